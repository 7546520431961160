// Scenes with what a language needs to be read in the branches of the figure.
#pragma once

#include "workflow/figure.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

struct InText {
    scene::Scene scene;     ///< without branches; with as few coordinates as tell those that are not the first
    bool reads_back = true; ///< whether they do
};
/// For languages without branches. Error: `branch`, where one is written that is not there.
Result<InText> branches_in_text(const LoadedProblem& problem, const Control& control);

/// For languages with branches: those of the figure. Error as above.
Result<scene::SceneAndGoals> with_branches(const LoadedProblem& problem, const Control& control);

/// What a language loses that has neither branches nor places, in words: the points that stand otherwise where each
/// action takes its first branch, and two free points are not all that the figure has. Empty where it loses none, where
/// there is no figure, and of scenes that state something.
std::vector<std::string> lost_branches(const LoadedProblem& problem, const Control& control);

/// With a place for each point, rounded as a sketch is: its picture tells the branches then. Nothing without a figure.
std::optional<scene::SceneAndGoals> sketched(const LoadedProblem& problem, const Control& control);

/// A scene of the figure with a place for each point that has none given; point i stands where `before[i]` does.
scene::Scene standing(scene::Scene scene, const diagram::Diagram& diagram, std::span<const PointId> before);

} // namespace porism::workflow
