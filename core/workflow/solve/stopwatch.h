// How long the stages of an analysis take.
#pragma once

#include "base/processor_time.h"
#include "workflow/solve/analyse.h"

#include <chrono>

namespace porism::workflow {

/// Adds the milliseconds of its life to the times of a stage. The analysis must outlive it.
class Stopwatch {
public:
    Stopwatch(Analysis& analysis, double Times::*stage) : analysis_(analysis), stage_(stage) {}
    ~Stopwatch() {
        analysis_.times.*stage_ += std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
        analysis_.work.*stage_ += thread_ms() - work_start_;
    }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    using Clock = std::chrono::steady_clock;
    Analysis& analysis_;
    double Times::*stage_;
    Clock::time_point start_ = Clock::now();
    double work_start_ = thread_ms();
};

} // namespace porism::workflow
