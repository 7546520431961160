// Any bytes as records of logic forms. What is read is a scene whose JSON reads back to the same.
#include "formats/geometry3k/geometry3k.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& problem : geometry3k::parse_file(text, "f")) {
        if (!problem.content) {
            fuzz::require_placed(problem.content.error());
            continue;
        }
        const Json json = scene::to_json(*problem.content);
        const auto back = scene::scene_from_json(json);
        fuzz::require(back.has_value(), "what is written is read", to_text(json));
        fuzz::require(back->scene == problem.content->scene && back->questions == problem.content->questions,
                      "the scene comes back", to_text(json));
    }
    (void)geometry3k::looks_like_geometry3k(text);
    return 0;
}
