// The solution of a record of GenesisGeo, followed step by step.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <optional>

namespace porism::workflow {

/// A check `solution_holds` (stage "logical"): passed where each step follows from the premises that it names, closed
/// by themselves; failed where no step concludes a goal; undecided at the first step that was not found to follow.
/// `value` is how many follow, `limit` how many there are. Empty where the record tells no proof or asks for nothing.
/// Costs a closure for each step.
std::optional<problem::Check> check_record_steps(const LoadedProblem& problem, const Analysis& analysis,
                                                 const Control& control = {});

} // namespace porism::workflow
