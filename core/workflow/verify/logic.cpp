#include "workflow/verify/logic.h"

#include "base/text.h"
#include "formats/verigeo/coordinate_bounds.h"
#include "problem/grade.h"
#include "realize/exact/exact_question.h"
#include "scene/determined.h"
#include "translate/question_text.h"
#include "translate/value_text.h"
#include "verify/proofcheck.h"
#include "workflow/solve/analyse.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/other_orders.h"
#include "workflow/solve/other_values.h"
#include "workflow/verify/answer_labels.h"
#include "workflow/verify/by_places.h"
#include "workflow/verify/claim_checks.h"
#include "workflow/verify/claims.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/goals_given.h"
#include "workflow/verify/logical_check.h"
#include "workflow/verify/orders/inequality.h"
#include "workflow/verify/other_figure.h"
#include "workflow/verify/other_ways.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/record_steps.h"
#include "workflow/verify/text/checks.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::size_t most_quoted = 60;

using facts::Statement;
using problem::Check;
using problem::CheckState;
using verify::ProofVerdict;

/// Statements that are joined by "and".
std::string listed(const std::vector<Statement>& statements, std::span<const std::string> names) {
    std::vector<std::string> parts;
    for (const Statement& statement : statements) parts.push_back(facts::to_string(statement, names));
    return fmt::format("{}", fmt::join(parts, " and "));
}

std::string in_signs(const numbers::Scalar& value, const scene::Question& question) {
    return translate::value_text(value, scene::in_degrees(question)).exact;
}

/// Fails where what is given contradicts itself in its coordinates; empty where that is not shown.
std::optional<Check> no_places_satisfy(const LoadedProblem& problem, const Control& control) {
    if (!problem.envelope || problem.envelope->edited) return std::nullopt;
    const auto& envelope = problem.envelope->envelope;
    const auto broken = verigeo::impossible_coordinates(envelope, control.stop);
    if (broken.empty()) return std::nullopt;
    std::vector<std::string> said;
    for (const std::size_t action : broken) said.push_back(envelope_words(envelope, action));
    Check out =
        logical_check("givens_consistent", CheckState::failed, "no places satisfy together: " + join(said, "; "));
    out.mend = "change one of them, or leave it out";
    return out;
}

class Logic {
public:
    /// `costs` runs since the closure was begun.
    Logic(const LoadedProblem& problem, Analysis& analysis, problem::Costs costs, const Control& control)
        : costs_(costs), problem_(problem), analysis_(analysis), control_(control), names_(analysis.scene.names()) {}

    std::vector<Check> run() {
        using Step = void (Logic::*)();
        for (const Step step :
             {&Logic::givens_consistent, &Logic::goals_not_given, &Logic::answer_questions, &Logic::solution,
              &Logic::recorded_solution, &Logic::texts, &Logic::goals_proved, &Logic::figures_meant, &Logic::claims}) {
            (this->*step)();
            costs_.charge(out_);
        }
        leave_to_other_ways(problem_, out_);
        return std::move(out_);
    }

private:
    const diagram::Picture& own() const { return analysis_.diagram->scene_picture; }
    std::string said(const Statement& statement) const { return facts::to_string(statement, names_); }

    void goals_not_given() {
        auto given = goals_given(problem_, analysis_.scene);
        if (given.empty() && !analysis_.goals.empty())
            out_.push_back(
                logical_check("goal_not_given", CheckState::passed, "no action states what is to be proved"));
        std::ranges::move(std::move(given), std::back_inserter(out_));
    }

    void givens_consistent() {
        const reason::Session& session = *analysis_.session;
        const bool broken = session.ending() == reason::Ending::inconsistent;
        Check check = logical_check("givens_consistent", broken ? CheckState::failed : CheckState::passed,
                                    "nothing that was derived contradicts what is given");
        if (broken) check.message = session.ending_detail();
        if (broken && !session.contradiction().empty()) {
            check.message = listed(session.contradiction(), names_) + " contradict each other";
            check.mend = "leave one of the givens out from which they follow";
        }
        auto by_coordinates = broken || is_whole() ? std::nullopt : no_places_satisfy(problem_, control_);
        out_.push_back(by_coordinates ? *std::move(by_coordinates) : std::move(check));
    }

    Check proved(const char* name, const std::string& said, const GoalResult& result) const {
        return proved_check(name, said, result, analysis_);
    }

