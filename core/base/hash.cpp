#include "base/hash.h"

#include <fmt/format.h>
#include <xxhash.h>

namespace porism {

std::uint64_t hash64(std::string_view bytes, std::uint64_t seed) {
    return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

std::string hash_hex(std::string_view bytes) {
    const XXH128_hash_t h = XXH3_128bits(bytes.data(), bytes.size());
    return fmt::format("{:016x}{:016x}", h.high64, h.low64);
}

} // namespace porism
