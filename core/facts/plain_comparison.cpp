#include "facts/plain_comparison.h"

#include "facts/comparison.h"
#include "facts/relation.h"
#include "facts/solving.h"
#include "numbers/integer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace porism::facts {
namespace {

using numbers::Rational;

/// A difference of two amounts, as a row compares it with zero.
struct Compared {
    Polynomial difference;
    const ComparisonRow* row;
};
using Plainer = std::optional<Compared> (*)(const Compared&);

const ComparisonRow* turned(const ComparisonRow& row) {
    return comparison_row(row.turned);
}

bool is_always_positive(const Monomial::Factor& factor) {
    return row(factor.quantity.kind()).positive;
}

/// The lesser exponent of each factor that both have.
Monomial common(const Monomial& one, const Monomial& other) {
    Monomial out;
    for (const Monomial::Factor& factor : one.factors) {
        const auto same = std::ranges::find(other.factors, factor.quantity, &Monomial::Factor::quantity);
        if (same != other.factors.end())
            out.factors.push_back({factor.quantity, std::min(factor.exponent, same->exponent)});
    }
    return out;
}

Monomial divided(const Monomial& from, const Monomial& divisor) {
    Monomial out;
    for (const Monomial::Factor& factor : from.factors) {
        const auto taken = std::ranges::find(divisor.factors, factor.quantity, &Monomial::Factor::quantity);
        const auto left = factor.exponent - (taken == divisor.factors.end() ? 0 : taken->exponent);
        if (left > 0) out.factors.push_back({factor.quantity, left});
    }
    return out;
}

std::optional<Compared> without_common_factors(const Compared& compared) {
    Monomial all = compared.difference.begin()->first;
    for (const auto& [monomial, coefficient] : compared.difference) all = common(all, monomial);
    std::erase_if(all.factors, [](const auto& factor) { return !is_always_positive(factor); });
    const bool is_one = compared.difference.size() == 1;
    if (all.factors.empty() || (is_one && all == compared.difference.begin()->first)) return std::nullopt;
    Compared out{{}, compared.row};
    for (const auto& [monomial, coefficient] : compared.difference)
        out.difference.emplace(divided(monomial, all), coefficient);
    return out;
}

/// The power of one quantity that a term is; exponent 0 of a number.
std::optional<Monomial::Factor> power_in(const Monomial& monomial, const Quantity& of_number) {
    if (monomial.factors.empty()) return Monomial::Factor{of_number, 0};
    const Monomial::Factor& factor = monomial.factors.front();
    return monomial.factors.size() == 1 && is_always_positive(factor) ? std::optional(factor) : std::nullopt;
}

/// AB - 2AC of AB^2 - 4AC^2, AB - 3 of AB^2 - 9: the first term is positive.
std::optional<Compared> without_powers(const Compared& compared) {
    if (compared.difference.size() != 2) return std::nullopt;
    const auto& [one, a] = *compared.difference.begin();
    const auto& [other, b] = *compared.difference.rbegin();
    const Monomial& any = one.factors.empty() ? other : one;
    const auto p = power_in(one, any.factors.front().quantity), q = power_in(other, any.factors.front().quantity);
    if (!p || !q || sgn(a) * sgn(b) >= 0) return std::nullopt;
    const std::size_t degree = std::max(p->exponent, q->exponent);
    if (degree < 2 || std::min(p->exponent, q->exponent) % degree != 0) return std::nullopt;
    const auto times = numbers::exact_root(Rational(-b / a), degree);
    if (!times) return std::nullopt;
    const auto root = [](const Monomial& of) {
        return of.factors.empty() ? constant(Rational(1)) : variable(of.factors.front().quantity);
    };
    const Polynomial difference = root(one) - *product(constant(*times), root(other));
    return Compared{difference, a > 0 ? compared.row : turned(*compared.row)};
}

const Quantity* function_in(const Monomial& monomial, QuantityKind kind) {
    const bool one = monomial.factors.size() == 1 && monomial.factors.front().exponent == 1 &&
                     monomial.factors.front().quantity.kind() == kind;
    return one ? &monomial.factors.front().quantity : nullptr;
}

Quantity angle_at(const Quantity& function) {
    return *Quantity::of(QuantityKind::angle, function.points());
}

/// The greater the cosine, the less the angle.
std::optional<Compared> of_two_cosines(const Compared& compared) {
    if (compared.difference.size() != 2) return std::nullopt;
    const auto& [one, a] = *compared.difference.begin();
    const auto& [other, b] = *compared.difference.rbegin();
    const Quantity *p = function_in(one, QuantityKind::cosine), *q = function_in(other, QuantityKind::cosine);
    if (p == nullptr || q == nullptr || abs(a) != abs(b)) return std::nullopt;
    const Polynomial first = variable(angle_at(*p)), second = variable(angle_at(*q));
    const bool opposite = sgn(a) != sgn(b);
    const Polynomial difference = opposite ? first - second : first + second - constant(Rational(180));
    return Compared{difference, a > 0 ? turned(*compared.row) : compared.row};
}

std::optional<Compared> of_a_cosine(const Compared& compared) {
    const auto quantity = only_quantity(compared.difference);
    if (!quantity || quantity->kind() != QuantityKind::cosine) return std::nullopt;
    const auto term = compared.difference.find(Monomial{{{*quantity, 1}}});
    const auto roots = real_roots(compared.difference);
    if (term == compared.difference.end() || !roots || roots->values.size() != 1) return std::nullopt;
    const Quantity angle = angle_at(*quantity);
    const auto values = function_values(angle, *quantity, roots->values.front());
    const auto degrees = values.size() == 1 ? numbers::as_rational(values.front()) : std::nullopt;
    if (!degrees) return std::nullopt;
    return Compared{variable(angle) - constant(*degrees), term->second > 0 ? turned(*compared.row) : compared.row};
}

/// It is positive below a right angle, and negative above; it is never zero.
std::optional<Compared> of_a_tangent(const Compared& compared) {
    if (compared.difference.size() != 1 || compared.row->side == 0) return std::nullopt;
    const auto& [monomial, coefficient] = *compared.difference.begin();
    const Quantity* tangent = function_in(monomial, QuantityKind::tangent);
    if (tangent == nullptr) return std::nullopt;
    const bool is_positive = (compared.row->side > 0) == (coefficient > 0);
    return Compared{variable(angle_at(*tangent)) - constant(Rational(90)),
                    comparison_row(is_positive ? Predicate::less_than : Predicate::greater_than)};
}

constexpr std::array plainer{Plainer{&without_common_factors}, Plainer{&without_powers}, Plainer{&of_two_cosines},
                             Plainer{&of_a_cosine}, Plainer{&of_a_tangent}};

} // namespace

Statement plainest(const Statement& order) {
    if (const auto comparison = comparison_said(order)) return *comparison;
    const ComparisonRow* row = comparison_row(order.predicate());
    if (row == nullptr) return order;
    Compared compared{order.compared()->polynomial(), row};
    for (const Plainer say : plainer)
        if (auto said = say(compared); said && Relation::of(said->difference)) compared = *std::move(said);
    return make(compared.row->predicate, compared.difference).value_or(order);
}

} // namespace porism::facts
