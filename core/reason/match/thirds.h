// Ratios on a line.
#pragma once

#include "diagram/diagram.h"

#include <vector>

namespace porism::reason {

/// Of each given ratio of two segments with a common end, whose other ends lie on one line with it: the ratios of the
/// third segment of these points to both, as they are seen in all pictures. Lengths tell them by a sum, and logarithms
/// are to know them.
std::vector<facts::Statement> ratios_of_thirds(const diagram::Diagram& diagram);

} // namespace porism::reason
