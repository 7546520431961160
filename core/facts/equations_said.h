// What a statement says in the words of equations between quantities, whichever of them it was written in.
#pragma once

#include "facts/relation.h"
#include "facts/statement.h"

#include <set>

namespace porism::facts {

/// How much of a statement an equation says: some of it, or all.
enum class Extent { some, whole };

/// The equations between quantities that a statement says under no condition, each with its only solution where it has
/// one (only_solution.h), and of angles what their functions tell of them: ∠A = 60 of 2 cos ∠A = 1, ∠A = ∠B of equal
/// cosines, ∠A + ∠B = 180 of opposite ones. Of `whole`, whatever their conditions, those alone that say all of the
/// statement (readings.h).
std::set<Relation> equations_said(const Statement& statement, Extent extent);

} // namespace porism::facts
