// Numbers and letters as these forms write them, half LaTeX: "3x-8", "\frac{1}{2}a+8", "4\sqrt{3}", "2x^{2}-10".
#pragma once

#include "facts/relation.h"

#include <string_view>

namespace porism::geometry3k {

/// Letters are single; a degree sign says nothing. Errors with the column: `expression_syntax`,
/// `expression_too_large`, those of numbers::Scalar.
Result<facts::Polynomial> parse_expression(std::string_view text);

} // namespace porism::geometry3k
