// The background half of the session: closures, answers about goals, and what the status chip says.
#include "ui/session/carry.h"
#include "ui/session/session_impl.h"
#include "ui/session/wording.h"
#include "workflow/stated.h"

#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

QString stage_words(const std::string& stage) {
    struct Row {
        const char* stage;
        const char* words;
    };
    static constexpr std::array rows{
        Row{"realising", QT_TRANSLATE_NOOP("porism::ui::Session", "drawing pictures")},
        Row{"matching", QT_TRANSLATE_NOOP("porism::ui::Session", "looking for theorems")},
        Row{"closing", QT_TRANSLATE_NOOP("porism::ui::Session", "drawing conclusions")},
        Row{"listing", QT_TRANSLATE_NOOP("porism::ui::Session", "listing what follows")},
        Row{"explaining", QT_TRANSLATE_NOOP("porism::ui::Session", "tracing back")},
        Row{"checking", QT_TRANSLATE_NOOP("porism::ui::Session", "checking the proof")},
    };
    for (const Row& row : rows)
        if (stage == row.stage) return Session::tr(row.words);
    return stage.empty() ? Session::tr("starting") : QString::fromStdString(stage);
}

} // namespace

void Session::Impl::schedule_closure() {
    background.drop();
    tick.stop();
    rest.stop();
    wanted.clear();
    wanted_questions.clear();
    if (version->document.scene.actions().empty()) {
        results.reset();
        closure.reset();
        forget_answers();
        changed(closure_change | goal_change);
    } else if (!version->no_figure && (!results || outdated())) {
        go_back_to_passed();
        if (outdated() || !results) rest.start();
    }
    changed(state_change);
}

// After an undo the earlier results are there at once; where something was taken out, those of the actions before it.
void Session::Impl::go_back_to_passed() {
    const scene::Scene& scene = version->document.scene;
    if (const Passed* same = trail.of(scene)) return take_passed(*same);
    const bool fewer = results && scene.actions().size() < results->scene.actions().size();
    if (const Passed* before = fewer ? trail.before(scene) : nullptr) take_passed(*before);
}

void Session::Impl::take_passed(const Passed& passed) {
    auto again = std::make_shared<Results>(*passed.results);
    if (passed.figure.scene == version->document.scene) {
        again->scene_revision = version->scene_revision;
        news_kept.keep(passed.figure.scene, again->news);
    }
    take_results(std::move(again), passed.closure);
}

/// The scene that was closed last, where the present one adds to its points.
std::shared_ptr<Closure> Session::Impl::closed_before() const {
    if (!closure) return nullptr;
    const auto then = closure->analysis.scene.names(), now = version->document.scene.names();
    const bool adds = then.size() <= now.size() && std::ranges::equal(then, now.first(then.size()));
    return adds ? closure : nullptr;
}

void Session::Impl::start_closure() {
    rest.stop();
    if (!version->diagram || version->no_figure) return;
    const auto closed = [this](const auto& found, auto engine) { take_closure(found, std::move(engine)); };
    const Passed* before = trail.before(version->document.scene);
    background.close({version->scene_revision, version->document, version->diagram,
                      rule_profile ? rule_profile->bans : proof::Bans(), before != nullptr ? before->closure : nullptr,
                      news_kept.ahead(version->document.scene), closed_before()},
                     closed);
    tick.start();
    changed(state_change | problems_change);
}

void Session::Impl::take_closure(const Result<std::shared_ptr<const Results>>& found, std::shared_ptr<Closure> engine) {
    tick.stop();
    changed(state_change | problems_change);
    if (!found) {
        if (found.error().kind != ErrorKind::interrupted) reports.push_back(problem_of(found.error()));
        return;
    }
    take_results(*found, std::move(engine));
    if (results->ending == reason::Ending::stopped) return;
    news_kept.keep(version->document.scene, results->news);
    trail.keep({{version->document.scene, version->diagram}, results, closure});
}

void Session::Impl::take_results(std::shared_ptr<const Results> found, std::shared_ptr<Closure> engine) {
    closure = std::move(engine);
    results = std::move(found);
    forget_answers();
    const std::size_t statements = results->goals.size() - results->asked.size();
    for (std::size_t i = 0; i < statements; ++i)
        if (const auto& goal = results->goals[i]) answers.emplace(goal->goal, *goal);
    align_goals();
    if (results->ending != reason::Ending::stopped) want_goals();
    ask_wanted();
    changed(closure_change | goal_change | why_change);
}

