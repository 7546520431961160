// Helper lines for marks: a given can be marked only where the lines of which it speaks are drawn.
#pragma once

#include "paint/scenery.h"

#include <vector>

namespace porism::paint {

/// Of givens that are to be marked (right angles, parallels, angles) the segments that nothing draws yet, as helpers. A
/// given is left to the sentence where the lines would make the picture worse: where one is longer than most of the
/// figure, or all but passes a point that does not lie on it; where more than two are wanting; where the right angle
/// is at no point of both; and where the figure has a few helpers by other givens already.
std::vector<Sketch::Piece> aids_of(const Scenery& scenery);

} // namespace porism::paint
