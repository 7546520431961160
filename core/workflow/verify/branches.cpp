#include "workflow/verify/branches.h"

#include "diagnose/branches.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/other_ways.h"

#include <algorithm>
#include <iterator>

namespace porism::workflow {
namespace {

using problem::Check;

diagnose::Sample open_sample(const LoadedProblem& problem) {
    const document::Document& document = *problem.document;
    return {document.scene, document.goals, document.questions, {}, {}};
}

bool is_of_given_comparison(const Check& check) {
    return check.name == "constraint_holds";
}

} // namespace

bool asks_of_branches(const LoadedProblem& problem) {
    return diagnose::has_branch_checks(open_sample(problem));
}

std::vector<Check> check_branches(const LoadedProblem& problem, const std::vector<Check>& before,
                                  const Control& control) {
    const diagnose::Sample sample = open_sample(problem);
    if (!diagnose::has_branch_checks(sample)) return {};
    auto own = diagnose::branch_checks(sample, diagnose::branches_of(sample, {}, control));
    if (!problem.envelope) return own;
    std::vector<Check> checks;
    std::ranges::copy_if(before, std::back_inserter(checks), is_of_given_comparison);
    const auto given = static_cast<std::ptrdiff_t>(checks.size());
    std::ranges::move(own, std::back_inserter(checks));
    leave_to_what_is_unsaid(*problem.envelope, checks);
    leave_to_other_ways(problem, checks);
    return {std::make_move_iterator(checks.begin() + given), std::make_move_iterator(checks.end())};
}

} // namespace porism::workflow
