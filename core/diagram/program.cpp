#include "diagram/program.h"

#include "geometry/construct.h"
#include "geometry/locus.h"
#include "geometry/tangent.h"
#include "geometry/transform.h"
#include "geometry/vector.h"
#include "numbers/jet.h"

#include <algorithm>
#include <cassert>

namespace porism::diagram {
namespace {

using enum Kind;

constexpr PrimitiveRow rows[] = {
    {Primitive::free_point, "free", point, {}, 0, 2, 1},
    {Primitive::point_on_line, "point_on_line", point, {line, point}, 2, 1, 1},
    {Primitive::point_on_circle, "point_on_circle", point, {circle}, 1, 1, 1},
    {Primitive::midpoint, "midpoint", point, {point, point}, 2, 0, 1},
    {Primitive::foot, "foot", point, {point, line}, 2, 0, 1},
    {Primitive::reflect, "reflect", point, {point, line}, 2, 0, 1},
    {Primitive::mirror, "mirror", point, {point, point}, 2, 0, 1},
    {Primitive::circumcentre, "circumcentre", point, {point, point, point}, 3, 0, 1},
    {Primitive::incentre, "incentre", point, {point, point, point}, 3, 0, 1},
    {Primitive::orthocentre, "orthocentre", point, {point, point, point}, 3, 0, 1},
    {Primitive::meet_lines, "meet", point, {line, line}, 2, 0, 1},
    {Primitive::meet_line_circle, "meet_line_circle", point, {line, circle}, 2, 0, 2},
    {Primitive::other_on_line_circle, "other_on_line_circle", point, {line, circle, point}, 3, 0, 1},
    {Primitive::meet_circles, "meet_circles", point, {circle, circle}, 2, 0, 2},
    {Primitive::other_on_circles, "other_on_circles", point, {circle, circle, point}, 3, 0, 1},
    {Primitive::touch_line_circle, "touch_line_circle", point, {line, circle}, 2, 0, 1},
    {Primitive::touch_circles, "touch_circles", point, {circle, circle}, 2, 0, 1},
    {Primitive::shift, "shift", point, {point, point, point}, 3, 0, 1},
    {Primitive::along, "along", point, {point, point}, 2, 0, 1, true},
    {Primitive::turn, "turn", point, {point, point}, 2, 0, 1, true},
    {Primitive::turn_either, "turn_either", point, {point, point}, 2, 0, 2, true},
    {Primitive::similar_image, "similar_image", point, {point, point, point, point, point}, 5, 0, 1},
    {Primitive::mirrored_image, "mirrored_image", point, {point, point, point, point, point}, 5, 0, 1},
    {Primitive::excentre, "excentre", point, {point, point, point}, 3, 0, 1},
    {Primitive::outer_touch, "outer_touch", point, {circle, circle}, 2, 0, 2},
    {Primitive::inner_touch, "inner_touch", point, {circle, circle}, 2, 0, 2},
    {Primitive::touching_centre, "touching_centre", point, {point, point, point, point}, 4, 0, 8},
    {Primitive::equal_angles_point, "equal_angles_point", point, {point, point, point}, 3, 1, 1},
    {Primitive::line, "line", line, {point, point}, 2, 0, 1},
    {Primitive::parallel, "parallel", line, {point, point, point}, 3, 0, 1},
    {Primitive::perpendicular, "perpendicular", line, {point, point, point}, 3, 0, 1},
    {Primitive::perpendicular_bisector, "bline", line, {point, point}, 2, 0, 1},
    {Primitive::internal_bisector, "bisector", line, {point, point, point}, 3, 0, 1},
    {Primitive::angle_line, "angle_line", line, {point, point, point, point, point}, 5, 0, 1},
    {Primitive::turned_line, "turned_line", line, {point, point, point}, 3, 0, 1, true},
    {Primitive::equal_angle_line, "equal_angle_line", line, {point, point, point, point, point, point, point}, 7, 0, 1},
    {Primitive::trisector, "trisector", line, {point, point, point}, 3, 0, 1},
    {Primitive::circle, "circle", circle, {point, point}, 2, 0, 1},
    {Primitive::circle_radius, "circle_radius", circle, {point, point, point}, 3, 0, 1},
    {Primitive::circle_through, "circumcircle", circle, {point, point, point}, 3, 0, 1},
    {Primitive::diameter_circle, "diameter_circle", circle, {point, point}, 2, 0, 1},
    {Primitive::circle_of_radius, "circle_of_radius", circle, {point}, 1, 0, 1, true},
    {Primitive::circle_of_squared_radius, "circle_of_squared_radius", circle, {point}, 1, 0, 1, true},
    {Primitive::scaled_circle, "scaled_circle", circle, {point, point, point}, 3, 0, 1, true},
    {Primitive::squared_scaled_circle, "squared_scaled_circle", circle, {point, point, point}, 3, 0, 1, true},
    {Primitive::fourth_proportional_circle,
     "fourth_proportional_circle",
     circle,
     {point, point, point, point, point, point, point},
     7,
     0,
     1},
    {Primitive::apollonius_circle, "apollonius_circle", circle, {point, point, point, point, point, point}, 6, 0, 1},
    {Primitive::ratio_circle, "ratio_circle", circle, {point, point}, 2, 0, 1, true},
    {Primitive::inscribed_circle, "inscribed_circle", circle, {point, point, point, point, point}, 5, 0, 1},
};

/// What one instruction sees: its operands and inputs by position.
template<class N>
struct Operands {
    const Instruction& instruction;
    std::span<const Register<N>> registers;
    std::span<const N> inputs;
    std::span<const numbers::Rational> constants;

