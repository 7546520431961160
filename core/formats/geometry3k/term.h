// Logic forms as trees: `Equals(LengthOf(Line(A, B)), 3x+1)`.
#pragma once

#include "base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace porism::geometry3k {

inline constexpr std::size_t max_form_bytes = 2048;
inline constexpr int max_form_depth = 16;

/// A form with its arguments, or what stands where one may: a point, a number, an expression, "angle 1".
struct Term {
    std::string word;       ///< "Equals", "A", "3x+1": without blanks at its ends
    std::vector<Term> args; ///< none of a leaf
    bool form = false;      ///< a word with a bracket behind it
    std::size_t at = 0;     ///< where it begins in the text, in bytes
};

/// A word that begins with a capital, longer than one letter, opens a form; brackets of anything else are part of an
/// expression. Errors with the column: `form_too_long`, `form_too_deep`, `form_syntax`.
Result<Term> parse_term(std::string_view text);
/// "Angle(A, B, C)".
std::string to_string(const Term& term);

} // namespace porism::geometry3k
