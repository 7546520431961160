// "Is it certainly not zero?" for every number type: the one place where the tolerance enters a construction.
//
// Balls and exact numbers decide by themselves; for doubles a value within Tolerance::equal of zero, relative to the
// magnitude of its terms, is not told from zero.
#pragma once

#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "numbers/number.h"

#include <cmath>

namespace porism::geometry {

/// `magnitude` is that of the terms of `value`.
inline bool certainly_positive(double value, double magnitude) {
    return std::isfinite(value) && value > Tolerance{}.equal * magnitude;
}
template<class N>
bool certainly_positive(const N& value, const N& /*magnitude*/) {
    using numbers::sign;
    return sign(value).value_or(0) > 0;
}

/// A value of the kind |u| |v| sin or |u| |v| cos, given the squared lengths.
inline bool certainly_nonzero(double value, double squared_u, double squared_v) {
    return std::isfinite(value) && std::fabs(value) > Tolerance{}.equal * std::sqrt(squared_u) * std::sqrt(squared_v);
}
template<class N>
bool certainly_nonzero(const N& value, const N& /*squared_u*/, const N& /*squared_v*/) {
    using numbers::sign;
    return sign(value).value_or(0) != 0;
}

inline bool certainly_different(const Point<double>& p, const Point<double>& q) {
    const double size = std::fabs(p.x) + std::fabs(p.y) + std::fabs(q.x) + std::fabs(q.y);
    return std::fabs(p.x - q.x) + std::fabs(p.y - q.y) > Tolerance{}.equal * size;
}
template<class N>
bool certainly_different(const Point<N>& p, const Point<N>& q) {
    using numbers::sign;
    return sign(squared_length(p - q)).value_or(0) > 0;
}

} // namespace porism::geometry
