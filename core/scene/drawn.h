// Whether somebody drew a scene.
#pragma once

#include "scene/scene.h"

#include <span>

namespace porism::scene {

/// Whether every point that has freedom has a place, given or sketched, not found: then the order in which the points
/// lie is meant, and not one of several that a figure happens to show (definition 8).
bool is_drawn(const Scene& scene);
/// The same of these points and those that they are constructed from.
bool are_drawn(const Scene& scene, std::span<const PointId> points);
/// The scene with the places that were found as sketched ones: the order that they show is meant from now on.
Scene as_drawn(const Scene& scene);

/// Whether the places of all that has freedom behind these points are given, and the scene states nothing: then there
/// is one figure of them, and what exact numbers say of it is proved.
bool are_placed(const Scene& scene, std::span<const PointId> points);

} // namespace porism::scene
