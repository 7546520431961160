#include "workflow/verify/text_asked.h"

#include "base/text.h"
#include "formats/verigeo/goal.h"
#include "workflow/verify/text_signs.h"

#include <algorithm>
#include <array>

namespace porism::workflow {

bool asks_something(std::string_view sentence) {
    constexpr std::array<std::string_view, 8> beginnings{"find ",  "compute ", "calculate ", "determine ",
                                                         "prove ", "show ",    "what ",      "how "};
    const std::string small = lower_case(sentence);
    return std::ranges::any_of(beginnings, [&](std::string_view one) { return small.starts_with(one); });
}

std::vector<scene::Question> questions_in(std::string_view text, const scene::Scene& scene) {
    std::vector<std::string> names;
    for (const std::string& name : scene.names()) names.push_back(scene::display_name(name));
    std::vector<scene::Question> out;
    for (const std::string& sentence : plain_sentences(text)) {
        if (!asks_something(sentence)) continue;
        scene::SceneAndGoals asked;
        asked.scene = scene;
        if (!verigeo::read_goal(sentence, names, asked) || asked.scene.actions().size() != scene.actions().size())
            continue;
        out.insert(out.end(), asked.questions.begin(), asked.questions.end());
    }
    return out;
}

} // namespace porism::workflow
