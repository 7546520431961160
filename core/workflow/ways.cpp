#include "workflow/ways.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
Ways::Ways(const reason::Session& session, const Control& control)
    : around_(session), dependents_(session, control), derivations_(session.graph().statements.size()) {
    const auto& all = session.graph().derivations;
    for (std::size_t i = 0; i < all.size(); ++i) derivations_[all[i].conclusion.index()].emplace_back(i);
}

std::vector<Way> Ways::of(StatementId statement, const Control& control) const {
    std::vector<Way> out;
    for (const DerivationId id : derivations_[statement.index()]) {
        auto found =
            reason::explanations(around_, id, control.stopped() ? 1 : most_explanations, control, &dependents_);
        if (!found) {
            out.push_back({id, {}, true});
            continue;
        }
        for (proof::Explanation& one : *found) {
            const bool lowers = std::ranges::all_of(one.premises, [&](StatementId p) { return p < statement; });
            out.push_back({id, std::move(one.premises), lowers});
        }
    }
    return out;
}

} // namespace porism::workflow
