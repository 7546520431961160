#include "workflow/verify/diagnosis/again.h"

#include "workflow/verify/branches.h"
#include "workflow/verify/logic.h"
#include "workflow/verify/record.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using Checks = std::vector<Check>;

Result<Checks> checks_of(Result<problem::Verdict> verdict) {
    if (!verdict) return fail(std::move(verdict.error()));
    return std::move(verdict->checks);
}

/// Checks that are made together.
struct Together {
    bool (*has)(const Check&, const LoadedProblem&);
    Result<Checks> (*made)(const LoadedProblem&, const Checks& before, const Control&);
};

/// The first that has a check makes it.
constexpr std::array togethers{
    Together{[](const Check& check, const LoadedProblem& problem) {
                 return std::ranges::count(problem.told_checks, check) > 0;
             },
             [](const LoadedProblem& problem, const Checks&, const Control&) -> Result<Checks> {
                 return problem.told_checks;
             }},
    Together{[](const Check& check, const LoadedProblem&) { return check.stage == "record"; },
             [](const LoadedProblem& problem, const Checks&, const Control& control) -> Result<Checks> {
                 return check_record(problem, control);
             }},
    Together{[](const Check& check, const LoadedProblem&) { return check.name == "branch_complete"; },
             [](const LoadedProblem& problem, const Checks& before, const Control& control) -> Result<Checks> {
                 return check_branches(problem, before, control);
             }},
    Together{[](const Check& check, const LoadedProblem&) { return check.stage == problem::analytic_stage; },
             [](const LoadedProblem& problem, const Checks&, const Control& control) {
                 return checks_of(verify_numerically(problem, control, verify::FigureChecks::certified));
             }},
    Together{[](const Check& check, const LoadedProblem&) {
                 return problem::verification_of(check.stage) == problem::Verification::logical;
             },
             [](const LoadedProblem& problem, const Checks&, const Control& control) -> Result<Checks> {
                 return check_logic(problem, control);
             }},
    Together{[](const Check&, const LoadedProblem&) { return true; },
             [](const LoadedProblem& problem, const Checks&, const Control& control) {
                 return checks_of(verify_numerically(problem, control, verify::FigureChecks::measured));
             }},
};

bool same_check(const Check& one, const Check& other) {
    return std::tie(one.stage, one.name, one.action) == std::tie(other.stage, other.name, other.action);
}

/// Of checks that are alike in what they look at, the one that is as far down the list.
std::optional<Check> counterpart(const Checks& made, const Checks& all, std::size_t check) {
    const auto alike = [&](const Check& other) { return same_check(other, all[check]); };
    auto ahead = std::ranges::count_if(std::span(all).first(check), alike);
    const auto found = std::ranges::find_if(made, [&](const Check& other) { return alike(other) && ahead-- == 0; });
    return found == made.end() ? std::nullopt : std::optional(*found);
}

} // namespace

Result<MadeAgain> verify_again(const LoadedProblem& problem, const problem::Verdict& verdict, std::size_t check,
                               const Control& control) {
    if (check >= verdict.checks.size()) return fail("no_such_check", "the verdict has no such check");
    const Check& before = verdict.checks[check];
    if (before.state == CheckState::not_run)
        return fail("not_run", "this check was not run, as an earlier one failed", "mend that one first");
    const auto together =
        std::ranges::find_if(togethers, [&](const Together& one) { return one.has(before, problem); });
    problem::Costs costs;
    auto made = together->made(problem, verdict.checks, control);
    if (!made) return fail(std::move(made.error()));
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while verifying", {}, problem.place});
    costs.charge(*made);
    auto now = counterpart(*made, verdict.checks, check);
    if (!now) return fail("not_made", "no such check is made of this problem", "run all checks again");
    Checks checks = verdict.checks;
    checks[check] = *now;
    MadeAgain out{before, *std::move(now), problem::verdict_of(std::move(checks))};
    out.verdict.repaired = verdict.repaired && out.verdict.outcome == problem::Outcome::accepted;
    return out;
}

} // namespace porism::workflow
