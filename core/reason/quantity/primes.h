// Prime factors of the constants in the table of log-lengths: log 12 = 2 log 2 + log 3.
#pragma once

#include "numbers/integer.h"

#include <optional>
#include <utility>
#include <vector>

namespace porism::reason {

/// Prime factors with exponents, ascending; of a positive rational, with negative exponents for the denominator's.
/// Nothing if the number is not positive or a factor could not be split within a fixed amount of work. Trial division,
/// then Pollard's rho (J. M. Pollard, "A Monte Carlo method for factorization", 1975).
std::optional<std::vector<std::pair<numbers::Integer, std::int64_t>>> prime_factors(const numbers::Rational& value);

} // namespace porism::reason
