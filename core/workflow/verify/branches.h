// Whether what is asked of a problem holds in every branch of its figure.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// Whether there are such checks.
bool asks_of_branches(const LoadedProblem& problem);

/// `branch_complete` of each goal and equation (diagnose/branches.h). `before` are the checks that were made: where a
/// given comparison is none of the figure's, what fails in another branch is undecided (leave_to_what_is_unsaid).
std::vector<problem::Check> check_branches(const LoadedProblem& problem, const std::vector<problem::Check>& before,
                                           const Control& control = {});

} // namespace porism::workflow
