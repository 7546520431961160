// Points moved by a translation, a turn, a stretch or a similarity, over any number type N (geometry/construct.h).
#pragma once

#include "geometry/construct.h"
#include "numbers/integer.h"

namespace porism::geometry {

/// p moved as r is moved to q: p + q - r.
template<class N>
MaybePoint<N> shift(const Point<N>& p, const Point<N>& q, const Point<N>& r);
/// p + k (q - p).
template<class N>
MaybePoint<N> point_along(const Point<N>& p, const Point<N>& q, const numbers::Rational& k);
/// p turned about q by k half turns counter-clockwise.
template<class N>
MaybePoint<N> turn(const Point<N>& p, const Point<N>& q, const numbers::Rational& k);
/// The image of c under the similarity that takes a to p and b to q and keeps the orientation; empty if a may be b.
template<class N>
MaybePoint<N> similar_image(const Point<N>& p, const Point<N>& q, const Point<N>& a, const Point<N>& b,
                            const Point<N>& c);
/// The same under the one that turns the orientation round.
template<class N>
MaybePoint<N> mirrored_image(const Point<N>& p, const Point<N>& q, const Point<N>& a, const Point<N>& b,
                             const Point<N>& c);

/// The unit vector at an angle of k half turns, counter-clockwise.
template<class N>
Point<N> unit_at(const numbers::Rational& k);

} // namespace porism::geometry
