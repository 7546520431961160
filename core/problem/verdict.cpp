#include "problem/verdict.h"

#include "base/processor_time.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace porism::problem {
namespace {

constexpr std::array<std::pair<Outcome, std::string_view>, 3> outcomes{
    {{Outcome::accepted, "accepted"}, {Outcome::rejected, "rejected"}, {Outcome::undecided, "undecided"}}};

constexpr std::array<std::string_view, verification_count> verifications{"numerical", "analytical", "logical"};

constexpr std::array<std::pair<std::string_view, Verification>, 7> stages{{{"realize", Verification::numerical},
                                                                           {"record", Verification::numerical},
                                                                           {"numeric", Verification::numerical},
                                                                           {analytic_stage, Verification::analytical},
                                                                           {exact_stage, Verification::analytical},
                                                                           {"proofcheck", Verification::logical},
                                                                           {"logical", Verification::logical}}};

/// Whether it keeps a problem from being accepted that it is undecided; what exact pictures and intervals leave open
/// does not, unless they measured what is beyond the limit.
bool leaves_open(const Check& check) {
    if (check.state != CheckState::undecided) return false;
    const bool beyond = check.value && check.limit && *check.value > *check.limit;
    return beyond || (check.stage != exact_stage && check.stage != analytic_stage);
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

std::string_view name_of(Verification verification) {
    return verifications[static_cast<std::size_t>(verification)];
}

Verification verification_of(std::string_view stage) {
    const auto found = std::ranges::find(stages, stage, &std::pair<std::string_view, Verification>::first);
    return found == stages.end() ? Verification::logical : found->second;
}

bool operator==(const Check& one, const Check& other) {
    const auto all = [](const Check& check) {
        return std::tie(check.stage, check.name, check.state, check.action, check.value, check.limit, check.message,
                        check.mend, check.conditions, check.conflict, check.elsewhere);
    };
    return all(one) == all(other);
}

Costs::Costs() : last_(thread_ms()) {}

void Costs::charge(std::vector<Check>& checks) {
    const auto is_free = [](const Check& check) { return check.state != CheckState::not_run && check.cost < 0; };
    const auto count = std::ranges::count_if(checks, is_free);
    if (count == 0) return;
    const double now = thread_ms();
    for (Check& check : checks)
        if (is_free(check)) check.cost = (now - last_) / static_cast<double>(count);
    last_ = now;
}

const Check* Verdict::deciding() const {
    auto found = std::ranges::find(checks, CheckState::failed, &Check::state);
    if (found == checks.end()) found = std::ranges::find_if(checks, leaves_open);
    return found == checks.end() ? nullptr : &*found;
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
