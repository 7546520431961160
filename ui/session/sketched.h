// A place in the picture as a document keeps it.
#pragma once

#include "geometry/point.h"
#include "scene/scene.h"

namespace porism::ui {

/// Sketch coordinates to a millionth of a unit: closer than a hundredth of a pixel at any sensible zoom, close enough
/// to tell a branch from another, and short enough to read in a file.
scene::Coordinates sketched(const geometry::Point<double>& place);

} // namespace porism::ui
