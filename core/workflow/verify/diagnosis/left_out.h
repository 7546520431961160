// A given that states what is asked for, left out.
#pragma once

#include "workflow/load.h"

#include <string>

namespace porism::workflow {

/// Why leaving out what gives a goal away (`goal_not_given`, workflow/verify/verification.h) is no mend: one sentence,
/// with statements as people write them, that says what becomes of the sample without the first such statement. Empty
/// where nothing fails without it, where no action states a goal, and after a stop.
std::string why_not_left_out(const LoadedProblem& problem, const Control& control = {});

} // namespace porism::workflow
