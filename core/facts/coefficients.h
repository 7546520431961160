// A polynomial as one in a single quantity.
#pragma once

#include "facts/relation.h"

#include <cstdint>
#include <map>

namespace porism::facts {

/// By the exponent of the quantity; none is empty.
using Coefficients = std::map<std::uint32_t, Polynomial>;

Coefficients coefficients_of(const Polynomial& polynomial, const Quantity& quantity);

} // namespace porism::facts
