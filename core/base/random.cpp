#include "base/random.h"

#include <bit>
#include <cassert>

namespace porism {
namespace {

std::uint64_t splitmix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t stream) {
    std::uint64_t mixed_stream = stream;
    std::uint64_t state = seed ^ splitmix(mixed_stream);
    for (auto& word : state_) word = splitmix(state);
}

std::uint64_t Rng::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

double Rng::unit() {
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

std::uint64_t Rng::below(std::uint64_t count) {
    assert(count > 0);
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % count;
    std::uint64_t drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % count;
}

} // namespace porism
