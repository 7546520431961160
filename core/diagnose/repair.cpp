#include "diagnose/repair.h"

#include "base/text.h"
#include "diagnose/given_away.h"
#include "diagnose/mends.h"

#include <algorithm>
#include <array>
#include <compare>
#include <fmt/format.h>
#include <limits>
#include <ranges>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

constexpr std::string_view asked =
    "goal_holds goal_exact equation_holds equation_exact value_seen answer_holds branch_complete";
constexpr std::string_view placed =
    "figure_exists precondition_holds definition_holds guarantee_holds no_coincidence goal_holds goal_exact "
    "equation_holds equation_exact value_seen answer_holds";
constexpr std::string_view drawn = "figure_exists precondition_holds no_coincidence not_degenerate enough_pictures";
constexpr std::string_view measured = "figure_exists goal_holds goal_exact equation_holds equation_exact answer_holds";
constexpr std::string_view false_goal = "goal_holds goal_exact", open_goal = "goal_holds goal_exact value_seen";

constexpr std::string_view leaves_out_conflicting = "drop_conflicting";

constexpr std::array rows{
    MendRow{{"choose_branch", "take another branch of an action", 1, placed}, other_branches},
    MendRow{{"write_branches", "write in the branches in which all that is asked holds", 1, "branch_complete"},
            written_branches},
    MendRow{{"move_point", "put points elsewhere than they were drawn or typed, and say where", 1, drawn},
            moved_points},
    MendRow{{"correct_digits", "state what the rest forces in place of a number that is off in its last digits", 1,
             measured},
            corrected_digits},
    MendRow{{"drop_redundant", "leave out a statement that adds nothing", 2, drawn}, without_redundant},
    MendRow{{"replace_answer", "tell the exact value in place of the answer", 2,
             "answer_holds equation_holds equation_exact"},
            corrected_answers},
    MendRow{{"drop_goal_given", "leave out a given that states what is asked for", 3, "goal_not_given"},
            without_goal_givens},
    MendRow{{"correct_length", "state the length that the rest forces", 3, measured}, corrected_lengths},
    MendRow{{"correct_angle", "state the angle that the rest forces", 3, measured}, corrected_angles},
    MendRow{{"correct_ratio", "state the ratio that the rest forces", 3, measured}, corrected_ratios},
    MendRow{
        {"state_order", "state on which side of a line two points lie, or that an angle is acute or obtuse", 4, asked},
        stated_orders},
    MendRow{{"swap_in_goal", "put a point of a false goal for another", 5, false_goal}, swapped_in_goals},
    MendRow{{"state_given", "state what is missing besides, so that what is asked is forced", 6, open_goal},
            added_givens},
    MendRow{{"swap_in_action", "put two points of an action for each other", 6, placed}, swapped_in_actions},
    MendRow{{leaves_out_conflicting, "leave out one of the statements that conflict", 7, "figure_exists"},
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

/// Failed checks weigh more than open ones, what the verifier was not asked about more than all that it says, a figure
/// that does not exist more than all.
struct Faults {
    bool unconfirmed = true;
    std::size_t failed = 0, open = 0;
    auto operator<=>(const Faults&) const = default;
};

constexpr Faults no_figure{true, std::numeric_limits<std::size_t>::max(), 0};

struct Judged {
    problem::Verdict verdict;
    bool confirmed = false; ///< by the verifier
};

Faults faults(const Judged& judged) {
    const problem::Verdict& verdict = judged.verdict;
    if (verdict.outcome == Outcome::accepted) return {false, 0, 0};
    if (verdict.checks.empty()) return no_figure;
    if (verdict.checks.front().stage == "realize" && verdict.checks.front().state != CheckState::passed)
        return no_figure;
    Faults out{!judged.confirmed, 0, 0};
    for (const Check& check : verdict.checks) {
        const bool may_be_open = check.stage == problem::exact_stage || check.stage == problem::analytic_stage;
        if (check.state == CheckState::failed) ++out.failed;
        if (check.state == CheckState::undecided && !may_be_open) ++out.open;
    }
    return out;
}

/// An irreducible conflict is none without one of its statements, though there is no figure before others are resolved
/// too.
bool resolves_a_conflict(const MendKind& kind, const Faults& left) {
    return kind.name == leaves_out_conflicting && left == no_figure;
}

/// One round: candidates for what decides, each verified.
struct Round {
    std::vector<Mend> accepted, open;
    std::optional<Mend> better; ///< the cheapest of those that leave the fewest faults, fewer than there were
    Faults least;               ///< that it leaves
};

bool states_twice(const scene::Scene& scene) {
    std::set<facts::Statement> stated;
    return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
        return action.states && !stated.insert(*action.states).second;
    });
}

bool differ_in_answers_alone(const Sample& one, const Sample& other) {
    return one.scene == other.scene && one.goals == other.goals && one.questions == other.questions;
}

