// Values of statements: lengths, and angles in degrees; numbers, letters, and sums and products of them.
#pragma once

#include "base/result.h"
#include "facts/relation.h"

#include <string>
#include <string_view>

namespace porism::geodsl {

/// "3", "1/2", "sqrt(2)", "x", "2x+10". `below`: the bound of an angle in degrees, 0 for lengths, which have none; an
/// angle may carry its degree sign. Errors without a place: `bad_value` (no number and no letter), `value_out_of_range`
/// (a number that is not positive, or an angle that is too large).
Result<facts::Polynomial> parse_value(std::string_view text, int below);

/// As parse_value reads it.
std::string value_text(const facts::Polynomial& value);

} // namespace porism::geodsl
