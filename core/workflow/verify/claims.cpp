#include "workflow/verify/claims.h"

#include "facts/truth.h"
#include "verify/numeric.h"

#include <algorithm>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;

/// In every picture one of its readings is seen.
bool some_reading_everywhere(const genesisgeo::Claim& claim, const diagram::Diagram& diagram) {
    return std::ranges::all_of(diagram.pictures(), [&](const auto& picture) {
        return std::ranges::any_of(claim.readings,
                                   [&](const facts::Statement& reading) { return facts::seen(reading, picture); });
    });
}

/// The best of its readings, from the next entry of what was measured on.
Check judged(const genesisgeo::Claim& claim, const diagram::Diagram& diagram, std::vector<Check>::iterator& measured) {
    const auto begin = measured;
    measured += static_cast<std::ptrdiff_t>(claim.readings.size());
    const auto passed = std::find_if(begin, measured, [](const Check& c) { return c.state == CheckState::passed; });
    Check out = passed == measured ? *begin : *passed;
    const bool lies_so = is_order(claim) || (claim.readings.size() > 1 && some_reading_everywhere(claim, diagram));
    if (out.state == CheckState::failed && lies_so) {
        out.state = CheckState::undecided;
        out.message = claim.text + " depends on how the points lie";
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
        if (diagram != nullptr && !claim.readings.empty()) check = judged(claim, *diagram, next);
        check.name = "claim_holds";
        check.message = claim.origin + ": " + check.message;
        out.push_back(std::move(check));
    }
    return out;
}

} // namespace porism::workflow
