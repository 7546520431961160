#include "reason/path.h"

#include "proof/order.h"
#include "reason/evidence.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace porism::reason {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;

/// Equations that one search may push: what keeps very long paths within bounded work.
constexpr std::size_t most_pushes = 400'000;

bool counts(const Step& step) {
    return step.reason == Reason::rule || step.reason == Reason::algebra;
}

/// Everything as early as it can stand: then an algebra step has the most before it to draw on.
Path by_level(const Path& path) {
    std::vector<std::size_t> level(path.steps.size(), 0), order(path.steps.size());
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        for (const std::size_t premise : path.steps[i].premises) level[i] = std::max(level[i], level[premise] + 1);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return level[i]; });
    return proof::reordered(path, order);
}

/// Steps that no explanation can do without: those between which and the goal there is no algebra.
std::vector<bool> essential(const Path& path) {
    std::vector<bool> out(path.steps.size(), false);
    out.back() = true;
    for (std::size_t i = path.steps.size(); i-- > 0;) {
        if (!out[i] || path.steps[i].reason == Reason::algebra) continue;
        for (const std::size_t premise : path.steps[i].premises) out[premise] = true;
    }
    return out;
}

class PathSearch {
public:
    PathSearch(const Path& path, const std::vector<Tellings>& told, const proof::Bans& bans, std::size_t& pushes)
        : path_(path), told_(told), bans_(bans), pushes_(pushes), evidence_(bans) {}

    /// The path without the step, shorter than before; empty where the others do not make up for it.
    std::optional<Path> without(std::size_t left_out) {
        Path out = path_;
        std::vector<bool> gone(path_.steps.size(), false);
        gone[left_out] = true;
        for (std::size_t i = 0; i < out.steps.size(); ++i) {
            Step& step = out.steps[i];
            const auto is_gone = [&](std::size_t premise) { return gone[premise]; };
            if (!gone[i] && std::ranges::any_of(step.premises, is_gone))
                gone[i] = step.reason != Reason::algebra || !explain_anew(step, i);
            if (!gone[i]) evidence_.add(StatementId(i), told_[i]);
        }
        pushes_ += evidence_.equations();
        if (gone.back()) return std::nullopt;
        Path used = proof::in_order_of_use(out);
        if (proof::length(used) >= proof::length(path_)) return std::nullopt;
        return by_level(used);
    }

private:
    /// From the steps so far.
    bool explain_anew(Step& step, std::size_t index) {
        auto found = evidence_.explain(step.conclusion, step.view, StatementId(index), step.certificates);
        if (!found) return false;
        const auto told_by = [this](StatementId id) { return told_[id.index()]; };
        found = without_spare_premises(*std::move(found), step.conclusion, step.view, told_by, bans_);
        step.certificates = std::move(found->certificates);
        step.premises.clear();
        std::vector<facts::Statement> premises;
        for (const StatementId premise : found->premises) {
            step.premises.push_back(premise.index());
            premises.push_back(path_.steps[premise.index()].conclusion);
        }
        step.conditions = proof::conditions_of(step, premises);
        return true;
    }

    const Path& path_;
    const std::vector<Tellings>& told_; ///< by step
    const proof::Bans& bans_;
    std::size_t& pushes_;
    Evidence evidence_;
};

/// What each step tells the tables.
std::vector<Tellings> told_by(const Path& path, const proof::Bans& bans) {
    const auto is_one = [&path](PointId a, PointId b) { // somewhere in the path
        const auto same = facts::make(facts::Predicate::same, {a.index(), b.index()});
        return same && std::ranges::find(path.steps, *same, &Step::conclusion) != path.steps.end();
    };
    std::vector<Tellings> out;
    for (const Step& step : path.steps) out.push_back(tellings_of(step.conclusion, is_one, bans));
    return out;
}

/// One step less, if there is one that can go.
std::optional<Path> shorter(const Path& path, const proof::Bans& bans, std::size_t& pushes, const Control& control) {
    const std::vector<bool> kept = essential(path);
    const std::vector<Tellings> told = told_by(path, bans);
    for (std::size_t i = path.steps.size(); i-- > 0;) {
        if (kept[i] || !counts(path.steps[i])) continue;
        if (control.stopped() || pushes > most_pushes) return std::nullopt;
        if (auto found = PathSearch(path, told, bans, pushes).without(i)) return found;
    }
    return std::nullopt;
}

} // namespace

Path without_detours(Path path, const Control& control, const proof::Bans& bans) {
    if (path.steps.empty()) return path;
    std::size_t pushes = 0;
    Path levelled = by_level(path);
    while (auto less = shorter(levelled, bans, pushes, control)) levelled = std::move(*less);
    return proof::in_order_of_use(levelled);
}

Result<Path> path_to(const Session& session, StatementId goal, const Control& control) {
    auto path = proof::trace_back(session, goal, control);
    if (!path) return path;
    return without_detours(*std::move(path), control, session.bans());
}

} // namespace porism::reason
