// The bridge to the jobs: closes scenes and answers questions about them off the interface's thread.
#pragma once

#include "jobs/pool.h"
#include "ui/session/results.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace porism::ui {

/// A closed scene with its engine. The engine is touched by jobs only, one at a time (`mutex`); everybody else reads
/// snapshots.
struct Closure {
    std::mutex mutex;
    workflow::Analysis analysis;
};

/// What a job found out about one statement, with the graph as it stands afterwards.
struct Answer {
    workflow::GoalResult result;
    std::shared_ptr<const proof::Graph> graph;
};

/// Interface thread only; the callbacks come there too, by queued calls. Of closures the latest wins: an older one is
/// told to stop and its result is dropped.
class Background final : public QObject {
public:
    using Closed = std::function<void(Result<std::shared_ptr<const Results>>, std::shared_ptr<Closure>)>;
    using Answered = std::function<void(Result<Answer>)>;

    Background();
    /// Cancels everything and waits for it.
    ~Background() override;

    void close(std::uint64_t scene_revision, const scene::Scene& scene, const scene::Goals& goals, Closed closed);
    /// Proves, explains and checks one statement on a closed scene.
    void solve(std::shared_ptr<Closure> closure, const facts::Statement& goal, Answered answered);

    /// The closure runs or waits to run.
    bool closing() const { return closing_; }
    /// Tells the closure to stop; it ends with what it has, through its callback.
    void stop();
    /// Drops the closure: its callback is not called any more.
    void drop();

    struct Phase {
        std::string stage;
        std::uint64_t done = 0;
    };
    Phase phase() const;
    double seconds() const;

private:
    struct Watch;
    using Job = jobs::Handle<std::shared_ptr<Closure>>;
    void deliver(std::uint64_t ticket, const Job& job, std::uint64_t scene_revision, const Closed& closed);

    std::uint64_t ticket_ = 0;
    bool closing_ = false;
    QElapsedTimer clock_;
    std::shared_ptr<Watch> watch_;
    Job running_;
    jobs::Pool pool_; // last: its threads end before anything that they use
};

} // namespace porism::ui
