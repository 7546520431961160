#include "diagnose/told_number.h"

#include "diagnose/numbers_near.h"
#include "facts/truth.h"
#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using numbers::Rational;
using numbers::Scalar;
using Points = std::span<const geometry::Point<double>>;

double distance(Points points, PointId a, PointId b) {
    const auto d = points[b.index()] - points[a.index()];
    return std::hypot(d.x, d.y);
}

/// From ab to cd, in half turns.
double turn(Points points, const Statement& of) {
    const auto u = points[of[1].index()] - points[of[0].index()], v = points[of[3].index()] - points[of[2].index()];
    const double half_turns = (std::atan2(v.y, v.x) - std::atan2(u.y, u.x)) / std::numbers::pi;
    return half_turns - std::floor(half_turns);
}

std::optional<Statement> equation(const Quantity& quantity, const std::optional<facts::Polynomial>& right) {
    return right ? std::optional(facts::make(*facts::Relation::of(facts::variable(quantity) - *right))) : std::nullopt;
}

/// "length(a,b) = 4*sqrt(2)".
auto told_as(const Quantity& quantity) {
    return [quantity](const Scalar& value) { return equation(quantity, facts::constant(value)); };
}

/// "length(a,b) = sqrt(2)*length(c,d)".
auto told_as_times(const Quantity& quantity, const Quantity& other) {
    return [quantity, other](const Scalar& value) {
        return equation(quantity, facts::product(facts::constant(value), facts::variable(other)));
    };
}

/// The predicate takes rational numbers, other ones are told by an equation.
template<class Otherwise>
auto told_with(Predicate predicate, const Statement& of, const Otherwise& otherwise) {
    return [predicate, of, otherwise](const Scalar& value) -> std::optional<Statement> {
        const auto rational = numbers::as_rational(value);
        return rational ? facts::make(predicate, of.points(), rational) : otherwise(value);
    };
}

Quantity length_in(const Statement& of, std::size_t side) {
    return *Quantity::of(QuantityKind::length, of.points().subspan(2 * side, 2));
}

std::optional<ToldNumber> constant_of(const Statement& of, Measure measure) {
    const auto said = [&] { return of.constant()->get_d(); };
    if (measure == Measure::length && of.predicate() == Predicate::lconst)
        return ToldNumber{said(), [of](Points points) { return distance(points, of[0], of[1]); },
                          told_with(Predicate::lconst, of, told_as(length_in(of, 0)))};
    if (measure == Measure::ratio && of.predicate() == Predicate::rconst)
        return ToldNumber{
            said(), [of](Points points) { return distance(points, of[0], of[1]) / distance(points, of[2], of[3]); },
            told_with(Predicate::rconst, of, told_as_times(length_in(of, 0), length_in(of, 1)))};
    const auto none = [](const Scalar&) { return std::optional<Statement>(); };
    const bool right = of.predicate() == Predicate::perp;
    if (measure == Measure::angle && (right || of.predicate() == Predicate::aconst))
        return ToldNumber{right ? 0.5 : said(), [of](Points points) { return turn(points, of); },
                          told_with(Predicate::aconst, of, none)};
    return std::nullopt;
}

/// The positive number that a quantity alone has to be for a polynomial to vanish, which is a power of it and a
/// constant.
double solved_for(const Quantity& quantity, const facts::Polynomial& polynomial) {
    std::uint32_t exponent = 1;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const facts::Monomial::Factor& factor : monomial.factors)
            if (factor.quantity == quantity) exponent = std::max(exponent, factor.exponent);
    const auto at = [&](int value) {
        return facts::value_in(*facts::substituted(polynomial, quantity, facts::constant(Rational(value))), {});
    };
    return std::pow(at(0) / (at(0) - at(1)), 1.0 / exponent);
}

bool is_measured(const Quantity& quantity, Measure measure) {
    const bool turns = quantity.kind() == QuantityKind::angle || quantity.kind() == QuantityKind::arc;
    return measure == Measure::angle ? turns : quantity.kind() == QuantityKind::length;
}

/// "length(a,b) = 3", "angle(a,b,c) = 60", "length(a,b) = 2*length(c,d)".
std::optional<ToldNumber> equation_of(const Statement& of, Measure measure) {
    if (of.relation() == nullptr) return std::nullopt;
    const auto quantities = of.relation()->quantities();
    const facts::Polynomial& polynomial = of.relation()->polynomial();
    const auto in = [](const Quantity& one) {
        return [one](Points points) { return facts::value_in(facts::variable(one), points); };
    };
    if (quantities.size() != (measure == Measure::ratio ? 2U : 1U) ||
        !std::ranges::all_of(quantities, [&](const auto& one) { return is_measured(one, measure); }))
        return std::nullopt;
    const Quantity &first = quantities.front(), &last = quantities.back();
    if (measure != Measure::ratio) return ToldNumber{solved_for(first, polynomial), in(first), told_as(first)};
    const auto of_one = facts::substituted(polynomial, last, facts::constant(Rational(1)));
    if (polynomial.size() != 2 || !of_one) return std::nullopt;
    return ToldNumber{solved_for(first, *of_one),
                      [first, last, in](Points points) { return in(first)(points) / in(last)(points); },
                      told_as_times(first, last)};
}

} // namespace

std::optional<ToldNumber> told_number(const Statement& statement, Measure measure) {
    auto told = constant_of(statement, measure);
    return told ? told : equation_of(statement, measure);
}

std::optional<double> shown_by_all(const diagram::Diagram& figure, const ToldNumber& told) {
    const auto pictures = figure.pictures();
    const double first = told.value(pictures.front());
    for (const Points points : pictures)
        if (!(std::abs(told.value(points) - first) <= recognised * std::max(1.0, std::abs(first)))) return std::nullopt;
    return first;
}

} // namespace porism::diagnose
