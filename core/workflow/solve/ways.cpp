#include "workflow/solve/ways.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::size_t most_searches = 10'000; // of one session

} // namespace

Ways::Ways(const reason::Session& session, const Control& control)
    : around_(session), dependents_(session, control), derivations_(session.graph().statements.size()) {
    const auto& all = session.graph().derivations;
    for (std::size_t i = 0; i < all.size(); ++i) derivations_[all[i].conclusion.index()].emplace_back(i);
    const auto by_algebra = std::ranges::count(all, proof::Reason::algebra, &proof::Derivation::reason);
    if (by_algebra > 0)
        limits_.searches = std::min(limits_.searches, most_searches / static_cast<std::size_t>(by_algebra));
}

std::vector<Way> Ways::of(StatementId statement, const Control& control) const {
    std::vector<Way> out;
    for (const DerivationId id : derivations_[statement.index()]) {
        if (control.stopped()) {
            out.push_back({id, {}, true});
            continue;
        }
        auto found = reason::explanations(around_, id, limits_, control, &dependents_);
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

bool Ways::may_have_more(std::size_t ways) const {
    return ways >= limits_.most || limits_.searches < reason::ExplanationLimits{}.searches;
}

} // namespace porism::workflow
