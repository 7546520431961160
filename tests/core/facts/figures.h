// Random figures in which a statement holds, over any number type: rational but for the angles of aconst.
#pragma once

#include "base/random.h"
#include "facts/statement.h"
#include "geometry/vector.h"
#include "numbers/number.h"

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

namespace porism::test {

using facts::Predicate;
using facts::Statement;
using geometry::Point;
using numbers::Rational;

/// A predicate's arguments and a place for each of them: point i is argument i.
template<class N>
struct Figure {
    Predicate predicate;
    std::optional<Rational> constant;
    std::vector<Point<N>> points;

    Statement statement() const {
        std::vector<PointId> ids;
        for (std::size_t i = 0; i < points.size(); ++i) ids.emplace_back(i);
        return facts::make(predicate, ids, constant).value();
    }
};

/// Random places with small rational coordinates.
template<class N>
class Places {
public:
    explicit Places(Rng& rng) : rng_(rng) {}

    Rational rational() {
        return numbers::ratio(static_cast<int>(rng_.below(401)) - 200, 64 + static_cast<int>(rng_.below(7)));
    }
    N number() { return numbers::from_rational<N>(rational()); }
    /// Never zero.
    N factor() {
        Rational q = rational();
        if (q == 0) q = 1;
        return numbers::from_rational<N>(q);
    }
    /// One coordinate after the other: the order in which arguments are evaluated is free.
    Point<N> point() {
        N x = number();
        N y = number();
        return {x, y};
    }
    std::vector<Point<N>> points(std::size_t count) {
        std::vector<Point<N>> result;
        for (std::size_t i = 0; i < count; ++i) result.push_back(point());
        return result;
    }
    /// A vector of length 1 with rational coordinates.
    Point<N> turn() {
        const N t = number();
        const N below = N(1) + t * t;
        return {(N(1) - t * t) / below, N(2) * t / below};
    }

private:
    Rng& rng_;
};

template<class N>
Point<N> conjugate(const Point<N>& z) {
    return {z.x, -z.y};
}
template<class N>
Point<N> quotient(const Point<N>& u, const Point<N>& v) {
    return (N(1) / geometry::squared_length(v)) * geometry::quotient_direction(u, v);
}

/// A way to place the arguments of an equality, given its constant.
template<class N>
using Maker = std::vector<Point<N>> (*)(Places<N>&, const std::optional<Rational>&);

/// `count` random points and one more at `last(points)`.
template<class N, class Last>
std::vector<Point<N>> and_one_more(Places<N>& places, std::size_t count, const Last& last) {
    auto points = places.points(count);
    points.push_back(last(points));
    return points;
}

/// The fourth proportional of six random points, as a vector from a seventh, turned and stretched by `by`.
template<class N>
std::vector<Point<N>> proportional(Places<N>& places, const Point<N>& by) {
    return and_one_more(places, 7, [&](const auto& p) {
        return p[6] + geometry::product(by, geometry::product(quotient(p[3] - p[2], p[1] - p[0]), p[5] - p[4]));
    });
}

template<class N>
std::vector<Point<N>> on_circle(Places<N>& places, std::size_t count, bool with_centre) {
    const auto centre = places.point(), arm = places.point();
    std::vector<Point<N>> points;
    if (with_centre) points.push_back(centre);
    for (std::size_t i = 0; i < count; ++i) points.push_back(centre + geometry::product(places.turn(), arm));
    return points;
}

/// A triangle and its image under z -> start + factor * z, mirrored first where wanted.
template<class N>
std::vector<Point<N>> triangle_and_image(Places<N>& places, const Point<N>& factor, bool mirrored) {
    auto p = places.points(3);
    const Point<N> start = places.point();
    for (std::size_t i = 0; i < 3; ++i)
        p.push_back(start + geometry::product(factor, mirrored ? conjugate(p[i]) : p[i]));
    return p;
}

/// A segment AB and CD, where CD is AB times `by`.
template<class N>
std::vector<Point<N>> two_segments(Places<N>& places, const Point<N>& by) {
    return and_one_more(places, 3, [&](const auto& p) { return p[2] + geometry::product(by, p[1] - p[0]); });
}

/// P on the radical axis of a circle around O through A and of one around U through B, and Q as far from U as P.
template<class N>
std::vector<Point<N>> equal_powers(Places<N>& places) {
    const auto o = places.point(), a = places.point(), u = places.point(), b = places.point(), r = places.point();
    const auto power = [](const Point<N>& p, const Point<N>& centre, const Point<N>& rim) {
        return geometry::squared_length(p - centre) - geometry::squared_length(rim - centre);
    };
    const N s = (power(r, u, b) - power(r, o, a)) / (N(2) * geometry::squared_length(u - o));
    const auto p = r + s * (u - o);
    return {p, o, a, u + geometry::product(places.turn(), p - u), u, b};
}

/// Segments of which the last is shifted, turned and stretched so that its length is what the others ask for.
template<class N>
std::vector<Point<N>> equal_products(Places<N>& places) {
    auto p = places.points(11);
    const auto arm = [&](std::size_t i) { return p[i + 1] - p[i]; };
    const auto up = geometry::product(geometry::product(arm(0), arm(2)), arm(4));
    p.push_back(p[10] + geometry::product(places.turn(), quotient(up, geometry::product(arm(6), arm(8)))));
    return p;
}

/// Segments with a last one as long as what is left of the first two. The lengths are those of vectors on the axis,
/// turned.
template<class N>
std::vector<Point<N>> equal_sums(Places<N>& places, bool of_three) {
    std::vector<Point<N>> p;
    const auto segment = [&](const N& length) {
        p.push_back(places.point());
        p.push_back(p.back() + length * places.turn());
    };
    const auto some = [&] {
        const N factor = places.factor();
        return factor * factor;
    };
    const N a = some(), b = some(), c = some();
    segment(of_three ? a : a + c);
    segment(b);
    if (!of_three) segment(c);
    segment(a + b);
    return p;
}

template<class N>
const std::map<Predicate, Maker<N>>& makers() {
    using enum Predicate;
    using Constant = std::optional<Rational>;
    using Here = Places<N>;
    static const std::map<Predicate, Maker<N>> table{
        {coll,
         [](Here& h, const Constant&) {
             return and_one_more(h, 2, [&](const auto& p) { return p[0] + h.factor() * (p[1] - p[0]); });
         }},
        {same, [](Here& h, const Constant&) { return and_one_more(h, 1, [](const auto& p) { return p[0]; }); }},
        {midp,
         [](Here& h, const Constant&) {
             auto p = and_one_more(h, 2, [](const auto& q) { return q[1] + (q[1] - q[0]); });
             std::swap(p[0], p[1]);
             return p;
         }},
        {para,
         [](Here& h, const Constant&) {
             return two_segments<N>(h, {h.factor(), N(0)});
         }},
        {perp,
         [](Here& h, const Constant&) {
             return two_segments<N>(h, {N(0), h.factor()});
         }},
        {cong, [](Here& h, const Constant&) { return two_segments<N>(h, h.turn()); }},
        {eqangle,
         [](Here& h, const Constant&) {
             return proportional<N>(h, {h.factor(), N(0)});
         }},
        {eqratio, [](Here& h, const Constant&) { return proportional<N>(h, h.turn()); }},
        {cyclic, [](Here& h, const Constant&) { return on_circle<N>(h, 4, false); }},
        {circle, [](Here& h, const Constant&) { return on_circle<N>(h, 3, true); }},
        {simtri, [](Here& h, const Constant&) { return triangle_and_image<N>(h, h.point(), false); }},
        {simtrir, [](Here& h, const Constant&) { return triangle_and_image<N>(h, h.point(), true); }},
        {contri, [](Here& h, const Constant&) { return triangle_and_image<N>(h, h.turn(), false); }},
        {contrir, [](Here& h, const Constant&) { return triangle_and_image<N>(h, h.turn(), true); }},
        {eqprod, [](Here& h, const Constant&) { return equal_products<N>(h); }},
        {eqpower, [](Here& h, const Constant&) { return equal_powers<N>(h); }},
        {sum, [](Here& h, const Constant&) { return equal_sums<N>(h, true); }},
        {eqsum, [](Here& h, const Constant&) { return equal_sums<N>(h, false); }},
        {eqsine,
         [](Here& h, const Constant&) {
             return proportional<N>(h, {h.factor(), N(0)});
         }},
        {sconst,
         [](Here& h, const Constant& q) {
             const N one = numbers::from_rational<N>(1), sine = numbers::from_rational<N>(*q);
             const Point<N> along{numbers::sqrt(N(one - sine)), numbers::sqrt(sine)};
             return two_segments<N>(h, h.factor() * along);
         }},
        {aconst,
         [](Here& h, const Constant& q) {
             const Point<N> along{numbers::cos_of_turn<N>(*q), numbers::sin_of_turn<N>(*q)};
             return two_segments<N>(h, h.factor() * along);
         }},
        {rconst,
         [](Here& h, const Constant& q) { return two_segments<N>(h, numbers::from_rational<N>(1 / *q) * h.turn()); }},
        {r2const,
         [](Here& h, const Constant& q) {
             return two_segments<N>(h, numbers::sqrt(numbers::from_rational<N>(1 / *q)) * h.turn());
         }},
        {l2const,
         [](Here& h, const Constant& q) {
             return and_one_more(
                 h, 1, [&](const auto& p) { return p[0] + numbers::sqrt(numbers::from_rational<N>(*q)) * h.turn(); });
         }},
        {lconst,
         [](Here& h, const Constant& q) {
             return and_one_more(h, 1, [&](const auto& p) { return p[0] + numbers::from_rational<N>(*q) * h.turn(); });
         }},
    };
    return table;
}

inline std::optional<Rational> constant_for(Predicate predicate, Rng& rng) {
    static const std::array angles{numbers::ratio(1, 3), numbers::ratio(2, 3), numbers::ratio(1, 4),
                                   numbers::ratio(5, 6)};
    static const std::array ratios{numbers::ratio(1, 2), numbers::ratio(3, 4), numbers::ratio(5, 1),
                                   numbers::ratio(7, 6)};
    const auto kind = facts::row(predicate).constant;
    if (kind == facts::ConstantKind::none) return std::nullopt;
    if (predicate == Predicate::sconst) return ratios[rng.below(2)];
    const auto& choices = kind == facts::ConstantKind::turns_of_pi ? angles : ratios;
    return choices[rng.below(choices.size())];
}

/// No point far away, no two close together.
template<class N>
bool well_spread(const std::vector<Point<N>>& points) {
    using numbers::to_double;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (std::hypot(to_double(points[i].x), to_double(points[i].y)) > 100) return false;
        for (std::size_t j = 0; j < i; ++j) {
            const Point<N> d = points[i] - points[j];
            if (std::hypot(to_double(d.x), to_double(d.y)) < 0.05) return false;
        }
    }
    return true;
}

/// An equality holds in it; an order statement stands over places at random.
template<class N>
Figure<N> random_figure(Predicate predicate, Rng& rng) {
    Figure<N> figure{predicate, constant_for(predicate, rng), {}};
    Places<N> places(rng);
    const auto maker = makers<N>().find(predicate);
    do {
        figure.points = maker != makers<N>().end() ? maker->second(places, figure.constant)
                                                   : places.points(facts::row(predicate).arity);
    } while (predicate != Predicate::same && !well_spread(figure.points));
    return figure;
}

inline std::vector<Predicate> predicates(bool order) {
    std::vector<Predicate> found;
    for (const auto& row : facts::predicate_table())
        if (row.order == order) found.push_back(row.predicate);
    return found;
}

} // namespace porism::test
