#include "facts/coefficients.h"
#include "facts/solving.h"

#include <algorithm>
#include <utility>

namespace porism::facts {
namespace {

constexpr std::uint32_t most_quadratic = 2; // degree of an equation by which a quantity is eliminated

bool positive_by_kind(const Monomial& monomial) {
    return std::ranges::all_of(monomial.factors, [](const Monomial::Factor& factor) {
        return factor.quantity.kind() == QuantityKind::number || row(factor.quantity.kind()).positive;
    });
}

std::optional<Polynomial> times(std::optional<Polynomial> a, const Polynomial& b) {
    return a ? product(*a, b) : std::nullopt;
}

std::optional<Polynomial> difference(const std::optional<Polynomial>& a, const std::optional<Polynomial>& b) {
    if (!a || !b) return std::nullopt;
    Polynomial out = *a - *b;
    if (out.size() > max_terms) return std::nullopt;
    return out;
}

std::uint32_t degree_of(const Coefficients& c) {
    return c.empty() ? 0 : c.rbegin()->first;
}

const Polynomial& part(const Coefficients& c, std::uint32_t exponent) {
    static const Polynomial none;
    const auto found = c.find(exponent);
    return found == c.end() ? none : found->second;
}

/// `by` times its leading coefficient as often as needed, less a multiple of `by`: of lower degree than that.
std::optional<Coefficients> pseudo_remainder(Coefficients of, const Coefficients& by) {
    const std::uint32_t degree = degree_of(by);
    while (!of.empty() && degree_of(of) >= degree) {
        const std::uint32_t top = degree_of(of), shift = top - degree;
        Coefficients next;
        for (std::uint32_t i = 0; i < top; ++i) {
            const bool of_both = i >= shift;
            auto rest = difference(product(part(of, i), part(by, degree)),
                                   of_both ? product(part(of, top), part(by, i - shift)) : Polynomial{});
            if (!rest) return std::nullopt;
            if (!rest->empty()) next.emplace(i, *std::move(rest));
        }
        of = std::move(next);
    }
    return of;
}

/// a r0² - b r0 r1 + c r1², which is r1² times a x² + b x + c where r1 x + r0 = 0.
std::optional<Polynomial> resultant_with_linear(const Coefficients& quadratic, const Coefficients& linear) {
    const Polynomial &r0 = part(linear, 0), &r1 = part(linear, 1);
    const auto first = times(product(part(quadratic, 2), r0), r0);
    const auto second = times(product(part(quadratic, 1), r0), r1);
    const auto third = times(product(part(quadratic, 0), r1), r1);
    const auto some = difference(first, second);
    return third ? difference(some, Polynomial{} - *third) : std::nullopt;
}

} // namespace

Coefficients coefficients_of(const Polynomial& polynomial, const Quantity& quantity) {
    Coefficients out;
    for (const auto& [monomial, coefficient] : polynomial) {
        Monomial rest = monomial;
        const auto at = std::ranges::find(rest.factors, quantity, &Monomial::Factor::quantity);
        const std::uint32_t exponent = at == rest.factors.end() ? 0 : at->exponent;
        if (exponent > 0) rest.factors.erase(at);
        out[exponent].emplace(std::move(rest), coefficient);
    }
    return out;
}

std::optional<Polynomial> eliminated(const Polynomial& in, const Quantity& quantity, const Polynomial& by) {
    const Coefficients parts = coefficients_of(by, quantity);
    if (parts.empty() || parts.rbegin()->first != 1 || parts.at(1).size() != 1) return std::nullopt;
    const auto& [divisor, factor] = *parts.at(1).begin();
    if (!positive_by_kind(divisor)) return std::nullopt;
    const Polynomial leading{{divisor, factor}};
    const Polynomial rest = parts.contains(0) ? Polynomial{} - parts.at(0) : Polynomial{};
    const Coefficients powers = coefficients_of(in, quantity);
    const std::uint32_t degree = powers.empty() ? 0 : powers.rbegin()->first;
    Polynomial result;
    for (const auto& [exponent, coefficient] : powers) {
        std::optional<Polynomial> term = coefficient;
        for (std::uint32_t i = 0; i < degree; ++i) term = times(std::move(term), i < exponent ? rest : leading);
        if (!term) return std::nullopt;
        result = std::move(result) + *term;
        if (result.size() > max_terms) return std::nullopt;
    }
    return result;
}

std::optional<Polynomial> consequence(const Polynomial& in, const Quantity& quantity, const Polynomial& by) {
    if (auto put_in = eliminated(in, quantity, by)) return put_in;
    const Coefficients quadratic = coefficients_of(by, quantity);
    const std::uint32_t degree = degree_of(quadratic);
    if (degree == 0 || degree > most_quadratic) return std::nullopt;
    const auto rest = pseudo_remainder(coefficients_of(in, quantity), quadratic);
    if (!rest) return std::nullopt;
    if (degree_of(*rest) == 0) return part(*rest, 0);
    return resultant_with_linear(quadratic, *rest);
}

Polynomial without_common_factors(Polynomial polynomial) {
    if (polynomial.empty()) return polynomial;
    Monomial common = polynomial.begin()->first;
    std::erase_if(common.factors, [](const Monomial::Factor& factor) { return !row(factor.quantity.kind()).positive; });
    const auto exponent_in = [](const Monomial& monomial, const Quantity& quantity) {
        const auto at = std::ranges::find(monomial.factors, quantity, &Monomial::Factor::quantity);
        return at == monomial.factors.end() ? 0 : at->exponent;
    };
    for (const auto& [monomial, coefficient] : polynomial)
        for (Monomial::Factor& factor : common.factors)
            factor.exponent = std::min(factor.exponent, exponent_in(monomial, factor.quantity));
    std::erase_if(common.factors, [](const Monomial::Factor& factor) { return factor.exponent == 0; });
    if (common.factors.empty()) return polynomial;
    Polynomial out;
    for (const auto& [monomial, coefficient] : polynomial) {
        Monomial rest = monomial;
        for (Monomial::Factor& factor : rest.factors) factor.exponent -= exponent_in(common, factor.quantity);
        std::erase_if(rest.factors, [](const Monomial::Factor& factor) { return factor.exponent == 0; });
        out.emplace(std::move(rest), coefficient);
    }
    return out;
}

} // namespace porism::facts
