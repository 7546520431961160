// The files of resources/rule_profiles, compiled in (cmake/PorismModule.cmake, porism_embed).
#pragma once

#include <span>
#include <string_view>

namespace porism::proof {

struct ReadyFile {
    std::string_view name; ///< "similarity.json"
    std::string_view text;
};
/// By name.
std::span<const ReadyFile> ready_files();

} // namespace porism::proof
