#include "workflow/verify/diagnosis/seen_false.h"

#include "facts/truth.h"

#include <utility>

namespace porism::workflow {

std::optional<SeenFalse> seen_false(const facts::Statement& goal, const diagram::Diagram& diagram) {
    std::size_t number = 0;
    for (const auto& points : diagram.pictures()) {
        if (facts::refuted(goal, points)) {
            auto shown = std::make_shared<diagram::Diagram>(diagram);
            if (number > 0) shown->scene_picture = shown->generic[number - 1];
            return SeenFalse{std::move(shown), number};
        }
        ++number;
    }
    return std::nullopt;
}

} // namespace porism::workflow
