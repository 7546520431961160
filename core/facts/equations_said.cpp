#include "facts/equations_said.h"

#include "facts/only_solution.h"
#include "facts/readings.h"
#include "facts/solving.h"

#include <algorithm>
#include <array>
#include <optional>

namespace porism::facts {
namespace {

constexpr std::array angle_functions{QuantityKind::cosine, QuantityKind::sine, QuantityKind::tangent};
/// Between 0 and 180 degrees an angle is told by these.
constexpr std::array telling{QuantityKind::cosine, QuantityKind::tangent};

Quantity angle_of(const Quantity& function) {
    return *Quantity::of(QuantityKind::angle, function.points());
}

/// Of a value that a function of one angle has.
std::optional<Relation> angle_by_value(const Relation& relation) {
    const auto& quantities = relation.quantities();
    if (quantities.size() != 1 || std::ranges::count(angle_functions, quantities.front().kind()) == 0)
        return std::nullopt;
    const auto roots = real_roots(relation.polynomial());
    if (!roots || roots->values.size() != 1) return std::nullopt;
    const Quantity angle = angle_of(quantities.front());
    const auto values = function_values(angle, quantities.front(), roots->values.front());
    const auto degrees = values.size() == 1 ? numbers::as_rational(values.front()) : std::nullopt;
    return degrees ? Relation::of(variable(angle) - constant(*degrees)) : std::nullopt;
}

/// The quantity of a term that is one, times a rational number.
const Quantity* only_factor(const Monomial& term) {
    return term.factors.size() == 1 && term.factors.front().exponent == 1 ? &term.factors.front().quantity : nullptr;
}

/// Of the same function of two angles, equal or opposite.
std::optional<Relation> angle_by_angle(const Relation& relation) {
    const Polynomial& terms = relation.polynomial();
    if (terms.size() != 2) return std::nullopt;
    const Quantity *one = only_factor(terms.begin()->first), *other = only_factor(terms.rbegin()->first);
    if (one == nullptr || other == nullptr || one->kind() != other->kind()) return std::nullopt;
    if (std::ranges::count(telling, one->kind()) == 0) return std::nullopt;
    const numbers::Rational a = terms.begin()->second, b = terms.rbegin()->second;
    if (a == -b) return Relation::of(variable(angle_of(*one)) - variable(angle_of(*other)));
    if (a != b) return std::nullopt;
    return Relation::of(variable(angle_of(*one)) + variable(angle_of(*other)) - constant(numbers::Rational(180)));
}

void add(std::set<Relation>& out, const Relation& relation) {
    const Relation told = with_only_solution(relation);
    for (const auto& angle : {angle_by_value(told), angle_by_angle(told)})
        if (angle) out.insert(*angle);
    out.insert(told);
}

} // namespace

std::set<Relation> equations_said(const Statement& statement, Extent extent) {
    std::set<Relation> out;
    if (statement.relation() != nullptr) add(out, *statement.relation());
    for (const Reading& reading : whole_readings(statement)) add(out, reading.relation);
    if (extent == Extent::whole) return out;
    for (const Reading& reading : readings(statement))
        if (reading.conditions.empty()) add(out, reading.relation);
    return out;
}

} // namespace porism::facts
