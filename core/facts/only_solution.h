// Equations that say no more than a value, or a quotient of two quantities: with one admissible solution.
#pragma once

#include "facts/relation.h"

namespace porism::facts {

/// "x = 5" of "x^3 = 125", "(x - 5)^2 = 0", "x^2 = 5x", "x BC + x CA = 5 BC + 5 CA" for a length x; "2x = 3y" of
/// "4x^2 = 9y^2": what the quantities are by the only solution that their kinds admit (facts/solving.h), once a factor
/// of other quantities is divided out that does not vanish. The relation itself where there is none, or several, or it
/// cannot be told.
Relation with_only_solution(const Relation& relation);

} // namespace porism::facts
