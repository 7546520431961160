#include "numbers/scalar.h"

#include "numbers/expression.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace porism::numbers {

namespace {

const Node& zero() {
    static const Node node = number_node(0);
    return node;
}

/// Both sizes below 2^53 and the quotient is the nearest double by IEEE division.
std::optional<double> small_quotient(const Rational& value) {
    constexpr long kExact = 1L << 53;
    if (!value.get_num().fits_slong_p() || !value.get_den().fits_slong_p()) return std::nullopt;
    const long num = value.get_num().get_si();
    const long den = value.get_den().get_si();
    if (num > kExact || num < -kExact || den > kExact) return std::nullopt;
    return static_cast<double>(num) / static_cast<double>(den);
}

} // namespace

Scalar::Scalar() : text_("0"), tree_(zero()) {}
Scalar::Scalar(const Rational& value) : text_(to_string(value)), tree_(number_node(value)) {}

Scalar Scalar::from_double(double value) {
    assert(std::isfinite(value) && std::fabs(value) < 1e300);
    std::array<char, 800> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed);
    assert(end.ec == std::errc{});
    std::string text(digits.data(), end.ptr);
    const auto exact = parse_rational(text);
    assert(exact);
    if (*exact == 0) return Scalar();
    return Scalar(std::move(text), number_node(*exact));
}

double to_double(const Scalar& scalar) {
    const Expression& tree = scalar.expression();
    if (tree.kind == ExpressionKind::number) {
        if (const auto quotient = small_quotient(tree.value)) return *quotient;
    }
    // Nearly cancelling sums need more bits; a hidden zero needs all of them to be called 0.
    for (int bits = 128; bits < kScalarPrecisionLimit; bits *= 2) {
        const BallPrecision precision(bits);
        const Ball ball = to_ball(scalar);
        if (ball.radius() <= 1e-17 * std::fabs(ball.to_double())) return ball.to_double();
    }
    const BallPrecision precision(kScalarPrecisionLimit);
    const Ball ball = to_ball(scalar);
    return ball.contains_zero() ? 0.0 : ball.to_double();
}

std::optional<Rational> as_rational(const Scalar& scalar) {
    if (scalar.expression().kind != ExpressionKind::number) return std::nullopt;
    return scalar.expression().value;
}

std::optional<Rational> as_turns_of_pi(const Scalar& scalar) {
    const Expression& tree = scalar.expression();
    const bool turn = tree.kind == ExpressionKind::pi_multiple;
    const bool nothing = tree.kind == ExpressionKind::number && tree.value == 0;
    if (!turn && !nothing) return std::nullopt;
    return tree.value;
}

std::optional<Rational> as_angle(const Scalar& scalar) {
    if (const auto degrees = as_rational(scalar)) return Rational(*degrees / 180);
    return as_turns_of_pi(scalar);
}

std::string canonical_text(const Scalar& scalar) {
    return print(scalar.expression());
}

} // namespace porism::numbers
