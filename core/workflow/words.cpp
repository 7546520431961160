#include "workflow/words.h"

#include "translate/path_text.h"
#include "translate/quantity_text.h"
#include "translate/question_text.h"
#include "translate/say.h"
#include "translate/scene_text.h"
#include "translate/told.h"
#include "translate/value_text.h"
#include "workflow/solve/needed.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

translate::Picture scene_points(const Analysis& analysis) {
    return analysis.diagram->scene_picture.points;
}

} // namespace

std::string problem_words(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions,
                          translate::Picture picture) {
    std::string text = translate::problem_text(scene, goals, picture);
    for (const scene::Question& question : questions) text += " " + translate::question_text(question, scene.names());
    return text;
}

std::string problem_words(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions) {
    return problem_words(analysis.scene, goals, questions, scene_points(analysis));
}

std::string goal_words(const Analysis& analysis, const facts::Statement& goal) {
    return translate::goal_text({goal}, analysis.scene, scene_points(analysis));
}

std::string statement_words(const Analysis& analysis, const facts::Statement& statement) {
    return translate::say(statement, analysis.scene.names(), scene_points(analysis));
}

std::string statement_words(const Analysis& analysis, const std::vector<facts::Statement>& statements) {
    std::string out;
    for (const facts::Statement& one : statements) out += (out.empty() ? "" : "; ") + statement_words(analysis, one);
    return out;
}

std::string premise_words(const Analysis& analysis, const std::vector<facts::Statement>& statements,
                          const proof::Rule* row, std::span<const PointId> binding) {
    if (row == nullptr || binding.size() != row->letters.size()) return statement_words(analysis, statements);
    std::string out;
    for (const facts::Statement& one : statements)
        out += (out.empty() ? "" : "; ") + translate::say(one, analysis.scene.names(), scene_points(analysis),
                                                          translate::order_in(*row, binding, one));
    return out;
}

std::vector<std::string> open_condition_words(const verify::ProofVerdict& verdict, const scene::Scene& scene,
                                              translate::Picture picture) {
    std::vector<std::string> out;
    for (const auto& condition : verdict.conditions) {
        if (condition.guaranteed) continue;
        const auto branch = condition.branch();
        out.push_back(branch ? translate::branch_text(*branch, scene.names(), picture)
                             : verify::to_string(condition, scene.names()));
    }
    return out;
}

namespace {

std::string auxiliaries(const Analysis& analysis, const proof::Path& path) {
    scene::Goals goals;
    for (const GoalResult& goal : analysis.goals) goals.push_back(goal.goal);
    std::vector<facts::Statement> used;
    for (const proof::Step& step : path.steps) used.push_back(step.conclusion);
    return translate::auxiliaries_text(analysis.scene, goals, used, scene_points(analysis));
}

} // namespace

std::string value_words(const scene::Question& question, const numbers::Scalar& value) {
    const translate::ValueText text = translate::value_text(value, in_degrees(question));
    return text.about.empty() ? text.exact : text.exact + ", about " + text.about;
}

std::string asked_words(const Analysis& analysis, const scene::Question& question) {
    return translate::say(question, analysis.scene.names());
}

std::string known_words(const Analysis& analysis, const KnownValue& known) {
    return translate::say(known.quantity, analysis.scene.names()) + " = " +
           value_words(scene::question_for(known.quantity), known.value);
}

std::vector<std::string> answer_words(const problem::Problem& problem) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < problem.answers.size(); ++i)
        if (const auto& value = problem.answers[i])
            out.push_back(translate::say(problem.questions[i], problem.scene.names()) + ": " +
                          value_words(problem.questions[i], *value));
    return out;
}

SolutionWords solution_words(const Analysis& analysis, const GoalResult& goal, translate::ToldBefore* before) {
    SolutionWords out;
    out.goal = statement_words(analysis, goal.goal);
    out.heading = "Proof that " + out.goal + ":";
    out.unproved = out.goal + ": no solution was found";
    if (!goal.solved()) return out;
    translate::ToldBefore none;
    translate::ToldBefore& known = before == nullptr ? none : *before;
    const proof::Path path =
        translate::resting_on(translate::told(*goal.path, analysis.scene, scene_points(analysis)), known.shown);
    const auto steps = translate::path_text(path, analysis.scene, scene_points(analysis), &known.shown);
    for (const translate::StepText& step : steps)
        out.steps.push_back({step.number, translate::sentence_of(step), step.premises, step.conditions});
    out.conditions = translate::conditions_text(path, analysis.scene, scene_points(analysis), known.orders);
    out.auxiliaries = auxiliaries(analysis, *goal.path);
    out.listing = (out.auxiliaries.empty() ? "" : out.auxiliaries + "\n") + translate::listing(steps);
    translate::add_shown(known.shown, path);
    return out;
}

namespace {

/// The angle of a triangle by which a directed angle was answered.
std::optional<Needed> turning(const Analysis& analysis, const scene::Question& question, const Answer& answer) {
    const bool directed = question.kind == scene::QuestionKind::acompute;
    if (!directed || !answer.answered() || answer.result.goal.relation() == nullptr) return std::nullopt;
    return needed_by(question, scene_points(analysis)).front();
}

} // namespace

std::string turn_words(const Analysis& analysis, const scene::Question& question, const Answer& answer) {
    const auto turn = turning(analysis, question, answer);
    if (!turn) return {};
    return fmt::format("So {}, which turns {} here, is {}.", translate::say(question, analysis.scene.names()),
                       turn->clockwise ? "clockwise" : "counter-clockwise", value_words(question, *answer.value));
}

std::string turn_condition(const Analysis& analysis, const scene::Question& question, const Answer& answer) {
    const auto turn = turning(analysis, question, answer);
    if (!turn) return {};
    const auto points = turn->quantity.points();
    const auto name = [&](std::size_t i) { return scene::display_name(analysis.scene.name(points[i])); };
    // From BA to BC it is clockwise where A, B and C run the other way.
    return fmt::format("{}, {} and {} run {}", name(0), name(1), name(2),
                       turn->clockwise ? "counter-clockwise" : "clockwise");
}

} // namespace porism::workflow
