#include "workflow/stopping.h"

#include "jobs/pool.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <vector>

namespace porism::workflow {

using Clock = std::chrono::steady_clock;

struct Stopping::State {
    struct Limit {
        Clock::time_point end;
        StopSource source;
    };

    StopSource source;
    std::mutex mutex;
    std::vector<Limit> limits;
    jobs::Pool watcher{1}; ///< last, so that it ends first

    void watch(const sigset_t& signals, const Control& control) {
        while (!control.stopped()) {
            const timespec tick{0, 10'000'000};
            const int signal = ::sigtimedwait(&signals, nullptr, &tick);
            if (signal > 0) stop_all();
            expire();
        }
    }

    void stop_all() {
        if (source.stop_requested()) std::_Exit(130);
        source.request_stop();
        const std::lock_guard lock(mutex);
        for (Limit& limit : limits) limit.source.request_stop();
        limits.clear();
    }

    void expire() {
        const std::lock_guard lock(mutex);
        const auto now = Clock::now();
        std::erase_if(limits, [&](Limit& limit) {
            if (now < limit.end) return false;
            limit.source.request_stop();
            return true;
        });
    }
};

Stopping::Stopping() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    state_ = std::make_unique<State>();
    state_->watcher.submit([state = state_.get(), signals](const Control& control) { state->watch(signals, control); });
}

Stopping::~Stopping() = default;

StopToken Stopping::token() const {
    return state_->source.get_token();
}

StopToken Stopping::limited(double seconds) {
    if (!(seconds > 0)) return token();
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    State::Limit limit{end, {}};
    StopToken limited = limit.source.get_token();
    const std::lock_guard lock(state_->mutex);
    if (state_->source.stop_requested()) return token();
    state_->limits.push_back(std::move(limit));
    return limited;
}

} // namespace porism::workflow
