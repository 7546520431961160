// The primitives from which figures are computed, over any number type N: double, numbers::Ball, numbers::Exact.
//
// Each result is empty where the object does not exist (parallel lines do not meet), and over balls and exact numbers
// also where that cannot be told. Over doubles "cannot be told" is Tolerance::equal, relative to the size of the terms:
// an intersection that is as good as parallel or touching is refused. Only meet_line_circle, meet_circles,
// internal_bisector and incentre take roots.
#pragma once

#include "geometry/point.h"

#include <optional>

namespace porism::geometry {

template<class N>
using MaybePoint = std::optional<Point<N>>;
template<class N>
using MaybeLine = std::optional<Line<N>>;
template<class N>
using MaybeCircle = std::optional<Circle<N>>;

/// The direction (b, -a), as a vector.
template<class N>
Point<N> direction(const Line<N>& line);

// Lines. The direction decides which meeting point is branch 0.

/// Through `p` with the given direction.
template<class N>
MaybeLine<N> line_along(const Point<N>& p, const Point<N>& direction);
/// Directed from p to q.
template<class N>
MaybeLine<N> line(const Point<N>& p, const Point<N>& q);
/// Through p, directed as from q to r.
template<class N>
MaybeLine<N> parallel(const Point<N>& p, const Point<N>& q, const Point<N>& r);
/// Through p, directed as from q to r turned by a right angle counter-clockwise.
template<class N>
MaybeLine<N> perpendicular(const Point<N>& p, const Point<N>& q, const Point<N>& r);
/// Directed as from p to q turned by a right angle counter-clockwise.
template<class N>
MaybeLine<N> perpendicular_bisector(const Point<N>& p, const Point<N>& q);
/// Of the angle pqr, directed from q into the angle; empty if p, q, r lie on one line.
template<class N>
MaybeLine<N> internal_bisector(const Point<N>& p, const Point<N>& q, const Point<N>& r);
/// The line l through a with angle(l, ab) = angle(dc, de), directed modulo pi.
template<class N>
MaybeLine<N> angle_line(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d, const Point<N>& e);

// Circles.

/// Centre o, through p. The start is the point opposite to p, so that p, where no other point stands, is the one
/// without a parameter.
template<class N>
MaybeCircle<N> circle(const Point<N>& o, const Point<N>& p);
/// Centre o, radius |pq|.
template<class N>
MaybeCircle<N> circle_radius(const Point<N>& o, const Point<N>& p, const Point<N>& q);
/// The same of p.
template<class N>
MaybeCircle<N> circle_through(const Point<N>& p, const Point<N>& q, const Point<N>& r);

// Points.

/// The start point turned about the centre by 2 atan(t), counter-clockwise. Rational in t; the point opposite to the
/// start has no parameter. parameter_on_circle is the inverse, for the nearest
/// point to p (p not the centre); it takes a root.
template<class N>
MaybePoint<N> point_on_circle(const Circle<N>& circle, const N& t);
template<class N>
std::optional<N> parameter_on_circle(const Circle<N>& circle, const Point<N>& p);

template<class N>
MaybePoint<N> midpoint(const Point<N>& p, const Point<N>& q);
template<class N>
MaybePoint<N> foot(const Point<N>& p, const Line<N>& line);
/// The mirror image of p in the line.
template<class N>
MaybePoint<N> reflect(const Point<N>& p, const Line<N>& line);
/// The image of p in the point q.
template<class N>
MaybePoint<N> mirror(const Point<N>& p, const Point<N>& q);
template<class N>
MaybePoint<N> circumcentre(const Point<N>& p, const Point<N>& q, const Point<N>& r);
/// Inside the triangle. Two roots.
template<class N>
MaybePoint<N> incentre(const Point<N>& p, const Point<N>& q, const Point<N>& r);
template<class N>
MaybePoint<N> orthocentre(const Point<N>& p, const Point<N>& q, const Point<N>& r);

template<class N>
MaybePoint<N> meet_lines(const Line<N>& l, const Line<N>& m);
/// Two points or none: branch 0 along the line's direction, branch 1 against it. Touching counts as none.
template<class N>
MaybePoint<N> meet_line_circle(const Line<N>& line, const Circle<N>& circle, int branch);
/// The second meeting point, known lying on both; known itself where the line touches. Rational.
template<class N>
MaybePoint<N> other_on_line_circle(const Line<N>& line, const Circle<N>& circle, const Point<N>& known);
/// Two points or none: branch 0 to the left of the line from the first centre to the second, branch 1 to the right.
template<class N>
MaybePoint<N> meet_circles(const Circle<N>& first, const Circle<N>& second, int branch);
/// The second meeting point, known lying on both; known itself where the circles touch. Rational.
template<class N>
MaybePoint<N> other_on_circles(const Circle<N>& first, const Circle<N>& second, const Point<N>& known);

} // namespace porism::geometry
