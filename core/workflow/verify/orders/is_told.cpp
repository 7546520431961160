#include "workflow/verify/orders/is_told.h"

#include "facts/plain_comparison.h"

#include <algorithm>

namespace porism::workflow {

bool is_told(const Analysis& analysis, const facts::Statement& statement) {
    const facts::Statement plain = facts::plainest(statement);
    const auto is_it = [&](const facts::Statement& one) { return one == statement || facts::plainest(one) == plain; };
    const auto says_it = [&](const diagram::Given& given) { return is_it(given.statement); };
    return std::ranges::any_of(analysis.diagram->givens, says_it) ||
           std::ranges::any_of(analysis.diagram->guarantees, says_it) ||
           std::ranges::any_of(analysis.scene.actions(),
                               [&](const scene::Action& action) { return action.states && is_it(*action.states); });
}

} // namespace porism::workflow
