// Scenes whose directed angles are told as angles between rays.
#pragma once

#include "facts/truth.h"
#include "scene/scene.h"

#include <vector>

namespace porism::workflow {

struct WithoutSigns {
    scene::Scene scene;               ///< the same points under the same names
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it comes from
    std::size_t angles = 0;           ///< how many were told so
};

/// Constants of angles of lines with a common point, as they are between the rays in the picture. Points on a locus of
/// such an angle are placed free, and what is said of them is stated.
WithoutSigns without_signs(const scene::Scene& scene, facts::Points<double> picture);

} // namespace porism::workflow
