#include "facts/order_rows.h"

#include <vector>

namespace porism::facts {
namespace {

using enum QuantityKind;
using enum Predicate;

constexpr std::uint8_t at_a = 0, at_b = 1, at_c = 2;
constexpr OrderTerm none{};
constexpr OrderBound no_bound{};

constexpr OrderTerm side(int factor, std::uint8_t opposite) {
    return {factor, length, opposite};
}
constexpr OrderTerm square(int factor, std::uint8_t opposite) {
    return {factor, length, opposite, 2};
}
/// One term, at least zero together with the constant.
constexpr OrderBound at_least(int factor, QuantityKind kind, std::uint8_t corner, int constant = 0) {
    return {{OrderTerm{factor, kind, corner}, none, none}, constant, false};
}
/// The same above zero.
constexpr OrderBound beyond(int factor, QuantityKind kind, std::uint8_t corner, int constant) {
    return {{OrderTerm{factor, kind, corner}, none, none}, constant, true};
}
/// The square opposite B less those of the other sides, or these less that.
constexpr OrderBound squares_beside(int factor, bool strict) {
    return {{square(factor, at_b), square(-factor, at_a), square(-factor, at_c)}, 0, strict};
}
constexpr OrderBound difference(OrderTerm a, OrderTerm b, bool strict) {
    return {{a, b, none}, 0, strict};
}
constexpr OrderTerm angle_at(int factor, std::uint8_t corner) {
    return {factor, angle, corner};
}

constexpr std::array rows{
    OrderRow{"triangle_inequality",
             {},
             {OrderBound{{side(1, at_b), side(-1, at_a), side(-1, at_c)}, 0, true}, no_bound},
             "one side of a triangle is not longer than the other two together"},
    OrderRow{"two_angles",
             {},
             {OrderBound{{angle_at(1, at_a), angle_at(1, at_b), none}, -180, false}, no_bound},
             "two angles of a triangle are less than 180° together"},
    OrderRow{
        "greater_side",
        {},
        {difference(angle_at(1, at_a), angle_at(-1, at_b), false), difference(side(1, at_b), side(-1, at_a), true)},
        "the greater angle of a triangle is opposite the longer side"},
    OrderRow{
        "greater_angle",
        {},
        {difference(angle_at(1, at_a), angle_at(-1, at_b), true), difference(side(1, at_b), side(-1, at_a), false)},
        "the greater angle of a triangle is opposite the longer side"},
    OrderRow{"greatest_side",
             {},
             {at_least(1, angle, at_b, -90), difference(side(1, at_c), side(-1, at_b), false)},
             "a right or obtuse angle of a triangle is opposite its longest side"},
    OrderRow{"not_acute_sides",
             {},
             {at_least(1, angle, at_b, -90), squares_beside(-1, true)},
             "the square opposite an angle that is not acute is no less than the other two together"},
    OrderRow{"not_obtuse_sides",
             {},
             {at_least(-1, angle, at_b, 90), squares_beside(1, true)},
             "the square opposite an angle that is not obtuse is no greater than the other two together"},
    OrderRow{"obtuse_angle_sides",
             {},
             {beyond(1, angle, at_b, -90), squares_beside(-1, false)},
             "the square opposite an obtuse angle is greater than the other two together"},
    OrderRow{"acute_angle_sides",
             {},
             {beyond(-1, angle, at_b, 90), squares_beside(1, false)},
             "the square opposite an acute angle is less than the other two together"},
    OrderRow{"no_flat_triangle",
             ncoll,
             {OrderBound{{side(1, at_b), side(-1, at_a), side(-1, at_c)}, 0, false}, no_bound},
             ""},
    OrderRow{"acute_angle", acute_angle, {at_least(1, angle, at_b, -90), no_bound}, ""},
    OrderRow{"acute_cosine", acute_angle, {at_least(-1, cosine, at_b), no_bound}, ""},
    OrderRow{"acute_tangent", acute_angle, {at_least(-1, tangent, at_b), no_bound}, ""},
    OrderRow{"acute_sides",
             acute_angle,
             {OrderBound{{square(1, at_b), square(-1, at_a), square(-1, at_c)}, 0, false}, no_bound},
             "the square opposite an acute angle is less than the other two together"},
    OrderRow{"obtuse_angle", obtuse_angle, {at_least(-1, angle, at_b, 90), no_bound}, ""},
    OrderRow{"obtuse_cosine", obtuse_angle, {at_least(1, cosine, at_b), no_bound}, ""},
    OrderRow{"obtuse_tangent", obtuse_angle, {at_least(1, tangent, at_b), no_bound}, ""},
    OrderRow{"obtuse_side", obtuse_angle, {difference(side(1, at_c), side(-1, at_b), false), no_bound}, ""},
    OrderRow{"obtuse_sides",
             obtuse_angle,
             {OrderBound{{square(-1, at_b), square(1, at_a), square(1, at_c)}, 0, false}, no_bound},
             "the square opposite an obtuse angle is greater than the other two together"},
    OrderRow{"obtuse_other_angle", obtuse_angle, {at_least(1, angle, at_a, -90), no_bound}, ""},
    OrderRow{"obtuse_other_cosine", obtuse_angle, {at_least(-1, cosine, at_a), no_bound}, ""},
};

} // namespace

std::span<const OrderRow> order_rows() {
    return rows;
}

Quantity at_corner(QuantityKind kind, std::uint8_t corner, const std::array<PointId, 3>& points) {
    const PointId before = points.at((corner + 2U) % 3), after = points.at((corner + 1U) % 3);
    const std::array around{before, points.at(corner), after};
    const std::array opposite{before, after};
    return kind == length ? *Quantity::of(kind, opposite) : *Quantity::of(kind, around);
}

} // namespace porism::facts
