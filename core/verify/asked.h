// What is asked of a figure that exists: its goals and questions, by its pictures and by exact numbers.
#pragma once

#include "base/result.h"
#include "base/stop.h"
#include "problem/verdict.h"
#include "realize/realize.h"

#include <optional>
#include <vector>

namespace porism::verify {

/// Views of what outlives the call. `options` are those with which the diagram was realised.
struct Asked {
    const scene::Scene& scene;
    const scene::Goals& goals;
    const scene::Questions& questions;
    const diagram::Diagram& diagram;
    const realize::Options& options;
};

/// `checks` has "goal_holds" of each goal, as the pictures show it. Exact numbers settle what those are too near to
/// tell; "goal_exact" follows, and the checks of the questions (verify/question_check.h, verify/exact.h). What holds,
/// but not in other orders of the points, is undecided. `no_branch` says why no branch was found for the goals: they
/// are then measured in the first one.
void check_asked(std::vector<problem::Check>& checks, const Asked& asked, const std::optional<Error>& no_branch,
                 const Control& control);

} // namespace porism::verify
