#include "numbers/recognise.h"

#include "numbers/simplest.h"

#include <array>
#include <cmath>
#include <string>

namespace porism::numbers {
namespace {

constexpr int largest_denominator = 1000;
constexpr int largest_leading = 24, largest_middle = 60; ///< coefficients of a quadratic equation

/// root * sqrt(free) is the root of an integer.
struct Root {
    Integer root = 1, free = 1;
};

/// Squares of small primes are taken out.
Root split(Integer square) {
    Root out;
    for (int factor = 2; factor < 100; ++factor)
        for (; square % (factor * factor) == 0; square /= factor * factor) out.root *= factor;
    out.free = square;
    return out;
}

std::string times_root(const Root& root) {
    const std::string text = "sqrt(" + to_string(root.free) + ")";
    return root.root == 1 ? text : to_string(root.root) + text;
}

std::string over(const std::string& above, const Integer& below) {
    return below == 1 ? above : above + "/" + to_string(below);
}

std::optional<std::string> rational_form(double value, double error) {
    const auto found = simple_rational(value, value * error, largest_denominator);
    if (!found || *found <= 0) return std::nullopt;
    return to_string(*found);
}

std::optional<std::string> root_form(double value, double error) {
    const auto square = simple_rational(value * value, 2 * value * value * error, largest_denominator);
    if (!square || *square <= 0) return std::nullopt;
    Root root = split(square->get_num() * square->get_den());
    const Integer common = gcd(root.root, square->get_den());
    root.root /= common;
    return over(times_root(root), square->get_den() / common);
}

/// (-b + s sqrt(b^2 - 4ac)) / 2a, s being 1 or -1.
std::string root_of_quadratic(int a, int b, const Integer& c, bool upper) {
    const Integer square = Integer(b) * b - 4 * a * c;
    Root root = split(square);
    Integer below = 2 * a, before = -b;
    const Integer common = gcd(gcd(before, below), root.root);
    root.root /= common;
    below /= common;
    before /= common;
    if (before == 0) return over(times_root(root), below);
    const std::string sum = to_string(before) + (upper ? "+" : "-") + times_root(root);
    return below == 1 ? sum : "(" + sum + ")/" + to_string(below);
}

/// Least coefficients first.
std::optional<std::string> quadratic_form(double value, double error) {
    for (int a = 1; a <= largest_leading; ++a)
        for (int size = 1; size <= largest_middle; ++size)
            for (const int b : {-size, size}) {
                const double sum = a * value * value + b * value, c = -std::nearbyint(sum);
                if (!(std::fabs(c) <= largest_middle) ||
                    std::fabs(sum + c) > error * std::fabs(2 * a * value * value + b * value))
                    continue;
                if (const double square = b * b - 4 * a * c; square <= 0 || exact_sqrt(Rational(square))) continue;
                return root_of_quadratic(a, b, Integer(c), 2 * a * value + b > 0);
            }
    return std::nullopt;
}

std::optional<std::string> root_of_quadratic_form(double value, double error) {
    const auto square = quadratic_form(value * value, 2 * error);
    if (!square) return std::nullopt;
    return "sqrt(" + *square + ")";
}

constexpr std::array forms = {&rational_form, &root_form, &quadratic_form, &root_of_quadratic_form};

} // namespace

std::optional<Rational> simple_rational(double value, double error, int denominator) {
    if (!std::isfinite(value) || !std::isfinite(error)) return std::nullopt;
    const Rational middle(value), width(std::fabs(error));
    Rational found = simplest_between(middle - width, middle + width);
    if (found.get_den() > denominator) return std::nullopt;
    return found;
}

std::vector<Scalar> simple_forms(double value, double error) {
    std::vector<Scalar> out;
    if (!(value > 0) || !std::isnormal(value * value)) return out;
    for (const auto form : forms)
        if (const auto text = form(value, error))
            if (auto scalar = Scalar::parse(*text)) out.push_back(*std::move(scalar));
    return out;
}

} // namespace porism::numbers
