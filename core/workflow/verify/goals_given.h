// What is asked for and stands among the givens of a file.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// As diagnose::goals_given of the scene, but for the actions that only follow from what the file says
/// (LoadedProblem::amounts_to): that they do is to be proved.
std::vector<problem::Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene);

} // namespace porism::workflow
