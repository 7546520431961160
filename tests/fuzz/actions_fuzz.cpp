// Any bytes as a scene or document in JSON. What is read is written in a form that reads back to the same and is its
// own writing; and in JGEX text, which reads back to the same but for what is said to be lost.
#include "document/document.h"
#include "formats/jgex/jgex.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

namespace {

void require_json_round_trip(const scene::SceneAndGoals& read) {
    const Json json = scene::to_json(read.scene, read.goals, read.questions);
    const std::string text = to_text(json);
    const auto parsed = parse_json(text);
    fuzz::require(parsed.has_value(), "what is written is JSON", text);
    const auto back = scene::scene_from_json(*parsed);
    fuzz::require(back.has_value() && *back == read, "the scene comes back", text);
    fuzz::require(to_text(scene::to_json(back->scene, back->goals, back->questions)) == text,
                  "what is written is its own writing", text);
}

void require_text_round_trip(const scene::SceneAndGoals& read) {
    if (const auto said = jgex::check_goals(read.scene, read.goals); !said) {
        fuzz::require(!said.error().pointer.empty(), "what text cannot say is pointed at", said.error().what);
        return;
    }
    const std::string text = jgex::print(read.scene, read.goals, read.questions);
    if (text.empty() || text.size() > jgex::max_line_bytes) return;
    const auto back = jgex::parse_problem(text);
    fuzz::require(back.has_value(), "the text of a scene is read", text);
    if (jgex::losses(read.scene).empty()) fuzz::require(*back == read, "the text says the whole scene", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto json = parse_json(text);
    if (!json) {
        fuzz::require_placed(json.error());
        return 0;
    }
    const auto scene = scene::scene_from_json(*json);
    if (!scene) {
        fuzz::require_placed(placed_in(scene.error(), text));
    } else {
        require_json_round_trip(*scene);
        require_text_round_trip(*scene);
    }
    const auto document = document::document_from_json(*json);
    if (!document) {
        fuzz::require_placed(placed_in(document.error(), text));
        return 0;
    }
    const auto back = document::document_from_json(document::to_json(*document));
    fuzz::require(back.has_value() && *back == *document, "the document comes back");
    return 0;
}
