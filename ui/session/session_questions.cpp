// Questions of the document: asked along with its goals, answered in the background by a value and the path to it.
#include "ui/session/carry.h"
#include "ui/session/session_impl.h"

#include <algorithm>

namespace porism::ui {

std::size_t Session::goal_count() const {
    return document().goals.size() + document().questions.size();
}

const scene::Question* Session::question(std::size_t goal) const {
    const std::size_t goals = document().goals.size();
    return goal < goals || goal >= goal_count() ? nullptr : &document().questions[goal - goals];
}

std::optional<facts::Statement> Session::said_by(std::size_t goal) const {
    if (goal < document().goals.size()) return document().goals[goal];
    const auto& results = impl_->results;
    if (!results || goal >= results->goals.size() || !results->goals[goal]) return std::nullopt;
    const workflow::GoalResult& answer = *results->goals[goal];
    return answer.derived ? std::optional(answer.goal) : std::nullopt;
}

const QuestionAnswer* Session::Impl::answer_to(const scene::Question& question) const {
    const auto found =
        std::ranges::find_if(values, [&](const QuestionAnswer& one) { return one.asked.question == question; });
    return found == values.end() ? nullptr : &*found;
}

void Session::Impl::want_questions() {
    if (outdated()) return;
    for (const scene::Question& question : version->document.questions) {
        const bool waits = std::ranges::find(wanted_questions, question) != wanted_questions.end() ||
                           std::ranges::find(running_questions, question) != running_questions.end();
        if (!waits && !answer_to(question)) wanted_questions.push_back(question);
    }
}

void Session::Impl::ask_questions() {
    for (const scene::Question& question : wanted_questions) {
        running_questions.push_back(question);
        background.answer(closure, question, [this, question, engine = closure](const Result<QuestionAnswer>& answer) {
            take_value(question, engine, answer);
        });
    }
    wanted_questions.clear();
}

void Session::Impl::take_value(const scene::Question& question, const std::shared_ptr<Closure>& engine,
                               const Result<QuestionAnswer>& answer) {
    if (engine != closure) return;
    std::erase(running_questions, question);
    if (answer) {
        values.push_back(*answer);
        auto grown = std::make_shared<Results>(*results);
        grown->graph = answer->graph;
        results = std::move(grown);
    } else if (answer.error().kind != ErrorKind::interrupted) {
        reports.push_back(problem_of(answer.error()));
    }
    align_goals();
    changed(closure_change | goal_change | why_change | state_change | problems_change);
}

const WhyNoPath* Session::why_not(const scene::Question& question) const {
    const auto& all = impl_->questions_why_not;
    const auto found = std::ranges::find(all, question, &std::pair<scene::Question, WhyNoPath>::first);
    return found == all.end() ? nullptr : &found->second;
}

void Session::ask_why_not(const scene::Question& question) {
    Impl& s = *impl_;
    const QuestionAnswer* answer = s.answer_to(question);
    if (!s.closure || s.outdated() || s.background.closing() || !answer || answer->result.solved()) return;
    const bool asked = std::ranges::find(s.asking_questions_why_not, question) != s.asking_questions_why_not.end();
    if (asked || why_not(question)) return;
    s.asking_questions_why_not.push_back(question);
    s.background.why_not(s.closure, question, answer->result,
                         [&s, question, engine = s.closure](const Result<WhyNoPath>& found) {
                             if (engine != s.closure) return;
                             std::erase(s.asking_questions_why_not, question);
                             if (found) s.questions_why_not.emplace_back(question, *found);
                             s.changed(goal_change | why_change | problems_change);
                         });
}

void Session::ask_values() {
    Impl& s = *impl_;
    if (!s.is_at_rest() || s.asked_values || s.results->values) return;
    s.asked_values = true;
    s.background.list_values(s.closure,
                             [&s, engine = s.closure](const auto& listed) { s.take_values(engine, listed); });
}

void Session::Impl::take_values(const std::shared_ptr<Closure>& engine,
                                const Result<std::vector<workflow::KnownValue>>& listed) {
    if (engine != closure) return;
    if (!listed) {
        // Another question went first.
        asked_values = stopped;
        return self.ask_values();
    }
    auto grown = std::make_shared<Results>(*results);
    grown->values = std::make_shared<const std::vector<workflow::KnownValue>>(*listed);
    results = std::move(grown);
    changed(closure_change);
}

void Session::ask_marks() {
    Impl& s = *impl_;
    if (!s.is_at_rest() || s.asked_marks || s.results->as_drawn) return;
    s.asked_marks = true;
    s.background.mark(s.closure, [&s, engine = s.closure](const auto& marked) { s.take_marks(engine, marked); });
}

void Session::Impl::take_marks(const std::shared_ptr<Closure>& engine, const Result<std::vector<bool>>& marked) {
    if (engine != closure) return;
    asked_marks = !marked && stopped;
    if (!marked) return;
    auto grown = std::make_shared<Results>(*results);
    grown->as_drawn = std::make_shared<const std::vector<bool>>(*marked);
    results = std::move(grown);
    changed(closure_change | why_change);
}

void Session::Impl::align_questions(Results& aligned) const {
    aligned.asked.clear();
    for (const scene::Question& question : version->document.questions) {
        const auto then =
            outdated() ? carried({question}, version->document.scene, results->scene) : scene::Questions{question};
        const QuestionAnswer* found = then.empty() ? nullptr : answer_to(then.front());
        aligned.asked.push_back(found ? found->asked : Asked{question});
        aligned.goals.push_back(found ? std::optional(found->result) : std::nullopt);
    }
}

void Session::Impl::keep_current(const document::Document& before) {
    const std::size_t goals = before.goals.size();
    if (current_goal && *current_goal >= goals) *current_goal += version->document.goals.size() - goals;
}

} // namespace porism::ui
