#include "geometry/tangent.h"

#include "geometry/decide.h"
#include "geometry/vector.h"
#include "numbers/jet.h"

namespace porism::geometry {
namespace {

using std::nullopt;

/// The touching point where the radii of the second circle count with this sign: + for outer tangents, - for inner.
template<class N>
MaybePoint<N> touch(const Circle<N>& first, const Circle<N>& second, int sign, int branch) {
    if (!certainly_different(first.centre, second.centre)) return nullopt;
    using numbers::sqrt;
    const Point<N> d = second.centre - first.centre;
    const N n = squared_length(d);
    // r1 (r1 - s r2) and (r1 - s r2)^2.
    const N both = N(sign) * sqrt(first.squared_radius * second.squared_radius);
    const N along = (first.squared_radius - both) / n;
    const N apart = n - (first.squared_radius + second.squared_radius - N(2) * both);
    if (!certainly_positive(apart, n)) return nullopt;
    const N across = sqrt(first.squared_radius * apart) / n;
    return first.centre + along * d + (branch == 0 ? across : -across) * turned(d);
}

} // namespace

template<class N>
MaybePoint<N> excentre(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    const Point<N> u = q - p, v = r - p;
    if (!certainly_nonzero(cross(u, v), squared_length(u), squared_length(v))) return nullopt;
    // Weights -|qr| : |rp| : |pq|, all times |pq|, as for the incentre.
    using numbers::sqrt;
    const N aa = squared_length(r - q), bb = squared_length(v), cc = squared_length(u);
    const N wp = sqrt(aa * cc), wq = sqrt(bb * cc);
    const N scale = N(1) / (wq + cc - wp);
    return p + scale * (wq * u + cc * v);
}

template<class N>
MaybePoint<N> outer_touch(const Circle<N>& first, const Circle<N>& second, int branch) {
    return touch(first, second, 1, branch);
}

template<class N>
MaybePoint<N> inner_touch(const Circle<N>& first, const Circle<N>& second, int branch) {
    return touch(first, second, -1, branch);
}

template<class N>
MaybePoint<N> touching_centre(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& o, int branch) {
    using numbers::abs;
    using numbers::sqrt;
    const Point<N> to_a = a - c, to_b = b - c, to_o = o - c;
    const N aa = squared_length(to_a), bb = squared_length(to_b);
    if (!certainly_nonzero(cross(to_a, to_b), aa, bb)) return nullopt;
    // Unit vectors along the lines; the centre is c + s (u + v), its distance to the lines s |u x v|.
    const Point<N> u = (N(1) / sqrt(aa)) * to_a;
    const Point<N> v = ((branch & 4) == 0 ? N(1) : N(-1)) * ((N(1) / sqrt(bb)) * to_b);
    const Point<N> w = u + v;
    const N radius = sqrt(squared_length(a - o));
    const N sine = ((branch & 2) == 0 ? N(-1) : N(1)) * abs(cross(u, v));
    // |s w - o|^2 = (radius + s sine)^2, with (1 + u.v)^2 = |w|^2 - sine^2.
    const N below = (N(1) + dot(u, v)) * (N(1) + dot(u, v));
    const N middle = dot(w, to_o) + radius * sine;
    const N discriminant = middle * middle - below * (squared_length(to_o) - radius * radius);
    if (!certainly_positive(discriminant, middle * middle)) return nullopt;
    const N root = sqrt(discriminant);
    return c + ((middle + ((branch & 1) == 0 ? root : -root)) / below) * w;
}

#define PORISM_TANGENT(N)                                                                                              \
    template MaybePoint<N> excentre(const Point<N>&, const Point<N>&, const Point<N>&);                                \
    template MaybePoint<N> outer_touch(const Circle<N>&, const Circle<N>&, int);                                       \
    template MaybePoint<N> inner_touch(const Circle<N>&, const Circle<N>&, int);                                       \
    template MaybePoint<N> touching_centre(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&, int);

PORISM_TANGENT(double)
PORISM_TANGENT(numbers::Ball)
PORISM_TANGENT(numbers::Exact)
PORISM_TANGENT(numbers::Constructible)
PORISM_TANGENT(numbers::Jet)
#undef PORISM_TANGENT

} // namespace porism::geometry