struct Proposal {
    const MendRow* row;
    Candidate candidate;
};

/// As how many verifications one counts: of a large sample it takes the longer the more it says.
std::size_t weight(const Sample& sample) {
    constexpr std::size_t usual = 50; // actions
    return std::max<std::size_t>(1, sample.scene.actions().size() / usual);
}

/// How many mends of a kind were verified.
struct Tried {
    std::string_view kind;
    std::size_t count;
};

class Search {
public:
    Search(const RepairOptions& options, const Control& control) : options_(options), work_(control) {}

    Judged judge(const Sample& sample) {
        auto out = verified(sample, control_);
        if (out.outcome == Outcome::rejected || !options_.verifier || control_.stopped()) return {std::move(out)};
        confirmed_ += weight(sample);
        return {options_.verifier(sample), true};
    }

    /// With `first` it ends with the first that is accepted.
    Round round(const Sample& sample, const problem::Verdict& verdict, const Faults& faults, bool first) {
        Round out{{}, {}, {}, faults};
        const Check* check = verdict.deciding();
        if (check == nullptr) return out;
        const auto figure = figure_of(sample);
        const Sick sick{sample, verdict, *check, figure ? &*figure : nullptr, options_, control_};
        for (auto rest = std::span<const MendRow>(rows); !rest.empty();) {
            const auto dearer =
                std::ranges::find_if(rest, [&](const MendRow& row) { return row.kind.cost != rest.front().kind.cost; });
            const auto alike = rest.first(static_cast<std::size_t>(dearer - rest.begin()));
            for (Proposal& one : proposals(sick, alike)) {
                if (is_spent()) return out;
                if (take(out, one.row->kind, std::move(one.candidate), sample)) ++tried_of(one.row->kind.name);
                if (first && !out.accepted.empty()) return out;
            }
            rest = rest.subspan(alike.size());
        }
        return out;
    }

    /// Of kinds that cost the same.
    std::vector<Proposal> proposals(const Sick& sick, std::span<const MendRow> kinds) {
        std::vector<Proposal> out;
        for (const MendRow& row : kinds) {
            if (!answers(row.kind, sick.check.name) || (!options_.only.empty() && row.kind.name != options_.only))
                continue;
            tried_of(row.kind.name);
            for (Candidate& candidate : row.make(sick)) out.push_back({&row, std::move(candidate)});
        }
        std::ranges::stable_sort(out, {}, [](const Proposal& one) { return one.candidate.reach; });
        return out;
    }

    /// The cheapest mend of each round, from this one on, the last accepted or open; empty where that is not reached.
    std::vector<Mend> one_after_the_other(Round round) {
        std::vector<Mend> out;
        for (int left = options_.rounds; left > 0 && !control_.stopped(); --left) {
            std::vector<Mend>& last = round.accepted.empty() ? round.open : round.accepted;
            if (last.empty() && !round.better) return {};
            out.push_back(last.empty() ? *std::move(round.better) : std::move(last.front()));
            if (!last.empty()) return out;
            round = this->round(out.back().sample, out.back().verdict, round.least, true);
        }
        return {};
    }

    /// Where nothing fails the problem may be a good one, and of what it says only answers are mended.
    void begin_with(const problem::Verdict& verdict) {
        only_answers_ = options_.only_answers || verdict.outcome != Outcome::rejected;
    }

    /// "tried to take another branch of an action (3), put a point of a false goal for another (1)".
    std::string tried() const {
        std::vector<std::string> out;
        if (only_answers_) return "nothing fails in it, and a mend might make another problem of it";
        for (const Tried& one : tried_)
            if (one.count > 0) out.push_back(fmt::format("{} ({})", meaning_of(one.kind), one.count));
        if (out.empty()) return "no mend answers it";
        return "tried to " + join(out, ", ") + (is_spent() ? ", as far as the budget of one search goes" : "");
    }

private:
    static std::string_view meaning_of(std::string_view kind) {
        return std::ranges::find(rows, kind, [](const MendRow& row) { return row.kind.name; })->kind.meaning;
    }

    Result<diagram::Diagram> figure_of(const Sample& sample) const {
        realize::Options realizing;
        realizing.choose_branch_for = sample.chosen_for;
        realizing.explain = false;
        auto figure = realize::realize(sample.scene, realizing, control_);
        if (figure || sample.chosen_for.empty()) return figure;
        realizing.choose_branch_for = {};
        return realize::realize(sample.scene, realizing, control_);
    }

    bool is_spent() const {
        return used_ >= options_.verifications || (options_.verifier && confirmed_ >= options_.confirmations) ||
               work_.done() >= options_.work || control_.stopped();
    }

    /// Its reference is good until the next kind is tried.
    std::size_t& tried_of(std::string_view kind) {
        const auto found = std::ranges::find(tried_, kind, &Tried::kind);
        return found == tried_.end() ? tried_.emplace_back(Tried{kind, 0}).count : found->count;
    }

