// How things look: palettes and line weights, by role. Okabe-Ito hues; every role has a second cue besides its colour.
#pragma once

#include <cstdint>
#include <string>

namespace porism::paint {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    std::uint8_t alpha = 255;
    friend bool operator==(const Colour&, const Colour&) = default;
};
/// "#0072b2", with two more digits where it is not opaque.
std::string to_string(Colour colour);

/// What something is at this moment. `none` is the plain figure.
enum class Role : std::uint8_t { none, given, derived, premise, conclusion, goal, proved };

/// *paper*: white, and nothing but black on it. *board*: a school's.
enum class Ground : std::uint8_t { light, dark, paper, board };

/// *studio*: points are coloured by what the user can do with them. *print*: black on white as a textbook has it, small
/// points.
enum class Look : std::uint8_t { studio, print };

struct Palette {
    Colour background, ink, soft; ///< soft: helper lines, soft enough to stay behind, dark enough to read (contrast 3)
    Colour given, derived, premise, conclusion, goal, proved;
    Colour halo; ///< around hovered and selected points
};
const Palette& palette(Ground ground);
Colour role_colour(const Palette& palette, Role role);

enum class Dash : std::uint8_t { solid, dashed, dotted, dash_dot };

/// A line as it is drawn; width in pixels.
struct Stroke {
    Colour colour;
    double width = 1;
    Dash dash = Dash::solid;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};
/// How a lit line of a role is drawn: the dash is the second cue.
Stroke role_stroke(const Palette& palette, Role role);
/// Lengths of strokes and gaps in pixels, starting with a stroke; empty for solid lines.
struct DashPattern {
    int count = 0;
    double lengths[4] = {};
};
DashPattern dash_pattern(Dash dash);

} // namespace porism::paint
