// Which points of a scene lie on one line by what it says.
#pragma once

#include "scene/scene.h"

#include <span>

namespace porism::verigeo {

/// Whether the points, in any order and some perhaps twice, lie on one line by the collinear points and midpoints that
/// the scene gives and states. Points that do so by a theorem are not known to.
bool known_on_one_line(const scene::Scene& scene, std::span<const PointId> points);

} // namespace porism::verigeo
