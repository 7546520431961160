#include "workflow/verify/diagnosis/part.h"

#include "diagnose/sample.h"

namespace porism::workflow {
namespace {

/// From the scene to its part of the actions that are kept.
Renumbering to_part(const scene::Scene& scene, const std::vector<bool>& keep) {
    std::vector<std::optional<PointId>> points(scene.point_count());
    std::vector<std::optional<std::size_t>> actions(keep.size());
    std::size_t points_kept = 0, actions_kept = 0;
    for (std::size_t i = 0; i < keep.size(); ++i) {
        if (!keep[i]) continue;
        actions[i] = actions_kept++;
        for (const PointId point : scene.actions()[i].outputs) points[point.index()] = PointId(points_kept++);
    }
    return {std::move(points), std::move(actions)};
}

} // namespace

std::vector<bool> with_what_it_needs(const scene::Scene& scene, std::vector<bool> keep) {
    const auto actions = scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i)
        for (const PointId point : scene::inputs_of(actions[i]))
            if (!keep[scene.action_of(point)]) keep[i] = false;
    return keep;
}

LoadedProblem part_of(const LoadedProblem& problem, const std::vector<bool>& keep,
                      const std::vector<std::vector<bool>>& steps) {
    const document::Document& whole = *problem.document;
    const auto left = with_what_it_needs(whole.scene, keep);
    const auto sample = diagnose::kept({whole.scene, whole.goals, whole.questions}, left);
    LoadedProblem out{problem.name, document::Document{}, problem.choose_branch, problem.place};
    out.document->scene = sample.scene;
    out.document->goals = sample.goals;
    out.document->questions = sample.questions;
    const Renumbering renumbering = to_part(whole.scene, left);
    for (std::size_t i = 0; i < problem.solution.size(); ++i)
        out.solution.push_back(renumbering.moved(problem.solution[i], steps.empty() ? nullptr : &steps[i]));
    for (std::size_t i = 0; i < left.size() && i < problem.branches.size(); ++i)
        if (left[i]) out.branches.push_back(problem.branches[i]);
    return out;
}

} // namespace porism::workflow
