#include "ui/session/background.h"

#include <QtCore/QMetaObject>

namespace porism::ui {

/// Where the working thread leaves its progress, and the interface reads it when it likes.
struct Background::Watch {
    std::mutex mutex;
    Phase phase;
};

namespace {

// Two: an answer about the closed scene need not wait for the closure of the next one to notice that it was told to
// stop.
constexpr unsigned thread_count = 2;

std::shared_ptr<const Results> snapshot(const Closure& closure, std::uint64_t scene_revision) {
    const workflow::Analysis& analysis = closure.analysis;
    auto results = std::make_shared<Results>();
    results->scene_revision = scene_revision;
    results->scene = analysis.scene;
    results->diagram = analysis.diagram;
    results->graph = std::make_shared<const proof::Graph>(analysis.session->graph());
    results->ending = analysis.session->ending();
    results->ending_detail = QString::fromStdString(analysis.session->ending_detail());
    results->counts = analysis.session->counts();
    results->times = analysis.times;
    for (const workflow::GoalResult& goal : analysis.goals) results->goals.emplace_back(goal);
    return results;
}

} // namespace

Background::Background() : watch_(std::make_shared<Watch>()), pool_(thread_count) {}

Background::~Background() {
    drop();
}

void Background::close(std::uint64_t scene_revision, const scene::Scene& scene, const scene::Goals& goals,
                       Closed closed) {
    drop();
    closing_ = true;
    clock_.start();
    watch_ = std::make_shared<Watch>();
    const auto progress = [watch = watch_](const Progress& p) {
        const std::lock_guard lock(watch->mutex);
        watch->phase = {std::string(p.stage), p.done};
    };
    const auto work = [scene, goals](const Control& control) -> Result<std::shared_ptr<Closure>> {
        auto analysis = workflow::analyse(scene, goals, {}, control);
        if (!analysis) return fail(std::move(analysis).error());
        auto closure = std::make_shared<Closure>();
        closure->analysis = *std::move(analysis);
        return closure;
    };
    running_ = pool_.submit(work, progress);
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
    const auto work = [closure, goal](const Control&) -> Result<Answer> {
        const std::lock_guard lock(closure->mutex);
        Answer answer;
        answer.result = workflow::solve_goal(closure->analysis, goal);
        answer.graph = std::make_shared<const proof::Graph>(closure->analysis.session->graph());
        return answer;
    };
    const auto job = pool_.submit(work);
    job.on_ready([this, job, answered = std::move(answered)] {
        QMetaObject::invokeMethod(
            this, [answered, answer = job.get()] { answered(answer); }, Qt::QueuedConnection);
    });
}

void Background::stop() {
    if (closing_) running_.cancel();
}

void Background::drop() {
    stop();
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
