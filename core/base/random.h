// A small seeded generator whose streams are the same on every machine and every number of threads.
#pragma once

#include <cstdint>

namespace porism {

/// xoshiro256** seeded by splitmix64 (Blackman and Vigna, 2018). Rng(seed, i) is stream i of a seed: attempt i of a run
/// draws from it and from nothing else, whatever thread it runs on.
class Rng {
public:
    explicit Rng(std::uint64_t seed, std::uint64_t stream = 0);
    std::uint64_t next();
    /// Uniform in [0, 1), 53 bits.
    double unit();
    /// Uniform in [low, high).
    double uniform(double low, double high) { return low + (high - low) * unit(); }
    /// Uniform in {0, ..., count-1}; count > 0; free of modulo bias.
    std::uint64_t below(std::uint64_t count);

private:
    std::uint64_t state_[4];
};

} // namespace porism
