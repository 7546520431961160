// Values that satisfy equations and bounds together: that nothing is impossible among them is quick to show where there
// is room.
#pragma once

#include "facts/linear_bounds.h"

#include <span>

namespace porism::facts {

/// Whether rational values were found that have all of the bounds, each product of quantities by itself: then no sum of
/// multiples of them is impossible. Equations are solved exactly; for the rest relaxation over doubles proposes values
/// (Agmon, "The relaxation method for linear inequalities", 1954), and exact sums decide. That none were found says
/// nothing.
bool have_values_together(std::span<const LinearBound> bounds);

} // namespace porism::facts
