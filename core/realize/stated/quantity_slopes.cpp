#include "realize/stated/quantity_slopes.h"

#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace porism::realize {
namespace {

using facts::QuantityKind;
using Point = geometry::Point<double>;
using Points = std::span<const Point>;

constexpr double degrees = 180 / std::numbers::pi;

Point times(double factor, const Point& p) {
    return {factor * p.x, factor * p.y};
}

QuantitySlopes of_length(Points at) {
    const Point way = at[1] - at[0];
    const Point along = times(1 / std::sqrt(geometry::squared_length(way)), way);
    return {times(-1, along), along};
}

/// Of the angle in radians that is turned through from 0 to the side.
Point turning(const Point& side) {
    return times(1 / geometry::squared_length(side), {-side.y, side.x});
}

/// In radians, of the angle without sign.
QuantitySlopes of_turn(Points at) {
    const Point one = at[0] - at[1], other = at[2] - at[1];
    const double sign = geometry::cross(one, other) < 0 ? -1 : 1;
    const Point first = times(-sign, turning(one)), last = times(sign, turning(other));
    return {first, times(-1, first + last), last};
}

double angle_in(Points at) {
    const Point one = at[0] - at[1], other = at[2] - at[1];
    return std::fabs(std::atan2(geometry::cross(one, other), geometry::dot(one, other)));
}

QuantitySlopes scaled(QuantitySlopes slopes, double factor) {
    for (Point& slope : slopes) slope = times(factor, slope);
    return slopes;
}

QuantitySlopes of_angle(Points at) {
    return scaled(of_turn(at), degrees);
}
QuantitySlopes of_sine(Points at) {
    return scaled(of_turn(at), std::cos(angle_in(at)));
}
QuantitySlopes of_cosine(Points at) {
    return scaled(of_turn(at), -std::sin(angle_in(at)));
}
QuantitySlopes of_tangent(Points at) {
    const double cosine = std::cos(angle_in(at));
    return scaled(of_turn(at), 1 / (cosine * cosine));
}

QuantitySlopes of_area(Points at) {
    const std::size_t count = at.size();
    double twice = 0;
    for (std::size_t i = 0; i < count; ++i) twice += geometry::cross(at[i], at[(i + 1) % count]);
    const double half = twice < 0 ? -0.5 : 0.5;
    QuantitySlopes out;
    for (std::size_t i = 0; i < count; ++i) {
        const Point across = at[(i + 1) % count] - at[(i + count - 1) % count];
        out.push_back(times(half, {across.y, -across.x}));
    }
    return out;
}

QuantitySlopes of_perimeter(Points at) {
    const std::size_t count = at.size();
    QuantitySlopes out(count, Point{0, 0});
    for (std::size_t i = 0; i < count; ++i) {
        const std::array side{at[i], at[(i + 1) % count]};
        const QuantitySlopes ends = of_length(side);
        out[i] = out[i] + ends[0];
        out[(i + 1) % count] = out[(i + 1) % count] + ends[1];
    }
    return out;
}

struct SlopesOfKind {
    QuantityKind kind;
    QuantitySlopes (*slopes)(Points);
};
constexpr std::array slopes_of_kinds{
    SlopesOfKind{QuantityKind::length, &of_length},      SlopesOfKind{QuantityKind::angle, &of_angle},
    SlopesOfKind{QuantityKind::area, &of_area},          SlopesOfKind{QuantityKind::sine, &of_sine},
    SlopesOfKind{QuantityKind::cosine, &of_cosine},      SlopesOfKind{QuantityKind::tangent, &of_tangent},
    SlopesOfKind{QuantityKind::perimeter, &of_perimeter}};

} // namespace

std::optional<QuantitySlopes> slopes_of(const facts::Quantity& quantity, Points points) {
    const auto row = std::ranges::find(slopes_of_kinds, quantity.kind(), &SlopesOfKind::kind);
    if (row == slopes_of_kinds.end()) return std::nullopt;
    QuantitySlopes at;
    for (const PointId point : quantity.points()) at.push_back(points[point.index()]);
    return row->slopes({at.data(), at.size()});
}

} // namespace porism::realize
