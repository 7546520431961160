// Rational numbers as people read them.
#pragma once

#include "numbers/integer.h"

#include <string>

namespace porism::numbers {

/// A measure: "64.1" where at most nine decimals tell it exactly, else "7/12".
std::string in_decimals(const Rational& value);
/// The same, but parts by a single digit stay such: "1/2", "3/8" and "0.35".
std::string in_parts_or_decimals(const Rational& value);

} // namespace porism::numbers
