// The loci of a statement: what is polynomial in the coordinates as it is, quantities by the curves on which they have
// a value.
#include "geometry/vector.h"
#include "realize/stated/constraint_row.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>

namespace porism::realize {
namespace {

using facts::QuantityKind;
using Ids = std::span<const PointId>;

/// At most this power of a quantity is solved for.
constexpr std::size_t most_power = 2;
constexpr double degree = std::numbers::pi / 180;

double distance_less(std::span<const Point> points, Ids of, double length) {
    return geometry::squared_length(points[of[0].index()] - points[of[1].index()]) - length * length;
}
double doubled_area_less(std::span<const Point> points, Ids of, double area) {
    const Point& corner = points[of[0].index()];
    return geometry::cross(points[of[1].index()] - corner, points[of[2].index()] - corner) - 2 * area;
}
/// Vanishes where the second side is the first one turned by the angle, or by two right angles more.
double turn_less(const Point& apex, const Point& first, const Point& second, double angle) {
    const Point u = first - apex, v = second - apex;
    return std::sin(angle) * geometry::dot(u, v) - std::cos(angle) * geometry::cross(u, v);
}
double angle_less(std::span<const Point> points, Ids of, double angle) {
    return turn_less(points[of[1].index()], points[of[0].index()], points[of[2].index()], angle);
}
double arc_less(std::span<const Point> points, Ids of, double angle) {
    return turn_less(points[of[0].index()], points[of[1].index()], points[of[2].index()], angle);
}

std::vector<double> either(double value) {
    return {value, -value};
}

/// A quantity, and the curves on which it has a value: one for each parameter.
struct Curves {
    QuantityKind kind;
    std::size_t points;
    std::vector<double> (*parameters)(double value);
    double (*curve)(std::span<const Point> points, Ids of, double parameter);
};
constexpr std::array curves{
    Curves{QuantityKind::length, 2, [](double v) { return std::vector{v}; }, distance_less},
    Curves{QuantityKind::circumference, 2, [](double v) { return std::vector{v / (2 * std::numbers::pi)}; },
           distance_less},
    Curves{QuantityKind::disc, 2, [](double v) { return std::vector{std::sqrt(v / std::numbers::pi)}; }, distance_less},
    Curves{QuantityKind::area, 3, either, doubled_area_less},
    Curves{QuantityKind::angle, 3, [](double v) { return either(degree * v); }, angle_less},
    Curves{QuantityKind::arc, 3, [](double v) { return either(degree * v); }, arc_less},
    // An angle and its supplement turn the other way, and are on one curve.
    Curves{QuantityKind::sine, 3, [](double v) { return either(std::asin(v)); }, angle_less},
    Curves{QuantityKind::cosine, 3, [](double v) { return either(std::acos(v)); }, angle_less},
    Curves{QuantityKind::tangent, 3, [](double v) { return either(std::atan(v)); }, angle_less},
};

const Curves* curves_of(const facts::Quantity& quantity) {
    const auto* const found = std::ranges::find_if(curves, [&](const Curves& one) {
        return one.kind == quantity.kind() && one.points == quantity.points().size();
    });
    return found == curves.end() ? nullptr : found;
}

/// Real roots of c0 + c1 x + c2 x^2.
std::vector<double> roots(const std::array<double, most_power + 1>& c) {
    if (c[2] == 0) return c[1] == 0 ? std::vector<double>() : std::vector{-c[0] / c[1]};
    const double square = c[1] * c[1] - 4 * c[2] * c[0];
    if (square < 0) return {};
    const double sum = -(c[1] + std::copysign(std::sqrt(square), c[1])) / 2;
    return sum == 0 ? std::vector{0.0} : std::vector{sum / c[2], c[0] / sum};
}

bool names(const facts::Quantity& quantity, PointId point) {
    return std::ranges::find(quantity.points(), point) != quantity.points().end();
}

} // namespace

/// A relation or an equality of which all points but one stand where they are.
struct ConstraintRow::Placing {
    const ConstraintRow& row;
    PointId point;
    std::vector<Point> points;
    std::span<const double> letters;
    const Frame& frame;
    std::vector<bool> moves = {}; ///< by quantity

