// How much a test draws at random. Sanitizers watch accesses, not theorems: under them, a dozen times slower, a part
// does.
#pragma once

#include <cstddef>

namespace porism::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::size_t sample_share = 8;
#else
inline constexpr std::size_t sample_share = 1;
#endif

/// Of `count` samples those that are drawn in this build, at least one.
constexpr std::size_t samples(std::size_t count) {
    return count < sample_share ? 1 : count / sample_share;
}

/// Whether the i-th of a table is among those that are gone through in this build.
constexpr bool sampled(std::size_t i) {
    return i % sample_share == sample_share - 1;
}

} // namespace porism::test
