#include "numbers/constructible_access.h"

#include <cmath>
#include <limits>

namespace porism::numbers {
namespace {

using Some = TowerAccess::Some;
using State = Constructible::State;

constexpr int first_precision = 128;

Ball value_of(Some a, std::span<const Ball> roots) {
    if (a.size() == 1) return Ball(Rational(a[0]));
    const std::size_t half = a.size() / 2;
    if (TowerAccess::all_zero(a.last(half))) return value_of(a.first(half), roots);
    return value_of(a.first(half), roots) + value_of(a.last(half), roots) * roots[TowerAccess::level(half)];
}

} // namespace

Ball TowerAccess::enclosure(const Constructible& a, int bits) {
    QuadraticTower& tower = QuadraticTower::current();
    const BallPrecision scope(bits);
    std::vector<Ball>& roots = tower.enclosures_[bits];
    while (roots.size() < tower.radicands_.size())
        roots.push_back(numbers::sqrt(value_of(tower.radicands_[roots.size()], roots)));
    return value_of(a.numerators_, roots) / Ball(Rational(a.denominator_));
}

Constructible abs(const Constructible& a) {
    const auto s = sign(a);
    if (!s) return TowerAccess::is_value(a) ? TowerAccess::without_value(State::beyond) : a;
    return *s < 0 ? -a : a;
}

Decision is_zero(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return Decision::undecided;
    return TowerAccess::is_rational(a) && TowerAccess::numerators(a)[0] == 0 ? Decision::yes : Decision::no;
}

std::optional<int> sign(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return std::nullopt;
    if (TowerAccess::is_rational(a)) return sgn(TowerAccess::numerators(a)[0]);
    QuadraticTower& tower = QuadraticTower::current();
    for (int bits = first_precision; bits <= tower.limits().precision; bits *= 2) {
        if (tower.spent()) return std::nullopt;
        if (const auto s = sign(TowerAccess::enclosure(a, bits))) return s;
    }
    TowerAccess::ended(TowerEnd::precision);
    return std::nullopt;
}

Ball to_ball(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return Ball(std::numeric_limits<double>::quiet_NaN());
    return TowerAccess::enclosure(a, BallPrecision::current());
}

double to_double(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return std::numeric_limits<double>::quiet_NaN();
    Ball ball = TowerAccess::enclosure(a, first_precision);
    const int limit = QuadraticTower::current().limits().precision;
    for (int bits = 2 * first_precision; bits <= limit && ball.radius() > 1e-17 * std::fabs(ball.to_double());
         bits *= 2)
        ball = TowerAccess::enclosure(a, bits);
    return ball.to_double();
}

} // namespace porism::numbers
