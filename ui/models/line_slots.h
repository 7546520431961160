// Which inputs of a row are two points of a line, read off its recipe.
#pragma once

#include "base/ids.h"

#include <cstddef>
#include <vector>

namespace porism::ui {

/// k where the point inputs k and k + 1 of a row stand for a line and for nothing else, so that any two points of the
/// line are as good.
std::vector<std::size_t> line_slots(ConstructionId id);

} // namespace porism::ui
