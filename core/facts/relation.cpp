#include "facts/relation.h"

#include "base/hash.h"
#include "facts/constants.h"
#include "facts/dimension.h"
#include "facts/reckoning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace porism::facts {
namespace {

void add(Polynomial& to, const Monomial& monomial, const numbers::Rational& coefficient) {
    if (coefficient == 0) return;
    const auto [at, fresh] = to.try_emplace(monomial, coefficient);
    if (fresh) return;
    at->second += coefficient;
    if (at->second == 0) to.erase(at);
}

bool has_number(const Monomial& monomial) {
    return std::ranges::any_of(monomial.factors,
                               [](const auto& factor) { return factor.quantity.kind() == QuantityKind::number; });
}

Monomial merged(const Monomial& a, const Monomial& b) {
    Monomial result;
    auto left = a.factors.begin(), right = b.factors.begin();
    while (left != a.factors.end() || right != b.factors.end()) {
        if (right == b.factors.end() || (left != a.factors.end() && left->quantity < right->quantity)) {
            result.factors.push_back(*left++);
        } else if (left == a.factors.end() || right->quantity < left->quantity) {
            result.factors.push_back(*right++);
        } else {
            result.factors.push_back({left->quantity, left->exponent + right->exponent});
            ++left;
            ++right;
        }
    }
    return result;
}

double value_of(const Monomial& monomial, std::span<const geometry::Point<double>> points, const Letters& letters) {
    double value = 1;
    for (const auto& factor : monomial.factors)
        value *= std::pow(value_in(factor.quantity, points, letters), factor.exponent);
    return value;
}

Residual term_of(const Monomial& monomial, std::span<const geometry::Point<double>> points, const Letters& letters) {
    Residual term{1, 1};
    for (const auto& factor : monomial.factors) {
        const double value = value_in(factor.quantity, points, letters);
        term.value *= std::pow(value, factor.exponent);
        term.size *= std::pow(std::max(std::fabs(value), least_size(factor.quantity, points)), factor.exponent);
    }
    return term;
}

} // namespace

std::uint32_t Monomial::degree() const {
    std::uint32_t all = 0;
    for (const Factor& factor : factors) all += factor.exponent;
    return all;
}

Polynomial constant(const numbers::Rational& value) {
    Polynomial result;
    add(result, {}, value);
    return result;
}

Polynomial constant(const numbers::Scalar& value) {
    Polynomial result;
    for (const Constant& parts : constants_of(value)) add(result, parts.irrational, parts.factor);
    return result;
}

Polynomial variable(const Quantity& quantity) {
    return {{Monomial{{{quantity, 1}}}, 1}};
}

Polynomial operator+(Polynomial a, const Polynomial& b) {
    for (const auto& [monomial, coefficient] : b) add(a, monomial, coefficient);
    return a;
}

Polynomial operator-(Polynomial a, const Polynomial& b) {
    for (const auto& [monomial, coefficient] : b) add(a, monomial, -coefficient);
    return a;
}

std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b) {
    Polynomial result;
    if (a.size() * b.size() > max_terms) return std::nullopt;
    if (Reckoning* const reckoning = Reckoning::current()) reckoning->count(a.size() * b.size());
    for (const auto& [left, left_coefficient] : a) {
        for (const auto& [right, right_coefficient] : b) {
            if (left.degree() + right.degree() > max_degree) return std::nullopt;
            const numbers::Rational coefficient = left_coefficient * right_coefficient;
            if (has_number(left) && has_number(right)) {
                const auto parts = gathered(merged(left, right));
                if (!parts) return std::nullopt;
                for (const Constant& part : *parts) add(result, part.irrational, coefficient * part.factor);
            } else {
                add(result, merged(left, right), coefficient);
            }
        }
    }
    return result;
}

std::optional<Polynomial> substituted(const Polynomial& in, const Quantity& quantity, const Polynomial& value) {
    Polynomial result;
    for (const auto& [monomial, coefficient] : in) {
        Monomial rest = monomial;
        const auto at = std::ranges::find(rest.factors, quantity, &Monomial::Factor::quantity);
        const std::uint32_t exponent = at == rest.factors.end() ? 0 : at->exponent;
        if (exponent > 0) rest.factors.erase(at);
        Polynomial term{{rest, coefficient}};
        for (std::uint32_t i = 0; i < exponent; ++i) {
            auto next = product(term, value);
            if (!next) return std::nullopt;
            term = *std::move(next);
        }
        result = std::move(result) + term;
        if (result.size() > max_terms) return std::nullopt;
    }
    return result;
}

