// Pictures of what is given in other orders of its points and in other branches than the scene's own.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace porism::workflow {

/// How many are drawn at most: in other orders, with one branch chosen otherwise, and with any branches.
struct OtherDraws {
    std::uint64_t orders = 48;
    std::size_t branches = 16;
    std::uint64_t mixtures = 32;
};

/// Drawn at random; those alone in which the same points fall together as in the diagram. Sketches of a scene that
/// states something choose between its figures and stay (definition 8). Fewer after a stop.
std::vector<diagram::Picture> other_pictures(const scene::Scene& scene, const diagram::Diagram& diagram,
                                             const OtherDraws& draws, const Control& control = {});

/// Whether a question has another value in the other picture, or its equation is false there.
bool shows_another(const scene::Question& question, const diagram::Picture& own, const diagram::Picture& other);

} // namespace porism::workflow
