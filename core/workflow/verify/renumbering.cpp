#include "workflow/verify/renumbering.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {

using facts::Statement;

Renumbering::Renumbering(std::vector<std::optional<PointId>> points, std::vector<std::optional<std::size_t>> actions)
    : points_(std::move(points)), actions_(std::move(actions)) {
    for (const auto& point : points_) filled_.push_back(point.value_or(PointId(0)));
}

std::optional<proof::Step> Renumbering::moved(proof::Step step) const {
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

proof::Path Renumbering::moved(const proof::Path& path, const std::vector<bool>* keep) const {
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

std::vector<PointId> points_of(const proof::Step& step) {
    std::vector<PointId> out(step.conclusion.points().begin(), step.conclusion.points().end());
    out.insert(out.end(), step.binding.begin(), step.binding.end());
    for (const Statement& condition : step.conditions)
        out.insert(out.end(), condition.points().begin(), condition.points().end());
    for (const facts::Quantity& quantity : step.eliminated)
        out.insert(out.end(), quantity.points().begin(), quantity.points().end());
    return out;
}

} // namespace porism::workflow
