#include "facts/relation_exact.h"

#include "geometry/vector.h"
#include "numbers/power_of_pi.h"
#include "numbers/root_sum.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace porism::facts {
namespace {

using geometry::Point;
using numbers::Decision;
using numbers::Rational;
using numbers::RootSum;

constexpr std::uint32_t largest_multiple = 64; ///< of an angle
constexpr double half_a_turn = 180;

template<class N>
Point<N> side(std::span<const PointId> polygon, std::size_t i, Points<N> points) {
    return points[polygon[(i + 1) % polygon.size()].index()] - points[polygon[i].index()];
}

template<class N>
using AsRoots = std::optional<RootSum<N>>;

template<class N>
AsRoots<N> number_roots(const Quantity& number, Points<N>) {
    if (numbers::has_pi(number.constant().expression())) return std::nullopt;
    return RootSum<N>{{numbers::from_scalar<N>(number.constant()), N(1)}};
}

template<class N>
AsRoots<N> length_roots(const Quantity& length, Points<N> points) {
    return RootSum<N>{{N(1), geometry::squared_length(side<N>(length.points(), 0, points))}};
}

template<class N>
AsRoots<N> perimeter_roots(const Quantity& perimeter, Points<N> points) {
    RootSum<N> out;
    for (std::size_t i = 0; i < perimeter.points().size(); ++i)
        out.push_back({N(1), geometry::squared_length(side<N>(perimeter.points(), i, points))});
    return out;
}

template<class N>
AsRoots<N> area_roots(const Quantity& area, Points<N> points) {
    const auto polygon = area.points();
    N twice(0);
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i)
        twice = twice +
                geometry::cross(points[polygon[i].index()] - points[polygon[0].index()], side<N>(polygon, i, points));
    const auto turn = numbers::sign(twice);
    if (!turn) return std::nullopt;
    return RootSum<N>{{(*turn < 0 ? -twice : twice) / N(2), N(1)}};
}

/// Of an angle: its sides as vectors, their cross product without its sign, and the product of their squares.
template<class N>
struct Corner {
    N along, across, squares;
};
template<class N>
std::optional<Corner<N>> corner_of(const Quantity& angle, Points<N> points) {
    const auto at = angle.points();
    const Point<N> u = points[at[0].index()] - points[at[1].index()], v = points[at[2].index()] - points[at[1].index()];
    const N across = geometry::cross(u, v);
    const auto turn = numbers::sign(across);
    if (!turn || *turn == 0) return std::nullopt;
    return Corner<N>{geometry::dot(u, v), *turn < 0 ? -across : across,
                     geometry::squared_length(u) * geometry::squared_length(v)};
}

template<class N>
AsRoots<N> sine_roots(const Quantity& sine, Points<N> points) {
    const auto corner = corner_of<N>(sine, points);
    if (!corner) return std::nullopt;
    return RootSum<N>{{corner->across / corner->squares, corner->squares}};
}

template<class N>
AsRoots<N> cosine_roots(const Quantity& cosine, Points<N> points) {
    const auto corner = corner_of<N>(cosine, points);
    if (!corner) return std::nullopt;
    return RootSum<N>{{corner->along / corner->squares, corner->squares}};
}

template<class N>
AsRoots<N> tangent_roots(const Quantity& tangent, Points<N> points) {
    const auto corner = corner_of<N>(tangent, points);
    if (!corner || numbers::is_zero(corner->along) != Decision::no) return std::nullopt;
    return RootSum<N>{{corner->across / corner->along, N(1)}};
}

/// Quantities that are sums of roots.
template<class N>
struct RootRow {
    QuantityKind kind;
    AsRoots<N> (*roots)(const Quantity&, Points<N>);
};
template<class N>
constexpr std::array root_rows{
    RootRow<N>{QuantityKind::number, number_roots<N>},  RootRow<N>{QuantityKind::length, length_roots<N>},
    RootRow<N>{QuantityKind::area, area_roots<N>},      RootRow<N>{QuantityKind::perimeter, perimeter_roots<N>},
    RootRow<N>{QuantityKind::sine, sine_roots<N>},      RootRow<N>{QuantityKind::cosine, cosine_roots<N>},
    RootRow<N>{QuantityKind::tangent, tangent_roots<N>}};

