#include "workflow/measure/memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string>
#include <string_view>

namespace porism::workflow {
namespace {

/// A line of /proc/self/status, "VmRSS:  12345 kB".
double megabytes(std::string_view key) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        double kilobytes = 0;
        if (word == key && status >> kilobytes) return kilobytes * 1024 / 1e6;
        status.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    return 0;
}

/// 5 stands for: the peak is from now on (man 5 proc).
void forget_peak() {
    std::ofstream("/proc/self/clear_refs") << '5';
}

} // namespace

MemoryWatch::MemoryWatch() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    forget_peak();
    before_ = megabytes("VmRSS:");
}

double MemoryWatch::peak_mb() const {
    return megabytes("VmHWM:");
}

double MemoryWatch::growth_mb() const {
    return std::max(0.0, peak_mb() - before_);
}

} // namespace porism::workflow
