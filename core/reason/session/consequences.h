// What closed tables imply about the pairs of points of a figure. Candidates are seen in the pictures; whoever holds
// the tables decides.
#pragma once

#include "facts/equation.h"
#include "reason/match/figure.h"

#include <functional>
#include <span>
#include <vector>

namespace porism::reason {

/// Whether a statement follows; one that does is taken down.
using Decide = std::function<bool(const facts::Statement&)>;
/// Whether to leave before the end.
using Leave = std::function<bool()>;

/// Angles (ratios) that are looked at; a figure of 100 points in general position has so many.
inline constexpr std::size_t most_differences = 500'000;

/// Asks of pairs of points: for each two of them whether their directions (or lengths) are the same, of directions also
/// whether they are perpendicular; then of each angle at a point (ratio of two lengths with a common end) whether it is
/// a known number, and whether it equals one that was asked about before. Pairs with the same direction (length) count
/// as one from then on. No pair may come twice. O(p log p) comparisons of numbers for p pairs besides those that are
/// seen to be the same, and O(n d^2 log n) for d pairs at each of n points. False if not everything was asked: there
/// are more than most_differences.
bool ask_consequences(facts::TableKind table, std::span<const Figure> pictures, std::span<const facts::PointPair> pairs,
                      const Decide& follows, const Leave& leave);

} // namespace porism::reason
