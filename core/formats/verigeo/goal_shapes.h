// Figures that a goal names by their kind alone.
#pragma once

#include "formats/verigeo/verigeo.h"

#include <string>
#include <string_view>

namespace porism::verigeo {

/// "the square", "the triangle" with the corners behind it: of the only triangle or quadrilateral of that kind that the
/// author adds. Any other text itself, and what is longer than 400 bytes.
std::string with_corners_named(std::string_view goal, const Envelope& envelope);

} // namespace porism::verigeo
