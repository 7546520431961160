// Figures of which a side has a length, on that side.
#pragma once

#include "formats/jgex/constructed.h"

namespace porism::jgex {

/// With a segment and what stands on it in place of figures of points of their own of which the first side is stated to
/// be of some length.
Constructed on_sides(const scene::Scene& scene);

} // namespace porism::jgex
