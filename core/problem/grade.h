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

} // namespace porism::problem
