// What the order of the points of a line says of their lengths.
#pragma once

#include "reason/match/sums.h"

namespace porism::reason {

/// Of every line, all that the order of its points says of their lengths: the least point is in each of the sums, so
/// that further points leave those that there are. The points are on it in every picture, their order is that of the
/// first. At most max_sums + 1 of them; a stop leaves out all.
std::vector<Sum> sums_in_order(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop);

} // namespace porism::reason
