// Whether a stored problem agrees with itself: its solution speaks of the scene that stands beside it.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// The stage is "record". `branch_as_recorded`, where branches are recorded: failed for each action that writes another
/// one, or has no such branch in the figure. `given_as_told`, where there is a solution: failed for each action
/// that the solution takes something as given from which it does not say. Passed once each, else.
std::vector<problem::Check> check_record(const LoadedProblem& problem, const Control& control = {});

} // namespace porism::workflow
