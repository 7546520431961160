#include "geometry/transform.h"

#include "geometry/decide.h"
#include "geometry/vector.h"
#include "numbers/jet.h"

#include <numbers>

namespace porism::geometry {
namespace {

using numbers::Rational;

template<class N>
Point<N> unit_of(const Rational& k) {
    return {numbers::cos_of_turn<N>(k), numbers::sin_of_turn<N>(k)};
}
/// In pictures a double's cosine does; quarter turns are exact.
template<>
Point<double> unit_of<double>(const Rational& k) {
    if (k * 2 == 1) return {0, 1};
    if (k * 2 == -1) return {0, -1};
    const double angle = k.get_d() * std::numbers::pi;
    return {std::cos(angle), std::sin(angle)};
}

template<class N>
Point<N> conjugate(const Point<N>& u) {
    return {u.x, -u.y};
}

/// u v / w, as complex numbers.
template<class N>
Point<N> stretched(const Point<N>& u, const Point<N>& v, const Point<N>& w) {
    return (N(1) / squared_length(w)) * product(u, quotient_direction(v, w));
}

} // namespace

template<class N>
Point<N> unit_at(const Rational& k) {
    return unit_of<N>(k);
}

template<class N>
MaybePoint<N> shift(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    return p + (q - r);
}

template<class N>
MaybePoint<N> point_along(const Point<N>& p, const Point<N>& q, const Rational& k) {
    return p + numbers::from_rational<N>(k) * (q - p);
}

template<class N>
MaybePoint<N> turn(const Point<N>& p, const Point<N>& q, const Rational& k) {
    return q + product(unit_at<N>(k), p - q);
}

template<class N>
MaybePoint<N> similar_image(const Point<N>& p, const Point<N>& q, const Point<N>& a, const Point<N>& b,
                            const Point<N>& c) {
    if (!certainly_different(a, b)) return std::nullopt;
    return p + stretched<N>(q - p, c - a, b - a);
}

template<class N>
MaybePoint<N> mirrored_image(const Point<N>& p, const Point<N>& q, const Point<N>& a, const Point<N>& b,
                             const Point<N>& c) {
    if (!certainly_different(a, b)) return std::nullopt;
    return p + stretched<N>(q - p, conjugate(c - a), conjugate(b - a));
}

#define PORISM_TRANSFORM(N)                                                                                            \
    template Point<N> unit_at(const Rational&);                                                                        \
    template MaybePoint<N> shift(const Point<N>&, const Point<N>&, const Point<N>&);                                   \
    template MaybePoint<N> point_along(const Point<N>&, const Point<N>&, const Rational&);                             \
    template MaybePoint<N> turn(const Point<N>&, const Point<N>&, const Rational&);                                    \
    template MaybePoint<N> similar_image(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,           \
                                         const Point<N>&);                                                             \
    template MaybePoint<N> mirrored_image(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,          \
                                          const Point<N>&);

PORISM_TRANSFORM(double)
PORISM_TRANSFORM(numbers::Ball)
PORISM_TRANSFORM(numbers::Exact)
PORISM_TRANSFORM(numbers::Constructible)
PORISM_TRANSFORM(numbers::Jet)
#undef PORISM_TRANSFORM

} // namespace porism::geometry
