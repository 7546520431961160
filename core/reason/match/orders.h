// Points of a line that stand in the same order in every picture.
#pragma once

#include "reason/match/sums.h"

namespace porism::reason {

/// Points of one line in their order on it, three at least.
using Ordered = std::vector<Pt>;

/// Of every line the points that stand in one order with its least ones, then those that do with the least of the
/// points that were left out, until none is left. Further points of a figure add to what its first points make.
std::vector<Ordered> orders(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop);

/// All that the order of those points says of their lengths: the least point of an order is in each of its
/// sums. At most max_sums + 1 of them; a stop leaves out all.
std::vector<Sum> sums_in_order(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop);

} // namespace porism::reason
