// Any bytes as a scene of Geo-DSL. What is read is a scene whose JSON reads back to the same, and so does its text
// where the language has it in the same words.
#include "formats/geodsl/geodsl.h"
#include "properties.h"

#include <algorithm>
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
    const auto printed = geodsl::print(read->content.scene);
    if (!printed) {
        fuzz::require_helpful(printed.error());
        return 0;
    }
    const auto again = geodsl::parse(*printed, "f");
    fuzz::require(again.has_value(), "text that was written is read", *printed);
    const bool in_other_words = !geodsl::losses(read->content).empty();
    fuzz::require(in_other_words || std::ranges::equal(again->content.scene.actions(), read->content.scene.actions()),
                  "text comes back as the same actions", *printed);
    return 0;
}
