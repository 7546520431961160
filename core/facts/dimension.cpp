#include "facts/dimension.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::facts {
namespace {

using enum QuantityKind;

struct Dimension {
    QuantityKind kind;
    int power;
};
constexpr std::array dimensional{
    Dimension{length, 1}, Dimension{perimeter, 1}, Dimension{circumference, 1}, Dimension{arc_length, 1},
    Dimension{area, 2},   Dimension{disc, 2},      Dimension{sector, 2},
};
constexpr std::array vanishing{letter, sine, cosine, tangent};
constexpr double small = 1e-3;

double way_round(std::span<const PointId> corners, std::span<const geometry::Point<double>> points) {
    double out = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto &here = points[corners[i].index()], &next = points[corners[(i + 1) % corners.size()].index()];
        out += std::hypot(next.x - here.x, next.y - here.y);
    }
    return out;
}

} // namespace

std::optional<int> dimension(QuantityKind kind) {
    if (kind == letter) return std::nullopt;
    const auto found = std::ranges::find(dimensional, kind, &Dimension::kind);
    return found == dimensional.end() ? 0 : found->power;
}

double least_size(QuantityKind kind) {
    return std::ranges::find(vanishing, kind) == vanishing.end() ? 0 : small;
}

double least_size(const Quantity& quantity, std::span<const geometry::Point<double>> points) {
    if (quantity.kind() == angle) return small;
    if (quantity.kind() != area) return least_size(quantity.kind());
    const double around = way_round(quantity.points(), points);
    return small * around * around;
}

} // namespace porism::facts
