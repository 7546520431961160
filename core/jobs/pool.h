// A small pool of threads and handles to what runs on it.
//
// A job is a function of a Control: it takes a snapshot, asks the control's stop token, and returns a value. Nothing
// here knows what the value is. Jobs start in the order of submission.
#pragma once

#include "base/result.h"
#include "base/stop.h"
#include "jobs/shared_state.h"

#include <concepts>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace porism::jobs {

/// One job seen from outside; copyable, usable from any thread. Letting go of all handles does not stop the job. An
/// empty handle (default-constructed) may only be assigned to and asked `valid`.
template<class T>
class Handle {
public:
    Handle() = default;
    bool valid() const { return state_ != nullptr; }
    /// Asks the job to stop; a job that has not started will not start and ends as `interrupted`.
    void cancel() const { state_->stop.request_stop(); }
    bool cancelled() const { return state_->stop.stop_requested(); }
    bool ready() const { return state_->ready(); }
    /// Blocks until the job has ended. Never call it from a job of the same pool: with few threads it would wait for
    /// itself.
    void wait() const { state_->wait(); }
    /// Waits, then the job's result. A copy, so that several may ask. Error kinds beyond the job's own: `interrupted`
    /// (code `job_cancelled`) if it was cancelled before it started, `internal` (code `job_threw`) if it threw.
    Result<T> get() const {
        state_->wait();
        return *state_->result;
    }
    /// Calls `then` once, when the job has ended: on the thread that ran it, or at once if it is ready. Must not throw.
    /// Several may be set; they are called in that order.
    void on_ready(std::function<void()> then) const { state_->on_ready(std::move(then)); }

private:
    friend class Pool;
    explicit Handle(std::shared_ptr<SharedState<T>> state) : state_(std::move(state)) {}
    std::shared_ptr<SharedState<T>> state_;
};

/// What a job's function returns, with a Result taken off.
template<class F>
using JobValue = typename ResultValue<std::invoke_result_t<F, const Control&>>::type;

/// Work of low priority leaves the machine to all other work that there is for it.
enum class Priority : std::uint8_t { normal, low };

class Pool {
public:
    /// 0 threads means as many as the machine has.
    explicit Pool(unsigned threads = 0, Priority priority = Priority::normal);
    /// Cancels everything, waits for what runs; jobs that never started end as `interrupted`.
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    unsigned threads() const { return static_cast<unsigned>(workers_.size()); }
    /// Jobs waiting or running.
    std::size_t unfinished() const;

    /// `work` returns T or Result<T>. `progress` is called on the working thread.
    template<class F>
    Handle<JobValue<F>> submit(F work, ProgressSink progress = {}) {
        using T = JobValue<F>;
        auto state = std::make_shared<SharedState<T>>();
        state->control = Control{state->stop.get_token(), std::move(progress)};
        enqueue(Task{[state, work = std::move(work)]() mutable { run_job(*state, work); }, state->stop});
        return Handle<T>(state);
    }

private:
    struct Task {
        std::function<void()> run;
        StopSource stop;
    };
    void enqueue(Task task);
    void serve();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> waiting_;
    std::vector<StopSource> running_;
    bool closing_ = false;
    std::vector<std::thread> workers_;
};

} // namespace porism::jobs
