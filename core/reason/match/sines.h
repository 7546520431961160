// Where the law of sines may say something: triangles whose angles are seen to have the sines of other angles.
#pragma once

#include "reason/match/matcher.h"
#include "reason/match/sight.h"

#include <span>

namespace porism::reason {

/// Instances of the rows about sines, added to `matches` in a fixed order. The law is taken for a triangle only if two
/// of its angles at least are seen, in all pictures, to have the sine of an angle of another such triangle, or of 30,
/// 45, 60 or 90 degrees: only their sines become variables. Angles between the same two lines are each compared with
/// one of them; those between different lines pair by pair, each with the next `most_compared`, and where they are
/// more, one of those that `left` shows to be known as equal stands for all. Points that are merged
/// into others stand anywhere, and are left out. A stop leaves out what was not found yet.
void match_sines(const diagram::Diagram& diagram, const Sight& sight, std::span<const RuleId> banned,
                 const AngleLeft& left, const StopToken& stop, Matches& matches);

} // namespace porism::reason
