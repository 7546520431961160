#include "facts/rational_roots.h"

#include "numbers/recognise.h"

#include <cmath>
#include <optional>
#include <utility>

namespace porism::facts {
namespace {

using numbers::Rational;
using Rationals = std::vector<Rational>;

constexpr int most_denominator = 1000;

Rational value_at(const Rationals& c, const Rational& x) {
    Rational sum = 0;
    for (std::size_t i = c.size(); i-- > 0;) sum = sum * x + c[i];
    return sum;
}

double double_at(const Rationals& c, double x) {
    double sum = 0;
    for (std::size_t i = c.size(); i-- > 0;) sum = sum * x + c[i].get_d();
    return sum;
}

void drop_leading_zeros(Rationals& c) {
    while (!c.empty() && c.back() == 0) c.pop_back();
}

/// Quotient and rest; the divisor is not zero.
std::pair<Rationals, Rationals> divided(Rationals c, const Rationals& by) {
    Rationals quotient(c.size() >= by.size() ? c.size() - by.size() + 1 : 0, Rational(0));
    while (c.size() >= by.size()) {
        const Rational factor = c.back() / by.back();
        const std::size_t shift = c.size() - by.size();
        quotient[shift] = factor;
        for (std::size_t i = 0; i < by.size(); ++i) c[shift + i] -= factor * by[i];
        drop_leading_zeros(c);
        if (c.empty()) break;
    }
    return {std::move(quotient), std::move(c)};
}

/// With the same roots, each once.
Rationals square_free(const Rationals& c) {
    Rationals a = c, b;
    for (std::size_t i = 1; i < c.size(); ++i) b.emplace_back(c[i] * static_cast<unsigned long>(i));
    while (!b.empty()) a = std::exchange(b, divided(a, b).second);
    return divided(c, a).first;
}

/// Between changes of sign on a fine grid of sizes; what is missed stays in the polynomial.
std::optional<Rational> rational_root(const Rationals& c) {
    constexpr double finest = 1.0 / 64, farthest = 4096;
    double low = -farthest;
    for (double high = low; low < farthest; low = high) {
        high = low + std::max(finest, std::fabs(low) / 64);
        double from = low, to = high;
        if (double_at(c, from) == 0) to = from;
        if (double_at(c, from) * double_at(c, to) > 0) continue;
        for (int i = 0; i < 200 && from < to; ++i) {
            const double middle = (from + to) / 2;
            (double_at(c, from) * double_at(c, middle) <= 0 ? to : from) = middle;
        }
        const auto root = numbers::simple_rational(to, 1e-9 * std::max(1.0, std::fabs(to)), most_denominator);
        if (root && value_at(c, *root) == 0) return root;
    }
    return std::nullopt;
}

} // namespace

std::vector<Rational> taken_roots(Rationals& polynomial) {
    std::vector<Rational> out;
    polynomial = square_free(polynomial);
    while (polynomial.size() > 3) {
        const auto root = rational_root(polynomial);
        if (!root) break;
        out.push_back(*root);
        polynomial = divided(polynomial, {-*root, 1}).first;
    }
    return out;
}

} // namespace porism::facts
