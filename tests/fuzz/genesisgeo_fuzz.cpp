// Any bytes as records of GenesisGeo. What is read is a scene whose JSON reads back to the same.
#include "formats/genesisgeo/genesisgeo.h"
#include "scene_properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& problem : genesisgeo::parse_file(text, "f")) {
        if (!problem.content) {
            fuzz::require_placed(problem.content.error());
            continue;
        }
        fuzz::require_comes_back(*problem.content);
    }
    (void)genesisgeo::looks_like_genesisgeo(text);
    return 0;
}
