// The logical verification: what is given and what is asked, the solution that a file tells, and our own.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// The checks of the stage "logical" (workflow/verify/verification.h), of a problem that has a figure; of one without,
/// `givens_consistent` alone, undecided. Closes the scene once. After a stop: those that were made.
std::vector<problem::Check> check_logic(const LoadedProblem& problem, const Control& control = {});

} // namespace porism::workflow
