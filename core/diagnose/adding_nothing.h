// Statements of a scene that add nothing to those before.
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"

#include <cstddef>
#include <vector>

namespace porism::diagnose {

/// The actions whose equations follow from those before (diagram::Solution::redundant), ascending, without comparisons:
/// of AB <= AC beside AB >= AC either makes the other an equality, and adds that.
std::vector<std::size_t> adding_nothing(const scene::Scene& scene, const diagram::Solution& solution);

} // namespace porism::diagnose
