#include "facts/only_solution.h"

#include "facts/solving.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace porism::facts {
namespace {

using numbers::Rational;
using numbers::Scalar;

bool is_number(const Monomial::Factor& factor) {
    return factor.quantity.kind() == QuantityKind::number;
}

bool is_linear(const Relation& relation) {
    return std::ranges::all_of(relation.polynomial(), [](const auto& term) {
        return std::ranges::count_if(term.first.factors, [](const auto& one) { return !is_number(one); }) <= 1 &&
               std::ranges::all_of(term.first.factors, [](const auto& one) { return one.exponent == 1; });
    });
}

/// `polynomial` is a sum of products of what has `quantities` and numbers alone by what has none of them.
using ByOthers = std::map<Monomial, Polynomial>;
ByOthers by_others(const Polynomial& polynomial, const std::set<Quantity>& quantities) {
    ByOthers out;
    for (const auto& [monomial, coefficient] : polynomial) {
        Monomial own, other;
        for (const Monomial::Factor& factor : monomial.factors)
            (is_number(factor) || quantities.contains(factor.quantity) ? own : other).factors.push_back(factor);
        out[other].emplace(std::move(own), coefficient);
    }
    return out;
}

bool is_positive(const Monomial& monomial) {
    return std::ranges::all_of(monomial.factors, [](const auto& one) { return row(one.quantity.kind()).positive; });
}

/// The factor of it that has only these quantities, where the other one is positive.
std::optional<Relation> factor_of(const Polynomial& polynomial, const std::set<Quantity>& quantities) {
    const ByOthers parts = by_others(polynomial, quantities);
    const auto first = Relation::of(parts.begin()->second);
    if (!first) return std::nullopt;
    const int sign = sgn(parts.begin()->second.begin()->second);
    const bool same = std::ranges::all_of(parts, [&](const auto& part) {
        return Relation::of(part.second) == first && sgn(part.second.begin()->second) == sign &&
               is_positive(part.first);
    });
    return same ? first : std::nullopt;
}

/// Of the values that a quantity may have the only one.
std::optional<Scalar> only_one(const std::vector<Scalar>& values, const Quantity& quantity) {
    std::optional<Scalar> out;
    for (const Scalar& value : values) {
        if (admits(quantity, value) == false) continue;
        if (out) return std::nullopt;
        out = value;
    }
    return out;
}

std::optional<Relation> value_told(const Polynomial& polynomial) {
    const auto roots = real_roots(polynomial);
    const auto value = roots ? only_one(roots->values, roots->quantity) : std::nullopt;
    return value ? Relation::of(variable(roots->quantity) - constant(*value)) : std::nullopt;
}

std::optional<Relation> quotient_told(const Relation& relation) {
    const auto found = quotients(relation.polynomial(), relation.quantities().front());
    if (!found || found->values.size() != 1) return std::nullopt;
    const auto multiple = product(constant(found->values.front()), variable(found->below));
    return multiple ? Relation::of(variable(found->above) - *multiple) : std::nullopt;
}

std::optional<Relation> told_by(const Relation& relation) {
    if (relation.quantities().size() == 1) return value_told(relation.polynomial());
    return relation.quantities().size() == 2 ? quotient_told(relation) : std::nullopt;
}

} // namespace

Relation with_only_solution(const Relation& relation) {
    if (is_linear(relation) || relation.contradicts()) return relation;
    const auto& quantities = relation.quantities();
    for (std::size_t i = 0; i < quantities.size(); ++i)
        for (std::size_t j = i; j < quantities.size(); ++j) {
            const auto factor = factor_of(relation.polynomial(), {quantities[i], quantities[j]});
            const auto told = factor ? told_by(*factor) : std::nullopt;
            if (told) return *told;
        }
    return relation;
}

} // namespace porism::facts
