// Scenes with what they state of points said by the constructions of these.
#pragma once

#include "scene/scene.h"

#include <string_view>
#include <vector>

namespace porism::jgex {

struct Constructed {
    scene::Scene scene;               ///< the same points in the same order, under the same names
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it comes from
};

/// For lists of losses.
inline constexpr std::string_view constructs_equations =
    "equations that are stated are written as constructions of their points";

/// A free point of which equations are stated that a construction gives becomes a point of that construction: of one or
/// two loci, either of whose common points it may be as in the scene, or one that is determined. Three that stand free
/// one after the other and are stated not to be on one line become a triangle. What cannot be said so stays stated, and
/// so does any other order statement, unless constructions guarantee it or, of points on no line, it holds in general.
Constructed constructed(const scene::Scene& scene);

} // namespace porism::jgex
