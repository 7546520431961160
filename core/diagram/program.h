// The straight-line program of a figure: primitives and branches over registers, run over any number type.
//
// A scene is compiled once (realize) and then evaluated over doubles for pictures, over balls for side conditions and
// over algebraic numbers for exact truth. The same program, inputs and branches give the same figure in each.
#pragma once

#include "base/ids.h"
#include "geometry/point.h"
#include "numbers/ball.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace porism::diagram {

enum class Primitive : std::uint8_t {
    // points
    free_point,           ///< two inputs: x, y
    point_on_line,        ///< line, p on it; one input t: p plus t times the line's direction
    point_on_circle,      ///< circle; one input t: its start point turned by 2 atan(t); rational
    midpoint,             ///< p q
    foot,                 ///< p line
    reflect,              ///< p line: mirror image
    mirror,               ///< p q: image of p in q
    circumcentre,         ///< p q r
    incentre,             ///< p q r: inside
    orthocentre,          ///< p q r
    meet_lines,           ///< line line
    meet_line_circle,     ///< line circle, branch 0 or 1: along the line's direction, against it
    other_on_line_circle, ///< line circle p: the second meeting point, p lying on both; rational
    meet_circles,         ///< circle circle, branch 0 or 1: left or right of the centre line
    other_on_circles,     ///< circle circle p: the second meeting point, p lying on both; rational
    touch_line_circle,    ///< line circle that touch: the point where they do; rational
    touch_circles,        ///< circle circle that touch: the point where they do; rational
    shift,                ///< p q r: p + q - r
    along,                ///< p q, constant k: p + k (q - p)
    turn,                 ///< p q, constant k: p turned about q by k half turns counter-clockwise
    turn_either,          ///< p q, constant k: the same in branch 0, clockwise in branch 1
    similar_image,        ///< p q a b c: of c, where a goes to p and b to q, the orientation kept
    mirrored_image,       ///< p q a b c: the same, the orientation turned round
    excentre,             ///< p q r: opposite to p
    outer_touch,          ///< circle circle, branch 0 or 1: where an outer common tangent touches the first
    inner_touch,          ///< circle circle, branch 0 or 1: where an inner common tangent touches the first
    touching_centre, ///< a b c o, branch 0 to 7: centre of a circle that touches ca, cb and the one about o through a
    equal_angles_point, ///< a b c; one input t: the point x with angle(ab, ax) = angle(cx, cb) of tangent t; rational
    // lines
    line,                   ///< p q
    parallel,               ///< p, q r: through p
    perpendicular,          ///< p, q r: through p at right angles to qr
    perpendicular_bisector, ///< p q
    internal_bisector,      ///< p q r: of the angle at q
    angle_line,             ///< a b, c d e: the line l through a with angle(l, ab) = angle(dc, de), directed (on_aline)
    turned_line,            ///< p q r, constant k: through p, the direction qr turned by k half turns
    equal_angle_line,       ///< a b c d e f g: the line l through g with angle(ef, l) = angle(ab, cd), directed
    trisector,              ///< p q r: from q, a third of the angle pqr from qp
    // circles
    circle,                     ///< o p: centre o through p
    circle_radius,              ///< o, p q: centre o, radius |pq|
    circle_through,             ///< p q r
    diameter_circle,            ///< p q
    circle_of_radius,           ///< o, constant k
    circle_of_squared_radius,   ///< o, constant k: radius sqrt(k)
    scaled_circle,              ///< o p q, constant k: radius k |pq|
    squared_scaled_circle,      ///< o p q, constant k: radius sqrt(k) |pq|
    fourth_proportional_circle, ///< a b c d e f g: centre g, |ab| : |cd| = |ef| : radius
    apollonius_circle,          ///< a c e f g h: |xa| : |xc| = |ef| : |gh|
    ratio_circle,               ///< a b, constant k: |xa| : |xb| = k
    inscribed_circle,           ///< a b d e f: angle(xa, xb) = angle(de, df)
};

/// What a register holds.
enum class Kind : std::uint8_t { point, line, circle };

inline constexpr std::size_t max_operands = 7;

struct PrimitiveRow {
    Primitive primitive;
    std::string_view name; ///< as recipes write it: "foot", "line", "bline", ...; unique
    Kind result;
    std::array<Kind, max_operands> takes; ///< kinds of the register operands, the first `operands`
    std::uint8_t operands;
    std::uint8_t inputs;   ///< free parameters that it consumes
    std::uint8_t branches; ///< discrete branches: a power of two
    bool constant = false; ///< whether it takes a constant of the program
};
const PrimitiveRow& row(Primitive primitive);
std::span<const PrimitiveRow> primitive_table();
std::optional<Primitive> primitive_by_name(std::string_view name);

struct Instruction {
    Primitive primitive;
    std::uint8_t branch = 0;
    std::array<std::uint32_t, max_operands> operands{}; ///< registers
    std::uint32_t first_input = 0;                      ///< index into the inputs
    std::uint32_t constant = 0;                         ///< index into the constants
    friend bool operator==(const Instruction&, const Instruction&) = default;
};

/// Register i is the result of instruction i. Points of the scene are the registers `point_registers[PointId]`.
struct Program {
    std::vector<Instruction> instructions;
    std::vector<std::uint32_t> point_registers;
    std::vector<numbers::Rational> constants;
    std::uint32_t input_count = 0;
    friend bool operator==(const Program&, const Program&) = default;
};

template<class N>
using Register = std::variant<geometry::Point<N>, geometry::Line<N>, geometry::Circle<N>>;

/// One instruction over earlier registers; empty when the result does not exist (parallel lines, no meeting point) or,
/// over balls and algebraic numbers, when that cannot be told. N is double, numbers::Ball or numbers::Exact. The
/// instruction is well-formed: its operands are earlier registers of the right kinds (asserted).
template<class N>
std::optional<Register<N>> step(const Instruction& instruction, std::span<const Register<N>> registers,
                                std::span<const N> inputs, std::span<const numbers::Rational> constants);

/// The points of the scene in order; empty when some instruction has no result.
template<class N>
std::optional<std::vector<geometry::Point<N>>> evaluate(const Program& program, std::span<const N> inputs);

/// Doubles as numbers of another type, exactly.
template<class N>
std::vector<N> exact_inputs(std::span<const double> inputs);

/// Whether every operand is an earlier register of the right kind, every input, constant and branch exists: what `step`
/// takes for granted, asked of a program that was read from a file.
bool well_formed(const Program& program);

} // namespace porism::diagram
