// Ratios on a line.
#pragma once

#include "diagram/diagram.h"

#include <vector>

namespace porism::reason {

/// Of each given ratio of two segments with a common end, whose other ends lie on one line with it: the ratio of the
/// third segment of these points to the second one, as it is seen in all pictures. Lengths tell it by a sum, and
/// logarithms are to know it. Each once.
std::vector<facts::Statement> ratios_of_thirds(const diagram::Diagram& diagram);

} // namespace porism::reason
