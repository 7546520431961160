#include "realize/glide.h"

#include "geometry/construct.h"
#include "geometry/vector.h"
#include "numbers/number.h"

namespace porism::realize {
namespace {

template<class N>
std::optional<N> nearest(const diagram::Instruction& glider, std::span<const diagram::Register<N>> registers,
                         const geometry::Point<N>& target) {
    const auto point = [&](std::size_t i) { return std::get<geometry::Point<N>>(registers[glider.operands[i]]); };
    if (glider.primitive == diagram::Primitive::equal_angles_point) {
        const auto side = point(1) - point(0), to_target = target - point(0);
        const N along = geometry::dot(side, to_target);
        if (numbers::sign(along).value_or(0) == 0) return std::nullopt;
        return geometry::cross(side, to_target) / along;
    }
    const auto& locus = registers[glider.operands[0]];
    if (glider.primitive == diagram::Primitive::point_on_circle)
        return geometry::parameter_on_circle(std::get<geometry::Circle<N>>(locus), target);
    const auto direction = geometry::direction(std::get<geometry::Line<N>>(locus));
    return geometry::dot(target - point(1), direction) / geometry::squared_length(direction);
}

} // namespace

std::optional<double> nearest_parameter(const diagram::Instruction& glider,
                                        std::span<const diagram::Register<double>> registers,
                                        geometry::Point<double> target) {
    return nearest<double>(glider, registers, target);
}

std::optional<numbers::Constructible>
nearest_parameter(const diagram::Instruction& glider,
                  std::span<const diagram::Register<numbers::Constructible>> registers,
                  const geometry::Point<numbers::Constructible>& target) {
    return nearest<numbers::Constructible>(glider, registers, target);
}

std::optional<numbers::Exact> nearest_parameter(const diagram::Instruction& glider,
                                                std::span<const diagram::Register<numbers::Exact>> registers,
                                                const geometry::Point<numbers::Exact>& target) {
    return nearest<numbers::Exact>(glider, registers, target);
}

} // namespace porism::realize
