// Truth of a statement in a picture, over doubles, balls and algebraic numbers (definitions 6, 8 and 12).
#pragma once

#include "facts/statement.h"
#include "geometry/point.h"
#include "geometry/tolerance.h"
#include "numbers/ball.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::facts {

template<class N>
using Points = std::span<const geometry::Point<N>>;

/// Polynomials in the coordinates, free of roots and quotients, that all vanish exactly when an equality holds (points
/// of a pair being different; those of cyclic also vanish for four points of one line, see `proviso`). At most 4.
/// Defined for N = double, numbers::Ball, numbers::Exact. Empty for order statements; relations have none (asserted).
template<class N>
std::vector<N> residuals(const Statement& statement, Points<N> points);

/// A polynomial that is positive exactly when an order statement holds; for inequations its square is meant: holds iff
/// non-zero.
template<class N>
N order_value(const Statement& statement, Points<N> points);

/// What must hold besides the residuals: ncoll for cyclic, nothing for the other predicates.
std::optional<Statement> proviso(const Statement& statement);
/// What one who states it says besides: its proviso; of parallels between four points that they are two lines.
std::optional<Statement> said_besides(const Statement& given);

/// Appends of a predicate each polynomial of `residuals` with the magnitude of its terms, in a picture of doubles. None
/// for order statements; relations have their own (facts/relation.h).
void add_residuals(std::vector<Residual>& out, const Statement& statement, Points<double> points);

/// Seen in a picture of doubles: the greatest residual relative to the magnitude of its own terms (0 = holds exactly,
/// about 1 = fails badly; sines of angles and relative differences of lengths and areas, so that scale and position do
/// not matter). An order statement gives its clearance: positive where it holds, in sines and relative differences too,
/// the least of them where several must be clear; the distance of diff is relative to the extent of the picture.
double relative_residual(const Statement& statement, Points<double> points, const Letters& letters = {});
/// The clearance from which on an order statement is seen to hold.
double clear_limit(const Statement& statement, const geometry::Tolerance& tolerance = {});
/// "Seen here": equality by geometry::Tolerance::equal (and its proviso), order by clear_limit. Proposes, never
/// decides.
bool seen(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance = {},
          const Letters& letters = {});

/// Four points of cyclic that lie on one line: the residuals vanish, and it is false.
bool flat(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance = {});
/// "Clearly false here": an equality by the clear limit or its proviso, an order statement by a clearance that is as
/// clearly negative. Inequations are never clearly false: what they exclude may hold by less than is seen.
bool refuted(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance = {});

/// Decides an order statement by a ball picture: yes, no, or undecided when zero is inside the ball.
numbers::Decision decide_order(const Statement& statement, Points<numbers::Ball> points);
/// Decides any statement exactly; undecided when the work limits of the numbers say so, and for the relations that
/// facts/relation_exact.h leaves open.
numbers::Decision decide_exactly(const Statement& statement, Points<numbers::Exact> points);
numbers::Decision decide_exactly(const Statement& statement, Points<numbers::Constructible> points);

} // namespace porism::facts
