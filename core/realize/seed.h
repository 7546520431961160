// The seed of a scene that names none.
#pragma once

#include "scene/scene.h"

#include <cstdint>

namespace porism::realize {

/// From what the actions construct and from what, without names, branches, coordinates: moving a point by hand does not
/// draw the others anew. Never 0.
std::uint64_t seed_of(const scene::Scene& scene);

} // namespace porism::realize
