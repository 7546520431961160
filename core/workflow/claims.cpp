#include "workflow/claims.h"

#include "verify/numeric.h"

#include <algorithm>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;

/// The best of its readings, from the next entry of what was measured on.
Check judged(const genesisgeo::Claim& claim, std::vector<Check>::iterator& measured) {
    const auto begin = measured;
    measured += static_cast<std::ptrdiff_t>(claim.readings.size());
    const auto passed = std::find_if(begin, measured, [](const Check& c) { return c.state == CheckState::passed; });
    Check out = passed == measured ? *begin : *passed;
    if (out.state == CheckState::failed && is_order(claim)) {
        out.state = CheckState::undecided;
        out.mend = "say in the problem how these points lie";
    }
    return out;
}

} // namespace

bool is_order(const genesisgeo::Claim& claim) {
    return !claim.readings.empty() && facts::row(claim.readings.front().predicate()).order;
}

std::vector<Check> check_claims(const LoadedProblem& problem, const diagram::Diagram* diagram) {
    std::vector<Check> measured;
    if (diagram != nullptr) {
        scene::Goals claimed;
        for (const genesisgeo::Claim& claim : problem.claims)
            claimed.insert(claimed.end(), claim.readings.begin(), claim.readings.end());
        measured = verify::check_figure(problem.document->scene, claimed, *diagram);
        std::erase_if(measured, [](const Check& check) { return check.name != "goal_holds"; });
    }
    std::vector<Check> out;
    auto next = measured.begin();
    for (const genesisgeo::Claim& claim : problem.claims) {
        Check check{"numeric", "claim_holds", diagram != nullptr ? CheckState::undecided : CheckState::not_run};
        check.message = claim.text;
        if (diagram != nullptr && claim.readings.empty()) check.message += " is not decided: it could not be read";
        if (diagram != nullptr && !claim.readings.empty()) check = judged(claim, next);
        check.name = "claim_holds";
        check.message = claim.origin + ": " + check.message;
        out.push_back(std::move(check));
    }
    return out;
}

} // namespace porism::workflow
