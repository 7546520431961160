// Time that this thread has worked: what a machine busy with other things does not change.
#pragma once

#include <ctime>

namespace porism {

/// Milliseconds of processor time of the calling thread, from some moment on.
inline double thread_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace porism
