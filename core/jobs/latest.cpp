#include "jobs/latest.h"

namespace porism::jobs {

void Latest::replace(const std::string& key, std::function<void()> cancel_new) {
    std::function<void()> cancel_old;
    {
        const std::lock_guard lock(mutex_);
        cancel_old = std::exchange(cancel_[key], std::move(cancel_new));
    }
    // Outside the lock: a stop callback of the old job may itself come back here.
    if (cancel_old) cancel_old();
}

void Latest::cancel_all() {
    std::map<std::string, std::function<void()>> cancelled;
    {
        const std::lock_guard lock(mutex_);
        cancelled.swap(cancel_);
    }
    for (const auto& [key, cancel] : cancelled) {
        if (cancel) cancel();
    }
}

} // namespace porism::jobs
