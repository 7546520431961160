#include "diagnose/shrink.h"

#include "facts/truth.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace porism::diagnose {
namespace {

using problem::Check;
using problem::CheckState;

const Check* first_failed(const problem::Verdict& verdict) {
    const auto found = std::ranges::find(verdict.checks, CheckState::failed, &Check::state);
    return found == verdict.checks.end() ? nullptr : &*found;
}

/// The goal that the check is about: they are made in the order of the goals.
const facts::Statement* asked_goal(const Sample& sample, const problem::Verdict& verdict, const Check& check) {
    std::size_t index = 0;
    for (const Check& one : verdict.checks) {
        if (&one == &check) break;
        if (one.name == check.name) ++index;
    }
    return check.name.starts_with("goal") && index < sample.goals.size() ? &sample.goals[index] : nullptr;
}

bool is_of_amounts(const facts::Statement& statement) {
    return statement.constant() || statement.relation() != nullptr || statement.compared();
}

/// Whether a statement fails by the same in all pictures.
bool fails_alike(const facts::Statement& statement, const diagram::Diagram& figure) {
    constexpr double alike = 1e-7;
    const auto pictures = figure.pictures();
    const auto letters = figure.letters();
    const double first = facts::relative_residual(statement, pictures.front(), letters.front());
    for (std::size_t i = 1; i < pictures.size(); ++i)
        if (!(std::abs(facts::relative_residual(statement, pictures[i], letters[i]) - first) <= alike)) return false;
    return true;
}

/// A figure that is not found, or only on one line, is a conflict where its explanation blames statements.
std::string code_of(const Error& unexplained, const Check& explained) {
    const bool is_conflict =
        unexplained.kind == ErrorKind::limit || (unexplained.code == "degenerate" && !explained.conflict.empty());
    return is_conflict ? "conflict" : unexplained.code;
}

/// What is asked fails of points of which nothing is given, too.
bool is_about_what_is_asked(const Failure& failure) {
    constexpr std::array<std::string_view, 5> beginnings{"goal_", "equation_", "value_", "answer_", "branch_"};
    return std::ranges::any_of(beginnings, [&](std::string_view one) { return failure.check.starts_with(one); });
}

bool gives_something(const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(), [](const scene::Action& action) {
        const bool placed = std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
        return action.states || placed || !scene::said_by(action, &scene::Construction::gives).empty();
    });
}

template<class T>
void erase_from_to(std::vector<T>& all, std::size_t from, std::size_t to) {
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(to, all.size()));
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(std::min(from, all.size())), end);
}

Sample without_goals(Sample sample, std::size_t from, std::size_t to) {
    erase_from_to(sample.goals, from, to);
    return sample;
}

Sample without_questions(Sample sample, std::size_t from, std::size_t to) {
    erase_from_to(sample.questions, from, to);
    erase_from_to(sample.answers, from, to);
    return sample;
}

class ShrinkSearch {
public:
    ShrinkSearch(const Sample& sample, const ShrinkOptions& options, const Control& control)
        : whole_(sample), options_(options), work_(control), keep_(sample.scene.actions().size(), true) {}

    bool begin() {
        verdict_ = verdict_of(whole_);
        const auto failure = failure_of(whole_, verdict_, control_);
        if (!failure) return false;
        failure_ = *failure;
        current_ = whole_;
        keeps_a_given_ = options_.keeps_a_given && is_about_what_is_asked(*failure) && gives_something(whole_.scene);
        return true;
    }

    Shrunk run() {
        drop_asked(current_.goals.size(), &without_goals);
        drop_asked(current_.questions.size(), &without_questions);
        drop_actions();
        Shrunk out{current_, failure_, verdict_, {}, used_, !ended_, kept_a_given_};
        for (std::size_t i = 0; i < keep_.size(); ++i)
            if (keep_[i]) out.actions.push_back(i);
        return out;
    }

private:
    problem::Verdict verdict_of(const Sample& sample) const {
        return options_.verifier ? options_.verifier(sample) : verified(sample, control_);
    }

