// Simple numbers near a decimal: guesses, which only exact arithmetic confirms.
#pragma once

#include "numbers/integer.h"
#include "numbers/scalar.h"

#include <optional>
#include <vector>

namespace porism::numbers {

/// Numbers within a relative `error` of a positive value (else none), one of each form at most, the simplest form
/// first: a rational, the root of one, a root of a quadratic equation with small integer coefficients
/// ("(1+sqrt(5))/2"), the root of such a one.
std::vector<Scalar> simple_forms(double value, double error);

/// The rational of least denominator within `error` of the value, if its denominator is at most `denominator`.
std::optional<Rational> simple_rational(double value, double error, int denominator);

} // namespace porism::numbers
