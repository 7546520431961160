// What a text says in the notation of problems, as people write it.
#pragma once

#include "scene/scene.h"
#include "translate/say.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A statement, a question, or a branch of a division, and where it stands: from `begin` to before `end`.
struct Spoken {
    std::string said; ///< "AD ⊥ BC", "the length BC"
    std::vector<PointId> points;
    bool asks_value = false;
    std::size_t begin = 0, end = 0;
    std::optional<facts::Statement> statement = {}; ///< where it is one
};
/// As the points lie in the picture, where there is one, whether or not it holds there. In the order of the text, none
/// within another. Of equations between letters alone only those whose notation is not what people write.
std::vector<Spoken> spoken_in(std::string_view text, const scene::Scene& scene, translate::Picture picture = {});

/// The text with each of them as people write it, and with the shown names of points that are said to be one.
std::string said_in(std::string_view text, const scene::Scene& scene, translate::Picture picture = {});

} // namespace porism::workflow
