#include "workflow/yardstick.h"

#include "base/processor_time.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <unordered_map>
#include <vector>

namespace porism::workflow {
namespace {

/// One run is this part of a yardstick.
constexpr int runs_in_one = 4;
constexpr int numbers_sorted = 84'000, keys = 92'000, products = 540'000;

std::uint64_t sort_sines(std::mt19937_64& random) {
    std::vector<double> sines(numbers_sorted);
    for (double& sine : sines) sine = std::sin(static_cast<double>(random() % 1'000'000'007));
    std::ranges::sort(sines);
    return static_cast<std::uint64_t>(1e6 * (1 + sines[sines.size() / 3]));
}

std::uint64_t count_keys(std::mt19937_64& random) {
    std::unordered_map<std::uint64_t, int> seen;
    for (int i = 0; i < keys; ++i) ++seen[random() % (keys - keys / 8)];
    return seen.size();
}

/// Modulo 2^61 - 1: what lies above bit 61 counts once.
std::uint64_t multiply(std::mt19937_64& random) {
    __extension__ using Wide = unsigned __int128;
    constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;
    std::uint64_t product = 1;
    for (int i = 0; i < products; ++i) {
        const Wide wide = Wide{product} * ((random() >> 3) | 1);
        const auto sum = static_cast<std::uint64_t>(wide & prime) + static_cast<std::uint64_t>(wide >> 61);
        product = sum < prime ? sum : sum - prime;
    }
    return product;
}

/// What it computes, so that it is computed.
volatile std::uint64_t result = 0;

double one_run() {
    const double start = thread_ms();
    std::mt19937_64 random(1);
    result = sort_sines(random) ^ count_keys(random) ^ multiply(random);
    return thread_ms() - start;
}

} // namespace

double yardstick_ms(int tries) {
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < tries; ++i) least = std::min(least, one_run());
    return runs_in_one * least;
}

} // namespace porism::workflow
