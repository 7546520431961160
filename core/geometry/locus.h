// Lines and circles on which a point lies that sees an angle or keeps a ratio, over any number type N
// (geometry/construct.h for what "empty" means). Angles are directed and modulo pi.
#pragma once

#include "geometry/construct.h"
#include "numbers/integer.h"

namespace porism::geometry {

/// The line through p whose direction is that from q to r turned by k half turns counter-clockwise.
template<class N>
MaybeLine<N> turned_line(const Point<N>& p, const Point<N>& q, const Point<N>& r, const numbers::Rational& k);
/// The line l through g with angle(ef, l) = angle(ab, cd).
template<class N>
MaybeLine<N> equal_angle_line(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d,
                              const Point<N>& e, const Point<N>& f, const Point<N>& g);
/// The line from q into the angle pqr that makes a third of it with qp. Over exact numbers only where the
/// tangent of that third, or of it and 60 degrees, is a small fraction: otherwise it is of degree 3 and "cannot be
/// told".
template<class N>
MaybeLine<N> trisector(const Point<N>& p, const Point<N>& q, const Point<N>& r);

/// On the diameter pq.
template<class N>
MaybeCircle<N> diameter_circle(const Point<N>& p, const Point<N>& q);
/// Centre o, radius k.
template<class N>
MaybeCircle<N> circle_of_radius(const Point<N>& o, const numbers::Rational& k);
/// Centre o, radius sqrt(k).
template<class N>
MaybeCircle<N> circle_of_squared_radius(const Point<N>& o, const numbers::Rational& k);
/// Centre o, radius k |pq|.
template<class N>
MaybeCircle<N> scaled_circle(const Point<N>& o, const Point<N>& p, const Point<N>& q, const numbers::Rational& k);
/// Centre o, radius sqrt(k) |pq|.
template<class N>
MaybeCircle<N> squared_scaled_circle(const Point<N>& o, const Point<N>& p, const Point<N>& q,
                                     const numbers::Rational& k);
/// Centre g; the radius is the fourth proportional: |ab| : |cd| = |ef| : radius.
template<class N>
MaybeCircle<N> fourth_proportional_circle(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d,
                                          const Point<N>& e, const Point<N>& f, const Point<N>& g);
/// The points x with |xa| : |xc| = |ef| : |gh| (Apollonius); empty if these may be equal.
template<class N>
MaybeCircle<N> apollonius_circle(const Point<N>& a, const Point<N>& c, const Point<N>& e, const Point<N>& f,
                                 const Point<N>& g, const Point<N>& h);
/// The points x with |xa| : |xb| = k; empty if k is 1.
template<class N>
MaybeCircle<N> ratio_circle(const Point<N>& a, const Point<N>& b, const numbers::Rational& k);
/// The points x with angle(xa, xb) = angle(de, df) (Euclid III.21); empty if d, e, f may lie on one line.
template<class N>
MaybeCircle<N> inscribed_circle(const Point<N>& a, const Point<N>& b, const Point<N>& d, const Point<N>& e,
                                const Point<N>& f);

/// The point x with angle(ab, ax) = angle(cx, cb) whose tangent is t: with t it runs through a hyperbola.
template<class N>
MaybePoint<N> equal_angles_point(const Point<N>& a, const Point<N>& b, const Point<N>& c, const N& t);

} // namespace porism::geometry
