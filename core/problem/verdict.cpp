#include "problem/verdict.h"

#include <algorithm>

namespace porism::problem {
namespace {

bool any(const std::vector<Check>& checks, CheckState state) {
    return std::any_of(checks.begin(), checks.end(), [&](const Check& check) { return check.state == state; });
}

} // namespace

const Check* Verdict::deciding() const {
    for (const auto& check : checks)
        if (check.state == CheckState::failed || check.state == CheckState::undecided) return &check;
    return nullptr;
}

Verdict verdict_of(std::vector<Check> checks) {
    Verdict verdict;
    if (any(checks, CheckState::failed)) verdict.outcome = Outcome::rejected;
    else if (!any(checks, CheckState::undecided) && any(checks, CheckState::passed)) verdict.outcome = Outcome::accepted;
    verdict.checks = std::move(checks);
    return verdict;
}

} // namespace porism::problem
