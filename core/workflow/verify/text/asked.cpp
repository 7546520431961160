#include "workflow/verify/text/asked.h"

#include "base/text.h"
#include "formats/verigeo/goal.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace porism::workflow {

namespace {

constexpr std::array<std::string_view, 8> asking_words{"find ",  "compute ", "calculate ", "determine ",
                                                       "prove ", "show ",    "what ",      "how "};

/// From where a sentence asks on: "find BC" of "If AB = 5, find BC"; empty where it does not.
std::string_view asking_part(std::string_view sentence) {
    const std::string small = lower_case(sentence);
    std::size_t first = std::string::npos;
    for (const std::string_view word : asking_words)
        for (const std::string_view before : {"", ", ", " and ", ", then ", ": "}) {
            const std::string whole = std::string(before).append(word);
            const std::size_t at =
                before.empty() ? (small.starts_with(word) ? 0 : std::string::npos) : small.find(whole);
            if (at != std::string::npos) first = std::min(first, at + before.size());
        }
    return first == std::string::npos ? std::string_view() : sentence.substr(first);
}

/// Nothing where it is not read, or speaks of other points than the scene's.
std::optional<verigeo::GoalReading> read_as_goal(std::string_view asking, const scene::Scene& scene) {
    std::vector<std::string> names;
    for (const std::string& name : scene.names()) names.push_back(scene::display_name(name));
    verigeo::GoalReading asked;
    asked.scene = scene;
    const bool read = verigeo::read_goal(asking, names, asked);
    return read && asked.scene.point_count() == scene.point_count() ? std::optional(std::move(asked)) : std::nullopt;
}

} // namespace

bool asks_something(std::string_view sentence) {
    const std::string small = lower_case(sentence);
    return std::ranges::any_of(asking_words, [&](std::string_view one) { return small.starts_with(one); });
}

bool asks_for_value(std::string_view sentence) {
    const std::string small = lower_case(sentence);
    return asks_something(sentence) && !small.starts_with("prove ") && !small.starts_with("show ");
}

bool is_read_question(std::string_view sentence, const scene::Scene& scene) {
    return read_as_goal(sentence, scene).has_value();
}

std::vector<scene::Question> questions_in(std::string_view text, const scene::Scene& scene) {
    std::vector<scene::Question> out;
    for (const std::string& sentence : plain_sentences(text)) {
        const std::string_view asking = asking_part(sentence);
        const auto asked = asking.empty() ? std::nullopt : read_as_goal(asking, scene);
        // A letter that the question defines is none of the scene's.
        if (!asked || asked->scene.actions().size() != scene.actions().size()) continue;
        out.insert(out.end(), asked->questions.begin(), asked->questions.end());
    }
    return out;
}

} // namespace porism::workflow
