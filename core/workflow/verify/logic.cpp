#include "workflow/verify/logic.h"

#include "diagnose/sample.h"
#include "problem/grade.h"
#include "verify/proofcheck.h"
#include "workflow/solve/analyse.h"
#include "workflow/solve/answer.h"
#include "workflow/verify/claims.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;
using verify::ProofVerdict;

Check check_called(const char* name, CheckState state, std::string message) {
    Check out{"logical", name, state};
    out.message = std::move(message);
    return out;
}

/// Statements that are joined by "and".
std::string listed(const std::vector<Statement>& statements, std::span<const std::string> names) {
    std::vector<std::string> parts;
    for (const Statement& statement : statements) parts.push_back(facts::to_string(statement, names));
    return fmt::format("{}", fmt::join(parts, " and "));
}

class Logic {
public:
    Logic(const LoadedProblem& problem, Analysis& analysis, const Control& control)
        : problem_(problem), analysis_(analysis), control_(control), names_(analysis.scene.names()) {}

    std::vector<Check> run() {
        goals_not_given();
        givens_consistent();
        answer_questions();
        solution();
        for (const GoalResult& goal : analysis_.goals) out_.push_back(proved("goal_proved", said(goal.goal), goal));
        claims();
        return std::move(out_);
    }

private:
    std::string said(const Statement& statement) const { return facts::to_string(statement, names_); }

    void goals_not_given() {
        out_ = diagnose::goals_given({analysis_.scene, problem_.document->goals});
        if (out_.empty() && !analysis_.goals.empty())
            out_.push_back(check_called("goal_not_given", CheckState::passed, "no action states what is to be proved"));
    }

    void givens_consistent() {
        const reason::Session& session = *analysis_.session;
        const bool broken = session.ending() == reason::Ending::inconsistent;
        Check check = check_called("givens_consistent", broken ? CheckState::failed : CheckState::passed,
                                   "nothing that was derived contradicts what is given");
        if (broken) check.message = session.ending_detail();
        if (broken && !session.contradiction().empty()) {
            check.message = listed(session.contradiction(), names_) + " contradict each other";
            check.mend = "leave one of the givens out from which they follow";
        }
        out_.push_back(std::move(check));
    }

    static std::string conditions_of(const ProofVerdict& verdict, std::span<const std::string> names) {
        const auto open = verify::open_conditions(verdict, names);
        return open.empty() ? std::string() : fmt::format(", under {}", fmt::join(open, ", "));
    }

    Check proved(const char* name, const std::string& said, const GoalResult& result) const {
        if (!result.solved())
            return check_called(name, CheckState::undecided, said + " is not proved: " + result.reason);
        const std::size_t steps = result.path->steps.size();
        Check check = check_called(name, CheckState::passed,
                                   fmt::format("{} is proved in {} step{}, each checked again{}", said, steps,
                                               steps == 1 ? "" : "s", conditions_of(*result.verdict, names_)));
        check.value = static_cast<double>(steps);
        return check;
    }

    void answer_questions() {
        const scene::Questions& questions = problem_.document->questions;
        answers_ = answers(analysis_, questions, control_);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const std::string asked = scene::to_string(questions[i], names_);
            const Answer& answer = answers_[i];
            out_.push_back(proved("question_answered",
                                  answer.value ? fmt::format("{} = {}", asked, answer.value->text()) : asked,
                                  answer.result));
            // An envelope's is held against its figure, by its own check.
            if (const auto told = problem_.answer_to(i); told && !problem_.envelope) told_answer(*told, answer);
        }
    }

    void told_answer(const numbers::Scalar& told, const Answer& answer) {
        const std::string said = "the answer " + told.text();
        if (!answer.answered() || !answer.value) {
            out_.push_back(check_called("answer_holds", CheckState::undecided,
                                        said + " was held against nothing: the value was not derived"));
            return;
        }
        constexpr std::array by_grade{CheckState::passed, CheckState::undecided, CheckState::failed};
        const problem::Grade grade = problem::grade(told, *answer.value);
        Check check = check_called("answer_holds", by_grade[static_cast<std::size_t>(grade)],
                                   fmt::format("{}; the value that was proved is {}", said, answer.value->text()));
        if (check.state != CheckState::passed) check.mend = "replace it by the value that the figure has";
        out_.push_back(std::move(check));
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
            out_.push_back(check_called("solution_holds", CheckState::failed, checked.error().what));
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
        Check check =
            check_called("solution_holds", CheckState::passed,
                         fmt::format("all {} steps of the solution hold{}", good, conditions_of(verdict, names_)));
        check.value = static_cast<double>(good);
        check.limit = static_cast<double>(path.steps.size());
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

    /// Each claim of a solver, or that is said to be derived, has to have steps that lead to it.
    void claims() {
        if (problem_.envelope)
            for (const verigeo::Claim& claim : problem_.envelope->content.claims)
                for (const Statement& statement : claim.statements)
                    claimed(claim.origin.pointer, std::span(&statement, 1));
        for (const genesisgeo::Claim& claim : problem_.claims)
            if (!is_order(claim)) claimed(claim.origin, claim.readings);
    }

    /// One of the readings.
    void claimed(const std::string& origin, std::span<const Statement> readings) {
        if (readings.empty() || control_.stopped() || ++claims_looked_at_ > exact_claims) return;
        std::vector<GoalResult> results;
        for (const Statement& reading : readings) results.push_back(solve_goal(analysis_, reading, control_));
        const auto seen = [](const GoalResult& result) { return result.sight != Sight::refuted; };
        auto told = std::ranges::find_if(results, &GoalResult::solved);
        if (told == results.end()) told = std::ranges::find_if(results, seen);
        const GoalResult& result = told == results.end() ? results.front() : *told;
        out_.push_back(proved("claim_proved", origin + ": " + said(result.goal), result));
    }

    const LoadedProblem& problem_;
    Analysis& analysis_;
    const Control& control_;
    std::span<const std::string> names_;
    std::vector<Answer> answers_;
    std::size_t claims_looked_at_ = 0;
    std::vector<Check> out_;
};

} // namespace

std::vector<Check> check_logic(const LoadedProblem& problem, const Control& control) {
    Options options;
    options.stop_at_goals = problem.document->questions.empty() && !problem.envelope && problem.claims.empty();
    options.consequences = !problem.document->questions.empty();
    auto analysis = analyse(problem, options, control);
    if (!analysis)
        return {check_called("givens_consistent", CheckState::undecided,
                             "there is no figure to reason about: " + analysis.error().what)};
    return Logic(problem, *analysis, control).run();
}

} // namespace porism::workflow
