#include "workflow/verify/part.h"

#include "diagnose/sample.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;

/// Where points and actions of the whole are in the part.
class Renumbering {
public:
    Renumbering(const scene::Scene& scene, const std::vector<bool>& keep)
        : points_(scene.point_count()), actions_(keep.size()) {
        std::size_t points = 0, actions = 0;
        for (std::size_t i = 0; i < keep.size(); ++i) {
            if (!keep[i]) continue;
            actions_[i] = actions++;
            for (const PointId point : scene.actions()[i].outputs) points_[point.index()] = PointId(points++);
        }
        for (const auto& point : points_) filled_.push_back(point.value_or(PointId(0)));
    }

    std::optional<proof::Step> moved(proof::Step step) const {
        const auto there = [&](PointId point) {
            return point.index() < points_.size() && points_[point.index()].has_value();
        };
        if (!std::ranges::all_of(points_of(step), there)) return std::nullopt;
        if (step.reason == proof::Reason::given) {
            if (step.action >= actions_.size() || !actions_[step.action]) return std::nullopt;
            step.action = *actions_[step.action];
        }
        std::optional<Statement> conclusion = facts::renamed(step.conclusion, filled_);
        if (!conclusion) return std::nullopt;
        step.conclusion = *std::move(conclusion);
        for (PointId& point : step.binding) point = filled_[point.index()];
        for (Statement& condition : step.conditions) {
            auto now = facts::renamed(condition, filled_);
            if (!now) return std::nullopt;
            condition = *std::move(now);
        }
        for (facts::Quantity& quantity : step.eliminated) {
            if (quantity.points().empty()) continue;
            std::vector<PointId> points;
            for (const PointId point : quantity.points()) points.push_back(filled_[point.index()]);
            const auto now = facts::Quantity::of(quantity.kind(), points);
            if (!now) return std::nullopt;
            quantity = *now;
        }
        return step;
    }

    proof::Path moved(const proof::Path& path, const std::vector<bool>* keep) const {
        proof::Path out;
        std::vector<std::optional<std::size_t>> steps(path.steps.size());
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            if (keep && !(*keep)[i]) continue;
            const auto& premises = path.steps[i].premises;
            if (!std::ranges::all_of(premises, [&](std::size_t p) { return p < i && steps[p].has_value(); })) continue;
            auto step = moved(path.steps[i]);
            if (!step) continue;
            for (std::size_t& premise : step->premises) premise = *steps[premise];
            steps[i] = out.steps.size();
            out.steps.push_back(*std::move(step));
        }
        return out;
    }

private:
    std::vector<std::optional<PointId>> points_;
    std::vector<PointId> filled_;
    std::vector<std::optional<std::size_t>> actions_;
};

} // namespace

std::vector<PointId> points_of(const proof::Step& step) {
    std::vector<PointId> out(step.conclusion.points().begin(), step.conclusion.points().end());
    out.insert(out.end(), step.binding.begin(), step.binding.end());
    for (const Statement& condition : step.conditions)
        out.insert(out.end(), condition.points().begin(), condition.points().end());
    for (const facts::Quantity& quantity : step.eliminated)
        out.insert(out.end(), quantity.points().begin(), quantity.points().end());
    return out;
}

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
    const Renumbering to_part(whole.scene, left);
    for (std::size_t i = 0; i < problem.solution.size(); ++i)
        out.solution.push_back(to_part.moved(problem.solution[i], steps.empty() ? nullptr : &steps[i]));
    for (std::size_t i = 0; i < left.size() && i < problem.branches.size(); ++i)
        if (left[i]) out.branches.push_back(problem.branches[i]);
    return out;
}

} // namespace porism::workflow
