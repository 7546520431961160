// Goals in words that are so in another way elsewhere: "ABC is isosceles", at C here and at A in another branch.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// What failed of such a goal in another figure of what is given, in which the words are true in another way, is
/// undecided: what was read is one of the ways. Of checks that have that figure.
void leave_to_other_ways(const LoadedProblem& problem, std::vector<problem::Check>& checks);

} // namespace porism::workflow
