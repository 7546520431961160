// What statements say linearly of lengths and angles, with the theorems of order in triangles: whether a figure can
// have them all.
#pragma once

#include "facts/linear_bounds.h"
#include "facts/statement.h"

#include <cstddef>
#include <span>
#include <vector>

namespace porism::facts {

/// A bound that follows from some statements, by their numbers, ascending; from none where every figure has it.
struct Consequence {
    LinearBound bound;
    std::vector<std::size_t> from;
};

/// What comparisons and unconditional readings of statements say, of sides of a triangle an angle of which is told by a
/// number also by their squares; that points between which an angle is spoken of are a triangle; that lengths are
/// positive and angles between 0 and 180 degrees; the sums of parts of a segment, halves of it among them that are
/// equal, lines between midpoints, and that a point between two others is nearer to any point than one of them; and of
/// the triangles that are spoken of what order_rows.h forbids, where the order statement of a row is among the
/// statements. Of more than a thousand triangles nothing is said.
std::vector<Consequence> linear_consequences(std::span<const Statement> statements);

/// Of comparisons among the statements whose amounts may be equal (AB <= AC) those whose amounts are, in every figure
/// that has all the statements: exact, where the linear consequences show it. By their numbers, ascending; of at most
/// 16 such comparisons, and none where the statements contradict each other.
std::vector<std::size_t> equal_in_order(std::span<const Statement> statements);

/// Of statements some that no figure has together, each of which is needed for that: exact. Of amounts that differ it
/// is shown either way, for one pair of 16 at most. By their numbers, ascending; empty where nothing is shown so.
std::vector<std::size_t> impossible_in_order(std::span<const Statement> statements);

} // namespace porism::facts