    std::optional<Locus> locus(const std::function<double()>& function) {
        return locus_of(
            [&](const Point& place) {
                points[point.index()] = place;
                return function();
            },
            frame);
    }
    double constant_of(const Term& term) const {
        double product = term.coefficient;
        for (const Power& power : term.powers)
            if (power.letter || !moves[power.index])
                product *= std::pow(power.letter ? letters[power.index] : value_of(power.index),
                                    static_cast<double>(power.exponent));
        return product;
    }
    /// The powers of what moves.
    std::vector<Power> moving(const Term& term) const {
        std::vector<Power> some;
        std::ranges::copy_if(term.powers, std::back_inserter(some),
                             [&](const Power& power) { return !power.letter && moves[power.index]; });
        return some;
    }
    double value_of(std::size_t quantity) const { return facts::value_in(row.quantities_[quantity], points); }

    std::optional<std::vector<Loci>> of_polynomials();
    std::optional<std::vector<Loci>> of_one(std::size_t quantity);
    bool by_squares() const;
    std::optional<std::vector<Loci>> of_squares();
    std::optional<std::vector<Loci>> of_ratio(std::size_t first, std::size_t second);
};

std::optional<std::vector<Loci>> ConstraintRow::Placing::of_polynomials() {
    Loci all;
    for (std::size_t k = 0; k < row.size_; ++k) {
        const auto found = locus([&] { return facts::residuals<double>(row.statement_, points)[k]; });
        if (!found) return std::nullopt;
        all.push_back(*found);
    }
    return std::vector<Loci>{all};
}

/// By the values of the one quantity that moves.
std::optional<std::vector<Loci>> ConstraintRow::Placing::of_one(std::size_t quantity) {
    const facts::Quantity& moved = row.quantities_[quantity];
    const Curves* const by = curves_of(moved);
    std::array<double, most_power + 1> coefficients{};
    for (const Term& term : row.terms_) {
        const auto powers = moving(term);
        const std::size_t exponent = powers.empty() ? 0 : powers.front().exponent;
        if (exponent > most_power) return std::nullopt;
        coefficients[exponent] += constant_of(term);
    }
    if (by == nullptr) return std::nullopt;
    std::vector<Loci> sets;
    for (const double root : roots(coefficients)) {
        if (facts::row(moved.kind()).positive && root <= 0) continue;
        for (const double parameter : by->parameters(root)) {
            const auto found = locus([&] { return by->curve(points, moved.points(), parameter); });
            if (!found) return std::nullopt;
            sets.push_back({*found});
        }
    }
    return sets;
}

/// Whether what moves are lengths, each squared and alone in its terms.
bool ConstraintRow::Placing::by_squares() const {
    return std::ranges::all_of(row.terms_, [&](const Term& term) {
        const auto powers = moving(term);
        return powers.empty() || (powers.size() == 1 && powers.front().exponent == 2 &&
                                  row.quantities_[powers.front().index].kind() == facts::QuantityKind::length);
    });
}

std::optional<std::vector<Loci>> ConstraintRow::Placing::of_squares() {
    const auto found = locus([&] {
        std::vector<facts::Residual> out;
        row.evaluate(out, points, letters);
        return out.front().value;
    });
    if (!found) return std::nullopt;
    return std::vector<Loci>{{*found}};
}

/// Where the relation is that multiples of two lengths cancel.
std::optional<std::vector<Loci>> ConstraintRow::Placing::of_ratio(std::size_t first, std::size_t second) {
    for (const std::size_t one : {first, second})
        if (row.quantities_[one].kind() != facts::QuantityKind::length) return std::nullopt;
    std::array<double, 2> factors{};
    for (const Term& term : row.terms_) {
        const auto powers = moving(term);
        if (powers.size() != 1 || powers.front().exponent != 1) return std::nullopt;
        factors[powers.front().index == first ? 0 : 1] += constant_of(term);
    }
    const auto found = locus([&] {
        const double a = factors[0] * value_of(first), b = factors[1] * value_of(second);
        return a * a - b * b;
    });
    if (!found) return std::nullopt;
    return std::vector<Loci>{{*found}};
}

std::optional<std::vector<Loci>> ConstraintRow::loci(PointId point, std::span<const Point> points,
                                                     std::span<const double> letters, const Frame& frame) const {
    Placing placing{*this, point, {points.begin(), points.end()}, letters, frame};
    if (statement_.relation() == nullptr) return placing.of_polynomials();
    std::vector<std::size_t> moving;
    for (std::size_t i = 0; i < quantities_.size(); ++i) {
        placing.moves.push_back(names(quantities_[i], point));
        if (placing.moves.back()) moving.push_back(i);
    }
    if (moving.size() == 1) return placing.of_one(moving.front());
    if (placing.by_squares()) return placing.of_squares();
    return moving.size() == 2 ? placing.of_ratio(moving[0], moving[1]) : std::nullopt;
}

} // namespace porism::realize
