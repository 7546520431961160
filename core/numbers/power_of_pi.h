// Products with powers of pi, in which what cancels is cancelled.
#pragma once

#include "numbers/scalar.h"

#include <optional>

namespace porism::numbers {

/// Whether pi is in an expression, outside of sines, cosines and tangents, which are algebraic.
bool has_pi(const Expression& tree);

/// An equal number that is written as an algebraic one times a power of pi: "10/(2pi)" is "5/pi", "4*(36/(2pi))*pi/9"
/// is "8". Empty where there is no pi in it, where it is a sum of different powers ("4-pi"), and where the algebraic
/// factor is not found (numbers/exact.h). Needs an ExactContext.
std::optional<Scalar> as_power_of_pi(const Scalar& scalar);

} // namespace porism::numbers
