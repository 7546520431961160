#include "geometry/locus.h"

#include "geometry/decide.h"
#include "geometry/transform.h"
#include "geometry/vector.h"
#include "numbers/jet.h"

#include <cmath>
#include <numbers>

namespace porism::geometry {
namespace {

using numbers::Ball;
using numbers::Exact;
using numbers::Rational;
using std::nullopt;

/// u turned by a third of the angle from u to v.
std::optional<Point<double>> third_of(const Point<double>& u, const Point<double>& v) {
    const double angle = std::atan2(cross(u, v), dot(u, v)) / 3;
    return product(u, Point<double>{std::cos(angle), std::sin(angle)});
}
template<class N>
std::optional<Point<N>> third_by_angle(const Point<N>& u, const Point<N>& v) {
    const N angle = atan2(cross(u, v), dot(u, v)) / N(3);
    return product(u, Point<N>{cos(angle), sin(angle)});
}
std::optional<Point<Ball>> third_of(const Point<Ball>& u, const Point<Ball>& v) {
    return third_by_angle(u, v);
}
std::optional<Point<numbers::Jet>> third_of(const Point<numbers::Jet>& u, const Point<numbers::Jet>& v) {
    return third_by_angle(u, v);
}

/// The simplest fraction nearer to a value than a double tells; nothing if its denominator is not small.
std::optional<Rational> small_fraction(double value) {
    constexpr std::int64_t largest = 4096;
    std::int64_t p0 = 0, q0 = 1, p1 = 1, q1 = 0;
    for (double rest = value; q1 <= largest && std::fabs(rest) < 1e9;) {
        const double whole = std::floor(rest);
        const auto digit = static_cast<std::int64_t>(whole);
        const std::int64_t p2 = digit * p1 + p0, q2 = digit * q1 + q0;
        p0 = std::exchange(p1, p2);
        q0 = std::exchange(q1, q2);
        if (std::fabs(static_cast<double>(p1) / static_cast<double>(q1) - value) < 1e-12)
            return numbers::ratio(numbers::from_int64(p1), numbers::from_int64(q1));
        rest = 1 / (rest - whole);
    }
    return nullopt;
}

/// Over exact numbers: by a small tangent, or one that is small but for a turn by 60 degrees, where thrice its angle
/// leads from u to v.
template<class N>
std::optional<Point<N>> third_of(const Point<N>& u, const Point<N>& v) {
    const Point<double> near_u{numbers::to_double(u.x), numbers::to_double(u.y)};
    const Point<double> near_v{numbers::to_double(v.x), numbers::to_double(v.y)};
    const double angle = std::atan2(cross(near_u, near_v), dot(near_u, near_v)) / 3;
    for (const int sixth : {0, 1, -1}) {
        const auto tangent = small_fraction(std::tan(angle - sixth * std::numbers::pi / 3));
        if (!tangent) continue;
        const Point<N> plain{N(1), numbers::from_rational<N>(*tangent)};
        const Point<N> step = sixth == 0 ? plain : product(plain, unit_at<N>(numbers::ratio(sixth, 3)));
        Point<N> third = product(u, step);
        if (numbers::is_zero(cross(product(product(third, step), step), v)) == numbers::Decision::yes) return third;
    }
    return nullopt;
}

} // namespace

template<class N>
MaybeLine<N> turned_line(const Point<N>& p, const Point<N>& q, const Point<N>& r, const Rational& k) {
    if (!certainly_different(q, r)) return nullopt;
    return line_along(p, product(unit_at<N>(k), r - q));
}

template<class N>
MaybeLine<N> equal_angle_line(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d,
                              const Point<N>& e, const Point<N>& f, const Point<N>& g) {
    if (!certainly_different(a, b) || !certainly_different(c, d) || !certainly_different(e, f)) return nullopt;
    return line_along(g, quotient_direction(product(f - e, d - c), b - a));
}

template<class N>
MaybeLine<N> trisector(const Point<N>& p, const Point<N>& q, const Point<N>& r) {
    const Point<N> u = p - q, v = r - q;
    if (!certainly_nonzero(cross(u, v), squared_length(u), squared_length(v))) return nullopt;
    const auto third = third_of(u, v);
    if (!third) return nullopt;
    return line_along(q, *third);
}

template<class N>
MaybeCircle<N> diameter_circle(const Point<N>& p, const Point<N>& q) {
    if (!certainly_different(p, q)) return nullopt;
    const auto middle = midpoint(p, q);
    return Circle<N>{*middle, squared_length(p - *middle), p};
}

/// The start of a circle that no point of it is known of, from its centre, for the radius 1. What is opposite to it has
/// no parameter: it lies in no direction that figures are given coordinates in.
template<class N>
Point<N> unusual_direction() {
    return {numbers::from_rational<N>(Rational(99, 101)), numbers::from_rational<N>(Rational(20, 101))};
}

template<class N>
MaybeCircle<N> circle_of_radius(const Point<N>& o, const Rational& k) {
    const N radius = numbers::from_rational<N>(k);
    return Circle<N>{o, radius * radius, o + radius * unusual_direction<N>()};
}

template<class N>
MaybeCircle<N> circle_of_squared_radius(const Point<N>& o, const Rational& k) {
    using numbers::sqrt;
    const N squared = numbers::from_rational<N>(k);
    return Circle<N>{o, squared, o + sqrt(squared) * unusual_direction<N>()};
}

template<class N>
MaybeCircle<N> scaled_circle(const Point<N>& o, const Point<N>& p, const Point<N>& q, const Rational& k) {
    if (!certainly_different(p, q)) return nullopt;
    const Point<N> radius = numbers::from_rational<N>(k) * (q - p);
    return Circle<N>{o, squared_length(radius), o + radius};
}

template<class N>
MaybeCircle<N> squared_scaled_circle(const Point<N>& o, const Point<N>& p, const Point<N>& q, const Rational& k) {
    if (!certainly_different(p, q)) return nullopt;
    using numbers::sqrt;
    const N squared = numbers::from_rational<N>(k);
    return Circle<N>{o, squared * squared_length(q - p), o + sqrt(squared) * (q - p)};
}

template<class N>
MaybeCircle<N> fourth_proportional_circle(const Point<N>& a, const Point<N>& b, const Point<N>& c, const Point<N>& d,
                                          const Point<N>& e, const Point<N>& f, const Point<N>& g) {
    if (!certainly_different(a, b) || !certainly_different(c, d) || !certainly_different(e, f)) return nullopt;
    // A quotient of complex numbers has the quotient of the lengths.
    const Point<N> radius = (N(1) / squared_length(b - a)) * quotient_direction(product(f - e, d - c), b - a);
    return Circle<N>{g, squared_length(radius), g + radius};
}

template<class N>
MaybeCircle<N> apollonius_circle(const Point<N>& a, const Point<N>& c, const Point<N>& e, const Point<N>& f,
                                 const Point<N>& g, const Point<N>& h) {
    if (!certainly_different(a, c) || !certainly_different(e, f) || !certainly_different(g, h)) return nullopt;
    const N first = squared_length(f - e), second = squared_length(h - g), apart = second - first;
    if (!certainly_nonzero(apart, first * first, second * second)) return nullopt;
    const N factor = N(1) / apart;
    const Point<N> centre = factor * (second * a - first * c);
    const Point<N> radius = factor * product(c - a, product(f - e, h - g));
    return Circle<N>{centre, squared_length(radius), centre + radius};
}

template<class N>
MaybeCircle<N> ratio_circle(const Point<N>& a, const Point<N>& b, const Rational& k) {
    if (k == 1 || !certainly_different(a, b)) return nullopt;
    const Rational apart = 1 - k * k;
    const Point<N> centre = a + numbers::from_rational<N>(-k * k / apart) * (b - a);
    const Point<N> radius = numbers::from_rational<N>(k / apart) * (b - a);
    return Circle<N>{centre, squared_length(radius), centre + radius};
}

template<class N>
MaybeCircle<N> inscribed_circle(const Point<N>& a, const Point<N>& b, const Point<N>& d, const Point<N>& e,
                                const Point<N>& f) {
    const Point<N> u = e - d, v = f - d;
    const N sine = cross(u, v);
    if (!certainly_different(a, b) || !certainly_nonzero(sine, squared_length(u), squared_length(v))) return nullopt;
    const N half_cotangent = dot(u, v) / (N(2) * sine);
    const Point<N> centre = *midpoint(a, b) + half_cotangent * turned(b - a);
    return Circle<N>{centre, squared_length(a - centre), a};
}

template<class N>
MaybePoint<N> equal_angles_point(const Point<N>& a, const Point<N>& b, const Point<N>& c, const N& t) {
    if (!certainly_different(a, b) || !certainly_different(c, b)) return nullopt;
    const auto from_a = line_along(a, product(b - a, Point<N>{N(1), t}));
    const auto from_c = line_along(c, product(b - c, Point<N>{N(1), -t}));
    return meet_lines(*from_a, *from_c);
}

#define PORISM_LOCUS(N)                                                                                                \
    template MaybeLine<N> turned_line(const Point<N>&, const Point<N>&, const Point<N>&, const Rational&);             \
    template MaybeLine<N> equal_angle_line(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,         \
                                           const Point<N>&, const Point<N>&, const Point<N>&);                         \
    template MaybeLine<N> trisector(const Point<N>&, const Point<N>&, const Point<N>&);                                \
    template MaybeCircle<N> diameter_circle(const Point<N>&, const Point<N>&);                                         \
    template MaybeCircle<N> circle_of_radius(const Point<N>&, const Rational&);                                        \
    template MaybeCircle<N> circle_of_squared_radius(const Point<N>&, const Rational&);                                \
    template MaybeCircle<N> scaled_circle(const Point<N>&, const Point<N>&, const Point<N>&, const Rational&);         \
    template MaybeCircle<N> squared_scaled_circle(const Point<N>&, const Point<N>&, const Point<N>&, const Rational&); \
    template MaybeCircle<N> fourth_proportional_circle(const Point<N>&, const Point<N>&, const Point<N>&,              \
                                                       const Point<N>&, const Point<N>&, const Point<N>&,              \
                                                       const Point<N>&);                                               \
    template MaybeCircle<N> apollonius_circle(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,      \
                                              const Point<N>&, const Point<N>&);                                       \
    template MaybeCircle<N> ratio_circle(const Point<N>&, const Point<N>&, const Rational&);                           \
    template MaybeCircle<N> inscribed_circle(const Point<N>&, const Point<N>&, const Point<N>&, const Point<N>&,       \
                                             const Point<N>&);                                                         \
    template MaybePoint<N> equal_angles_point(const Point<N>&, const Point<N>&, const Point<N>&, const N&);

PORISM_LOCUS(double)
PORISM_LOCUS(Ball)
PORISM_LOCUS(Exact)
PORISM_LOCUS(numbers::Constructible)
PORISM_LOCUS(numbers::Jet)
#undef PORISM_LOCUS

} // namespace porism::geometry
