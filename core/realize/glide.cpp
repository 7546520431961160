#include "realize/glide.h"

#include "geometry/construct.h"
#include "geometry/vector.h"

namespace porism::realize {

std::optional<double> nearest_parameter(const diagram::Instruction& glider,
                                        std::span<const diagram::Register<double>> registers,
                                        geometry::Point<double> target) {
    const auto point = [&](std::size_t i) { return std::get<geometry::Point<double>>(registers[glider.operands[i]]); };
    if (glider.primitive == diagram::Primitive::equal_angles_point) {
        const auto side = point(1) - point(0), to_target = target - point(0);
        const double along = geometry::dot(side, to_target);
        return along == 0 ? std::nullopt : std::optional(geometry::cross(side, to_target) / along);
    }
    const auto& locus = registers[glider.operands[0]];
    if (glider.primitive == diagram::Primitive::point_on_circle)
        return geometry::parameter_on_circle(std::get<geometry::Circle<double>>(locus), target);
    const auto direction = geometry::direction(std::get<geometry::Line<double>>(locus));
    return geometry::dot(target - point(1), direction) / geometry::squared_length(direction);
}

} // namespace porism::realize
