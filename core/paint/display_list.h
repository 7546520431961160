// A figure as a list of drawing orders in pixels: what every painter draws in the same way (SVG, PNG, the studio's
// canvas).
#pragma once

#include "base/ids.h"
#include "paint/style.h"

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

/// What an item shows, for hit tests and accessible names: a point; a segment by its ends; a circle by its centre (if
/// it has a name) and a point on it. Marks and highlights have none.
struct Subject {
    enum class Kind : std::uint8_t { none, point, segment, circle };
    Kind kind = Kind::none;
    PointId first = {}, second = {};
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
};

/// Open or closed, filled or not: squares of right angles, arrows of parallels, tinted triangles.
struct Polygon {
    std::vector<Vec> corners;
    bool closed = false;
    std::optional<Stroke> stroke = {};
    std::optional<Colour> fill = {};
};

/// A filled disc with an outline: a point, or with no subject what a number stands on.
struct Dot {
    Vec at;
    double radius = 3;
    Colour fill;
    Stroke outline;
    Subject subject = {};
};

/// A piece of a label; low pieces are subscripts.
struct Run {
    std::string text;
    bool low = false;
    friend bool operator==(const Run&, const Run&) = default;
};

/// One line of text, its baseline beginning at `at`. Low runs are `low_scale` times as large and stand `low_drop` times
/// the size lower.
struct Text {
    Vec at;
    double size = 15;
    std::vector<Run> runs;
    Colour colour;
    Colour halo; ///< drawn around the letters so that lines behind do not cut them; alpha 0 where nothing is behind
    Subject subject = {};
};
inline constexpr double low_scale = 0.7;
inline constexpr double low_drop = 0.22;

using Item = std::variant<Polygon, Line, Circle, Arc, Dot, Text>;

/// In the painter's order: later items cover earlier ones. Everything may reach beyond the picture, and is clipped by
/// whoever draws.
struct DisplayList {
    double width = 0, height = 0;
    Colour background;
    std::vector<Item> items;
};

} // namespace porism::paint
