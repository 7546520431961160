// The branches of a figure in words: which order of its points tells them from others (definition 3).
#pragma once

#include "workflow/figure.h"

#include <vector>

namespace porism::workflow {

/// By action: order statements that hold in every picture of the figure and of which one fails in every other branch
/// that the action could take there, with all that its points stand on in the same places. Sides of lines come before
/// order on a line, angles and distances; points that the action names before others. Empty where there is one branch,
/// and where no such statements are found: the branch is left to the picture then.
std::vector<std::vector<facts::Statement>> branch_orders(const Figure& figure, const Control& control = {});

} // namespace porism::workflow
