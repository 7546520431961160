// What a job and its handles share: the result once there is one, and who waits for it.
#pragma once

#include "base/result.h"
#include "base/stop.h"

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace porism::jobs {

template<class R>
struct ResultValue {
    using type = R;
};
template<class T>
struct ResultValue<Result<T>> {
    using type = T;
};

/// Waiting and being told: the part that does not depend on the type of the result.
class Completion {
public:
    bool ready() const;
    void wait() const;
    void on_ready(std::function<void()> then);

protected:
    /// Calls whoever asked to be told, outside the lock. Called once, after the result is in place.
    void complete();

private:
    mutable std::mutex mutex_;
    mutable std::condition_variable done_;
    bool ready_ = false;
    std::vector<std::function<void()>> then_;
};

template<class T>
struct SharedState : Completion {
    StopSource stop;
    Control control;
    std::optional<Result<T>> result; ///< written once, before `ready`

    void finish(Result<T> value) {
        result.emplace(std::move(value));
        complete();
    }
};

Error job_cancelled();
Error job_threw(const char* what);

/// Calls the work and turns whatever happens into a result.
template<class T, class F>
Result<T> call_work(F& work, const Control& control) {
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<F&, const Control&>>) {
            work(control);
            return {};
        } else {
            return work(control);
        }
    } catch (const std::exception& e) {
        return fail(job_threw(e.what()));
    } catch (...) {
        return fail(job_threw("something that is no std::exception"));
    }
}

template<class T, class F>
void run_job(SharedState<T>& state, F& work) {
    if (state.control.stopped()) {
        state.finish(fail(job_cancelled()));
    } else {
        state.finish(call_work<T>(work, state.control));
    }
}

} // namespace porism::jobs
