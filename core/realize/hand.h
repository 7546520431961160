// Which points of a construction a person places.
#pragma once

#include "base/ids.h"

#include <cstddef>
#include <vector>

namespace porism::realize {

/// The outputs that have inputs of their own, free or on a line or circle, in the order in which they are computed. The
/// others follow from these.
std::vector<std::size_t> outputs_by_hand(ConstructionId row);

} // namespace porism::realize
