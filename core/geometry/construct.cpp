#include "geometry/construct.h"

#include "geometry/decide.h"
#include "geometry/vector.h"
#include "numbers/jet.h"

namespace porism::geometry {
namespace {

using std::nullopt;

/// a*x + b*y - c at p: the signed distance times the length of (a, b), positive to the left of the direction.
template<class N>
N value_at(const Line<N>& line, const Point<N>& p) {
    return line.a * p.x + line.b * p.y - line.c;
}

template<class N>
N squared_normal(const Line<N>& line) {
    return line.a * line.a + line.b * line.b;
}

/// p moved along the normal by `factor` times (a, b).
template<class N>
Point<N> along_normal(const Point<N>& p, const Line<N>& line, const N& factor) {
    return {p.x + factor * line.a, p.y + factor * line.b};
}

/// |u| |v| for a product of lengths, without asking whether either is zero: the root of a product costs one root.
template<class N>
N product_of_lengths(const N& squared_u, const N& squared_v) {
    using numbers::sqrt;
    return sqrt(squared_u * squared_v);
}

/// The triangle's doubled signed area, or nothing if the points may lie on one line.
template<class N>
std::optional<N> proper_area(const Point<N>& u, const Point<N>& v) {
    N area = cross(u, v);
    if (!certainly_nonzero(area, squared_length(u), squared_length(v))) return nullopt;
    return area;
}

} // namespace

template<class N>
Point<N> direction(const Line<N>& line) {
    return {line.b, -line.a};
}

template<class N>
MaybeLine<N> line_along(const Point<N>& p, const Point<N>& direction) {
    const N a = -direction.y, b = direction.x;
    return Line<N>{a, b, a * p.x + b * p.y};
}

template<class N>
MaybeLine<N> line(const Point<N>& p, const Point<N>& q) {
    return parallel(p, p, q);
}

template<class N>
MaybeLine<N> parallel(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    if (!certainly_different(q, r)) return nullopt;
    return line_along(p, r - q);
}

template<class N>
MaybeLine<N> perpendicular(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    if (!certainly_different(q, r)) return nullopt;
    return line_along(p, turned(r - q));
}

template<class N>
MaybeLine<N> perpendicular_bisector(const Point<N>& p, const Point<N>& q) {
    return perpendicular(*midpoint(p, q), p, q);
}

template<class N>
MaybeLine<N> internal_bisector(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    const Point<N> u = p - q, v = r - q;
    if (!proper_area(u, v)) return nullopt;
    // u/|u| + v/|v|, times |u|^2 |v|.
    const N both = product_of_lengths(squared_length(u), squared_length(v));
    return line_along(q, both * u + squared_length(u) * v);
}

template<class N>
MaybeLine<N> angle_line(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d, const Point<N>& e) {
    if (!certainly_different(a, b) || !certainly_different(c, d) || !certainly_different(d, e)) return nullopt;
    return line_along(a, quotient_direction(product(b - a, c - d), e - d));
}

template<class N>
MaybeCircle<N> circle(const Point<N>& o, const Point<N>& p) {
    return circle_radius(o, p, o);
}

template<class N>
MaybeCircle<N> circle_radius(const Point<N>& o, const Point<N>& p, const Point<N>& q) {
    if (!certainly_different(p, q)) return nullopt;
    return Circle<N>{o, squared_length(q - p), o + (q - p)};
}

template<class N>
MaybeCircle<N> circle_through(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    const auto centre = circumcentre(p, q, r);
    if (!centre) return nullopt;
    return Circle<N>{*centre, squared_length(p - *centre), mirror(p, *centre).value()};
}

template<class N>
MaybePoint<N> point_on_circle(const Circle<N>& circle, const N& t) {
    const N square = t * t;
    const Point<N> turn{N(1) - square, N(2) * t};
    return circle.centre + (N(1) / (N(1) + square)) * product(turn, circle.start - circle.centre);
}

template<class N>
std::optional<N> parameter_on_circle(const Circle<N>& circle, const Point<N>& p) {
    // tan of half the angle: sin / (1 + cos), with |u| |v| in place of 1.
    const Point<N> u = circle.start - circle.centre, v = p - circle.centre;
    const N both = product_of_lengths(squared_length(u), squared_length(v));
    const N below = both + dot(u, v);
    if (!certainly_positive(below, both)) return nullopt;
    return cross(u, v) / below;
}

template<class N>
MaybePoint<N> midpoint(const Point<N>& p, const Point<N>& q) {
    return Point<N>{(p.x + q.x) / N(2), (p.y + q.y) / N(2)};
}

template<class N>
MaybePoint<N> foot(const Point<N>& p, const Line<N>& line) {
    const N n = squared_normal(line);
    if (!certainly_positive(n, n)) return nullopt;
    return along_normal(p, line, -value_at(line, p) / n);
}

template<class N>
MaybePoint<N> reflect(const Point<N>& p, const Line<N>& line) {
    const auto middle = foot(p, line);
    if (!middle) return nullopt;
    return mirror(p, *middle);
}

template<class N>
MaybePoint<N> mirror(const Point<N>& p, const Point<N>& q) {
    return q + (q - p);
}

template<class N>
MaybePoint<N> circumcentre(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    // Relative to p, so that nothing cancels when the triangle is far from the origin.
    const Point<N> u = q - p, v = r - p;
    const auto area = proper_area(u, v);
    if (!area) return nullopt;
    const N uu = squared_length(u), vv = squared_length(v);
    const N half = N(1) / (N(2) * *area);
    return p + Point<N>{half * (v.y * uu - u.y * vv), half * (u.x * vv - v.x * uu)};
}

template<class N>
MaybePoint<N> incentre(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    if (!proper_area(q - p, r - p)) return nullopt;
    // Weights |qr| : |rp| : |pq|, all times |pq|, so that two roots do.
    const N aa = squared_length(r - q), bb = squared_length(p - r), cc = squared_length(q - p);
    const N wp = product_of_lengths(aa, cc), wq = product_of_lengths(bb, cc);
    const N scale = N(1) / (wp + wq + cc);
    return p + scale * (wq * (q - p) + cc * (r - p));
}

template<class N>
MaybePoint<N> orthocentre(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    const Point<N> u = q - p, v = r - p;
    const auto area = proper_area(u, v);
    if (!area) return nullopt;
    const N factor = dot(u, v) / *area;
    return p + factor * turned(u - v);
}

template<class N>
MaybePoint<N> meet_lines(const Line<N>& l, const Line<N>& m) {
    const N determinant = l.a * m.b - m.a * l.b;
    if (!certainly_nonzero(determinant, squared_normal(l), squared_normal(m))) return nullopt;
    return Point<N>{(l.c * m.b - m.c * l.b) / determinant, (l.a * m.c - m.a * l.c) / determinant};
}

template<class N>
MaybePoint<N> meet_line_circle(const Line<N>& line, const Circle<N>& circle, int branch) {
    const N n = squared_normal(line);
    const N s = value_at(line, circle.centre);
    const N reach = circle.squared_radius * n;
    const N discriminant = reach - s * s;
    if (!certainly_positive(discriminant, reach)) return nullopt;
    using numbers::sqrt;
    const N root = sqrt(discriminant) / n;
    return along_normal(circle.centre, line, -s / n) + (branch == 0 ? root : -root) * direction(line);
}

template<class N>
MaybePoint<N> other_on_line_circle(const Line<N>& line, const Circle<N>& circle, const Point<N>& known) {
    const N n = squared_normal(line);
    if (!certainly_positive(n, n)) return nullopt;
    const N t = N(2) * dot(direction(line), circle.centre - known) / n;
    return known + t * direction(line);
}

template<class N>
MaybePoint<N> meet_circles(const Circle<N>& first, const Circle<N>& second, int branch) {
    if (!certainly_different(first.centre, second.centre)) return nullopt;
    const Point<N> d = second.centre - first.centre;
    const N n = squared_length(d);
    // In units of d: the foot of the common chord, and the square of half the chord.
    const N reach = first.squared_radius / n;
    const N along = (reach - second.squared_radius / n + N(1)) / N(2);
    const N discriminant = reach - along * along;
    if (!certainly_positive(discriminant, reach)) return nullopt;
    using numbers::sqrt;
    const N root = sqrt(discriminant);
    return first.centre + along * d + (branch == 0 ? root : -root) * turned(d);
}

template<class N>
MaybePoint<N> other_on_circles(const Circle<N>& first, const Circle<N>& second, const Point<N>& known) {
    const auto centres = line(first.centre, second.centre);
    if (!centres) return nullopt;
    return reflect(known, *centres);
}

#define PORISM_CONSTRUCT(N)                                                                                            \
    template Point<N> direction(const Line<N>&);                                                                       \
    template MaybeLine<N> line_along(const Point<N>&, const Point<N>&);                                                \
    template MaybeLine<N> line(const Point<N>&, const Point<N>&);                                                      \
    template MaybeLine<N> parallel(const Point<N>&, const Point<N>&, const Point<N>&);                                 \
    template MaybeLine<N> perpendicular(const Point<N>&, const Point<N>&, const Point<N>&);                            \
    template MaybeLine<N> perpendicular_bisector(const Point<N>&, const Point<N>&);                                    \
    template MaybeLine<N> internal_bisector(const Point<N>&, const Point<N>&, const Point<N>&);                        \
    template MaybeLine<N> angle_line(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,               \
                                     const Point<N>&);                                                                 \
    template MaybeCircle<N> circle(const Point<N>&, const Point<N>&);                                                  \
    template MaybeCircle<N> circle_radius(const Point<N>&, const Point<N>&, const Point<N>&);                          \
    template MaybeCircle<N> circle_through(const Point<N>&, const Point<N>&, const Point<N>&);                         \
    template MaybePoint<N> point_on_circle(const Circle<N>&, const N&);                                                \
    template std::optional<N> parameter_on_circle(const Circle<N>&, const Point<N>&);                                  \
    template MaybePoint<N> midpoint(const Point<N>&, const Point<N>&);                                                 \
    template MaybePoint<N> foot(const Point<N>&, const Line<N>&);                                                      \
    template MaybePoint<N> reflect(const Point<N>&, const Line<N>&);                                                   \
    template MaybePoint<N> mirror(const Point<N>&, const Point<N>&);                                                   \
    template MaybePoint<N> circumcentre(const Point<N>&, const Point<N>&, const Point<N>&);                            \
    template MaybePoint<N> incentre(const Point<N>&, const Point<N>&, const Point<N>&);                                \
    template MaybePoint<N> orthocentre(const Point<N>&, const Point<N>&, const Point<N>&);                             \
    template MaybePoint<N> meet_lines(const Line<N>&, const Line<N>&);                                                 \
    template MaybePoint<N> meet_line_circle(const Line<N>&, const Circle<N>&, int);                                    \
    template MaybePoint<N> other_on_line_circle(const Line<N>&, const Circle<N>&, const Point<N>&);                    \
    template MaybePoint<N> meet_circles(const Circle<N>&, const Circle<N>&, int);                                      \
    template MaybePoint<N> other_on_circles(const Circle<N>&, const Circle<N>&, const Point<N>&);

PORISM_CONSTRUCT(double)
PORISM_CONSTRUCT(numbers::Ball)
PORISM_CONSTRUCT(numbers::Exact)
PORISM_CONSTRUCT(numbers::Constructible)
PORISM_CONSTRUCT(numbers::Jet)
#undef PORISM_CONSTRUCT

} // namespace porism::geometry
