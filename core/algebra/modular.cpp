#include "algebra/modular.h"

#include <utility>

namespace porism::algebra::modular {

std::uint64_t inverse(std::uint64_t a) {
    // Fermat: a^(p-2).
    std::uint64_t result = 1;
    for (std::uint64_t exponent = kPrime - 2; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = multiply(result, a);
        a = multiply(a, a);
    }
    return result;
}

std::uint64_t residue(std::int64_t value) {
    const auto size = value < 0 ? -static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    const std::uint64_t r = size % kPrime;
    return value < 0 ? negate(r) : r;
}

namespace {

std::uint64_t residue(const numbers::Integer& value) {
    return mpz_fdiv_ui(value.get_mpz_t(), kPrime);
}

} // namespace

std::uint64_t residue(const numbers::Rational& value) {
    const std::uint64_t numerator = residue(value.get_num());
    const std::uint64_t denominator = residue(value.get_den());
    if (denominator <= 1) return numerator;
    return multiply(numerator, inverse(denominator));
}

std::optional<numbers::Rational> recover(std::uint64_t residue) {
    // Extended Euclid on (p, residue), stopped at the first remainder that is small enough.
    std::int64_t r0 = static_cast<std::int64_t>(kPrime);
    std::int64_t r1 = static_cast<std::int64_t>(residue);
    std::int64_t s0 = 0;
    std::int64_t s1 = 1;
    while (r1 >= static_cast<std::int64_t>(kRecoverable)) {
        const std::int64_t q = r0 / r1;
        r0 = std::exchange(r1, r0 - q * r1);
        s0 = std::exchange(s1, s0 - q * s1);
    }
    const std::int64_t denominator = s1 < 0 ? -s1 : s1;
    if (denominator == 0 || denominator >= static_cast<std::int64_t>(kRecoverable)) return std::nullopt;
    return numbers::ratio(numbers::from_int64(s1 < 0 ? -r1 : r1), numbers::from_int64(denominator));
}

} // namespace porism::algebra::modular
