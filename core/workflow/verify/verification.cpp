#include "workflow/verify/verification.h"

#include "workflow/verify/branches.h"
#include "workflow/verify/logic.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/record.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <iterator>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;
using problem::Verification;

Verification verification_of(const Check& check) {
    return problem::verification_of(check.stage);
}

bool refused(const std::vector<Check>& checks) {
    return std::ranges::any_of(checks, [](const Check& check) { return check.state == CheckState::failed; });
}

Check not_run(std::string_view stage, const char* name) {
    Check out{std::string(stage), name};
    out.message = "an earlier check failed";
    return out;
}

void add_logic(std::vector<Check>& checks, const LoadedProblem& problem, const Control& control) {
    if (!refused(checks)) {
        std::ranges::move(check_logic(problem, control), std::back_inserter(checks));
        return;
    }
    for (const char* name : {"goal_not_given", "givens_consistent", "goal_proved"})
        checks.push_back(not_run("logical", name));
}

/// Where what is given is shown to contradict itself, none of it may fit together all the same.
void leave_out_hope(std::vector<Check>& checks) {
    const bool contradicts = std::ranges::any_of(checks, [](const Check& check) {
        return check.name == "givens_consistent" && check.state == CheckState::failed;
    });
    for (Check& check : checks)
        if (contradicts && check.stage == "realize" && check.state == CheckState::undecided) check.mend.clear();
}

} // namespace

Result<problem::Verdict> verify(const LoadedProblem& problem, const Control& control) {
    auto verdict = verify_numerically(problem, control);
    if (!verdict) return verdict;
    auto checks = std::move(verdict->checks);
    problem::Costs costs;
    std::ranges::move(check_record(problem, control), std::back_inserter(checks));
    costs.charge(checks);
    if (!refused(checks))
        std::ranges::move(check_branches(problem, checks, control), std::back_inserter(checks));
    else if (asks_of_branches(problem))
        checks.push_back(not_run(problem::analytic_stage, "branch_complete"));
    costs.charge(checks);
    add_logic(checks, problem, control);
    leave_out_hope(checks);
    const OwnWords own(problem);
    for (Check& check : checks) {
        check.message = own.said(std::move(check.message));
        check.mend = own.mend(std::move(check.mend));
    }
    std::ranges::copy(problem.told_checks, std::back_inserter(checks));
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while verifying", {}, problem.place});
    std::ranges::stable_sort(checks, {}, verification_of);
    return problem::verdict_of(std::move(checks));
}

std::optional<Outcome> outcome_of(const problem::Verdict& verdict, Verification verification) {
    std::vector<Check> own;
    std::ranges::copy_if(verdict.checks, std::back_inserter(own),
                         [&](const Check& check) { return verification_of(check) == verification; });
    if (std::ranges::all_of(own, [](const Check& check) { return check.state == CheckState::not_run; }))
        return std::nullopt;
    return problem::verdict_of(std::move(own)).outcome;
}

std::optional<Verification> deciding_verification(const problem::Verdict& verdict) {
    const Check* deciding = verdict.outcome == Outcome::accepted ? nullptr : verdict.deciding();
    return deciding == nullptr ? std::nullopt : std::optional(verification_of(*deciding));
}

void Rates::count(const problem::Verdict& verdict, bool mended) {
    if (verdict.outcome == Outcome::accepted) {
        ++passed;
        return;
    }
    if (const auto first = deciding_verification(verdict)) ++refused[static_cast<std::size_t>(*first)];
    ++(mended ? repaired : verdict.outcome == Outcome::rejected ? rejected : undecided);
}

double Rates::rate(Verification verification) const {
    const auto refusals = static_cast<double>(refused[static_cast<std::size_t>(verification)]);
    const auto accepted = static_cast<double>(passed + repaired);
    return refusals + accepted > 0 ? refusals / (refusals + accepted) : 0;
}

} // namespace porism::workflow