void Session::Impl::forget_answers() {
    answers.clear();
    running.clear();
    values.clear();
    running_questions.clear();
    asked_values = asked_marks = stopped = false;
    followings.clear();
    following.clear();
    whys_not.clear();
    asking_why_not.clear();
    questions_why_not.clear();
    asking_questions_why_not.clear();
}

void Session::Impl::want_goals() {
    for (const auto& goal : version->document.goals)
        if (!answers.contains(goal)) wanted.insert(goal);
    want_questions();
    ask_wanted();
}

void Session::Impl::ask_wanted() {
    if (!closure || !results || outdated() || background.closing()) return;
    for (const auto& goal : wanted) {
        if (!running.insert(goal).second) continue;
        background.solve(closure, goal, [this, goal, engine = closure](const Result<Answer>& answer) {
            take_answer(goal, engine, answer);
        });
    }
    wanted.clear();
    ask_questions();
}

void Session::Impl::take_answer(const facts::Statement& goal, const std::shared_ptr<Closure>& engine,
                                const Result<Answer>& answer) {
    if (engine != closure) return;
    running.erase(goal);
    if (answer) {
        answers.insert_or_assign(goal, answer->result);
        auto grown = std::make_shared<Results>(*results);
        grown->graph = answer->graph;
        if (answer->exact) grown->exact.insert_or_assign(goal, *answer->exact);
        results = std::move(grown);
    } else if (answer.error().kind != ErrorKind::interrupted) {
        reports.push_back(problem_of(answer.error()));
    }
    align_goals();
    changed(closure_change | goal_change | why_change | state_change | problems_change);
}

// The results list one entry per goal of the document, whatever happened to the goals meanwhile.
void Session::Impl::align_goals() {
    const auto& goals = version->document.goals;
    const std::size_t count = self.goal_count();
    if (count == 0)
        current_goal.reset();
    else if (!current_goal || *current_goal >= count)
        current_goal = count - 1;
    changed(goal_change);
    if (!results) return;
    auto aligned = std::make_shared<Results>(*results);
    aligned->goals.clear();
    for (const auto& goal : goals) {
        // Answers of an earlier version speak of its points.
        const auto asked = outdated() ? carried(goal, version->document.scene, results->scene) : goal;
        const auto found = asked ? answers.find(*asked) : answers.end();
        aligned->goals.push_back(found == answers.end() ? std::nullopt : std::optional(found->second));
    }
    align_questions(*aligned);
    aligned->told.clear();
    for (const auto& goal : aligned->goals)
        aligned->told.push_back(goal && goal->path ? std::optional(told(*goal->path, *aligned)) : std::nullopt);
    results = std::move(aligned);
}

bool Session::Impl::waiting() const {
    return !(running.empty() && wanted.empty() && running_questions.empty() && wanted_questions.empty());
}

WorkStatus Session::Impl::verdict() const {
    WorkStatus status;
    status.facts = results->said;
    status.seconds = (results->times.close + results->times.realize) / 1000.0;
    if (results->ending == reason::Ending::inconsistent) {
        status.state = State::rejected;
        status.phase = tr("the givens contradict each other");
        return status;
    }
    std::size_t solved = 0;
    for (const auto& goal : results->goals) {
        if (goal && refuted(*goal))
            return {State::rejected, tr("a goal is false in the picture"), status.facts, status.seconds};
        if (goal && goal->solved()) ++solved;
    }
    const bool unanswered = !outdated() && std::ranges::any_of(results->goals, [](const auto& goal) { return !goal; });
    if (unanswered || results->ending == reason::Ending::stopped)
        return {State::undecided, tr("stopped"), status.facts, status.seconds};
    if (results->goals.empty()) return status;
    const bool all = solved == results->goals.size();
    status.state = all ? State::accepted : State::undecided;
    const auto open = static_cast<int>(results->goals.size() - solved);
    status.phase = results->asked.empty() ? all ? tr("every goal is proved") : tr("%n goal(s) not proved", "", open)
                   : all ? tr("all that is asked is answered")
                                          : tr("%1 not answered or proved").arg(open);
    return status;
}

