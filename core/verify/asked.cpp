#include "verify/asked.h"

#include "base/text.h"
#include "facts/truth.h"
#include "verify/drawn_order.h"
#include "verify/exact.h"
#include "verify/near_miss.h"
#include "verify/picture.h"
#include "verify/question_check.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

namespace porism::verify {
namespace {

using problem::Check;
using problem::CheckState;

/// `other`, where it is known, is a figure in which it is false.
void leave_to_the_order(Check& check, const diagram::Diagram* other) {
    check.state = CheckState::undecided;
    check.message += ", but it is false in others of the same branch";
    check.mend = "say which order of the points is meant, by a statement or by coordinates";
    if (other == nullptr) return;
    const auto& points = other->scene_picture.points;
    check.elsewhere.emplace();
    for (std::size_t i = 0; i < points.size(); ++i)
        check.elsewhere->points[other->names[i]] = {points[i].x, points[i].y};
}

/// The checks of this name, each with its number among them.
template<class Visit>
void each_named(std::vector<Check>& checks, std::string_view name, const Visit& visit) {
    std::size_t next = 0;
    for (Check& check : checks)
        if (check.name == name) visit(check, next++);
}

/// How many scene pictures are drawn to see whether a goal depends on the order of the points.
constexpr std::uint64_t orders_tried = 8;

/// Pictures are reached from one another without passing a degenerate one, and those of a branch that was chosen for
/// goals were drawn so that they show them. Others of the same branch tell whether goals and equations hold for every
/// order of the points.
void hold_against_other_orders(std::vector<Check>& out, const Asked& what, const Control& control) {
    const realize::Wanted asked = realize::wanted_of(what.goals, what.questions);
    realize::Options options = what.options;
    options.choose_branch_for = {};
    options.any_order = true;
    options.generic_pictures = 1;
    options.explain = false;
    std::uint64_t budget = realize::most_work;
    options.budget = &budget;
    const scene::Scene written = realize::with_branches(what.scene, what.diagram);
    for (std::uint64_t seed = 1; seed <= orders_tried && !asked.empty() && budget > 0 && !control.stopped(); ++seed) {
        options.seed = seed;
        const auto other = realize::realize(written, options, control);
        if (!other) continue;
        const facts::Points<double> pictures[] = {other->scene_picture.points};
        each_named(out, "goal_holds", [&](Check& check, std::size_t i) {
            const bool refuted = facts::refuted(asked.goals[i], pictures[0]);
            if (refuted && check.state == CheckState::passed) leave_to_the_order(check, &*other);
        });
        each_named(out, "equation_holds", [&](Check& check, std::size_t i) {
            const bool refuted = scene::seen_in(asked.equations[i], pictures).sight == scene::Sight::refuted;
            if (refuted && check.state == CheckState::passed) leave_to_the_order(check, &*other);
        });
    }
}

/// Goals that pictures are too near to tell: what exact numbers say.
void settle_by_exact_numbers(std::vector<Check>& checks, std::span<const Check> exactly, const scene::Goals& goals,
                             const diagram::Diagram& diagram) {
    each_named(checks, "goal_holds", [&](Check& check, std::size_t i) {
        const CheckState state = exactly[i].state;
        if (check.state != CheckState::undecided || state == CheckState::undecided) return;
        check.state = state;
        check.message = facts::to_string(goals[i], diagram.names) +
                        (state == CheckState::passed ? " holds by exact numbers, by less than pictures show"
                                                     : " is false by exact numbers");
    });
}

/// A goal for which no branch was found is measured in the first one.
void tell_of_no_branch(std::vector<Check>& checks, const Error& no_branch, std::size_t goals) {
    const bool undecided = no_branch.code == "goal_undecided";
    each_named(checks, "goal_holds", [&](Check& check, std::size_t) {
        if (undecided && check.state == CheckState::failed) {
            check.state = CheckState::undecided;
            check.message = no_branch.what;
        } else if (!undecided && goals == 1 && check.state == CheckState::passed) {
            leave_to_the_order(check, nullptr);
        }
    });
}

bool has_many_digits(std::string_view text) {
    constexpr std::ptrdiff_t many = 7;
    std::ptrdiff_t digits = 0;
    return std::ranges::any_of(text, [&](char c) {
        if (c != '.') digits = is_digit(c) ? digits + 1 : 0;
        return digits >= many;
    });
}

/// Whether a number that something is told with, or placed at, is that long.
bool tells_numbers_of_many_digits(const scene::Scene& scene) {
    const auto tells = [&](const scene::Action& action) {
        const auto in_numbers = [](const scene::Use& use) {
            return std::ranges::any_of(use.values,
                                       [](const numbers::Scalar& value) { return has_many_digits(value.text()); });
        };
        const bool stated = action.states && has_many_digits(facts::to_string(*action.states, scene.names()));
        if (stated || std::ranges::any_of(action.uses, in_numbers)) return true;
        return std::ranges::any_of(action.at, [](const std::optional<scene::Coordinates>& at) {
            return at && at->given && (has_many_digits(at->x.text()) || has_many_digits(at->y.text()));
        });
    };
    return std::ranges::any_of(scene.actions(), tells);
}

/// What pictures cannot tell of an equality is left open, where exact numbers did not decide it either: points are
/// known to the last digits, so that a true goal fails by less.
void leave_open(std::vector<Check>& checks, std::span<const Check> exactly, const Asked& asked) {
    const auto& [scene, goals, questions, diagram, options] = asked;
    constexpr double last_digits = 1e-12;
    std::optional<Picture> fine;
    each_named(checks, "goal_holds", [&](Check& check, std::size_t i) {
        const bool order = facts::row(goals[i].predicate()).order;
        if (order || exactly[i].state != CheckState::undecided || check.state != CheckState::passed) return;
        if (!fine) fine.emplace(diagram);
        if (fine->refutes(goals[i])) {
            check.state = CheckState::failed;
            check.message = facts::to_string(goals[i], diagram.names) + " is false by less than pictures show";
        } else if (check.value.value_or(0) > last_digits) {
            check.state = CheckState::undecided;
            check.message += ", but so nearly that it may be false";
            check.mend = tells_numbers_of_many_digits(scene)
                             ? "state it without numbers of many digits"
                             : "construct the points that it is about, so that it can be decided exactly";
        }
    });
}

void leave_near_misses_open(std::vector<Check>& checks) {
    if (is_certified(checks)) return;
    each_named(checks, "goal_holds", [](Check& check, std::size_t) {
        if (check.value) leave_near_miss_open(check, *check.value);
    });
}

} // namespace

void check_asked(std::vector<Check>& checks, const Asked& asked, const std::optional<Error>& no_branch,
                 const Control& control) {
    const auto& [scene, goals, questions, diagram, options] = asked;
    problem::Costs costs;
    auto exactly = check_exactly(scene, goals, diagram, control);
    costs.charge(exactly);
    settle_by_exact_numbers(checks, exactly, goals, diagram);
    if (no_branch) tell_of_no_branch(checks, *no_branch, goals.size());
    leave_open(checks, exactly, asked);
    leave_near_misses_open(checks);
    std::ranges::move(std::move(exactly), std::back_inserter(checks));
    for (const auto& question : questions) {
        const auto in_order = in_drawn_order(scene, question, diagram, options, control);
        const diagram::Diagram& shown = in_order ? *in_order : diagram;
        checks.push_back(question_check(question, scene, shown));
        if (in_order) checks.back().message += " in the order of the points that was drawn";
        if (!is_certified(checks)) leave_near_miss_open(checks.back(), miss_seen(question, shown));
        checks.push_back(check_exactly(scene, question, shown, control));
        costs.charge(checks);
    }
    hold_against_other_orders(checks, asked, control);
}

} // namespace porism::verify
