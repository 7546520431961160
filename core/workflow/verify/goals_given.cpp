#include "workflow/verify/goals_given.h"

#include "diagnose/given_away.h"

#include <algorithm>

namespace porism::workflow {

std::vector<problem::Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene) {
    auto out = diagnose::goals_given({scene, problem.document->goals, problem.document->questions});
    std::erase_if(out, [&](const problem::Check& check) {
        return check.action && std::ranges::count(problem.amounts_to, diagnose::text_of(scene, *check.action)) > 0;
    });
    return out;
}

} // namespace porism::workflow
