// Stopping, progress and counted limits: how every long stage is told to end, and how it tells where it is.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <utility>

namespace porism {

/// A default-constructed StopToken never stops. Long loops ask at least every 10 ms.
using StopToken = std::stop_token;
using StopSource = std::stop_source;

struct Progress {
    std::string_view stage;  ///< "matching", "closing": short, translated by whoever shows it
    std::uint64_t done = 0;  ///< in the stage's own unit
    std::uint64_t total = 0; ///< 0 when it is not known
};
/// Called from the working thread; must be cheap and must not throw. May be empty.
using ProgressSink = std::function<void(const Progress&)>;

/// Work of all that happens below one call, counted by the stages that tell theirs, about as operations of doubles: the
/// same on every machine, unlike time.
using WorkCount = std::atomic<std::uint64_t>;

/// What a stage needs besides its input. Passed by const reference; the default neither stops, reports nor counts.
struct Control {
    StopToken stop = {};
    ProgressSink progress = {};
    WorkCount* work = nullptr; ///< the caller's

    Control with_stop(StopToken token) const { return {std::move(token), progress, work}; }
    void count(std::uint64_t done) const {
        if (work != nullptr) *work += done;
    }
    bool stopped() const { return stop.stop_requested(); }
    void report(const Progress& p) const {
        if (progress) progress(p);
    }
};

} // namespace porism
