// What is asked for and stands among the givens.
#pragma once

#include "diagnose/sample.h"

#include <vector>

namespace porism::diagnose {

/// A failed check `goal_not_given` (stage "logical") for each action that gives a goal away: that states it, or by
/// whose construction it holds as a premise; in the same words, as the same equation between quantities up to a power,
/// or as a part of it (the equal halves of a midpoint). So does an action that states the value which is asked for.
/// Each has its action; those of Sample::amounts_to are passed over. After these the goals that say nothing
/// (diagnose/empty_goals.h).
std::vector<problem::Check> goals_given(const Sample& sample);

/// Whether a value that is asked for stands among the givens of another length or angle that is given to be equal.
bool answer_is_given(const Sample& sample);

} // namespace porism::diagnose
