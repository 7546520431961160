#include "workflow/measure/yardstick.h"

#include "base/processor_time.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

namespace porism::workflow {
namespace {

constexpr int numbers_sorted = 400'000, keys_counted = 300'000, products = 6'000'000;
constexpr std::uint64_t different_keys = std::uint64_t{1} << 18;

/// Marsaglia's generator of three shifts, so that drawing costs the same on all standard libraries.
class Draw {
public:
    std::uint64_t operator()() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return state_;
    }

private:
    std::uint64_t state_ = 88'172'645'463'325'252;
};

void sort_sines(Draw& draw, std::vector<double>& sines) {
    sines.resize(numbers_sorted);
    for (double& sine : sines) sine = std::sin(1e-15 * static_cast<double>(draw() >> 11));
    std::sort(sines.begin(), sines.end());
}

using Counted = std::unordered_map<std::uint64_t, std::uint32_t>;

void count_keys(Draw& draw, Counted& seen) {
    for (int i = 0; i < keys_counted; ++i) ++seen[draw() % different_keys];
}

/// Modulo 2^61 - 1: what lies above bit 61 counts once.
std::uint64_t multiply(Draw& draw) {
    __extension__ using Wide = unsigned __int128;
    constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;
    std::uint64_t product = 1;
    for (int i = 0; i < products; ++i) {
        const Wide wide = Wide{product} * (draw() | 1);
        const auto sum = static_cast<std::uint64_t>(wide & prime) + static_cast<std::uint64_t>(wide >> 61);
        product = sum < prime ? sum : sum - prime;
    }
    return product;
}

/// What it computes, so that it is computed.
volatile std::uint64_t result = 0;

constexpr double without_time = std::numeric_limits<double>::max();

/// Giving the memory back is not counted.
double one_run(const StopToken& stop) {
    const double start = thread_ms();
    Draw draw;
    std::vector<double> sines;
    sort_sines(draw, sines);
    if (stop.stop_requested()) return without_time;
    Counted seen;
    count_keys(draw, seen);
    if (stop.stop_requested()) return without_time;
    result = multiply(draw) + seen.size() + static_cast<std::uint64_t>(1e6 * (1 + sines[sines.size() / 3]));
    return thread_ms() - start;
}

} // namespace

double yardstick_ms(int tries, const StopToken& stop) {
    double least = without_time;
    for (int i = 0; i < tries && !stop.stop_requested(); ++i) least = std::min(least, one_run(stop));
    return least;
}

} // namespace porism::workflow
