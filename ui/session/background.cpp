#include "ui/session/background.h"

#include "proof/fact_classes.h"
#include "realize/exact/exact_question.h"
#include "ui/session/wording.h"
#include "workflow/solve/news.h"
#include "workflow/solve/why_no_value.h"
#include "workflow/texts/branch_orders.h"

#include <QtCore/QMetaObject>
#include <algorithm>
#include <set>
#include <utility>

namespace porism::ui {

/// Where the working thread leaves its progress, and the interface reads it when it likes.
struct Background::Watch {
    std::mutex mutex;
    Phase phase;
};

namespace {

std::shared_ptr<const Results> snapshot(const Closure& closure, std::uint64_t scene_revision) {
    const workflow::Analysis& analysis = closure.analysis;
    auto results = std::make_shared<Results>();
    results->scene_revision = scene_revision;
    results->scene = analysis.scene;
    results->diagram = analysis.diagram;
    results->graph = std::make_shared<const proof::Graph>(analysis.session->graph());
    results->said = proof::count_rows(proof::fact_classes(proof::FactRows(*results->graph), *results->graph));
    results->ending = analysis.session->ending();
    results->ending_detail = QString::fromStdString(analysis.session->ending_detail());
    results->contradiction = analysis.session->contradiction();
    results->senseless = analysis.senseless;
    results->counts = analysis.session->counts();
    results->times = analysis.times;
    for (const workflow::GoalResult& goal : analysis.goals) results->goals.emplace_back(goal);
    results->exact = closure.exact;
    results->news = closure.news;
    results->branches = closure.branches;
    return results;
}

/// What is seen and has no proof may still be exact in this diagram.
std::optional<numbers::Decision> decided(const workflow::Analysis& analysis, const workflow::GoalResult& result,
                                         const Control& control) {
    using workflow::Sight;
    const bool open = result.sight == Sight::everywhere || result.sight == Sight::unclear;
    if (!open || result.solved() || control.stopped()) return std::nullopt;
    return realize::decide_exactly(analysis.scene, *analysis.diagram, result.goal, {}, control).decision;
}

QuestionAnswer answered(workflow::Analysis& analysis, const scene::Question& question, const Control& control) {
    workflow::Answer found = workflow::answer(analysis, question, control);
    QuestionAnswer out;
    out.asked.question = question;
    if (found.answered()) {
        out.asked.value = std::move(found.value);
    } else if (!control.stopped()) {
        auto exactly = realize::answer_exactly(analysis.scene, *analysis.diagram, question, {}, control);
        out.asked.exactly = exactly.answer.decision;
        out.asked.exact_value = std::move(exactly.value);
    }
    out.result = std::move(found.result);
    return out;
}

/// A diagram that is drawn as the picture that fails the goal.
std::shared_ptr<const diagram::Diagram> failing(const diagram::Diagram& diagram, const workflow::WhyNot& why) {
    if (!why.picture || why.picture->number == 0) return nullptr;
    auto out = std::make_shared<diagram::Diagram>(diagram);
    out->scene_picture = why.picture->other ? *why.picture->other : diagram.generic[why.picture->number - 1];
    return out;
}

WhyNoPath to_read(const workflow::Analysis& analysis, const workflow::WhyNot& why) {
    WhyNoPath out;
    if (why.cause == workflow::Cause::not_determined) out.reason = core_words("the givens do not determine it");
    for (const std::string& line : workflow::words_of(analysis, why)) out.lines += core_words(line);
    out.missing = core_words(workflow::link_words(analysis, why));
    out.picture = failing(*analysis.diagram, why);
    return out;
}

/// The news of so many edits are kept.
constexpr std::size_t most_news = 8;

/// What a part of the new points brings is looked for among the statements that speak of them alone.
void find_news(News& added, const Closure& closure, const Closure& before, const StopToken& stop) {
    added.statements = workflow::news(closure.analysis, before.analysis, stop);
    const std::size_t grown = closure.analysis.scene.point_count() - before.analysis.scene.point_count();
    if (added.points.size() == grown) return;
    const auto is_added = [&](PointId point) { return std::ranges::count(added.points, point) > 0; };
    std::erase_if(added.statements,
                  [&](const facts::Statement& one) { return std::ranges::none_of(one.points(), is_added); });
}

void tell_news(Closure& closure, const ToClose& figure, const StopToken& stop) {
    News added = figure.news.added;
    if (figure.closed_before && !(added.points.empty() && added.stated.empty())) {
        const std::lock_guard lock(figure.closed_before->engine);
        find_news(added, closure, *figure.closed_before, stop);
        closure.news.push_back(std::move(added));
    }
    const auto& statements = closure.analysis.session->graph().statements;
    const std::set<facts::Statement> follow(statements.begin(), statements.end());
    for (News told : figure.news.told) {
        std::erase_if(told.statements, [&](const facts::Statement& one) { return !follow.contains(one); });
        if (closure.news.size() < most_news && !told.statements.empty()) closure.news.push_back(std::move(told));
    }
}

Result<std::shared_ptr<Closure>> closed_figure(const ToClose& figure, const Control& control) {
    workflow::Options options;
    options.consequences = true;
    options.values = true;
    options.bans = figure.bans;
    auto closure = std::make_shared<Closure>();
    {
        std::unique_lock<std::mutex> lock;
        if (figure.before) lock = std::unique_lock(figure.before->engine);
        auto analysis = workflow::analyse(figure.document.scene, figure.diagram, figure.document.goals, options,
                                          figure.before ? &figure.before->analysis : nullptr, control);
        if (!analysis) return fail(std::move(analysis).error());
        closure->analysis = *std::move(analysis);
        closure->closed = workflow::closed_scene(closure->analysis);
    }
    tell_news(*closure, figure, control.stop);
    closure->branches = workflow::told_branches({closure->analysis.scene, closure->analysis.diagram, {}, {}}, control);
    for (const workflow::GoalResult& goal : closure->analysis.goals)
        if (const auto exact = decided(closure->analysis, goal, control)) closure->exact.emplace(goal.goal, *exact);
    return closure;
}

Error stopped_question() {
    return Error{ErrorKind::interrupted, "question_stopped", "the question was stopped before it was answered", {}, {}};
}

/// The work that looks for what is missing.
template<class Look>
auto told_by(std::shared_ptr<Closure> closure, const Look& look) {
    return [closure = std::move(closure), look](const Control& control) -> Result<WhyNoPath> {
        const std::lock_guard lock(closure->engine);
        const workflow::WhyNot why = look(closure->analysis, control);
        if (control.stopped()) return fail(stopped_question());
        return to_read(closure->analysis, why);
    };
}

} // namespace

Background::Background() : watch_(std::make_shared<Watch>()) {}

Background::~Background() {
    drop();
}

void Background::close(ToClose figure, Closed closed) {
    drop();
    stop_questions();
    stop_marking();
    closing_ = true;
    clock_.start();
    watch_ = std::make_shared<Watch>();
    const auto progress = [watch = watch_](const Progress& p) {
        const std::lock_guard lock(watch->mutex);
        watch->phase = {std::string(p.stage), p.done};
    };
    const std::uint64_t scene_revision = figure.scene_revision;
    const auto work = [figure = std::move(figure)](const Control& control) { return closed_figure(figure, control); };
    running_ = closing_pool_.submit(work, progress);
    running_.on_ready([this, ticket = ticket_, job = running_, scene_revision, closed = std::move(closed)] {
        deliver(ticket, job, scene_revision, closed);
    });
}

// Runs on the working thread: the snapshot is made here, and only finished values cross over.
void Background::deliver(std::uint64_t ticket, const Job& job, std::uint64_t scene_revision, const Closed& closed) {
    auto closure = job.get();
    Result<std::shared_ptr<const Results>> results = nullptr;
    if (closure)
        results = snapshot(**closure, scene_revision);
    else
        results = fail(closure.error());
    auto engine = closure ? *closure : nullptr;
    QMetaObject::invokeMethod(
        this,
        [this, ticket, closed, results = std::move(results), engine = std::move(engine)] {
            if (ticket != ticket_) return;
            closing_ = false;
            closed(results, engine);
        },
        Qt::QueuedConnection);
}

void Background::solve(std::shared_ptr<Closure> closure, const facts::Statement& goal, Answered answered) {
    const auto work = [closure, goal](const Control& control) -> Result<Answer> {
        const std::lock_guard lock(closure->engine);
        Answer answer;
        answer.result = workflow::solve_goal(closure->analysis, goal, control);
        // A question that was stopped may still have found its answer.
        if (control.stopped() && !answer.result.solved()) return fail(stopped_question());
        answer.exact = decided(closure->analysis, answer.result, control);
        answer.graph = std::make_shared<const proof::Graph>(closure->analysis.session->graph());
        return answer;
    };
    ask(answering_pool_.submit(work), std::move(answered));
}

void Background::answer(std::shared_ptr<Closure> closure, const scene::Question& question, Valued valued) {
    const auto work = [closure, question](const Control& control) -> Result<QuestionAnswer> {
        const std::lock_guard lock(closure->engine);
        QuestionAnswer answer = answered(closure->analysis, question, control);
        if (control.stopped() && !answer.result.solved()) return fail(stopped_question());
        answer.graph = std::make_shared<const proof::Graph>(closure->analysis.session->graph());
        return answer;
    };
    ask(answering_pool_.submit(work), std::move(valued));
}

void Background::list_values(std::shared_ptr<Closure> closure, Listed listed) {
    const auto work = [closure](const Control& control) -> Result<std::vector<workflow::KnownValue>> {
        const std::lock_guard lock(closure->engine);
        auto values = workflow::known_values(closure->analysis, control);
        if (control.stopped()) return fail(stopped_question());
        return values;
    };
    const auto job = answering_pool_.submit(work);
    ask(job, std::move(listed));
    end_listing_ = [job] { job.cancel(); };
}

void Background::mark(std::shared_ptr<Closure> closure, Marked marked) {
    stop_marking();
    marking_ = marking_pool_.submit([closure](const Control& control) -> Result<std::vector<bool>> {
        workflow::Standing standing(closure->closed, control);
        std::vector<bool> marks;
        for (std::size_t i = 0; i < closure->closed.statements.size() && !control.stopped(); ++i)
            marks.push_back(standing.as_drawn(StatementId(i)));
        if (control.stopped()) return fail(stopped_question());
        return marks;
    });
    call_back(marking_, std::move(marked));
}

void Background::follow(std::shared_ptr<Closure> closure, const facts::Statement& statement, Found found) {
    const auto work = [closure, statement](const Control& control) {
        const std::lock_guard lock(closure->engine);
        return workflow::what_follows(closure->analysis, statement, control);
    };
    ask(answering_pool_.submit(work), std::move(found));
}

void Background::why_not(std::shared_ptr<Closure> closure, const workflow::GoalResult& goal, Told told) {
    const auto look = [goal](const workflow::Analysis& analysis, const Control& control) {
        return workflow::why_not(analysis, goal, control);
    };
    ask(answering_pool_.submit(told_by(std::move(closure), look)), std::move(told));
}

void Background::why_not(std::shared_ptr<Closure> closure, const scene::Question& question,
                         const workflow::GoalResult& answer, Told told) {
    const auto look = [question, answer](const workflow::Analysis& analysis, const Control& control) {
        return workflow::why_not(analysis, question, answer, control);
    };
    ask(answering_pool_.submit(told_by(std::move(closure), look)), std::move(told));
}

void Background::page(RuleId rule, Paged paged) {
    call_back(answering_pool_.submit([rule](const Control& control) { return workflow::rule_page(rule, control); }),
              std::move(paged));
}

template<class T>
void Background::ask(const jobs::Handle<T>& job, std::function<void(const Result<T>&)> answered) {
    if (const auto end = std::exchange(end_listing_, nullptr)) end();
    std::erase_if(questions_, [](const Question& question) { return question.ready(); });
    questions_.push_back({[job] { return job.ready(); }, [job] { job.cancel(); }});
    call_back(job, std::move(answered));
}

template<class T>
void Background::call_back(const jobs::Handle<T>& job, std::function<void(const Result<T>&)> answered) {
    job.on_ready([this, job, answered = std::move(answered)] {
        QMetaObject::invokeMethod(
            this, [answered, answer = job.get()] { answered(answer); }, Qt::QueuedConnection);
    });
}

void Background::stop() {
    if (closing_) running_.cancel();
    stop_questions();
    stop_marking();
}

void Background::stop_questions() {
    for (const Question& question : questions_) question.cancel();
}

void Background::stop_marking() {
    if (marking_.valid()) marking_.cancel();
}

void Background::drop() {
    if (closing_) running_.cancel();
    ++ticket_;
    closing_ = false;
}

Background::Phase Background::phase() const {
    const std::lock_guard lock(watch_->mutex);
    return watch_->phase;
}

double Background::seconds() const {
    return closing_ ? static_cast<double>(clock_.elapsed()) / 1000.0 : 0.0;
}

} // namespace porism::ui
