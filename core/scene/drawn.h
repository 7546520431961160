// Whether somebody drew a scene.
#pragma once

#include "facts/sketch.h"
#include "scene/scene.h"

#include <span>

namespace porism::scene {

/// Whether every point that has freedom has a place, given or sketched, not found: then the order in which the points
/// lie is meant, and not one of several that a figure happens to show (definition 8).
bool is_drawn(const Scene& scene);
/// The same of these points and those that they are constructed from.
bool are_drawn(const Scene& scene, std::span<const PointId> points);
/// Whether every point has a place, those too that have no freedom.
bool is_placed(const Scene& scene);
/// The scene with the places that were found as sketched ones: the order that they show is meant from now on.
Scene as_drawn(const Scene& scene);
/// The scene without the places that were sketched or found: those that are given stay.
Scene undrawn(const Scene& scene);

/// Where the points of a drawn scene were put down; empty of one that is not drawn.
facts::Sketch sketch_of(const Scene& scene);

} // namespace porism::scene
