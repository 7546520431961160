// What a text says of the sides and angles of its triangle by their size: "the longest side is 5", "legs of 3 and 4".
#pragma once

#include "workflow/verify/text/shape_form.h"

#include <span>

namespace porism::workflow {

/// One after the other. Which side is the longest, and which are the legs, is as the picture has it.
std::span<const ShapeForm> side_forms();

} // namespace porism::workflow
