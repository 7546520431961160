// Where segments of a line are to be added: instances of segment_addition that may tell something.
#pragma once

#include "reason/match/incidence.h"

#include <array>
#include <span>
#include <vector>

namespace porism::reason {

/// No more sums are looked for: the bound of what the table of lengths may cost.
inline constexpr std::size_t max_sums = 4'000;

/// Three points of one line in all pictures, the second between the others in the first picture.
using Sum = std::array<Pt, 3>;

/// Only lengths that other things are said about can make a sum say something of them: those that are equal to others,
/// seen in all pictures, and `measured` ones. The segments of a line with such lengths, as edges between its points,
/// say something of each other where they form circuits; what is on none is left out, and then perhaps what was equal
/// to it. Of each part that hangs together every segment is the difference of two from its first point. Sums are in a
/// fixed order, max_sums + 1 of them at most; a stop leaves out all.
std::vector<Sum> sums(std::span<const Figure> pictures, const Incidence& incidence,
                      std::span<const facts::PointPair> measured, const StopToken& stop);

} // namespace porism::reason
