#include "problem/verdict.h"

#include <algorithm>
#include <array>
#include <utility>

namespace porism::problem {
namespace {

constexpr std::array<std::pair<Outcome, std::string_view>, 3> outcomes{
    {{Outcome::accepted, "accepted"}, {Outcome::rejected, "rejected"}, {Outcome::undecided, "undecided"}}};

/// Whether it keeps a problem from being accepted that it is undecided; what exact pictures and intervals leave open
/// does not.
bool leaves_open(const Check& check) {
    return check.state == CheckState::undecided && check.stage != exact_stage && check.stage != analytic_stage;
}

bool any(const std::vector<Check>& checks, CheckState state) {
    return std::any_of(checks.begin(), checks.end(), [&](const Check& check) { return check.state == state; });
}

} // namespace

std::string_view name_of(Outcome outcome) {
    return std::ranges::find(outcomes, outcome, &std::pair<Outcome, std::string_view>::first)->second;
}

std::optional<Outcome> outcome_by_name(std::string_view name) {
    const auto found = std::ranges::find(outcomes, name, &std::pair<Outcome, std::string_view>::second);
    if (found == outcomes.end()) return std::nullopt;
    return found->first;
}

const Check* Verdict::deciding() const {
    for (const auto& check : checks)
        if (check.state == CheckState::failed || leaves_open(check)) return &check;
    return nullptr;
}

Verdict verdict_of(std::vector<Check> checks) {
    Verdict verdict;
    if (any(checks, CheckState::failed))
        verdict.outcome = Outcome::rejected;
    else if (std::ranges::none_of(checks, leaves_open) && any(checks, CheckState::passed))
        verdict.outcome = Outcome::accepted;
    verdict.checks = std::move(checks);
    return verdict;
}

} // namespace porism::problem
