// How much a test draws at random. Sanitizers watch accesses, not theorems: under them, a dozen times slower, a part
// does.
#pragma once

#include "support/sanitized.h"

#include <cstddef>

namespace porism::test {

inline constexpr std::size_t sample_share = sanitized ? 8 : 1;

/// Of `count` samples those that are drawn in this build, at least one.
constexpr std::size_t samples(std::size_t count) {
    return count < sample_share ? 1 : count / sample_share;
}

/// Whether the i-th of a table is among those that are gone through in this build.
constexpr bool sampled(std::size_t i) {
    return i % sample_share == sample_share - 1;
}

} // namespace porism::test
