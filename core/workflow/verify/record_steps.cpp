#include "workflow/verify/record_steps.h"

#include "workflow/verify/claims.h"
#include "workflow/verify/logical_check.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

using facts::Statement;
using genesisgeo::Claim;
using problem::Check;
using problem::CheckState;

/// Whether the premises that a step names give its conclusion, closed by themselves.
bool follows(const Claim& step, diagram::Diagram figure, const Control& control) {
    figure.givens.clear();
    for (const Statement& premise : step.premises)
        if (!figure.senseless(premise)) figure.givens.push_back({premise, 0});
    reason::Options options;
    options.stop_at_goals = true;
    options.goals = step.readings;
    auto session = reason::close(figure, options, control);
    return session && std::ranges::any_of(step.readings, [&](const Statement& conclusion) {
               return session->prove(conclusion).has_value();
           });
}

bool reaches_a_goal(const LoadedProblem& problem) {
    const auto& goals = problem.document->goals;
    const auto is_goal = [&](const Statement& statement) { return std::ranges::find(goals, statement) != goals.end(); };
    return std::ranges::any_of(
        problem.claims, [&](const Claim& claim) { return claim.step && std::ranges::any_of(claim.readings, is_goal); });
}

struct Followed {
    std::size_t good = 0, steps = 0;
    const Claim* open = nullptr; ///< the first that was not found to follow
};

Followed followed(const LoadedProblem& problem, const diagram::Diagram& figure, const Control& control) {
    Followed out;
    for (const Claim& claim : problem.claims) {
        if (!claim.step || control.stopped()) continue;
        ++out.steps;
        if (!claim.readings.empty() && (is_order(claim) || follows(claim, figure, control)))
            ++out.good;
        else if (!out.open)
            out.open = &claim;
    }
    return out;
}

} // namespace

std::optional<Check> check_record_steps(const LoadedProblem& problem, const Analysis& analysis,
                                        const Control& control) {
    if (!problem.tells_proof || problem.document->goals.empty()) return std::nullopt;
    const Followed found = followed(problem, *analysis.diagram, control);
    Check check = logical_check("solution_holds", CheckState::passed,
                                fmt::format("all {} steps of the solution follow from their premises; which rules "
                                            "they name was not looked at",
                                            found.steps));
    check.value = static_cast<double>(found.good);
    check.limit = static_cast<double>(found.steps);
    if (!reaches_a_goal(problem)) {
        check.state = CheckState::failed;
        check.message = found.steps == 0 ? "the solution has no steps" : "no step of the solution concludes the goal";
        check.mend = "solve it again";
    } else if (found.open) {
        check.state = CheckState::undecided;
        check.message =
            found.open->origin + ": that " + found.open->text + " follows from the premises it names was not found";
        check.mend = "name the premises that it needs";
    }
    return check;
}

} // namespace porism::workflow
