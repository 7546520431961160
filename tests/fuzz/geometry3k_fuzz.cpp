// Any bytes as records of logic forms. What is read is a scene whose JSON reads back to the same.
#include "formats/geometry3k/geometry3k.h"
#include "scene_properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& problem : geometry3k::parse_file(text, "f")) {
        if (!problem.content) {
            fuzz::require_placed(problem.content.error());
            continue;
        }
        fuzz::require_comes_back(*problem.content);
    }
    (void)geometry3k::looks_like_geometry3k(text);
    return 0;
}
