#include "diagnose/repair.h"

#include "diagnose/mends.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace porism::diagnose {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

constexpr std::string_view asked = "goal_holds goal_exact equation_holds equation_exact value_seen answer_holds";
constexpr std::string_view placed =
    "figure_exists precondition_holds definition_holds guarantee_holds no_coincidence goal_holds goal_exact "
    "equation_holds equation_exact value_seen answer_holds";
constexpr std::string_view drawn = "figure_exists precondition_holds no_coincidence not_degenerate enough_pictures";
constexpr std::string_view measured = "figure_exists goal_holds goal_exact equation_holds equation_exact answer_holds";

constexpr std::array rows{
    MendRow{{"choose_branch", "take another branch of an action", 1, placed}, other_branches},
    MendRow{{"move_point", "put points elsewhere than they were drawn or typed", 1, drawn}, moved_points},
    MendRow{{"drop_redundant", "leave out a statement that adds nothing", 2, drawn}, without_redundant},
    MendRow{{"replace_answer", "tell the exact value in place of the answer", 2, "answer_holds"}, corrected_answer},
    MendRow{{"drop_goal_given", "leave out a given that states the goal", 3, "goal_not_given"}, without_goal_givens},
    MendRow{{"correct_length", "state the length that the rest forces", 3, measured}, corrected_lengths},
    MendRow{{"correct_angle", "state the angle that the rest forces", 3, measured}, corrected_angles},
    MendRow{{"correct_ratio", "state the ratio that the rest forces", 3, measured}, corrected_ratios},
    MendRow{
        {"state_order", "state on which side of a line two points lie, or that an angle is acute or obtuse", 4, asked},
        stated_orders},
    MendRow{{"swap_in_goal", "put a point of a false goal for another", 5, "goal_holds goal_exact"}, swapped_in_goals},
    MendRow{{"swap_in_action", "put two points of an action for each other", 6, placed}, swapped_in_actions},
    MendRow{{"drop_conflicting", "leave out one of the statements that conflict", 7, "figure_exists"},
            without_conflicting},
};

bool answers(const MendKind& kind, const std::string& check) {
    std::string_view words = kind.answers;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == check) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

/// How many checks do not pass; a figure that does not exist is worse than any of them.
std::size_t faults(const problem::Verdict& verdict) {
    if (verdict.outcome == Outcome::accepted) return 0;
    if (verdict.checks.empty() || verdict.checks.front().state != CheckState::passed)
        return std::numeric_limits<std::size_t>::max();
    const auto may_be_open = [](const Check& check) {
        return check.stage == problem::exact_stage || check.stage == problem::analytic_stage;
    };
    return static_cast<std::size_t>(std::ranges::count_if(verdict.checks, [&](const Check& check) {
        return check.state == CheckState::failed || (check.state == CheckState::undecided && !may_be_open(check));
    }));
}

/// One round: candidates for what decides, each verified.
struct Round {
    std::vector<Mend> accepted;
    std::optional<Mend> better; ///< the cheapest of those that leave the fewest faults, fewer than there were
};

class Search {
public:
    Search(const RepairOptions& options, const Control& control) : options_(options), control_(control) {}

    problem::Verdict verdict_of(const Sample& sample) const { return verified(sample, control_); }

    /// With `first` it ends with the first that is accepted.
    Round round(const Sample& sample, const problem::Verdict& verdict, bool first) {
        Round out;
        const Check* check = verdict.deciding();
        if (check == nullptr) return out;
        realize::Options realizing;
        realizing.choose_branch_for = sample.chosen_for;
        realizing.explain = false;
        auto figure = realize::realize(sample.scene, realizing, control_);
        if (!figure && !sample.chosen_for.empty()) {
            realizing.choose_branch_for = {};
            figure = realize::realize(sample.scene, realizing, control_);
        }
        const Sick sick{sample, verdict, *check, figure ? &*figure : nullptr, control_};
        std::size_t least = faults(verdict);
        for (const MendRow& row : rows) {
            if (!answers(row.kind, check->name)) continue;
            for (Candidate& candidate : row.make(sick)) {
                if (used_ >= options_.verifications || control_.stopped()) return out;
                take(out, row.kind, std::move(candidate), sample, least);
                if (first && !out.accepted.empty()) return out;
            }
        }
        return out;
    }

private:
    void take(Round& out, const MendKind& kind, Candidate candidate, const Sample& from, std::size_t& least) {
        const auto same = [&](const Mend& mend) { return mend.sample == candidate.sample; };
        if (candidate.sample == from || std::ranges::any_of(out.accepted, same)) return;
        // What says less is no mend of what was asked.
        if (candidate.sample.goals.size() < from.goals.size() ||
            candidate.sample.questions.size() < from.questions.size())
            return;
        ++used_;
        Mend mend{std::string(kind.name), std::move(candidate.text), kind.cost, std::move(candidate.sample), {}};
        mend.verdict = verified(mend.sample, control_);
        if (control_.stopped()) return;
        const std::size_t left = faults(mend.verdict);
        if (mend.verdict.outcome == Outcome::accepted) {
            out.accepted.push_back(std::move(mend));
        } else if (left < least) {
            least = left;
            out.better = std::move(mend);
        }
    }

    const RepairOptions& options_;
    const Control& control_;
    std::size_t used_ = 0;
};

} // namespace

std::span<const MendRow> mend_table() {
    return rows;
}

std::vector<MendKind> mend_kinds() {
    std::vector<MendKind> out;
    for (const MendRow& row : rows) out.push_back(row.kind);
    return out;
}

std::vector<Mend> mends(const Sample& sample, const RepairOptions& options, const Control& control) {
    Search search(options, control);
    const auto verdict = search.verdict_of(sample);
    if (verdict.outcome == Outcome::accepted) return {};
    return search.round(sample, verdict, false).accepted;
}

Result<Repaired> repair(const Sample& sample, const RepairOptions& options, const Control& control) {
    Search search(options, control);
    Repaired out{sample, search.verdict_of(sample), {}};
    if (out.verdict.outcome == Outcome::accepted)
        return fail("not_rejected", "this sample is accepted as it is", "only what is not accepted can be repaired");
    for (int i = 0; i < options.rounds; ++i) {
        Round round = search.round(out.sample, out.verdict, true);
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while mending", {}, {}});
        const bool whole = !round.accepted.empty();
        if (!whole && !round.better) break;
        Mend& mend = whole ? round.accepted.front() : *round.better;
        out.done.push_back(std::move(mend.text));
        out.sample = std::move(mend.sample);
        out.verdict = std::move(mend.verdict);
        out.verdict.repaired = whole;
        if (whole) return out;
    }
    return fail("no_mend", "no mend was found after which this sample is accepted");
}

} // namespace porism::diagnose
