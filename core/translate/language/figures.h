// What several actions say together, as one construction: the two loci of a foot, a triangle and its equal sides. For
// the sources of this folder only.
#pragma once

#include "scene/scene.h"

#include <optional>

namespace porism::translate {

/// The use of a construction that could stand in the scene in place of so many actions, the first of which places
/// points and has no auxiliary ones behind it: it places the same, gives the same statements and guarantees the same
/// orders. The first of the catalogue where there are several; empty where there is none, and of a single use.
std::optional<scene::Use> said_as_one(const scene::Scene& scene, std::size_t first, std::size_t count);

} // namespace porism::translate
