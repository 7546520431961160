// A figure as a list of drawing orders in pixels: what every painter draws in the same way (SVG, PNG, the studio's
// canvas).
#pragma once

#include "base/ids.h"
#include "paint/style.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace porism::paint {

/// Pixels; x to the right, y down, the origin at the top left corner of the picture.
struct Vec {
    double x = 0, y = 0;
    friend bool operator==(const Vec&, const Vec&) = default;
};

/// What an item shows, for hit tests, accessible names and as ground truth. Of the figure: a point; a segment by its
/// ends; a circle by its centre (if it has a name) and a point on it. Of marks, by the lines or the angle that bear
/// them: strokes of equal lengths, arcs of equal angles (a point of a side, the vertex, a point of the other side),
/// squares of right angles (the same, or a vertex that has no name), arrows of parallels, values of lengths and angles.
/// What sets something off has none.
struct Subject {
    enum class Kind : std::uint8_t {
        none,
        point,
        segment,
        circle,
        equal_lengths,
        equal_angles,
        right_angle,
        parallels,
        length,
        angle
    };
    Kind kind = Kind::none;
    PointId first = {}, second = {}, third = {};
    friend bool operator==(const Subject&, const Subject&) = default;
};

struct Line {
    Vec from, to;
    Stroke stroke;
    Subject subject = {};
};

struct Circle {
    Vec centre;
    double radius = 0;
    Stroke stroke;
    Subject subject = {};
};

/// Part of a circle: from angle `start` on through `sweep`, radians, counter-clockwise as seen.
struct Arc {
    Vec centre;
    double radius = 0, start = 0, sweep = 0;
    Stroke stroke;
    Subject subject = {};
};

/// Open or closed, filled or not: squares of right angles, arrows of parallels, tinted triangles.
struct Polygon {
    std::vector<Vec> corners;
    bool closed = false;
    std::optional<Stroke> stroke = {};
    std::optional<Colour> fill = {};
    Subject subject = {};
};

/// A filled disc with an outline: a point, or with no subject what a number stands on.
struct Dot {
    Vec at;
    double radius = 3;
    Colour fill;
    Stroke outline;
    Subject subject = {};
};

/// A piece of a label: on the line, or smaller and lower or higher. Points and letters are italic, as a textbook has
/// them; numbers are upright.
struct Run {
    enum class Level : std::uint8_t { line, low, high };
    enum class Face : std::uint8_t { italic, upright };
    std::string text;
    Level level = Level::line;
    Face face = Face::italic;
    friend bool operator==(const Run&, const Run&) = default;
};

/// One line of text, its baseline beginning at `at`.
struct Text {
    Vec at;
    double size = 15;
    std::vector<Run> runs;
    Colour colour;
    Colour halo; ///< drawn around the letters so that lines behind do not cut them; alpha 0 where nothing is behind
    Subject subject = {};
};
/// How a run of a level is set: as a part of the size of the text, and so much of it below the baseline.
struct Setting {
    double scale, drop;
};
constexpr Setting setting(Run::Level level) {
    constexpr Setting by_level[] = {{1, 0}, {0.7, 0.22}, {0.7, -0.36}};
    return by_level[static_cast<std::size_t>(level)];
}

using Item = std::variant<Polygon, Line, Circle, Arc, Dot, Text>;

/// A given of the diagram, by its index, and a mark that says it, alone or together with others.
struct Saying {
    std::size_t given = 0;
    Subject mark = {};
    friend bool operator==(const Saying&, const Saying&) = default;
};

/// In the painter's order: later items cover earlier ones. Everything may reach beyond the picture, and is clipped by
/// whoever draws.
struct DisplayList {
    double width = 0, height = 0;
    Colour background;
    std::vector<Item> items;
    /// Givens of the diagram, ascending, each once, that the marks and values of what is given say exactly, as a reader
    /// of the picture reads them: the strokes on equal lengths say all equalities among these, a square in a drawn
    /// corner says that its lines are at right angles. Given signs that could not be seen are not drawn, nor such of
    /// which the picture would say less than is given. What is lit is not said here.
    std::vector<std::size_t> said = {};
    std::vector<Saying> sayings = {}; ///< by which marks each of these is said, in order of the givens
};

} // namespace porism::paint
