// Figures of a scene with its points in any order: whoever looks whether there is another figure looks at the same
// ones.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "scene/scene.h"

#include <cstdint>
#include <optional>

namespace porism::diagnose {

/// So many sketches are looked at. A figure of which one place in four is a part is missed by one scene in a hundred.
inline constexpr std::uint64_t sketches = 16;

/// The figure that is found from a sketch with this number: of number 0 it is the scene's own, of others points lie in
/// any order (realize::Options). Empty where there is none.
std::optional<diagram::Diagram> sketched(const scene::Scene& scene, std::uint64_t number, const Control& control = {});
/// The same of a figure beside the scene's own: empty also where points fall together that are two there, or the other
/// way about (definition 4).
std::optional<diagram::Diagram> sketched_beside(const diagram::Diagram& own, const scene::Scene& scene,
                                                std::uint64_t number, const Control& control = {});

} // namespace porism::diagnose
