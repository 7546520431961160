#include "realize/stated/said_equations.h"

#include "facts/readings.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace porism::realize {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using facts::Statement;

/// a = b as a^2 = b^2.
std::optional<Relation> squared(const Relation& relation) {
    const Polynomial& terms = relation.polynomial();
    if (terms.size() != 2) return std::nullopt;
    const Polynomial one{*terms.begin()}, other{*terms.rbegin()};
    const auto left = facts::product(one, one), right = facts::product(other, other);
    return left && right ? Relation::of(*left - *right) : std::nullopt;
}

/// Nothing where it is 0: a distance of a point from itself.
Polynomial squared_distance(PointId from, PointId to) {
    const auto length = Quantity::of(QuantityKind::length, std::array{from, to});
    if (!length) return {};
    const Polynomial one = facts::variable(*length);
    return facts::product(one, one).value_or(Polynomial());
}

/// AB is perpendicular to CD where AC^2 - AD^2 = BC^2 - BD^2.
std::optional<Relation> of_perpendiculars(const Statement& statement) {
    if (statement.predicate() != facts::Predicate::perp) return std::nullopt;
    const auto p = statement.points();
    return Relation::of(squared_distance(p[0], p[2]) - squared_distance(p[0], p[3]) - squared_distance(p[1], p[2]) +
                        squared_distance(p[1], p[3]));
}

} // namespace

std::vector<Relation> equations_said(const Statement& statement) {
    std::vector<Relation> out;
    for (const facts::Reading& reading : facts::readings(statement))
        if (reading.conditions.empty()) out.push_back(reading.relation);
    for (std::size_t i = 0, count = out.size(); i < count; ++i)
        if (auto square = squared(out[i])) out.push_back(*std::move(square));
    if (auto squares = of_perpendiculars(statement)) out.push_back(*std::move(squares));
    return out;
}

std::vector<Relation> angle_sums(std::span<const Relation> equations) {
    std::map<std::set<PointId>, std::set<Quantity>> angles;
    for (const Relation& equation : equations)
        for (const Quantity& quantity : equation.quantities())
            if (quantity.kind() == QuantityKind::angle)
                angles[{quantity.points().begin(), quantity.points().end()}].insert(quantity);
    constexpr std::size_t corners = 3;
    std::vector<Relation> out;
    for (const auto& [triangle, all] : angles) {
        if (triangle.size() != corners || all.size() != corners) continue;
        Polynomial sum = facts::constant(numbers::Rational(-180));
        for (const Quantity& angle : all) sum = std::move(sum) + facts::variable(angle);
        if (auto said = Relation::of(sum)) out.push_back(*std::move(said));
    }
    return out;
}

} // namespace porism::realize
