// Numbers as people write answers.
#pragma once

#include "numbers/scalar.h"

#include <optional>
#include <string>
#include <string_view>

namespace porism::numbers {

/// What numbers::Scalar reads, and besides: dollar signs around it, \boxed and \text, \frac, \sqrt, \pi, \cdot and
/// functions of TeX, "x = " before it and a unit of length, area or angle behind it, which is not looked at; a mixed
/// number "1 2/3", "sin 30°", "cos^{-1}(3/5)", raised digits, and bars around the whole. Empty where that is no number,
/// and for text of more than 200 bytes.
std::optional<Scalar> told_answer(std::string_view text);

/// An expression with \frac{1}{2} of TeX as ((1)/(2)), \sqrt{2} as sqrt(2), \pi and \cdot as pi and *, braces as
/// brackets.
std::string without_tex(std::string_view text);

/// Mixed numbers as sums, and fractions that are one sign: "1 1/2", "1\frac{1}{2}" and "1½" as "(1+1/2)", "½" as
/// "(1/2)".
std::string with_mixed_numbers(std::string_view text);

} // namespace porism::numbers
