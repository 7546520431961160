// Common points of a line and a circle, by the point of the line that they are nearer to.
#pragma once

#include "facts/truth.h"
#include "formats/geodsl/spellings.h"

#include <optional>

namespace porism::geodsl {

/// A point of a line and of a circle with the order that tells which of two it is in the picture, as Intersection_cl
/// says it: on the side of the foot of the centre where a point of the line is. Nothing where the action is another
/// one, or no point of the line is on that side.
std::optional<Spelled> near_point(const scene::Action& action, facts::Points<double> picture);

} // namespace porism::geodsl
