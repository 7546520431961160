// Rational roots of polynomials with rational coefficients. For the sources of this module only.
#pragma once

#include "numbers/integer.h"

#include <vector>

namespace porism::facts {

/// Coefficients from the constant one on, the last not zero. Makes the polynomial square-free and divides by factors
/// x - r until its degree is two or no rational root is found; returns the r. Roots beyond 4096 in size or with
/// denominators beyond 1000 are not looked for.
std::vector<numbers::Rational> taken_roots(std::vector<numbers::Rational>& polynomial);

} // namespace porism::facts
