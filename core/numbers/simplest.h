// The rational of least denominator in an interval.
#pragma once

#include "numbers/integer.h"

namespace porism::numbers {

/// The rational with the least denominator, and then the least numerator in size, in [low, high]; low <= high
/// (asserted). By continued fractions (the Stern-Brocot tree).
Rational simplest_between(const Rational& low, const Rational& high);

} // namespace porism::numbers
