// Goals that the givens leave open: true in one figure of what is given, and false in another.
#pragma once

#include "diagnose/missing.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// Of the goals of `sample`, the problem's, those of which a verification shows another figure than the problem's own,
/// which is false in one of the two: each with that one and the order condition that is missing: the first with which
/// all is accepted, of those that mends state (diagnose/repair.h, "state_order"). Time: a verification, and one for
/// each condition that is tried.
std::vector<diagnose::MissingGiven> goals_not_forced(const LoadedProblem& problem, const diagnose::Sample& sample,
                                                     const Control& control = {});

} // namespace porism::workflow