    /// Takes the sample if it fails in the same way.
    bool take(Sample sample) {
        if (keeps_a_given_ && !gives_something(sample.scene)) {
            kept_a_given_ = true;
            return false;
        }
        if (used_ >= options_.verifications || work_.done() >= options_.work || control_.stopped()) {
            ended_ = true;
            return false;
        }
        ++used_;
        auto verdict = verdict_of(sample);
        if (control_.stopped() || failure_of(sample, verdict, control_) != failure_) return false;
        current_ = std::move(sample);
        verdict_ = std::move(verdict);
        return true;
    }

    /// All of `count` that are asked, else one after the other as long as one is left.
    void drop_asked(std::size_t count, Sample (*without)(Sample, std::size_t from, std::size_t to)) {
        if (count == 0 || take(without(current_, 0, count))) return;
        std::size_t left = count;
        for (std::size_t i = count; i-- > 0 && left > 1;)
            if (take(without(current_, i, i + 1))) --left;
    }

    /// Without these actions of the whole, and without what depends on them.
    bool leave_out(std::span<const std::size_t> actions) {
        std::vector<bool> keep = keep_;
        for (const std::size_t action : actions) keep[action] = false;
        close(keep);
        const Sample asked{whole_.scene, in_whole_.goals, in_whole_.questions, whole_.chosen_for, in_whole_.answers};
        if (!take(kept(asked, keep))) return false;
        keep_ = std::move(keep);
        return true;
    }

    /// Of what is kept, leaves out what depends on something that is not.
    void close(std::vector<bool>& keep) const {
        const auto actions = whole_.scene.actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            for (const PointId point : scene::inputs_of(actions[i]))
                if (!keep[whole_.scene.action_of(point)]) keep[i] = false;
    }

    std::vector<std::size_t> left() const {
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < keep_.size(); ++i)
            if (keep_[i]) out.push_back(i);
        return out;
    }

    /// Parts are tried from the last to the first, since what stands last has the least that depends on it.
    bool pass(std::size_t size) {
        bool dropped = false;
        std::size_t end = left().size();
        while (end > 0 && !ended_) {
            const auto now = left();
            end = std::min(end, now.size());
            if (end == 0) break;
            const std::size_t begin = end > size ? end - size : 0;
            if (now.size() > end - begin && leave_out(std::span(now).subspan(begin, end - begin))) dropped = true;
            end = begin;
        }
        return dropped;
    }

    void drop_actions() {
        in_whole_ = {whole_.scene, current_.goals, current_.questions, {}, current_.answers};
        for (std::size_t size = std::max<std::size_t>(left().size() / 2, 1); !ended_;) {
            const bool dropped = pass(size);
            if (size == 1 && !dropped) return;
            size = std::max<std::size_t>(size / 2, 1);
        }
    }

    const Sample& whole_;
    const ShrinkOptions& options_;
    WorkSince work_;
    const Control& control_ = work_.control();
    std::vector<bool> keep_;
    Sample current_, in_whole_;
    Failure failure_;
    problem::Verdict verdict_;
    std::size_t used_ = 0;
    bool keeps_a_given_ = false, kept_a_given_ = false;
    bool ended_ = false;
};

} // namespace

std::optional<Failure> failure_of(const Sample& sample, const problem::Verdict& verdict, const Control& control) {
    const Check* failed = first_failed(verdict);
    if (failed == nullptr) return std::nullopt;
    Failure out{failed->stage, failed->name, {}, {}};
    const facts::Statement* goal = failed->action ? nullptr : asked_goal(sample, verdict, *failed);
    if (failed->action) out.kind = kind_of(sample.scene.actions()[*failed->action]);
    if (goal) out.kind = facts::row(goal->predicate()).name;
    const bool amounts = goal && is_of_amounts(*goal);
    if (failed->stage != "realize" && !amounts) return out;
    realize::Options options;
    options.choose_branch_for = sample.chosen_for;
    options.explain = false;
    const auto figure = realize::realize(sample.scene, options, control);
    out.has_another_value = amounts && figure && fails_alike(*goal, *figure);
    if (failed->stage == "realize" && !figure) out.code = code_of(figure.error(), *failed);
    return out;
}

Result<Shrunk> shrink(const Sample& sample, const ShrinkOptions& options, const Control& control) {
    ShrinkSearch search(sample, options, control);
    if (!search.begin())
        return fail("not_rejected", "no check of this sample fails", "only what is rejected can be shrunk");
    return search.run();
}

} // namespace porism::diagnose
