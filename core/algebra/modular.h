// Arithmetic modulo the Mersenne prime 2^61 - 1.
#pragma once

#include "numbers/integer.h"

#include <cstdint>
#include <optional>

namespace porism::algebra::modular {

inline constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;
/// Numerators and denominators below this are recovered uniquely from their quotient modulo kPrime.
inline constexpr std::uint64_t kRecoverable = std::uint64_t{1} << 29;

inline std::uint64_t add(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t s = a + b;
    return s >= kPrime ? s - kPrime : s;
}

inline std::uint64_t negate(std::uint64_t a) {
    return a == 0 ? 0 : kPrime - a;
}
inline std::uint64_t subtract(std::uint64_t a, std::uint64_t b) {
    return add(a, negate(b));
}

inline std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return add(static_cast<std::uint64_t>(product & kPrime), static_cast<std::uint64_t>(product >> 61));
}

/// `a` must not be zero.
std::uint64_t inverse(std::uint64_t a);

std::uint64_t residue(std::int64_t value);
/// Where the denominator is a multiple of the prime there is no residue; the numerator's stands in, for residues only
/// propose.
std::uint64_t residue(const numbers::Rational& value);

/// The rational with numerator and denominator below kRecoverable that has this residue, if there is one (Wang, Guy and
/// Davenport, "P-adic reconstruction of rational numbers", 1982).
std::optional<numbers::Rational> recover(std::uint64_t residue);

} // namespace porism::algebra::modular
