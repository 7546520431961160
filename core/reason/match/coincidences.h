// Why points that fall together are one: instances of the rows that conclude it.
#pragma once

#include "reason/match/matcher.h"

namespace porism::reason {

/// Adds the instances of the rows that conclude that two points are one, for the pairs of points in one place of the
/// diagram. The other letters are points that a given names with the later one, at other places, all different;
/// hypotheses are seen in all pictures, conditions in the scene picture. The search takes these points to the power of
/// a row's further letters, at most `max_coincidence_bindings` for all, which then are told as the limit.
void match_coincidences(const diagram::Diagram& diagram, const MatchOptions& options, const Control& control,
                        Matches& matches);

inline constexpr std::uint64_t max_coincidence_bindings = 2'000'000;

} // namespace porism::reason
