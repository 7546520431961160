#include "realize/glide.h"

#include "geometry/construct.h"
#include "geometry/vector.h"

namespace porism::realize {

std::optional<double> nearest_parameter(const diagram::Instruction& glider,
                                        std::span<const diagram::Register<double>> registers,
                                        geometry::Point<double> target) {
    const auto& locus = registers[glider.operands[0]];
    if (glider.primitive == diagram::Primitive::point_on_circle)
        return geometry::parameter_on_circle(std::get<geometry::Circle<double>>(locus), target);
    const auto direction = geometry::direction(std::get<geometry::Line<double>>(locus));
    const auto anchor = std::get<geometry::Point<double>>(registers[glider.operands[1]]);
    return geometry::dot(target - anchor, direction) / geometry::squared_length(direction);
}

} // namespace porism::realize
