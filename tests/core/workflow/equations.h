// What two scenes with other actions have in common.
#pragma once

#include "facts/sayings.h"
#include "scene/catalogue.h"
#include "workflow/load.h"

#include <set>
#include <vector>

namespace porism::workflow {

/// All equations of a scene, given by constructions or stated.
inline std::set<facts::Statement> equations(const LoadedProblem& problem) {
    std::set<facts::Statement> all;
    for (const scene::Action& action : problem.document->scene.actions())
        for (const facts::Statement& one : scene::said_by(action, &scene::Construction::gives)) {
            const auto* relation = one.relation();
            const auto sayings = relation ? facts::sayings(*relation) : std::vector<facts::Saying>();
            all.insert(sayings.empty() ? one : sayings.front().statement);
        }
    return all;
}

} // namespace porism::workflow
