// Points of which there is one place, because those that are given leave no other.
#pragma once

#include "facts/truth.h"
#include "scene/scene.h"

#include <span>

namespace porism::scene {

/// Whether each of these points has its place given, is constructed from points that are determined, or is the only
/// one that satisfies linear equations of such points: it lies on lines, parallels, perpendiculars or perpendicular
/// bisectors of theirs of which two cross in the picture, is a midpoint or an end of one, or lies on a segment
/// or ray at a told length or in a told ratio. Then there is one figure
/// of them, and what exact numbers say of it is proved. `picture` is one of the scene.
bool are_determined(const Scene& scene, std::span<const PointId> points, facts::Points<double> picture);

} // namespace porism::scene