    void goals_proved() {
        for (const GoalResult& goal : analysis_.goals) {
            Check check = by_places(of_every_figure(proved("goal_proved", said(goal.goal), goal), goal), goal.goal);
            const bool is_open_order = check.state == CheckState::undecided && goal.sight != Sight::refuted &&
                                       facts::row(goal.goal.predicate()).order;
            out_.push_back(is_open_order ? asked_order(analysis_, goal.goal, is_whole(), control_) : std::move(check));
        }
    }

    /// No figure of what is given fails what the name of a figure in the goal needs: a crossed trapezoid is none.
    void figures_meant() {
        if (!problem_.envelope || !is_whole()) return;
        for (const Statement& needed : problem_.envelope->content.needed) {
            if (!facts::row(needed.predicate()).order) continue;
            const auto other = without(analysis_, needed, control_);
            if (!other) continue;
            Check check = logical_check("goal_meant", CheckState::failed,
                                        "the name of the figure in the goal supposes that " + said(needed));
            deny(check, against(needed, *other, names_), *other, names_);
            out_.push_back(std::move(check));
            return;
        }
    }

    /// Whether the figure has all that is given.
    bool is_whole() const {
        constexpr std::array said{verigeo::holds_always, verigeo::told_by_places};
        return !problem_.envelope ||
               std::ranges::none_of(problem_.envelope->content.unsaid, [&](const verigeo::Unsaid& one) {
                   return one.action && one.origin.source == verigeo::Source::given &&
                          std::ranges::find(said, one.reason) == said.end();
               });
    }

    bool is_placed(const scene::Scene& scene, std::span<const PointId> points) const {
        return scene::are_determined(scene, points, own().points);
    }

    /// Exact numbers prove what no step leads to.
    Check by_places(Check check, const Statement& goal) const {
        if (check.state == CheckState::passed || !holds_by_places(goal, analysis_.scene, *analysis_.diagram, control_))
            return check;
        return logical_check(check.name.c_str(), CheckState::passed,
                             said(goal) + " holds by exact numbers: given places determine its points");
    }

    /// Whether the figure of a question is given by places, but for the letter that the goal of an envelope defines.
    bool is_placed(const scene::Question& question) const {
        if (!problem_.envelope) return is_placed(analysis_.scene, scene::points_of(question));
        const auto& origins = problem_.envelope->content.origins;
        const auto goal = std::ranges::find(origins, verigeo::goal_pointer, &verigeo::Origin::pointer);
        const auto before =
            std::min(static_cast<std::size_t>(goal - origins.begin()), analysis_.scene.actions().size());
        auto points = scene::points_of(question);
        for (std::size_t i = before; i < analysis_.scene.actions().size(); ++i)
            if (const auto& defining = analysis_.scene.actions()[i].states)
                points.insert(points.end(), defining->points().begin(), defining->points().end());
        return is_placed(analysis_.scene.prefix(before), points);
    }

    /// The same of a value that was not derived.
    Check by_places(Check check, const scene::Question& question, Answer& answer) const {
        if (answer.answered() || !is_placed(question)) return check;
        auto exactly = realize::answer_exactly(analysis_.scene, *analysis_.diagram, question, {}, control_);
        if (exactly.answer.decision != numbers::Decision::yes) return check;
        const std::string asked = translate::say(question, names_);
        const std::string value = exactly.value ? " = " + in_signs(*exactly.value, question) : std::string();
        answer.value = std::move(exactly.value);
        return logical_check("question_answered", CheckState::passed,
                             asked + value + " by exact numbers: given places determine its points");
    }

