// Goals that say nothing of the figure.
#pragma once

#include "diagnose/sample.h"

#include <vector>

namespace porism::diagnose {

/// A failed check `goal_not_given` (stage "logical") for each goal about directions that comes to 0 = 0 once the points
/// that are given to be on one line name that line alone: BD ∥ BC for a point D of BC, an angle between a line and
/// itself. At the action that gives the last of its lines. That points are collinear is left to goals_given.
std::vector<problem::Check> goals_saying_nothing(const Sample& sample);

} // namespace porism::diagnose
