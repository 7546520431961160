// Numbers whose parts are sines, roots and pi, as quotients in lowest terms.
#pragma once

#include "numbers/scalar.h"

#include <optional>

namespace porism::numbers {

/// The number as a quotient of polynomials in the sines, cosines, arcs, roots and pi of which it is written: common
/// factors are cancelled, squares taken out of roots, and sin^2 + cos^2 = 1 is put to use. For numbers beyond what
/// Exact decides: 8*sin(25o)/sin(25o) is 8. Empty where that has no fewer parts than what is written, or is too large.
/// The value is the same by identities alone.
std::optional<Scalar> as_quotient(const Scalar& scalar);

} // namespace porism::numbers
