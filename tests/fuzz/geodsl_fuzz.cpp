// Any bytes as a scene of Geo-DSL. What is read is a scene whose JSON reads back to the same.
#include "formats/geodsl/geodsl.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = geodsl::parse(text, "f");
    (void)geodsl::looks_like_geodsl(text);
    if (!read) {
        fuzz::require_placed(read.error());
        return 0;
    }
    fuzz::require(read->actions.size() == read->content.scene.actions().size(), "each action has its place", text);
    const Json json = scene::to_json(read->content);
    const auto back = scene::scene_from_json(json);
    fuzz::require(back.has_value(), "what is written is read", to_text(json));
    fuzz::require(back->scene == read->content.scene, "the scene comes back", to_text(json));
    return 0;
}
