// Values in plain signs.
#pragma once

#include "numbers/scalar.h"

#include <string>

namespace porism::translate {

/// So many times the angle that is counted in degrees by `count`: "60°", "arccos(3/5)", "180° − 2arctan(7/24)". What is
/// no such sum stands as it is, with the sign of degrees behind it: "√2°".
std::string say_degrees(const numbers::Scalar& count, const numbers::Rational& times = 1);

/// A value exactly, and rounded to three decimals: empty where that is the very number.
struct ValueText {
    std::string exact; ///< "3√2", "arccos(3/5)", "60°"
    std::string about; ///< "4.243", "53.13°"
};
ValueText value_text(const numbers::Scalar& value, bool degrees);

} // namespace porism::translate
