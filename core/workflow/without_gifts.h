// Problems in words that give no goal away, where other words of the same figure would.
#pragma once

#include "workflow/restated.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// What a problem gives of that which it asks for, each in words (workflow/verify/goals_given.h). Empty of a problem
/// that is not read.
std::vector<std::string> gifts_of(const LoadedProblem& problem);

/// Parallelograms that equations between vectors amount to, by their centres: a further point, which is the midpoint of
/// both diagonals. The parallels that it replaces would be goals that are given.
Restated by_centres(Restated problem);

/// Corners of parallelograms on two parallels, which say nothing of lengths.
Restated by_parallels(Restated problem);

} // namespace porism::workflow
