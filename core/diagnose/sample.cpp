#include "diagnose/sample.h"

#include "diagnose/given_away.h"
#include "geometry/tolerance.h"
#include "scene/catalogue.h"
#include "scene/question_exact.h"
#include "verify/numeric.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <ranges>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;

/// Where each old point has gone; empty for those that are gone.
class Moves {
public:
    explicit Moves(std::size_t count) : moved_(count) {}

    void place(PointId from, std::size_t to) { moved_[from.index()] = PointId(to); }
    bool has(std::span<const PointId> points) const {
        return std::ranges::all_of(points, [&](PointId p) { return moved_[p.index()].has_value(); });
    }
    std::vector<PointId> points(std::span<const PointId> old) const {
        std::vector<PointId> out;
        for (const PointId point : old) out.push_back(*moved_[point.index()]);
        return out;
    }
    std::optional<Statement> statement(const Statement& old) const {
        if (!has(old.points())) return std::nullopt;
        std::vector<PointId> all;
        for (const auto& point : moved_) all.push_back(point.value_or(PointId(0)));
        return facts::renamed(old, all);
    }
    std::optional<scene::Question> question(scene::Question old) const {
        if (!has(scene::points_of(old))) return std::nullopt;
        for (scene::Term& term : old.terms) term.points = points(term.points);
        if (old.quantity && !old.quantity->points().empty()) {
            old.quantity = facts::Quantity::of(old.quantity->kind(), points(old.quantity->points()));
            if (!old.quantity) return std::nullopt;
        }
        return old;
    }
    scene::Goals goals(const scene::Goals& old) const {
        scene::Goals out;
        for (const Statement& goal : old)
            if (auto now = statement(goal)) out.push_back(std::move(*now));
        return out;
    }
    scene::Questions questions(const scene::Questions& old) const {
        scene::Questions out;
        for (const scene::Question& asked : old)
            if (auto now = question(asked)) out.push_back(std::move(*now));
        return out;
    }
    /// Of the questions that are left.
    Answers answers(const Sample& old) const {
        Answers out;
        for (std::size_t i = 0; i < std::min(old.answers.size(), old.questions.size()); ++i)
            if (has(scene::points_of(old.questions[i]))) out.push_back(old.answers[i]);
        return out;
    }

private:
    std::vector<std::optional<PointId>> moved_;
};

bool add(scene::Scene& scene, Moves& moves, const Draft& draft) {
    scene::Action action = draft.action;
    if (!moves.has(scene::inputs_of(action))) return false;
    for (scene::Use& use : action.uses) use.points = moves.points(use.points);
    if (action.states) {
        action.states = moves.statement(*draft.action.states);
        if (!action.states) return false;
    }
    for (std::size_t i = 0; i < action.outputs.size(); ++i) moves.place(action.outputs[i], scene.point_count() + i);
    return scene.append(std::move(action), draft.names).has_value();
}

std::string use_text(const scene::Scene& scene, const scene::Action& action, const scene::Use& use) {
    std::string out = scene::construction(use.construction).name;
    for (const PointId point : action.outputs) out += " " + scene.name(point);
    for (const PointId point : use.points) out += " " + scene.name(point);
    for (const numbers::Scalar& value : use.values) out += " " + value.text();
    return out;
}

/// The equations that say the answers are the last to be checked.
void name_answers(problem::Verdict& verdict, std::size_t count) {
    for (problem::Check& check : std::views::reverse(verdict.checks)) {
        if (count == 0) return;
        if (check.name != "equation_holds") continue;
        --count;
        if (check.state == problem::CheckState::not_run) continue;
        check.stage = "logical";
        check.name = "answer_holds";
        check.mend = check.state == problem::CheckState::failed ? "replace it by the value that the figure has" : "";
    }
}

/// Of a quantity that no equation of a question says: the answer against what all pictures show.
std::optional<problem::Check> seen_answer(const problem::Check& value, const numbers::Scalar& answer) {
    if (value.state != problem::CheckState::passed || !value.value) return std::nullopt;
    constexpr geometry::Tolerance tolerance;
    constexpr double rounded = 0.01;
    const double told = numbers::to_double(answer);
    problem::Check out{"logical", "answer_holds"};
    out.value = std::abs(*value.value - told) / std::max({std::abs(*value.value), std::abs(told), 1e-300});
    out.limit = tolerance.equal;
    out.state = *out.value <= tolerance.equal ? problem::CheckState::passed
                : *out.value > rounded        ? problem::CheckState::failed
                                              : problem::CheckState::undecided;
    out.message = fmt::format("the answer {}; the pictures show {:.9g}", answer.text(), *value.value);
    if (out.state != problem::CheckState::passed) out.mend = "replace it by the value that the figure has";
    return out;
}

