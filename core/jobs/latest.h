// "The latest wins": of several requests with one key only the newest matters, so a new one cancels the one before.
#pragma once

#include "jobs/pool.h"

#include <map>
#include <mutex>
#include <string>

namespace porism::jobs {

/// Usable from any thread. The pool must outlive it.
class Latest {
public:
    explicit Latest(Pool& pool) : pool_(pool) {}
    /// Cancels whatever it still has.
    ~Latest() { cancel_all(); }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    /// Cancels the job of this key, if any, and submits the new one.
    template<class F>
    Handle<JobValue<F>> submit(const std::string& key, F work, ProgressSink progress = {}) {
        auto handle = pool_.submit(std::move(work), std::move(progress));
        replace(key, [handle] { handle.cancel(); });
        return handle;
    }
    void cancel(const std::string& key) { replace(key, {}); }
    void cancel_all();

private:
    void replace(const std::string& key, std::function<void()> cancel_new);

    Pool& pool_;
    std::mutex mutex_;
    std::map<std::string, std::function<void()>> cancel_;
};

} // namespace porism::jobs
