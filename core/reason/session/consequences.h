// What closed tables imply about the pairs of points of a figure. Candidates are seen in the pictures; whoever holds
// the tables decides.
#pragma once

#include "base/stop.h"
#include "facts/equation.h"
#include "reason/match/figure.h"

#include <functional>
#include <span>
#include <vector>

namespace porism::reason {

/// Whether a statement follows; one that does is taken down.
using Decide = std::function<bool(const facts::Statement&)>;

/// Asks of pairs of points: for each two of them whether their directions (or lengths) are the same, of directions also
/// whether they are perpendicular; then of each angle at a point (ratio of two lengths with a common end) whether it is
/// a known number, and whether it equals one that was asked about before. Pairs with the same direction (length) count
/// as one from then on. No pair may come twice. O(p^2) comparisons of numbers for p pairs and O(n d^2 log n) for d
/// pairs at each of n points; a stop ends it early.
void ask_consequences(facts::TableKind table, std::span<const Figure> pictures, std::span<const facts::PointPair> pairs,
                      const Decide& follows, const StopToken& stop);

} // namespace porism::reason
