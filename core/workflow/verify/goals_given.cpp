#include "workflow/verify/goals_given.h"

#include "diagnose/given_away.h"

namespace porism::workflow {

std::vector<problem::Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene) {
    return diagnose::goals_given(
        {scene, problem.document->goals, problem.document->questions, {}, {}, problem.amounts_to});
}

} // namespace porism::workflow