bool asks_value(const scene::Question& question) {
    return !scene::row(question.kind).equation;
}

/// The answers that equations say, as such.
scene::Questions told_equations(const Sample& sample) {
    scene::Questions out;
    for (std::size_t i = 0; i < sample.questions.size(); ++i)
        if (const auto answer = sample.answer_to(i); answer && asks_value(sample.questions[i]))
            if (!sample.questions[i].quantity) out.push_back(scene::equation_of(sample.questions[i], *answer));
    return out;
}

std::vector<problem::Check> seen_answers(const Sample& sample, const std::vector<problem::Check>& checks) {
    std::vector<problem::Check> out;
    auto value = checks.begin();
    for (std::size_t i = 0; i < sample.questions.size(); ++i) {
        if (!asks_value(sample.questions[i])) continue;
        value = std::find_if(value, checks.end(), [](const auto& check) { return check.name == "value_seen"; });
        if (value == checks.end()) break;
        if (const auto answer = sample.answer_to(i); answer && sample.questions[i].quantity)
            if (auto check = seen_answer(*value, *answer)) out.push_back(*std::move(check));
        ++value;
    }
    return out;
}

} // namespace

WorkSince::WorkSince(const Control& control) : counting_(control) {
    if (counting_.work == nullptr) counting_.work = &own_;
    before_ = *counting_.work;
}

std::optional<numbers::Scalar> Sample::answer_to(std::size_t question) const {
    return question < answers.size() ? answers[question] : std::nullopt;
}

std::vector<Draft> drafts_of(const scene::Scene& scene) {
    std::vector<Draft> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto names = scene.names_of(i);
        out.push_back({scene.actions()[i], {names.begin(), names.end()}});
    }
    return out;
}

std::optional<Sample> assembled(const Sample& from, const std::vector<Draft>& drafts) {
    Sample out;
    Moves moves(from.scene.point_count());
    for (const Draft& draft : drafts)
        if (!add(out.scene, moves, draft)) return std::nullopt;
    out.goals = moves.goals(from.goals);
    out.questions = moves.questions(from.questions);
    out.chosen_for = {moves.goals(from.chosen_for.goals), moves.questions(from.chosen_for.equations)};
    out.answers = moves.answers(from);
    out.amounts_to = from.amounts_to;
    return out;
}

Sample kept(const Sample& from, const std::vector<bool>& keep) {
    std::vector<bool> there(from.scene.point_count(), false);
    std::vector<Draft> drafts;
    const auto all = drafts_of(from.scene);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto inputs = scene::inputs_of(all[i].action);
        if (!keep[i] || !std::ranges::all_of(inputs, [&](PointId p) { return there[p.index()]; })) continue;
        for (const PointId point : all[i].action.outputs) there[point.index()] = true;
        drafts.push_back(all[i]);
    }
    return assembled(from, drafts).value_or(Sample{});
}

problem::Verdict verified(const Sample& sample, const Control& control) {
    realize::Options options;
    options.choose_branch_for = sample.chosen_for;
    const scene::Questions told = told_equations(sample);
    scene::Questions questions = sample.questions;
    questions.insert(questions.end(), told.begin(), told.end());
    auto verdict = verify::check_numerically(sample.scene, sample.goals, options, control, questions);
    name_answers(verdict, told.size());
    std::ranges::move(seen_answers(sample, verdict.checks), std::back_inserter(verdict.checks));
    for (problem::Check& given : goals_given(sample)) verdict.checks.push_back(std::move(given));
    return problem::verdict_of(std::move(verdict.checks));
}

std::string kind_of(const scene::Action& action) {
    if (action.states) return std::string(facts::row(action.states->predicate()).name);
    std::string out;
    for (const scene::Use& use : action.uses)
        out += (out.empty() ? "" : ", ") + scene::construction(use.construction).name;
    return out;
}

std::string text_of(const scene::Scene& scene, std::size_t index) {
    const scene::Action& action = scene.actions()[index];
    if (action.states) return facts::to_string(*action.states, scene.names());
    std::string out;
    for (const std::string& name : scene.names_of(index)) out += name + " ";
    out += "=";
    for (const scene::Use& use : action.uses)
        out += (&use == &action.uses.front() ? " " : ", ") + use_text(scene, action, use);
    return out;
}

} // namespace porism::diagnose
