#include "workflow/find.h"

#include "explore/explore.h"

namespace porism::workflow {
namespace {

FoundProblem check_candidate(Analysis& analysis, const explore::Candidate& candidate) {
    FoundProblem out;
    out.goal = analysis.session->graph().statements[candidate.statement.index()];
    out.length = candidate.length;
    out.raw_length = candidate.raw_length;
    out.premises = candidate.premises;
    out.tier = explore::tier_name(explore::tier_of(candidate.length));
    const GoalResult result = solve_goal(analysis, out.goal);
    out.checked = result.solved();
    out.reason = result.reason;
    return out;
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
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while checking paths", {}, std::nullopt});
        out.problems.push_back(check_candidate(analysis, candidate));
    }
    return out;
}

} // namespace porism::workflow