namespace {

std::set<Quantity> quantities_in(const Polynomial& polynomial) {
    std::set<Quantity> all;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const auto& factor : monomial.factors) all.insert(factor.quantity);
    std::erase_if(all, [](const Quantity& one) { return one.kind() == QuantityKind::number; });
    return all;
}

std::uint64_t hash_of(const Polynomial& polynomial) {
    std::uint64_t result = polynomial.size();
    for (const auto& [monomial, coefficient] : polynomial) {
        result = hash64(coefficient.get_str(), result);
        for (const auto& factor : monomial.factors) result = result * 31 + factor.quantity.hash() + factor.exponent;
    }
    return result;
}

} // namespace

Relation::Relation() {
    static const auto nothing = std::make_shared<const Said>();
    said_ = nothing;
}

Relation::Relation(Polynomial polynomial) {
    const std::set<Quantity> quantities = quantities_in(polynomial);
    std::set<PointId> points;
    for (const Quantity& quantity : quantities) points.insert(quantity.points().begin(), quantity.points().end());
    const std::uint64_t hash = hash_of(polynomial);
    said_ = std::make_shared<const Said>(
        Said{std::move(polynomial), {points.begin(), points.end()}, {quantities.begin(), quantities.end()}, hash});
}

std::optional<Relation> Relation::of(const Polynomial& polynomial) {
    if (polynomial.empty()) return std::nullopt;
    numbers::Integer numerators = 0, denominators = 1;
    for (const auto& [monomial, coefficient] : polynomial) {
        numerators = numbers::gcd(numerators, coefficient.get_num());
        denominators = numbers::lcm(denominators, coefficient.get_den());
    }
    numbers::Rational factor = numbers::ratio(denominators, numerators);
    if (polynomial.rbegin()->second < 0) factor = -factor;
    Polynomial normal;
    for (const auto& [monomial, coefficient] : polynomial) normal.emplace(monomial, coefficient * factor);
    return Relation(std::move(normal));
}

std::strong_ordering operator<=>(const Relation& a, const Relation& b) {
    if (a.said_ == b.said_) return std::strong_ordering::equal;
    return std::lexicographical_compare_three_way(a.polynomial().begin(), a.polynomial().end(), b.polynomial().begin(),
                                                  b.polynomial().end(), [](const auto& left, const auto& right) {
                                                      const auto order = left.first <=> right.first;
                                                      return order != 0 ? order : cmp(left.second, right.second) <=> 0;
                                                  });
}

bool Relation::contradicts() const {
    return polynomial().size() == 1 && quantities().empty();
}

std::optional<Polynomial> renamed(const Polynomial& polynomial, std::span<const PointId> points) {
    Polynomial result;
    for (const auto& [monomial, coefficient] : polynomial) {
        Polynomial term = constant(coefficient);
        for (const auto& [quantity, exponent] : monomial.factors) {
            std::optional<Quantity> other = quantity;
            if (!quantity.points().empty()) {
                std::vector<PointId> others;
                for (const PointId point : quantity.points()) others.push_back(points[point.index()]);
                other = Quantity::of(quantity.kind(), others);
            }
            if (!other) return std::nullopt;
            term = *product(term, Polynomial{{Monomial{{{*other, exponent}}}, 1}});
        }
        result = std::move(result) + term;
    }
    return result;
}

std::optional<Relation> renamed(const Relation& relation, std::span<const PointId> points) {
    const auto polynomial = renamed(relation.polynomial(), points);
    return polynomial ? Relation::of(*polynomial) : std::nullopt;
}

double value_in(const Polynomial& polynomial, std::span<const geometry::Point<double>> points, const Letters& letters) {
    double sum = 0;
    for (const auto& [monomial, coefficient] : polynomial)
        sum += coefficient.get_d() * value_of(monomial, points, letters);
    return sum;
}

double signed_residual(const Relation& relation, std::span<const geometry::Point<double>> points,
                       const Letters& letters) {
    double sum = 0, greatest = std::numeric_limits<double>::min();
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        const Residual term = term_of(monomial, points, letters);
        sum += coefficient.get_d() * term.value;
        greatest = std::max(greatest, std::fabs(coefficient.get_d()) * term.size);
    }
    return sum / greatest;
}

double relative_residual(const Relation& relation, std::span<const geometry::Point<double>> points,
                         const Letters& letters) {
    return std::fabs(signed_residual(relation, points, letters));
}

} // namespace porism::facts
