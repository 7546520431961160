// Answers graded against expected ones.
#pragma once

#include "numbers/scalar.h"

#include <cstdint>
#include <string_view>

namespace porism::problem {

enum class Grade : std::uint8_t {
    exact, ///< the same number
    near,  ///< within one part in a hundred of what is expected, as answers that were rounded are
    wrong,
};
std::string_view name_of(Grade grade);

/// Exact equivalence first: by algebraic numbers where both are such, else by text or by 2048 bits.
Grade grade(const numbers::Scalar& given, const numbers::Scalar& expected);

/// By how much an answer may differ from a value of this size that it was rounded from: half a unit of the last digit
/// of a decimal or a whole number, at most one part in a hundred; so much of an expression with decimals in it, and
/// nothing of any other, which is meant exactly.
double rounding_of(const numbers::Scalar& told, double value);

/// Of an answer that is told for a value that is known exactly: near where it may be a rounding of it.
Grade grade_told(const numbers::Scalar& told, const numbers::Scalar& value);

} // namespace porism::problem
