// Functions of sums of arcs, without functions: sin(2 arctan(1/2)) is 4/5.
#pragma once

#include "numbers/expression.h"

#include <optional>

namespace porism::numbers {

/// One of sine, cosine and tangent of an angle that is a sum of arcs and of parts of a turn, each taken a whole number
/// of times, or of halves, quarters or eighths: by the theorems of addition, in roots. Empty for other angles, those of
/// parts of a turn alone, and sums of too many.
std::optional<Node> function_of_arcs(ExpressionKind function, const Expression& angle);

} // namespace porism::numbers
