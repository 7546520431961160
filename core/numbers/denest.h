// Roots of sums taken apart: sqrt(p + q sqrt(r)) is a sum of two roots of rationals where p^2 - q^2 r is the square of
// a rational (Euclid X.47 to 54; in this form A. Borodin, R. Fagin, J. Hopcroft and M. Tompa, "Decreasing the nesting
// depth of expressions involving square roots", 1985).
#pragma once

#include "numbers/scalar.h"

namespace porism::numbers {

/// An equal number in which such roots, wherever they stand, are taken apart; itself where there is none.
Scalar denested(const Scalar& value);

} // namespace porism::numbers
