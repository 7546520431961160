#include "workflow/stopping.h"

#include "jobs/pool.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace porism::workflow {

using Clock = std::chrono::steady_clock;

namespace {

/// Of all threads.
std::chrono::nanoseconds process_time() {
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

Clock::time_point after(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

constexpr int interrupted_status = 130;

/// A signal that the process queued for itself carries it.
int status_asked_by(const siginfo_t& signal) {
    return signal.si_code == SI_QUEUE && signal.si_pid == ::getpid() ? signal.si_value.sival_int : interrupted_status;
}

} // namespace

struct Stopping::State {
    struct Limit {
        Clock::time_point end;
        StopSource source;
    };

    static constexpr std::chrono::milliseconds no_patience{0};
    static constexpr std::chrono::milliseconds one_press{200};

    StopSource source;
    Clock::time_point signalled; ///< the first time, and the work by then; of the watcher alone
    std::chrono::nanoseconds worked{};
    int status = interrupted_status; ///< of a run that does not end by itself
    std::atomic<std::chrono::milliseconds> patience{no_patience};
    std::mutex mutex;
    std::vector<Limit> limits;
    jobs::Pool watcher{1}; ///< last, so that it ends first

    void watch(const sigset_t& signals, const Control& control) {
        while (!control.stopped()) {
            const timespec tick{0, 10'000'000};
            siginfo_t signal{};
            if (::sigtimedwait(&signals, &signal, &tick) > 0) stop_all(status_asked_by(signal));
            expire();
            leave_if_overdue();
        }
    }

    void stop_all(int asked) {
        if (source.stop_requested()) {
            if (Clock::now() - signalled > one_press) std::_Exit(asked);
            return;
        }
        status = asked;
        signalled = Clock::now();
        worked = process_time();
        source.request_stop();
        const std::lock_guard lock(mutex);
        for (Limit& limit : limits) limit.source.request_stop();
        limits.clear();
    }

    /// What was printed is written down, unless that waits for a reader.
    void leave_if_overdue() const {
        const auto most = patience.load();
        if (most == no_patience || !source.stop_requested()) return;
        if (process_time() - worked < most || Clock::now() - signalled < most) return;
        if (::ftrylockfile(stdout) == 0) ::fflush_unlocked(stdout);
        constexpr std::string_view last_words = "porism: interrupted\n";
        if (status == interrupted_status) [[maybe_unused]]
            const auto written = ::write(STDERR_FILENO, last_words.data(), last_words.size());
        std::_Exit(status);
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

void Stopping::leave_after(std::chrono::milliseconds patience) {
    state_->patience = patience;
}

void Stopping::stop_this_process(int status) {
    sigval value{};
    value.sival_int = status;
    ::sigqueue(::getpid(), SIGINT, value);
}

StopToken Stopping::token() const {
    return state_->source.get_token();
}

StopToken Stopping::limited(double seconds) {
    if (!(seconds > 0)) return token();
    State::Limit limit{after(seconds), {}};
    StopToken limited = limit.source.get_token();
    const std::lock_guard lock(state_->mutex);
    if (state_->source.stop_requested()) return token();
    state_->limits.push_back(std::move(limit));
    return limited;
}

TimeLimit::TimeLimit(Stopping& stopping, double seconds) : stopping_(stopping), token_(stopping.limited(seconds)) {
    if (seconds > 0) end_ = after(seconds);
}

StopToken TimeLimit::share(std::size_t parts) const {
    if (!end_ || token_.stop_requested()) return token_;
    const std::chrono::duration<double> left = *end_ - Clock::now();
    return left.count() > 0 ? stopping_.limited(left.count() / static_cast<double>(parts)) : token_;
}

} // namespace porism::workflow
