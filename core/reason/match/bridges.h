// What two tables say in their own ways: found in one, it is to be told to the other.
#pragma once

#include "facts/truth.h"
#include "reason/match/incidence.h"

#include <span>
#include <vector>

namespace porism::reason {

/// The right angles and equal lengths that are seen in all pictures, in a fixed order: directions or logarithms may
/// tell them first, or squared lengths. Of two perpendicular lines as many pairs as determine the squares of all
/// others; of many equal lengths each with the next ones. And the triples of each line, with their midpoints: one
/// parallel through a point is told to the classes, and to the directions of the other pairs.
std::vector<facts::Statement> bridges(std::span<const Figure> pictures, const Incidence& incidence,
                                      const StopToken& stop = {});

} // namespace porism::reason
