// Coordinates of a point as distances from points whose coordinates are given.
#pragma once

#include "numbers/scalar.h"
#include "scene/scene.h"

#include <span>
#include <string>
#include <vector>

namespace porism::verigeo {

/// What says in the words of statements (facts::parse_goal), over `names`, that the point stands there: "length(A,M)^2
/// = 25/4" for as many points with given rational coordinates as leave no other place. Empty where there are not
/// enough.
std::vector<std::string> standing_at(const std::string& point, const numbers::Scalar& x, const numbers::Scalar& y,
                                     const scene::Scene& scene, std::span<const std::string> names);

} // namespace porism::verigeo