template<class N>
RootSum<N> product(const RootSum<N>& a, const RootSum<N>& b) {
    RootSum<N> out;
    for (const auto& one : a)
        for (const auto& other : b) {
            // Of two equal roots the product is no root.
            if (numbers::is_zero(one.radicand - other.radicand) == Decision::yes)
                out.push_back({one.coefficient * other.coefficient * one.radicand, N(1)});
            else
                out.push_back({one.coefficient * other.coefficient, one.radicand * other.radicand});
        }
    return out;
}

template<class N>
AsRoots<N> term_roots(const Monomial& monomial, const Rational& coefficient, Points<N> points) {
    RootSum<N> out{{numbers::from_rational<N>(coefficient), N(1)}};
    for (const Monomial::Factor& factor : monomial.factors) {
        const auto row = std::ranges::find(root_rows<N>, factor.quantity.kind(), &RootRow<N>::kind);
        const AsRoots<N> roots = row == root_rows<N>.end() ? std::nullopt : row->roots(factor.quantity, points);
        if (!roots) return std::nullopt;
        for (std::uint32_t i = 0; i < factor.exponent; ++i) out = product(out, *roots);
    }
    return out;
}

template<class N>
Decision amounts_vanish(const Relation& relation, Points<N> points) {
    constexpr std::size_t most_roots = 64;
    RootSum<N> sum;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        const AsRoots<N> roots = term_roots<N>(monomial, coefficient, points);
        if (!roots || sum.size() + roots->size() > most_roots) return Decision::undecided;
        sum.insert(sum.end(), roots->begin(), roots->end());
    }
    return numbers::vanishes(std::move(sum));
}

/// An angle below 180 degrees as a complex number up to a positive factor.
template<class N>
std::optional<Point<N>> angle_direction(const Quantity& angle, Points<N> points) {
    const auto corner = corner_of<N>(angle, points);
    if (!corner) return std::nullopt;
    return Point<N>{corner->along, corner->across};
}

/// The multiple of each angle, and the degrees that stand alone; nothing where it is no such sum.
struct AngleSum {
    std::vector<std::pair<Quantity, long>> angles;
    Rational degrees = 0;
};
std::optional<AngleSum> angle_sum(const Relation& relation) {
    AngleSum out;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (monomial.factors.empty()) {
            out.degrees += coefficient;
            continue;
        }
        const Monomial::Factor& factor = monomial.factors.front();
        const bool plain = monomial.degree() == 1 && factor.quantity.kind() == QuantityKind::angle;
        if (!plain || coefficient.get_den() != 1 || abs(coefficient) > largest_multiple) return std::nullopt;
        out.angles.emplace_back(factor.quantity, coefficient.get_num().get_si());
    }
    return out.angles.empty() ? std::nullopt : std::optional(std::move(out));
}

/// Whether the sum is zero, if it is one of whole turns: then it is seen in doubles which.
template<class N>
Decision angles_vanish(const AngleSum& sum, Points<N> points) {
    const Rational turns = sum.degrees / 180;
    Point<N> all{numbers::cos_of_turn<N>(turns), numbers::sin_of_turn<N>(turns)};
    double seen = sum.degrees.get_d();
    for (const auto& [angle, times] : sum.angles) {
        auto direction = angle_direction<N>(angle, points);
        if (!direction) return Decision::undecided;
        seen += static_cast<double>(times) * half_a_turn *
                std::atan2(numbers::to_double(direction->y), numbers::to_double(direction->x)) / std::numbers::pi;
        if (times < 0) direction->y = -direction->y;
        for (long i = 0; i < std::abs(times); ++i) all = geometry::product(all, *direction);
    }
    const Decision straight = numbers::is_zero(all.y);
    if (straight != Decision::yes) return straight;
    return std::fabs(seen) < half_a_turn / 2 ? Decision::yes : Decision::no;
}

template<class N>
Decision decide(const Relation& relation, Points<N> points) {
    const auto angles = angle_sum(relation);
    return angles ? angles_vanish<N>(*angles, points) : amounts_vanish<N>(relation, points);
}

} // namespace

Decision decide_exactly(const Relation& relation, Points<numbers::Exact> points) {
    return decide<numbers::Exact>(relation, points);
}
Decision decide_exactly(const Relation& relation, Points<numbers::Constructible> points) {
    return decide<numbers::Constructible>(relation, points);
}

} // namespace porism::facts
