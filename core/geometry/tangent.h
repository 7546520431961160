// Common tangents, touching circles and excentres, over any number type N (geometry/construct.h).
#pragma once

#include "geometry/construct.h"

namespace porism::geometry {

/// Opposite to p: outside, beyond qr. Two roots.
template<class N>
MaybePoint<N> excentre(const Point<N>& p, const Point<N>& q, const Point<N>& r);

/// Where a common tangent that leaves both circles on one side touches the first one; left of the line from the first
/// centre to the second in branch 0, right in branch 1. Empty where one circle may lie inside the other. Two roots.
template<class N>
MaybePoint<N> outer_touch(const Circle<N>& first, const Circle<N>& second, int branch);
/// The same of a tangent between the circles; empty unless they are apart.
template<class N>
MaybePoint<N> inner_touch(const Circle<N>& first, const Circle<N>& second, int branch);

/// The centre of a circle that touches the lines ca and cb and the circle about o through a. Eight branches: bit 0 the
/// farther (0) or nearer (1) of two from c, bit 1 touching from inside (0) or from outside, bit 2 within the angle acb
/// or its vertical one (0) or within the adjacent ones. Four roots.
template<class N>
MaybePoint<N> touching_centre(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& o, int branch);

} // namespace porism::geometry