namespace {

struct OutcomeRow {
    problem::Outcome outcome;
    State state;
};
constexpr std::array outcome_rows{OutcomeRow{problem::Outcome::accepted, State::accepted},
                                  OutcomeRow{problem::Outcome::rejected, State::rejected},
                                  OutcomeRow{problem::Outcome::undecided, State::undecided}};

constexpr std::string_view branch_check = "branch_complete";

State state_of(problem::Outcome outcome) {
    return std::ranges::find(outcome_rows, outcome, &OutcomeRow::outcome)->state;
}

} // namespace

/// The verifier has the last word on the present version. It knows every rule: what it accepts may be open for a class.
WorkStatus Session::Impl::as_verified(WorkStatus status) const {
    const Inspected* found = inspection.inspected();
    if (!found || found->trouble || inspection.outdated()) return before_verdict(std::move(status));
    const State verified = state_of(found->verdict.outcome);
    const bool asks_less = status.state == State::draft || rule_profile;
    if (verified == status.state || (verified == State::accepted && asks_less)) return status;
    const auto deciding = found->deciding();
    const QString reason = deciding ? found->told[*deciding].message : QString();
    const bool elsewhere =
        status.state == State::accepted && deciding && found->verdict.checks[*deciding].name == branch_check;
    status.phase = elsewhere ? tr("proved in this branch; %1").arg(reason) : reason;
    status.state = verified;
    return status;
}

WorkStatus Session::Impl::before_verdict(WorkStatus status) const {
    if (status.state != State::accepted || outdated()) return status;
    const Inspected* found = inspection.inspected();
    const bool failed = found && found->trouble && !inspection.outdated();
    status.state = failed || stopped ? State::undecided : State::checking;
    status.phase = failed    ? tr("proved in this branch; %1").arg(*found->trouble)
                   : stopped ? tr("proved in this branch; other branches were not looked at")
                             : tr("proved in this branch, looking at others");
    return status;
}

bool Session::is_answered() const {
    const Impl& s = *impl_;
    return goal_count() > 0 && s.is_at_rest() && !s.waiting() && !s.stopped &&
           s.results->ending != reason::Ending::stopped && s.results->goals.size() == goal_count();
}

std::shared_ptr<const Results> Session::results() const {
    return impl_->results;
}
bool Session::results_outdated() const {
    return impl_->outdated();
}

WorkStatus Session::status() const {
    const Impl& s = *impl_;
    if (scene().actions().empty()) return {};
    if (const auto& error = s.version->no_figure) {
        if (const CheckTold* shown = s.shown_contradiction()) return {State::rejected, shown->message, 0, 0};
        return s.as_verified(
            {State::rejected,
             core_words(workflow::conflict_in_words(error->what, s.version->document.scene, error->actions)), 0, 0});
    }
    if (s.background.closing()) {
        const auto phase = s.background.phase();
        return {State::checking, stage_words(phase.stage), phase.done, s.background.seconds()};
    }
    if (!s.results) return {};
    if (!s.outdated() && s.waiting()) return {State::checking, stage_words("explaining"), s.results->said, 0};
    WorkStatus status = s.as_verified(s.verdict());
    status.outdated = s.outdated();
    return status;
}

void Session::cancel() {
    impl_->rest.stop();
    impl_->wanted.clear();
    impl_->wanted_questions.clear();
    impl_->stopped = true;
    impl_->background.stop();
    impl_->inspection.stop();
    impl_->changed(state_change | goal_change | why_change);
}

void Session::restart() {
    impl_->start_closure();
}

std::optional<std::size_t> Session::current_goal() const {
    return impl_->current_goal;
}

void Session::set_current_goal(std::size_t goal) {
    if (goal >= goal_count() || impl_->current_goal == goal) return;
    impl_->current_goal = goal;
    impl_->changed(goal_change);
}

const workflow::GoalResult* Session::current_result() const {
    const auto& goal = impl_->current_goal;
    if (!goal || !impl_->results || *goal >= impl_->results->goals.size() || !impl_->results->goals[*goal])
        return nullptr;
    return &*impl_->results->goals[*goal];
}

const workflow::GoalResult* Session::why(const facts::Statement& statement) const {
    const auto found = impl_->answers.find(statement);
    return found == impl_->answers.end() ? nullptr : &found->second;
}

void Session::ask_why(const facts::Statement& statement) {
    if (impl_->answers.contains(statement)) return;
    impl_->wanted.insert(statement);
    impl_->ask_wanted();
    impl_->changed(state_change);
}

bool Session::asking_why(const facts::Statement& statement) const {
    return impl_->wanted.contains(statement) || impl_->running.contains(statement);
}

} // namespace porism::ui
