// Diagrams of one construction, of which one goes on where the other ends.
#pragma once

#include "diagram/diagram.h"

namespace porism::diagram {

/// Whether a diagram has the points of another first, at the same places in as many pictures, and its givens and
/// coincidences before its own.
bool begins_with(const Diagram& diagram, const Diagram& other);

/// The first actions of a diagram, which place so many points: what `begins_with` looks at, and the program. Freedom,
/// choices and the hash of the scene are not told.
Diagram beginning_of(const Diagram& diagram, std::size_t actions, std::size_t points);

} // namespace porism::diagram