    void answer_questions() {
        const scene::Questions& questions = problem_.document->questions;
        answers_ = answers(analysis_, questions, control_);
        const auto told = told_answers(problem_);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const std::string asked = translate::say(questions[i], names_);
            Answer& answer = answers_[i];
            Check check = by_places(
                proved("question_answered",
                       answer.value ? fmt::format("{} = {}", asked, in_signs(*answer.value, questions[i])) : asked,
                       answer.result),
                questions[i], answer);
            if (check.state != CheckState::passed) tell_elsewhere(check, questions[i], answer);
            out_.push_back(std::move(check));
            if (told[i]) told_answer(*told[i], questions[i], answer);
        }
        if (problem_.unread_answer.empty()) return;
        Check check = logical_check("answer_read", CheckState::undecided,
                                    "the answer " + in_quotes(problem_.unread_answer.substr(0, most_quoted)) +
                                        " is no number, and was held against nothing");
        check.mend = "write the value alone, such as 3/4 or sqrt(2)";
        out_.push_back(std::move(check));
    }

    /// A figure in which a question has another answer, where that is why it has none.
    void tell_elsewhere(Check& check, const scene::Question& question, const Answer& answer) const {
        if (!answer.result.elsewhere) return;
        const diagram::Picture& other = *answer.result.elsewhere;
        const auto otherwise =
            lying_otherwise(analysis_.scene, own(), scene::points_of(question), other, help_points(problem_));
        std::string difference = otherwise ? otherwise->difference : std::string();
        if (!scene::row(question.kind).equation) {
            const std::string values = both_values_words(analysis_, question, other, "another figure of what is given");
            check.message += ": " + values;
            difference += (difference.empty() ? "" : "; ") + values;
        }
        check.elsewhere = other_figure(other, names_, std::move(difference));
        if (otherwise) check.mend = otherwise->mend;
    }

    void told_answer(const numbers::Scalar& told, const scene::Question& question, const Answer& answer) {
        const std::string said = translate::say(question, names_) + ": the answer " + in_signs(told, question);
        if (!answer.value) {
            out_.push_back(logical_check("answer_holds", CheckState::undecided,
                                         said + " was held against nothing: the value was not derived"));
            return;
        }
        constexpr std::array by_grade{CheckState::passed, CheckState::undecided, CheckState::failed};
        const problem::Grade grade = problem::grade_told(told, *answer.value);
        Check check =
            logical_check("answer_holds", by_grade[static_cast<std::size_t>(grade)],
                          fmt::format("{}; the value that was proved is {}", said, in_signs(*answer.value, question)));
        check.value = numbers::to_double(told);
        check.limit = numbers::to_double(*answer.value);
        if (check.state != CheckState::passed) check.mend = "replace it by the value that the figure has";
        if (check.state == CheckState::failed) tell_whose_answer(check, question, told);
        out_.push_back(std::move(check));
    }

    /// Another figure of what is given whose value the answer is.
    void tell_whose_answer(Check& check, const scene::Question& question, const numbers::Scalar& told) const {
        if (scene::same_value(question.kind, *check.value, *check.limit)) return; // too near to tell figures apart
        const auto other = with_value(analysis_, question, told, control_);
        if (!other) return;
        const auto otherwise =
            lying_otherwise(analysis_.scene, own(), scene::points_of(question), other->picture, help_points(problem_));
        check.message += fmt::format("; {} is that of another figure of what is given{}",
                                     value_there(*other, in_signs(told, question)),
                                     otherwise ? ": there " + otherwise->difference : "");
        check.elsewhere = other_figure(other->picture, names_, otherwise ? otherwise->difference : std::string());
    }

    bool is_asked(const Statement& conclusion) const {
        const auto& goals = problem_.document->goals;
        return std::ranges::find(goals, conclusion) != goals.end() ||
               std::ranges::any_of(answers_, [&](const Answer& answer) {
                   return answer.result.derived && answer.result.goal == conclusion;
               });
    }

    void solution() {
        for (const proof::Path& path : problem_.solution)
            told_path(path, verify::check(path, analysis_.scene, *analysis_.diagram, control_));
        if (!problem_.proof) return;
        const auto checked = check_proof(*problem_.proof, control_);
        if (checked)
            told_path(problem_.proof->path, checked->verdict);
        else
            out_.push_back(logical_check("solution_holds", CheckState::failed, checked.error().what));
    }

    /// The first few, each with the reason.
    static std::string wrong_steps(const ProofVerdict& verdict) {
        constexpr std::size_t told = 4;
        std::vector<std::string> out;
        for (std::size_t i = 0; i < verdict.steps.size() && out.size() < told; ++i)
            if (!verdict.steps[i].holds)
                out.push_back(fmt::format("step {} of the solution does not hold: {}", i + 1, verdict.steps[i].reason));
        return fmt::format("{}", fmt::join(out, "; "));
    }

    void told_path(const proof::Path& path, const ProofVerdict& verdict) {
        const auto good = std::ranges::count_if(verdict.steps, &verify::StepVerdict::holds);
        Check check = logical_check(
            "solution_holds", CheckState::passed,
            fmt::format("all {} steps of the solution hold{}", good, open_conditions_in_words(verdict, names_)));
        check.value = static_cast<double>(good);
        check.limit = static_cast<double>(path.steps.size());
        check.conditions = verify::open_conditions(verdict, names_);
        if (path.steps.empty() || !verdict.valid) {
            check.state = CheckState::failed;
            check.message = "the solution does not hold: " + verdict.summary;
            if (const std::string wrong = wrong_steps(verdict); !wrong.empty()) check.message = wrong;
            check.mend = "solve it again";
        } else if (!is_asked(path.goal())) {
            check.state = CheckState::failed;
            check.message = "the solution ends at " + said(path.goal()) + ", which is not asked for";
            check.mend = "solve it again";
        }
        out_.push_back(std::move(check));
    }

    void recorded_solution() {
        if (auto check = check_record_steps(problem_, analysis_, control_)) out_.push_back(*std::move(check));
    }

    void texts() {
        const TextContext context{problem_, analysis_, [this](const Statement& one) { return is_asked(one); }};
        std::ranges::move(check_texts(context, control_), std::back_inserter(out_));
    }

    /// Each claim of a solver, or that is said to be derived, has to have steps that lead to it.
    void claims() {
        if (problem_.envelope)
            for (const verigeo::Claim& claim : problem_.envelope->content.claims)
                for (const Statement& statement : claim.statements)
                    claimed(claim.origin.pointer, std::span(&statement, 1));
        if (problem_.envelope)
            std::ranges::move(check_unproved(*problem_.envelope, control_), std::back_inserter(out_));
        for (const genesisgeo::Claim& claim : problem_.claims)
            if (!is_order(claim)) claimed(claim.origin, claim.readings);
    }

    /// One of the readings.
    void claimed(const std::string& origin, std::span<const Statement> readings) {
        if (readings.empty() || control_.stopped() || ++claims_looked_at_ > exact_claims) return;
        if (problem_.envelope && exact_by_coordinates(*problem_.envelope, readings.front(), control_)) {
            out_.push_back(logical_check("claim_proved", CheckState::passed,
                                         origin + ": " + said(readings.front()) + " holds by the given coordinates"));
            return;
        }
        std::vector<GoalResult> results;
        for (const Statement& reading : readings) results.push_back(solve_goal(analysis_, reading, control_));
        if (facts::row(readings.front().predicate()).order && !results.front().solved()) {
            out_.push_back(claimed_order(analysis_, origin, readings.front(), control_));
            return;
        }
        const auto seen = [](const GoalResult& result) { return result.sight != Sight::refuted; };
        auto told = std::ranges::find_if(results, &GoalResult::solved);
        if (told == results.end()) told = std::ranges::find_if(results, seen);
        const GoalResult& result = told == results.end() ? results.front() : *told;
        Check check = in_every_order(proved("claim_proved", origin + ": " + said(result.goal), result), result);
        out_.push_back(by_places(std::move(check), result.goal));
    }

    /// Of what is stated the branches are not listed: a goal is held against other figures as a claim is.
    Check of_every_figure(Check check, const GoalResult& goal) const {
        return analysis_.scene.states() ? in_every_order(std::move(check), goal) : check;
    }

    /// A claim is of every figure of what is given, and not of those in which the conditions of its proof hold.
    Check in_every_order(Check check, const GoalResult& claim) const {
        if (check.state != CheckState::passed || !claim.verdict) return check;
        const auto other = against_conditions(analysis_, claim.goal, *claim.verdict, control_);
        if (!other && !control_.stopped()) return check;
        if (!other) {
            check.state = CheckState::undecided;
            check.message += ", but not all other figures of what is given were looked at";
            return check;
        }
        check.state = CheckState::failed;
        deny(check, against(*claim.verdict, *other, names_), *other, names_);
        return check;
    }

    problem::Costs costs_;
    const LoadedProblem& problem_;
    Analysis& analysis_;
    const Control& control_;
    std::span<const std::string> names_;
    std::vector<Answer> answers_;
    std::size_t claims_looked_at_ = 0;
    std::vector<Check> out_;
};

} // namespace

namespace {

Check consistent_without_figure(const LoadedProblem& problem, const Error& why, const Control& control) {
    return no_places_satisfy(problem, control)
        .value_or(logical_check("givens_consistent", CheckState::undecided,
                                "there is no figure to reason about: " + why.what));
}

} // namespace

std::vector<Check> check_logic(const LoadedProblem& problem, const Control& control) {
    Options options;
    options.stop_at_goals = problem.document->questions.empty() && !problem.envelope && problem.claims.empty();
    options.consequences = !problem.document->questions.empty();
    const problem::Costs costs;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return {consistent_without_figure(problem, analysis.error(), control)};
    return Logic(problem, *analysis, costs, control).run();
}

} // namespace porism::workflow
