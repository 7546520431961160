#include "workflow/verify/diagnosis/wrong_steps.h"

#include "verify/proofcheck.h"
#include "workflow/verify/diagnosis/part.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::workflow {
namespace {

constexpr std::array<std::string_view, 8> reasons = {"given",         "by the rule",       "by algebra", "on one line",
                                                     "on one circle", "as points are one", "read",       "calculated"};

} // namespace

std::string_view reason_of(const proof::Step& step) {
    return reasons[static_cast<std::size_t>(step.reason)];
}

std::vector<WrongStep> wrong_steps(const std::vector<proof::Path>& paths, const Figure& figure,
                                   const Control& control) {
    std::vector<WrongStep> out;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto verdict = verify::check(paths[i], figure.scene, *figure.diagram, control);
        for (std::size_t k = 0; k < verdict.steps.size(); ++k)
            if (!verdict.steps[k].holds) out.push_back({i, k, verdict.steps[k].reason});
    }
    return out;
}

std::vector<bool> cone_of(const proof::Path& path, std::size_t step) {
    std::vector<bool> out(path.steps.size(), false);
    out[step] = true;
    for (std::size_t i = step + 1; i-- > 0;)
        for (const std::size_t premise : path.steps[i].premises)
            if (out[i] && premise < i) out[premise] = true;
    return out;
}

std::vector<bool> actions_of(const proof::Path& path, const std::vector<bool>& steps, const scene::Scene& scene) {
    std::vector<PointId> points;
    std::vector<bool> given(scene.actions().size(), false);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!steps[i]) continue;
        std::ranges::copy_if(points_of(path.steps[i]), std::back_inserter(points),
                             [&](PointId point) { return point.index() < scene.point_count(); });
        if (path.steps[i].reason == proof::Reason::given && path.steps[i].action < given.size()) {
            given[path.steps[i].action] = true;
            std::ranges::copy(scene::inputs_of(scene.actions()[path.steps[i].action]), std::back_inserter(points));
        }
    }
    std::vector<bool> out = scene.actions_behind(points);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = out[i] || given[i];
    return out;
}

std::vector<std::string> in_words(const proof::Path& path, const scene::Scene& scene) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const proof::Step& step = path.steps[i];
        std::vector<std::size_t> premises;
        for (const std::size_t premise : step.premises) premises.push_back(premise + 1);
        out.push_back(fmt::format("step {}: {}, {}{}{}", i + 1, facts::to_string(step.conclusion, scene.names()),
                                  reason_of(step), step.rule.empty() ? "" : " " + step.rule,
                                  premises.empty() ? "" : fmt::format(" from {}", fmt::join(premises, ", "))));
    }
    return out;
}

} // namespace porism::workflow
