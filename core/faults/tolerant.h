// A checker that only measures, for comparison.
#pragma once

#include "faults/fault.h"

namespace porism::faults {

/// Whether in one figure, in doubles, every statement, goal, conclusion of a proof and answer of the sample is within
/// this relative tolerance of being true.
bool let_through(const Faulty& faulty, double tolerance = 1e-3);

} // namespace porism::faults
