// Goals that the givens leave open: true in the problem's own figure, and false in another one of what is given.
#pragma once

#include "diagnose/missing.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// Of the goals of `sample`, the problem's, those for which a verification shows another figure, each with that figure
/// and the order condition that is missing: the first with which all is accepted, of those that mends state
/// (diagnose/repair.h, "state_order"). Time: a verification, and one for each condition that is tried.
std::vector<diagnose::MissingGiven> goals_not_forced(const LoadedProblem& problem, const diagnose::Sample& sample,
                                                     const Control& control = {});

} // namespace porism::workflow
