// The JSON forms of numbers: strings, exact, as typed.
#pragma once

#include "base/json.h"
#include "numbers/integer.h"
#include "numbers/scalar.h"

namespace porism::numbers {

/// The text as typed.
Json to_json(const Scalar& scalar);
/// Reads a string through Scalar::parse. JSON numbers are taken if they are integers; other numbers have been through a
/// double already and are refused (`scalar_json`).
Result<Scalar> scalar_from_json(const Json& json);

/// "-12" or "7/12"; read back from such strings and from JSON integers.
Json to_json(const Integer& value);
Json to_json(const Rational& value);
Result<Integer> integer_from_json(const Json& json);
Result<Rational> rational_from_json(const Json& json);

} // namespace porism::numbers
