// Any bytes as records of GenesisGeo. What is read is a scene whose JSON reads back to the same.
#include "formats/genesisgeo/genesisgeo.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& problem : genesisgeo::parse_file(text, "f")) {
        if (!problem.content) {
            fuzz::require_placed(problem.content.error());
            continue;
        }
        const Json json = scene::to_json(*problem.content);
        const auto back = scene::scene_from_json(json);
        fuzz::require(back.has_value(), "what is written is read", to_text(json));
        fuzz::require(back->scene == problem.content->scene && back->goals == problem.content->goals,
                      "the scene comes back", to_text(json));
    }
    (void)genesisgeo::looks_like_genesisgeo(text);
    return 0;
}
