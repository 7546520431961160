// Hashes that are the same on every machine: XXH3 over bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace porism {

std::uint64_t hash64(std::string_view bytes, std::uint64_t seed = 0);
/// 128 bits as 32 lower-case hex digits: the name of a scene, a problem, a picture.
std::string hash_hex(std::string_view bytes);

} // namespace porism
