#include "exact_relation.h"

#include "geometry/vector.h"
#include "numbers/root_sum.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace porism::test {
namespace {

using enum facts::QuantityKind;
using facts::Quantity;
using facts::QuantityKind;
using numbers::Ball;
using numbers::Decision;
using numbers::Exact;
using numbers::Rational;
using ExactPoint = geometry::Point<Exact>;
using Places = std::vector<ExactPoint>;
using Roots = numbers::RootSum<Exact>;

constexpr int bits = 512;
const double nothing = std::ldexp(1, -400);
constexpr int half_turn = 180;

Places places_of(const Quantity& quantity, std::span<const ExactPoint> points) {
    Places out;
    for (const PointId point : quantity.points()) out.push_back(points[point.index()]);
    return out;
}

// ---- sums of square roots

Exact square(const ExactPoint& a, const ExactPoint& b) {
    return geometry::squared_length(b - a);
}
Exact twice_area(const Places& at) {
    Exact sum(0);
    for (std::size_t i = 0; i < at.size(); ++i) sum += geometry::cross(at[i], at[(i + 1) % at.size()]);
    return sum;
}
/// Of the angle at the second of three points.
Exact dot_at(const Places& at) {
    return geometry::dot(at[0] - at[1], at[2] - at[1]);
}
Exact cross_at(const Places& at) {
    return geometry::cross(at[0] - at[1], at[2] - at[1]);
}

Roots length_roots(const Places& at) {
    return {{Exact(1), square(at[0], at[1])}};
}
Roots area_roots(const Places& at) {
    const Exact twice = twice_area(at);
    return {{Exact(1), twice * twice / Exact(4)}};
}
Roots perimeter_roots(const Places& at) {
    Roots out;
    for (std::size_t i = 0; i < at.size(); ++i) out.push_back({Exact(1), square(at[i], at[(i + 1) % at.size()])});
    return out;
}
Roots sine_roots(const Places& at) {
    const Exact cross = cross_at(at);
    return {{Exact(1), cross * cross / (square(at[0], at[1]) * square(at[2], at[1]))}};
}
Roots cosine_roots(const Places& at) {
    return {{dot_at(at), Exact(1) / (square(at[0], at[1]) * square(at[2], at[1]))}};
}
Roots tangent_roots(const Places& at) {
    const Exact cross = cross_at(at);
    return {{Exact(1) / dot_at(at), cross * cross}};
}

Roots product(const Roots& a, const Roots& b) {
    Roots out;
    for (const auto& x : a)
        for (const auto& y : b) out.push_back({x.coefficient * y.coefficient, x.radicand * y.radicand});
    return out;
}

using RootsOf = Roots (*)(const Places&);
RootsOf roots_of(QuantityKind kind) {
    constexpr std::array<std::pair<QuantityKind, RootsOf>, 6> table{{{length, length_roots},
                                                                     {area, area_roots},
                                                                     {perimeter, perimeter_roots},
                                                                     {sine, sine_roots},
                                                                     {cosine, cosine_roots},
                                                                     {tangent, tangent_roots}}};
    const auto found = std::ranges::find(table, kind, &std::pair<QuantityKind, RootsOf>::first);
    return found == table.end() ? nullptr : found->second;
}

Decision by_roots(const facts::Relation& relation, std::span<const ExactPoint> points) {
    Roots all;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Roots term{{Exact(coefficient), Exact(1)}};
        for (const auto& [quantity, exponent] : monomial.factors)
            for (std::uint32_t i = 0; i < exponent; ++i)
                term = product(term, roots_of(quantity.kind())(places_of(quantity, points)));
        std::ranges::move(term, std::back_inserter(all));
    }
    return numbers::vanishes(std::move(all));
}

// ---- angles

/// A vector at the angle from the first axis, modulo 180 degrees.
ExactPoint turned_by(const Quantity& quantity, const Places& at) {
    const bool is_arc = quantity.kind() == arc;
    const Places corner = is_arc ? Places{at[1], at[0], at.back()} : at;
    ExactPoint direction{dot_at(corner), numbers::abs(cross_at(corner))};
    if (!is_arc || at.size() == 3) return direction;
    // The arc through M is the shorter one where the centre lies on the other side of the chord.
    const auto side = [&](const ExactPoint& point) { return geometry::cross(at[3] - at[1], point - at[1]); };
    const auto opposite = numbers::sign(side(at[0]) * side(at[2]));
    return opposite.value_or(0) < 0 ? direction : ExactPoint{direction.x, -direction.y};
}

