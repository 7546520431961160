// Scenes whose given coordinates are told by lengths: the same figure, anywhere in the plane.
#pragma once

#include "scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace porism::workflow {

struct PlacedByLengths {
    scene::Scene scene;               ///< the same points under the same names; what was given is sketched
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it comes from
};

/// How it is told on which side of the first two points a further one is: beside the first that is off their line, or
/// how far from it.
enum class SideBy : std::uint8_t { order, distance };

/// The distances of given points from the first two of them, and on which side of these they are. Nothing where fewer
/// than two free points are given, or the square of a distance is not rational.
std::optional<PlacedByLengths> placed_by_lengths(const scene::Scene& scene, SideBy side);

} // namespace porism::workflow