    const Register<N>& at(std::size_t i) const {
        assert(instruction.operands[i] < registers.size());
        return registers[instruction.operands[i]];
    }
    const geometry::Point<N>& p(std::size_t i) const { return std::get<geometry::Point<N>>(at(i)); }
    const geometry::Line<N>& l(std::size_t i) const { return std::get<geometry::Line<N>>(at(i)); }
    const geometry::Circle<N>& c(std::size_t i) const { return std::get<geometry::Circle<N>>(at(i)); }
    const N& input(std::size_t i) const {
        assert(instruction.first_input + i < inputs.size());
        return inputs[instruction.first_input + i];
    }
    const numbers::Rational& constant() const {
        assert(instruction.constant < constants.size());
        return constants[instruction.constant];
    }
    int branch() const { return instruction.branch; }
};

template<class N>
using Made = std::optional<Register<N>>;

template<class N, class T>
Made<N> wrap(std::optional<T> result) {
    if (!result) return std::nullopt;
    return Register<N>(std::move(*result));
}

/// Where the common chord's line meets the line of the centres.
template<class N>
std::optional<geometry::Point<N>> touch_circles(const geometry::Circle<N>& first, const geometry::Circle<N>& second) {
    const geometry::Point<N> apart = second.centre - first.centre;
    if (!geometry::line<N>(first.centre, second.centre)) return std::nullopt;
    const N squared = geometry::squared_length(apart);
    const N ratio = (first.squared_radius - second.squared_radius + squared) / (N(2) * squared);
    return first.centre + ratio * apart;
}

template<class N>
using Maker = Made<N> (*)(const Operands<N>&);

/// By primitive, in the order of the rows.
template<class N>
constexpr Maker<N> makers[] = {
    [](const Operands<N>& o) -> Made<N> {
        return Register<N>(geometry::Point<N>{o.input(0), o.input(1)});
    },
    [](const Operands<N>& o) -> Made<N> { return Register<N>(o.p(1) + o.input(0) * geometry::direction<N>(o.l(0))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::point_on_circle<N>(o.c(0), o.input(0))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::midpoint<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::foot<N>(o.p(0), o.l(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::reflect<N>(o.p(0), o.l(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::mirror<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circumcentre<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::incentre<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::orthocentre<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::meet_lines<N>(o.l(0), o.l(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::meet_line_circle<N>(o.l(0), o.c(1), o.branch())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::other_on_line_circle<N>(o.l(0), o.c(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::meet_circles<N>(o.c(0), o.c(1), o.branch())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::other_on_circles<N>(o.c(0), o.c(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::foot<N>(o.c(1).centre, o.l(0))); },
    [](const Operands<N>& o) { return wrap<N>(touch_circles<N>(o.c(0), o.c(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::shift<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::point_along<N>(o.p(0), o.p(1), o.constant())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::turn<N>(o.p(0), o.p(1), o.constant())); },
    [](const Operands<N>& o) {
        const numbers::Rational k = o.branch() == 0 ? o.constant() : numbers::Rational(-o.constant());
        return wrap<N>(geometry::turn<N>(o.p(0), o.p(1), k));
    },
    [](const Operands<N>& o) { return wrap<N>(geometry::similar_image<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::mirrored_image<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::excentre<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::outer_touch<N>(o.c(0), o.c(1), o.branch())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::inner_touch<N>(o.c(0), o.c(1), o.branch())); },
    [](const Operands<N>& o) {
        return wrap<N>(geometry::touching_centre<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.branch()));
    },
    [](const Operands<N>& o) { return wrap<N>(geometry::equal_angles_point<N>(o.p(0), o.p(1), o.p(2), o.input(0))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::line<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::parallel<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::perpendicular<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::perpendicular_bisector<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::internal_bisector<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::angle_line<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::turned_line<N>(o.p(0), o.p(1), o.p(2), o.constant())); },
    [](const Operands<N>& o) {
        return wrap<N>(geometry::equal_angle_line<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4), o.p(5), o.p(6)));
    },
    [](const Operands<N>& o) { return wrap<N>(geometry::trisector<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circle<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circle_radius<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circle_through<N>(o.p(0), o.p(1), o.p(2))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::diameter_circle<N>(o.p(0), o.p(1))); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circle_of_radius<N>(o.p(0), o.constant())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::circle_of_squared_radius<N>(o.p(0), o.constant())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::scaled_circle<N>(o.p(0), o.p(1), o.p(2), o.constant())); },
    [](const Operands<N>& o) {
        return wrap<N>(geometry::squared_scaled_circle<N>(o.p(0), o.p(1), o.p(2), o.constant()));
    },
    [](const Operands<N>& o) {
        return wrap<N>(geometry::fourth_proportional_circle<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4), o.p(5), o.p(6)));
    },
    [](const Operands<N>& o) {
        return wrap<N>(geometry::apollonius_circle<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4), o.p(5)));
    },
    [](const Operands<N>& o) { return wrap<N>(geometry::ratio_circle<N>(o.p(0), o.p(1), o.constant())); },
    [](const Operands<N>& o) { return wrap<N>(geometry::inscribed_circle<N>(o.p(0), o.p(1), o.p(2), o.p(3), o.p(4))); },
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < std::size(rows); ++i)
        if (static_cast<std::size_t>(rows[i].primitive) != i) return false;
    return true;
}
static_assert(in_order(), "a primitive is the index of its row");
static_assert(std::size(rows) == std::size(makers<double>), "a maker for every primitive");

bool well_formed(const Instruction& instruction, std::span<const Kind> kinds, const Program& program) {
    if (static_cast<std::size_t>(instruction.primitive) >= std::size(rows)) return false;
    const PrimitiveRow& r = row(instruction.primitive);
    if (instruction.branch >= r.branches) return false;
    if (r.inputs > program.input_count || instruction.first_input > program.input_count - r.inputs) return false;
    if (r.constant && instruction.constant >= program.constants.size()) return false;
    for (std::size_t i = 0; i < r.operands; ++i) {
        const std::uint32_t operand = instruction.operands[i];
        if (operand >= kinds.size() || kinds[operand] != r.takes[i]) return false;
    }
    return true;
}

template<class N>
N exact_input(double value);
template<>
double exact_input<double>(double value) {
    return value;
}
template<>
numbers::Ball exact_input<numbers::Ball>(double value) {
    return numbers::Ball(value);
}
template<>
numbers::Exact exact_input<numbers::Exact>(double value) {
    return numbers::Exact(numbers::Rational(value));
}
template<>
numbers::Constructible exact_input<numbers::Constructible>(double value) {
    return numbers::Constructible(numbers::Rational(value));
}
template<>
numbers::Jet exact_input<numbers::Jet>(double value) {
    return numbers::Jet(numbers::Ball(value));
}

} // namespace

const PrimitiveRow& row(Primitive primitive) {
    return rows[static_cast<std::size_t>(primitive)];
}

std::span<const PrimitiveRow> primitive_table() {
    return rows;
}

std::optional<Primitive> primitive_by_name(std::string_view name) {
    const auto it = std::ranges::find(rows, name, &PrimitiveRow::name);
    if (it == std::end(rows)) return std::nullopt;
    return it->primitive;
}

bool well_formed(const Program& program) {
    std::vector<Kind> kinds;
    kinds.reserve(program.instructions.size());
    for (const Instruction& instruction : program.instructions) {
        if (!well_formed(instruction, kinds, program)) return false;
        kinds.push_back(row(instruction.primitive).result);
    }
    return std::ranges::all_of(program.point_registers,
                               [&](std::uint32_t i) { return i < kinds.size() && kinds[i] == point; });
}

template<class N>
std::optional<Register<N>> step(const Instruction& instruction, std::span<const Register<N>> registers,
                                std::span<const N> inputs, std::span<const numbers::Rational> constants) {
    return makers<N>[static_cast<std::size_t>(instruction.primitive)](
        Operands<N>{instruction, registers, inputs, constants});
}

template<class N>
std::optional<std::vector<geometry::Point<N>>> evaluate(const Program& program, std::span<const N> inputs) {
    std::vector<Register<N>> registers;
    registers.reserve(program.instructions.size());
    for (const Instruction& instruction : program.instructions) {
        auto result = step<N>(instruction, registers, inputs, program.constants);
        if (!result) return std::nullopt;
        registers.push_back(std::move(*result));
    }
    std::vector<geometry::Point<N>> points;
    points.reserve(program.point_registers.size());
    for (const std::uint32_t index : program.point_registers)
        points.push_back(std::get<geometry::Point<N>>(registers[index]));
    return points;
}

template<class N>
std::vector<N> exact_inputs(std::span<const double> inputs) {
    std::vector<N> result;
    result.reserve(inputs.size());
    for (const double input : inputs) result.push_back(exact_input<N>(input));
    return result;
}

#define PORISM_INSTANTIATE(N)                                                                                          \
    template std::optional<Register<N>> step(const Instruction&, std::span<const Register<N>>, std::span<const N>,     \
                                             std::span<const numbers::Rational>);                                      \
    template std::optional<std::vector<geometry::Point<N>>> evaluate(const Program&, std::span<const N>);              \
    template std::vector<N> exact_inputs(std::span<const double>)

PORISM_INSTANTIATE(double);
PORISM_INSTANTIATE(numbers::Ball);
PORISM_INSTANTIATE(numbers::Exact);
PORISM_INSTANTIATE(numbers::Constructible);
PORISM_INSTANTIATE(numbers::Jet);

#undef PORISM_INSTANTIATE

} // namespace porism::diagram