/// Linear in angles and arcs with whole coefficients, and so many times a part of a turn.
Decision by_turns(const facts::Relation& relation, std::span<const ExactPoint> points) {
    const auto constant = relation.polynomial().find({});
    const Rational turns =
        constant == relation.polynomial().end() ? Rational(0) : Rational(constant->second / half_turn);
    const unsigned long times = turns.get_den().get_ui();
    ExactPoint all{Exact(1), Exact(0)};
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (monomial.factors.empty()) continue;
        const Quantity& quantity = monomial.factors.front().quantity;
        ExactPoint one = turned_by(quantity, places_of(quantity, points));
        if (coefficient < 0) one.y = -one.y;
        const unsigned long repeats = times * numbers::Integer(abs(coefficient.get_num())).get_ui();
        for (unsigned long i = 0; i < repeats; ++i) all = geometry::product(all, one);
    }
    return numbers::is_zero(all.y);
}

// ---- balls

Ball ball_of_roots(const Roots& roots) {
    Ball sum;
    for (const auto& [coefficient, radicand] : roots) sum += to_ball(coefficient) * sqrt(to_ball(radicand));
    return sum;
}
Ball degrees(const Places& at) {
    return atan2(to_ball(numbers::abs(cross_at(at))), to_ball(dot_at(at))) * Ball(half_turn) / numbers::pi_ball();
}
Ball arc_degrees(const Places& at) {
    Ball shorter = degrees({at[1], at[0], at.back()});
    if (at.size() == 3) return shorter;
    const auto side = [&](const ExactPoint& point) { return geometry::cross(at[3] - at[1], point - at[1]); };
    return numbers::sign(side(at[0]) * side(at[2])).value_or(0) < 0 ? shorter : Ball(2 * half_turn) - shorter;
}
Ball radius_of(const Places& at) {
    return sqrt(to_ball(square(at[0], at[1])));
}
Ball part_of_circle(const Places& at) {
    return arc_degrees(at) / Ball(2 * half_turn);
}
Ball ball_of(const Quantity& quantity, const Places& at) {
    const Ball pi = numbers::pi_ball();
    if (quantity.kind() == number) return to_ball(quantity.constant());
    if (const auto roots = roots_of(quantity.kind())) return ball_of_roots(roots(at));
    if (quantity.kind() == angle) return degrees(at);
    if (quantity.kind() == arc) return arc_degrees(at);
    if (quantity.kind() == circumference) return Ball(2) * pi * radius_of(at);
    if (quantity.kind() == disc) return pi * radius_of(at) * radius_of(at);
    if (quantity.kind() == arc_length) return Ball(2) * pi * radius_of(at) * part_of_circle(at);
    assert(quantity.kind() == sector);
    return pi * radius_of(at) * radius_of(at) * part_of_circle(at);
}

Ball difference(const facts::Relation& relation, std::span<const ExactPoint> points) {
    Ball sum;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Ball term{coefficient};
        for (const auto& [quantity, exponent] : monomial.factors)
            term *= pow(ball_of(quantity, places_of(quantity, points)), Rational(exponent));
        sum += term;
    }
    return sum;
}

} // namespace

Decision decide_relation(const facts::Relation& relation, std::span<const ExactPoint> points) {
    const numbers::BallPrecision precision(bits);
    const Ball apart = difference(relation, points);
    if (numbers::sign(apart).value_or(0) != 0) return Decision::no;
    if (!apart.finite() || apart.radius() > nothing) return Decision::undecided;
    const auto quantities = relation.quantities();
    const bool numbers_too = std::ranges::any_of(relation.polynomial(), [](const auto& term) {
        return std::ranges::any_of(term.first.factors,
                                   [](const auto& factor) { return factor.quantity.kind() == number; });
    });
    if (numbers_too) return Decision::yes;
    const auto all = [&](auto&& of_kind) {
        return std::ranges::all_of(quantities, [&](const Quantity& one) { return of_kind(one.kind()); });
    };
    if (all([](QuantityKind kind) { return roots_of(kind) != nullptr; })) return by_roots(relation, points);
    if (all([](QuantityKind kind) { return kind == angle || kind == arc; })) return by_turns(relation, points);
    return Decision::yes;
}

} // namespace porism::test
