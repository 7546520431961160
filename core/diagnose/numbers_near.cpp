#include "diagnose/numbers_near.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace porism::diagnose {
namespace {

using numbers::Rational;
using numbers::Scalar;

/// Of squares of roots, and of multiples of pi.
constexpr int few_parts = 60;
/// Up to which squares are taken out of a root.
constexpr int most_factor = 1000;

/// "5*sqrt(2)/3" for the root of 50/9.
std::optional<Scalar> root_of(const Rational& square) {
    if (sgn(square) <= 0) return std::nullopt;
    const numbers::Integer& below = square.get_den();
    numbers::Integer rest = square.get_num() * below, before = 1;
    for (numbers::Integer factor = 2; factor * factor <= rest && factor < most_factor; ++factor)
        while (rest % (factor * factor) == 0) {
            rest /= factor * factor;
            before *= factor;
        }
    Rational ratio(before, below);
    ratio.canonicalize();
    std::string text = "sqrt(" + Scalar(Rational(rest)).text() + ")";
    if (ratio.get_num() != 1) text = Scalar(Rational(ratio.get_num())).text() + "*" + text;
    if (ratio.get_den() != 1) text += "/" + Scalar(Rational(ratio.get_den())).text();
    const auto root = Scalar::parse(text);
    return root ? std::optional(*root) : std::nullopt;
}

} // namespace

std::optional<Rational> rational_near(double value, int most) {
    for (int parts = 1; parts <= most; ++parts) {
        const double whole = std::round(value * parts);
        if (std::abs(whole) < 1e9 && std::abs(value * parts - whole) <= recognised * std::max(1.0, std::abs(whole)))
            return Rational(static_cast<long>(whole)) / Rational(parts);
    }
    return std::nullopt;
}

std::optional<Scalar> rational_or_root_near(double value) {
    if (const auto rational = rational_near(value)) return Scalar(*rational);
    const auto square = rational_near(value * value, few_parts);
    return square ? root_of(*square) : std::nullopt;
}

std::optional<Scalar> told_near(double value) {
    if (const auto rational = rational_near(value, few_parts)) return Scalar(*rational);
    if (const auto square = rational_near(value * value, few_parts)) return root_of(*square);
    if (const auto parts = rational_near(value / std::numbers::pi, few_parts))
        return *Scalar::parse(Scalar(*parts).text() + "*pi");
    const auto rational = rational_near(value);
    return rational ? std::optional(Scalar(*rational)) : std::nullopt;
}

} // namespace porism::diagnose
