// Any bytes as a file of problems. What is read is printed in a text that reads back to the same and is its own print.
#include "formats/jgex/jgex.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

namespace {

void require_round_trip(const scene::SceneAndGoals& content) {
    const std::string text = jgex::print(content.scene, content.goals, content.questions);
    // The long form may be longer than what was read.
    if (text.empty() || text.size() > jgex::max_line_bytes) return;
    const auto back = jgex::parse_problem(text);
    fuzz::require(back.has_value(), "what is printed is read", text);
    fuzz::require(back->goals == content.goals && back->questions == content.questions, "goals come back", text);
    if (jgex::losses(content.scene).empty()) fuzz::require(back->scene == content.scene, "the scene comes back", text);
    const std::string again = jgex::print(back->scene, back->goals, back->questions);
    fuzz::require(again == text, "what is printed is its own print", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& problem : jgex::parse_file(text, "f")) {
        if (problem.content)
            require_round_trip(*problem.content);
        else
            fuzz::require_placed(problem.content.error());
    }
    (void)jgex::looks_like_jgex(text);
    return 0;
}
