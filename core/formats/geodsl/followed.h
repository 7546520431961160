// Statements that are told by several of the next actions together.
#pragma once

#include "formats/geodsl/candidates.h"

namespace porism::geodsl {

/// Regular polygons by construction; of points that exist equal sides, one after the other, and the sense in which they
/// turn.
std::vector<Candidate> regular_polygons(const Sight& sight);
/// Points of a circle and a line, of which an order statement tells which one is meant.
std::vector<Candidate> circle_lines(const Sight& sight);

} // namespace porism::geodsl
