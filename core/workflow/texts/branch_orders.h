// The branches of a figure in words: which order of its points tells them from others (definition 3).
#pragma once

#include "translate/language/writing.h"
#include "workflow/figure.h"

#include <vector>

namespace porism::workflow {

/// By action, as some hundreds of figures with points in any order show it.
struct ToldBranches {
    /// At most two order statements that hold in every figure of the branches and of which one fails in every other
    /// branch that the action could take there. Sides of lines come before order on a line, angles and distances; the
    /// lines of points that the action names before others. None where the other branches are mirror images of figures
    /// that have no way round. Besides, what keeps a goal that fails where points lie otherwise.
    std::vector<std::vector<facts::Statement>> orders;
    std::vector<translate::Turning> turns; ///< the way round, where only that tells the branch
    std::vector<bool> open;                ///< there are other branches, and nothing was found that tells it
    bool goals_open = false;               ///< a goal fails in other figures, and no order was found that keeps it
};
ToldBranches told_branches(const Figure& figure, const Control& control = {});

} // namespace porism::workflow
