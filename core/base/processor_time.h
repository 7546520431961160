// Time that this thread has worked: what a machine busy with other things does not change.
#pragma once

#include <ctime>

namespace porism {

/// Milliseconds that a clock shows, such as that of another thread's processor time.
inline double clock_ms(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}
/// Milliseconds of processor time of the calling thread, from some moment on.
inline double thread_ms() {
    return clock_ms(CLOCK_THREAD_CPUTIME_ID);
}

} // namespace porism
