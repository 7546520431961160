#include "jobs/pool.h"

#include <algorithm>
#include <sys/resource.h>

namespace porism::jobs {

bool Completion::ready() const {
    const std::lock_guard lock(mutex_);
    return ready_;
}

void Completion::wait() const {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return ready_; });
}

void Completion::on_ready(std::function<void()> then) {
    {
        const std::lock_guard lock(mutex_);
        if (!ready_) {
            then_.push_back(std::move(then));
            return;
        }
    }
    then();
}

void Completion::complete() {
    std::vector<std::function<void()>> told;
    {
        const std::lock_guard lock(mutex_);
        ready_ = true;
        told.swap(then_);
    }
    done_.notify_all();
    for (const auto& then : told) then();
}

Error job_cancelled() {
    return Error{ErrorKind::interrupted, "job_cancelled", "the job was cancelled before it started", {}, std::nullopt};
}

Error job_threw(const char* what) {
    return Error{ErrorKind::internal, "job_threw", std::string("a job failed unexpectedly: ") + what,
                 "please report this with the file that you worked on", std::nullopt};
}

namespace {

/// Linux does so for the calling thread alone.
void give_way() {
    constexpr int most_patient = 19;
    ::setpriority(PRIO_PROCESS, 0, most_patient);
}

} // namespace

Pool::Pool(unsigned threads, Priority priority) {
    const unsigned count = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    workers_.reserve(count);
    for (unsigned i = 0; i < count; ++i)
        workers_.emplace_back([this, priority] {
            if (priority == Priority::low) give_way();
            serve();
        });
}

Pool::~Pool() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        for (auto& task : waiting_) task.stop.request_stop();
        for (auto& stop : running_) stop.request_stop();
    }
    changed_.notify_all();
    for (auto& worker : workers_) worker.join();
}

std::size_t Pool::unfinished() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size() + running_.size();
}

void Pool::enqueue(Task task) {
    {
        const std::lock_guard lock(mutex_);
        // A job that submits another while the pool closes must not start something that nobody stops.
        if (closing_) task.stop.request_stop();
        waiting_.push_back(std::move(task));
    }
    changed_.notify_one();
}

void Pool::serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        Task task = std::move(waiting_.front());
        waiting_.pop_front();
        running_.push_back(task.stop);
        lock.unlock();
        task.run();
        // What the job captured is let go of before the job counts as finished, and outside the lock.
        task.run = nullptr;
        lock.lock();
        running_.erase(std::find(running_.begin(), running_.end(), task.stop));
    }
}

} // namespace porism::jobs
