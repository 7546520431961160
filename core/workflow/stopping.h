// How a program that runs in a terminal is told to stop: Ctrl+C, termination, and limits of time.
#pragma once

#include "base/stop.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>

namespace porism::workflow {

/// Make one first in main, before any other thread: it blocks SIGINT and SIGTERM for the thread that makes it, and
/// thereby for all threads made later, and waits for them on a thread of its own. The first signal requests a stop; a
/// second one, a fifth of a second later or more (who runs a program may pass one on twice), ends the program at once
/// with status 130.
class Stopping {
public:
    Stopping();
    ~Stopping();
    Stopping(const Stopping&) = delete;
    Stopping& operator=(const Stopping&) = delete;

    /// Stopped by a signal.
    StopToken token() const;
    bool interrupted() const { return token().stop_requested(); }

    /// From now on a run that still works so long after the first signal, by the clock and in processor time, is ended
    /// then, with status 130 and a line on standard error: there is nothing to put in order, and to give the memory of
    /// a large closure back piece by piece takes longer than a person waits. After 0 ms: no longer.
    void leave_after(std::chrono::milliseconds patience);

    /// As the first signal does; a run that is ended because it still works then has this status, and its reason is
    /// told already.
    static void stop_this_process(int status);

    /// Stopped by a signal, or after so many seconds from now (within 20 ms); 0 means no limit.
    StopToken limited(double seconds);

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// A limit of time from now on, parts of which may be given to pieces of the work. The stopping must outlive it.
class TimeLimit {
public:
    /// 0 seconds: no limit.
    TimeLimit(Stopping& stopping, double seconds);
    StopToken token() const { return token_; }
    /// Stops after one over `parts` of what is left now, and as the first signal does.
    StopToken share(std::size_t parts) const;

private:
    Stopping& stopping_;
    std::optional<std::chrono::steady_clock::time_point> end_;
    StopToken token_;
};

} // namespace porism::workflow