    /// Whether it was verified.
    bool take(Round& out, const MendKind& kind, Candidate candidate, const Sample& from) {
        const auto same = [&](const Mend& mend) { return mend.sample == candidate.sample; };
        if (candidate.sample == from || std::ranges::any_of(out.accepted, same)) return false;
        // What says less is no mend of what was asked.
        if (candidate.sample.goals.size() < from.goals.size() ||
            candidate.sample.questions.size() < from.questions.size())
            return false;
        if (only_answers_ && !differ_in_answers_alone(candidate.sample, from)) return false;
        if (!std::ranges::includes(about_helps(from), about_helps(candidate.sample))) return false;
        if (states_twice(candidate.sample.scene) && !states_twice(from.scene)) return false;
        // What needs no thought is no problem.
        if (answer_is_given(candidate.sample) && !answer_is_given(from)) return false;
        used_ += weight(candidate.sample);
        Mend mend{std::string(kind.name), std::move(candidate.text), kind.cost, std::move(candidate.sample), {}};
        Judged judged = judge(mend.sample);
        if (control_.stopped()) return true;
        const Faults left = faults(judged);
        mend.verdict = std::move(judged.verdict);
        if (mend.verdict.outcome == Outcome::accepted) {
            out.accepted.push_back(std::move(mend));
        } else if (left < out.least && options_.verifier && left.failed == 0) {
            out.open.push_back(std::move(mend));
        } else if (left < out.least || (!out.better && resolves_a_conflict(kind, left))) {
            out.least = left;
            out.better = std::move(mend);
        }
        return true;
    }

    /// What the actions and goals say that speak of help points, sorted.
    std::vector<std::string> about_helps(const Sample& sample) const {
        const auto is_help = [&](PointId point) { return options_.helps.contains(sample.scene.name(point)); };
        const auto any_help = [&](const auto& points) { return std::ranges::any_of(points, is_help); };
        std::vector<std::string> out;
        const auto actions = sample.scene.actions();
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (!any_help(actions[i].outputs) && !(actions[i].states && any_help(actions[i].states->points())))
                continue;
            out.push_back(text_of(sample.scene, i));
            for (const auto& at : actions[i].at)
                if (at) out.back() += " at " + at->x.text() + " " + at->y.text();
        }
        for (const facts::Statement& goal : sample.goals)
            if (any_help(goal.points())) out.push_back("? " + facts::to_string(goal, sample.scene.names()));
        std::ranges::sort(out);
        return out;
    }

    const RepairOptions& options_;
    WorkSince work_;
    const Control& control_ = work_.control();
    std::size_t used_ = 0, confirmed_ = 0; ///< by weight
    bool only_answers_ = false;
    std::vector<Tried> tried_;
};

/// Of mends one after the other.
Mend in_one(std::vector<Mend> steps) {
    Mend out = std::move(steps.back());
    steps.pop_back();
    for (const Mend& step : std::views::reverse(steps)) {
        out.kind = step.kind + " " + out.kind;
        out.text = step.text + " " + out.text;
        out.cost += step.cost;
    }
    return out;
}

std::string in_short(const problem::Verdict& verdict) {
    const Check* check = verdict.deciding();
    return check == nullptr ? std::string() : fmt::format(" ({}: {})", check->name, check->message);
}

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
    const Judged judged = search.judge(sample);
    if (judged.verdict.outcome == Outcome::accepted) return {};
    search.begin_with(judged.verdict);
    Round round = search.round(sample, judged.verdict, faults(judged), false);
    if (!round.accepted.empty()) return std::move(round.accepted);
    if (!round.open.empty()) return std::move(round.open);
    auto steps = search.one_after_the_other(std::move(round));
    return steps.empty() ? std::move(steps) : std::vector{in_one(std::move(steps))};
}

Result<Repaired> repair(const Sample& sample, const RepairOptions& options, const Control& control) {
    Search search(options, control);
    const Judged judged = search.judge(sample);
    if (judged.verdict.outcome == Outcome::accepted)
        return fail("not_rejected", "this sample is accepted as it is", "only what is not accepted can be repaired");
    search.begin_with(judged.verdict);
    auto steps = search.one_after_the_other(search.round(sample, judged.verdict, faults(judged), true));
    if (control.stopped()) return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while mending", {}, {}});
    if (steps.empty())
        return fail("no_mend", fmt::format("no mend was found after which this sample is accepted{}: {}",
                                           in_short(judged.verdict), search.tried()));
    Repaired out{std::move(steps.back().sample), std::move(steps.back().verdict), {}};
    out.verdict.repaired = out.verdict.outcome == Outcome::accepted;
    for (Mend& step : steps) out.done.push_back(std::move(step.text));
    return out;
}

} // namespace porism::diagnose
