// What is asked for and stands among the givens of a file.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// diagnose::goals_given of a scene that is made from the file: what only follows from what it says
/// (LoadedProblem::amounts_to) gives nothing away, since that it follows is to be proved.
std::vector<problem::Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene);

} // namespace porism::workflow
