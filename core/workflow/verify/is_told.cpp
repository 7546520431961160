#include "workflow/verify/is_told.h"

#include <algorithm>

namespace porism::workflow {

bool is_told(const Analysis& analysis, const facts::Statement& statement) {
    const auto says_it = [&](const diagram::Given& given) { return given.statement == statement; };
    return std::ranges::any_of(analysis.diagram->givens, says_it) ||
           std::ranges::any_of(analysis.diagram->guarantees, says_it) ||
           std::ranges::any_of(analysis.scene.actions(),
                               [&](const scene::Action& action) { return action.states == statement; });
}

} // namespace porism::workflow
