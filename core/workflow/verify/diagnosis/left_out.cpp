#include "workflow/verify/diagnosis/left_out.h"

#include "translate/say.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/goals_given.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

/// The first action that states what is asked for.
std::optional<std::size_t> given_away(const LoadedProblem& problem) {
    const scene::Scene& scene = problem.document->scene;
    for (const problem::Check& check : goals_given(problem, scene))
        if (check.action && scene.actions()[*check.action].states) return check.action;
    return std::nullopt;
}

} // namespace

std::string why_not_left_out(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return {};
    const auto action = given_away(problem);
    if (!action) return {};
    const diagnose::Sample sample = sample_as_it_stands(problem, control);
    std::vector<bool> keep(sample.scene.actions().size(), true);
    keep[*action] = false;
    const diagnose::Sample without = diagnose::kept(sample, keep);
    const auto verdict = verifier_of(problem, control)(without);
    const auto failed = std::ranges::find(verdict.checks, problem::CheckState::failed, &problem::Check::state);
    if (control.stopped() || failed == verdict.checks.end()) return {};
    const std::string said = translate::say(*sample.scene.actions()[*action].states, sample.scene.names());
    return fmt::format("{} says what is asked for, but without it a check fails ({})", said,
                       words_of(*failed, without.scene).message);
}

} // namespace porism::workflow
