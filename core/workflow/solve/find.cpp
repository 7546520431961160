#include "workflow/solve/find.h"

#include "explore/explore.h"
#include "workflow/solve/other_orders.h"

#include <algorithm>
#include <optional>

namespace porism::workflow {
namespace {

/// Empty for what only the scene's own figure shows.
std::optional<FoundProblem> check_candidate(Analysis& analysis, const explore::Candidate& candidate,
                                            const Control& control) {
    FoundProblem out;
    out.goal = analysis.session->graph().statements[candidate.statement.index()];
    out.length = candidate.length;
    out.raw_length = candidate.raw_length;
    out.premises = candidate.premises;
    const GoalResult result = solve_goal(analysis, out.goal, control);
    if (result.solved() && against_conditions(analysis, out.goal, *result.verdict, control)) return std::nullopt;
    if (result.path) {
        out.length = proof::length(*result.path);
        out.raw_length = proof::raw_length(*result.path);
        out.premises = static_cast<std::size_t>(
            std::ranges::count(result.path->steps, proof::Reason::given, &proof::Step::reason));
    }
    out.tier = explore::tier_name(explore::tier_of(out.length));
    out.checked = result.solved();
    if (out.checked) out.side_conditions = verify::open_conditions(*result.verdict, analysis.scene.names());
    out.reason = result.reason;
    return out;
}

/// The graph's cones are the longest that a path can be: without detours one may fall below the threshold.
bool fits(const FoundProblem& found, const FindOptions& options, std::size_t premises) {
    return found.length >= options.min_length &&
           static_cast<double>(found.premises) >= options.min_premise_ratio * static_cast<double>(premises);
}

} // namespace

Result<Findings> find_problems(Analysis& analysis, const FindOptions& options, const Control& control) {
    const explore::Filter filter{options.min_length, options.max_length, options.min_premise_ratio};
    const auto survey = explore::survey(*analysis.session, filter, control);
    if (!survey) return fail(survey.error());
    Findings out;
    out.matching = survey->candidates.size();
    out.statements = survey->statements;
    out.trivial = survey->trivial;
    out.premises = survey->premises;
    for (std::size_t i = 0; i < explore::tier_count; ++i)
        out.tiers.emplace_back(explore::tier_name(static_cast<explore::Tier>(i)), survey->tiers[i]);
    for (const explore::Candidate& candidate : survey->candidates) {
        if (out.problems.size() == options.count) break;
        auto found = check_candidate(analysis, candidate, control);
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while checking paths", {}, std::nullopt});
        if (!found) ++out.as_drawn;
        if (found && fits(*found, options, out.premises))
            out.problems.push_back(*std::move(found));
        else
            --out.matching;
    }
    return out;
}

} // namespace porism::workflow
