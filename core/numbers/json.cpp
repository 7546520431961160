#include "numbers/json.h"

namespace porism::numbers {

namespace {

Result<std::string> exact_text(const Json& json) {
    if (json.is_string()) return json.get<std::string>();
    if (json.is_number_integer()) return to_text(json);
    return fail("scalar_json", "a number must be a JSON string or integer", "put it in quotes, as in \"1/2+sqrt(2)\"");
}

} // namespace

Json to_json(const Scalar& scalar) {
    return scalar.text();
}
Json to_json(const Integer& value) {
    return to_string(value);
}
Json to_json(const Rational& value) {
    return to_string(value);
}

Result<Scalar> scalar_from_json(const Json& json) {
    return exact_text(json).and_then(&Scalar::parse);
}

Result<Integer> integer_from_json(const Json& json) {
    return exact_text(json).and_then(&parse_integer);
}

Result<Rational> rational_from_json(const Json& json) {
    return exact_text(json).and_then(&parse_rational);
}

} // namespace porism::numbers
