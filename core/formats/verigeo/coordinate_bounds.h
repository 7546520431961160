// What equations and comparisons say linearly of coordinates: whether any places satisfy them.
#pragma once

#include "base/stop.h"
#include "formats/verigeo/verigeo.h"

#include <cstddef>
#include <vector>

namespace porism::verigeo {

/// Of the given actions some whose coordinates, equations and comparisons no places satisfy together, exactly
/// (facts/linear_bounds.h, whose limits hold): by their numbers, ascending. What is rational and linear in coordinates
/// is looked at, and each comparison between points whose places are given or follow (coordinates.h), 256 of them.
/// Empty where nothing is shown so.
std::vector<std::size_t> impossible_coordinates(const Envelope& envelope, const StopToken& stop = {});

} // namespace porism::verigeo
