// Exact integers and rationals of any size, and the few helpers that the rest of the project needs around them.
//
// Both are GMP's own value types: copyable, thread-free, always in lowest terms as far as these helpers make them.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <gmpxx.h>
#include <optional>
#include <string>
#include <string_view>

namespace porism::numbers {

using Integer = mpz_class;
using Rational = mpq_class;

/// numerator / denominator in lowest terms. The denominator must not be zero (asserted).
Rational ratio(const Integer& numerator, const Integer& denominator);

/// "-12", at most 1000 digits. Errors: `number_empty`, `number_syntax`, `number_too_long`, with the column.
Result<Integer> parse_integer(std::string_view text);
/// "-12", "3/4" or "-0.125" (exactly -1/8). Errors as for integers, and `number_zero_denominator`.
Result<Rational> parse_rational(std::string_view text);

std::string to_string(const Integer& value);
/// "-3" or "7/12", in lowest terms.
std::string to_string(const Rational& value);

/// Greatest common divisor, never negative; gcd(0, 0) = 0.
Integer gcd(const Integer& a, const Integer& b);
/// Least common multiple, never negative.
Integer lcm(const Integer& a, const Integer& b);

/// The value if it fits 64 bits.
std::optional<std::int64_t> to_int64(const Integer& value);
Integer from_int64(std::int64_t value);

bool is_integer(const Rational& value);
/// The representative in [0, 1) of the class modulo 1: an angle in units of pi, modulo pi.
Rational fraction_part(const Rational& value);
/// Largest integer not above the value.
Integer floor(const Rational& value);
/// The rational root if the value is a perfect square of one, else nothing (also for negative values).
std::optional<Rational> exact_sqrt(const Rational& value);
/// The rational root of that degree (at least 1), where there is one: of even degrees that which is not negative.
std::optional<Rational> exact_root(const Rational& value, unsigned long degree);

struct SquareParts {
    Integer outside = 1, inside = 1;
};
/// The value as outside^2 * inside: the squares of primes below 1000 are taken out. It is not zero (asserted).
SquareParts square_parts(const Integer& value);

} // namespace porism::numbers
