// The figure of a problem of a file: its scene realised, in the branch that its goals ask for (definition 3).
#pragma once

#include "realize/realize.h"
#include "workflow/load.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

struct Figure {
    scene::Scene scene; ///< with the branches written in
    std::shared_ptr<const diagram::Diagram> diagram;
    realize::Wanted chosen_for; ///< the goals and equations for which the branch was chosen
    /// Where a branch was to be chosen and none was found in which all goals hold: why (`goal_false`,
    /// `goal_undecided`). The figure is then one in which as many hold as can, the first before the later ones.
    std::optional<Error> no_branch;
};

/// Whether an error says that no branch was found for the goals.
bool is_about_branches(const Error& error);

/// What the branch of a problem is chosen for: its goals, and its questions that are equations. Empty where the branch
/// is not to be chosen.
realize::Wanted wanted_of(const LoadedProblem& problem);
/// As many of them as hold together in one branch, the first before the later ones.
realize::Wanted holding_together(const scene::Scene& scene, const realize::Wanted& wanted,
                                 realize::Options options = {}, const Control& control = {});

/// The branch is chosen where the text of the problem leaves that open; `options.choose_branch_for` is not looked at.
/// Errors: the problem's own, those of realize; with the place of the problem.
Result<Figure> figure_of(const LoadedProblem& problem, realize::Options options = {}, const Control& control = {});

/// A place that was chosen for points so that the goals hold, and is not the first.
struct BranchChoice {
    std::vector<PointId> points;
    int place = 0, count = 0; ///< from 1
};
std::vector<BranchChoice> chosen_branches(const LoadedProblem& problem, const diagram::Diagram& diagram);
/// "x 2 of 2".
std::string to_string(const BranchChoice& choice, const scene::Scene& scene);

} // namespace porism::workflow
