// The polynomials of every predicate, handed to a sink: one table for values, balls, exact numbers and relative
// residuals. For the sources of this module only.
//
// A sink has `put(value, squared_size)`, where squared_size() is the square of the magnitude of the value's terms, a
// function since only pictures of doubles ask for it, `put_roots(sum)` for a sum of square roots, and
// `put_distance(squared, points)`.
#pragma once

#include "facts/truth.h"
#include "geometry/vector.h"
#include "numbers/root_sum.h"

#include <array>
#include <cassert>

namespace porism::facts::polynomials {

using geometry::cross;
using geometry::dot;
using geometry::Point;
using geometry::product;
using geometry::quotient_direction;
using geometry::squared_length;
using numbers::Rational;

/// The points of a statement by their position in it.
template<class N>
struct Figure {
    const Statement& statement;
    Points<N> points;

    const Point<N>& at(std::size_t i) const { return points[statement[i].index()]; }
    /// The vector from argument i to argument j.
    Point<N> vector(std::size_t i, std::size_t j) const { return at(j) - at(i); }
    N square(std::size_t i, std::size_t j) const { return squared_length(vector(i, j)); }
    const Rational& constant() const { return *statement.constant(); }
};

// ---- equalities

template<class N, class Sink>
void put_cross(const Point<N>& u, const Point<N>& v, Sink& sink) {
    sink.put(cross(u, v), [&] { return squared_length(u) * squared_length(v); });
}
template<class N, class Sink>
void put_dot(const Point<N>& u, const Point<N>& v, Sink& sink) {
    sink.put(dot(u, v), [&] { return squared_length(u) * squared_length(v); });
}
template<class N, class Sink>
void put_difference(const N& a, const N& b, Sink& sink) {
    sink.put(a - b, [&] { return (a + b) * (a + b); });
}
/// Both coordinates of u - v.
template<class N, class Sink>
void put_vectors(const Point<N>& u, const Point<N>& v, Sink& sink) {
    const auto size = [&] { return squared_length(u) + squared_length(v); };
    sink.put(u.x - v.x, size);
    sink.put(u.y - v.y, size);
}

template<class N, class Sink>
void collinear(const Figure<N>& f, Sink& sink) {
    put_cross(f.vector(0, 1), f.vector(0, 2), sink);
}
template<class N, class Sink>
void parallel(const Figure<N>& f, Sink& sink) {
    put_cross(f.vector(0, 1), f.vector(2, 3), sink);
}
template<class N, class Sink>
void perpendicular(const Figure<N>& f, Sink& sink) {
    put_dot(f.vector(0, 1), f.vector(2, 3), sink);
}
template<class N, class Sink>
void congruent(const Figure<N>& f, Sink& sink) {
    put_difference(f.square(0, 1), f.square(2, 3), sink);
}
template<class N, class Sink>
void equal_angles(const Figure<N>& f, Sink& sink) {
    put_cross(quotient_direction(f.vector(2, 3), f.vector(0, 1)), quotient_direction(f.vector(6, 7), f.vector(4, 5)),
              sink);
}
template<class N, class Sink>
void equal_ratios(const Figure<N>& f, Sink& sink) {
    put_difference<N>(f.square(0, 1) * f.square(6, 7), f.square(2, 3) * f.square(4, 5), sink);
}
template<class N, class Sink>
void concyclic(const Figure<N>& f, Sink& sink) {
    put_cross(quotient_direction(f.vector(2, 0), f.vector(2, 1)), quotient_direction(f.vector(3, 0), f.vector(3, 1)),
              sink);
}
template<class N, class Sink>
void centre(const Figure<N>& f, Sink& sink) {
    put_difference(f.square(0, 1), f.square(0, 2), sink);
    put_difference(f.square(0, 1), f.square(0, 3), sink);
}
template<class N, class Sink>
void middle(const Figure<N>& f, Sink& sink) {
    put_vectors(f.vector(1, 0), f.vector(0, 2), sink);
}

/// ABC and PQR alike: AB * PR = AC * PQ as complex numbers.
template<class N, class Sink>
void similar(const Figure<N>& f, Sink& sink) {
    put_vectors(product(f.vector(0, 1), f.vector(3, 5)), product(f.vector(0, 2), f.vector(3, 4)), sink);
}
/// The same with the second triangle mirrored.
template<class N, class Sink>
void opposite(const Figure<N>& f, Sink& sink) {
    put_vectors(quotient_direction(f.vector(0, 1), f.vector(3, 5)), quotient_direction(f.vector(0, 2), f.vector(3, 4)),
                sink);
}
template<class N, class Sink>
void similar_congruent(const Figure<N>& f, Sink& sink) {
    similar(f, sink);
    put_difference(f.square(0, 1), f.square(3, 4), sink);
}
template<class N, class Sink>
void opposite_congruent(const Figure<N>& f, Sink& sink) {
    opposite(f, sink);
    put_difference(f.square(0, 1), f.square(3, 4), sink);
}

template<class N, class Sink>
void constant_angle(const Figure<N>& f, Sink& sink) {
    const Point<N> wanted{numbers::cos_of_turn<N>(f.constant()), numbers::sin_of_turn<N>(f.constant())};
    put_cross(wanted, quotient_direction(f.vector(2, 3), f.vector(0, 1)), sink);
}
template<class N, class Sink>
void constant_ratio(const Figure<N>& f, Sink& sink) {
    const N squared = numbers::from_rational<N>(f.constant() * f.constant());
    put_difference<N>(f.square(0, 1), squared * f.square(2, 3), sink);
}
template<class N, class Sink>
void constant_length(const Figure<N>& f, Sink& sink) {
    put_difference(f.square(0, 1), numbers::from_rational<N>(f.constant() * f.constant()), sink);
}
template<class N, class Sink>
void constant_ratio_of_squares(const Figure<N>& f, Sink& sink) {
    put_difference<N>(f.square(0, 1), numbers::from_rational<N>(f.constant()) * f.square(2, 3), sink);
}
template<class N, class Sink>
void constant_square(const Figure<N>& f, Sink& sink) {
    put_difference(f.square(0, 1), numbers::from_rational<N>(f.constant()), sink);
}

template<class N, class Sink>
void equal_powers(const Figure<N>& f, Sink& sink) {
    const N first = f.square(0, 1) - f.square(1, 2), second = f.square(3, 4) - f.square(4, 5);
    sink.put(first - second, [&] {
        const N size = f.square(0, 1) + f.square(1, 2) + f.square(3, 4) + f.square(4, 5);
        return size * size;
    });
}

template<class N, class Sink>
void equal_products(const Figure<N>& f, Sink& sink) {
    put_difference<N>(f.square(0, 1) * f.square(2, 3) * f.square(4, 5),
                      f.square(6, 7) * f.square(8, 9) * f.square(10, 11), sink);
}

/// AB + CD = EF, or EF + GH with that pair.
template<std::size_t pairs, class N, class Sink>
void equal_sums(const Figure<N>& f, Sink& sink) {
    numbers::RootSum<N> sum;
    for (std::size_t i = 0; i < pairs; ++i) sum.push_back({N(i < 2 ? 1 : -1), f.square(2 * i, 2 * i + 1)});
    sink.put_roots(std::move(sum));
}

template<class N>
N squared_cross(const Point<N>& u, const Point<N>& v) {
    const N value = cross(u, v);
    return value * value;
}
/// sin^2(u, v) = sin^2(w, z), where the sines may be as small as they like.
template<class N, class Sink>
void put_sines(const Point<N>& u, const Point<N>& v, const Point<N>& w, const Point<N>& z, Sink& sink) {
    const N first = squared_length(u) * squared_length(v), second = squared_length(w) * squared_length(z);
    sink.put(squared_cross(u, v) * second - squared_cross(w, z) * first, [&] {
        const N size = first * second;
        return size * size;
    });
}
// Twice the area of a triangle is |AB| |AC| sin A = |BA| |BC| sin B = |CA| |CB| sin C.
template<class N, class Sink>
void law_of_sines(const Figure<N>& f, Sink& sink) {
    const auto put = [&](std::size_t a, std::size_t b, std::size_t c) {
        const N first = squared_cross(f.vector(a, b), f.vector(a, c)),
                second = squared_cross(f.vector(b, c), f.vector(b, a));
        sink.put(first - second, [&] {
            const N size = f.square(a, b) * (f.square(a, c) + f.square(b, c));
            return size * size;
        });
    };
    put(0, 1, 2);
    put(1, 2, 0);
}
template<class N, class Sink>
void equal_sines(const Figure<N>& f, Sink& sink) {
    put_sines(f.vector(0, 1), f.vector(2, 3), f.vector(4, 5), f.vector(6, 7), sink);
}
template<class N, class Sink>
void constant_sine(const Figure<N>& f, Sink& sink) {
    const auto u = f.vector(0, 1), v = f.vector(2, 3);
    if (f.constant() == 1) return put_dot(u, v, sink); // the square of the cosine, without its double root
    const N sides = squared_length(u) * squared_length(v);
    sink.put(squared_cross(u, v) - numbers::from_rational<N>(f.constant()) * sides, [&] { return sides * sides; });
}

// ---- order

template<class N, class Sink>
void distance(const Figure<N>& f, Sink& sink) {
    sink.put_distance(f.square(0, 1), f.points);
}
template<class N, class Sink>
void two_orientations(const Figure<N>& f, Sink& sink) {
    put_cross(f.vector(0, 1), f.vector(0, 2), sink);
    put_cross(f.vector(3, 4), f.vector(3, 5), sink);
}
template<class N, class Sink>
void two_angles(const Figure<N>& f, Sink& sink) {
    put_dot(f.vector(0, 1), f.vector(0, 2), sink);
    put_dot(f.vector(3, 4), f.vector(3, 5), sink);
}
template<class N, class Sink>
void angle_at_middle(const Figure<N>& f, Sink& sink) {
    put_dot(f.vector(1, 0), f.vector(1, 2), sink);
}
template<class N, class Sink>
void two_sides(const Figure<N>& f, Sink& sink) {
    put_cross(f.vector(2, 3), f.vector(2, 0), sink);
    put_cross(f.vector(2, 3), f.vector(2, 1), sink);
}

/// How the polynomials of an order statement are meant.
enum class Meaning : std::uint8_t {
    equality, ///< all vanish
    nonzero,  ///< the one is not zero
    positive, ///< their product is positive
    negative, ///< their product is negative
};

template<class N, class Sink>
struct TruthRow {
    Predicate predicate;
    Meaning meaning;
    void (*put)(const Figure<N>&, Sink&);
};

template<class N, class Sink>
const TruthRow<N, Sink>& truth_row(Predicate predicate) {
    using enum Predicate;
    using enum Meaning;
    static constexpr std::array<TruthRow<N, Sink>, predicate_count> table{{
        {coll, equality, collinear<N, Sink>},
        {para, equality, parallel<N, Sink>},
        {perp, equality, perpendicular<N, Sink>},
        {cong, equality, congruent<N, Sink>},
        {eqangle, equality, equal_angles<N, Sink>},
        {eqratio, equality, equal_ratios<N, Sink>},
        {cyclic, equality, concyclic<N, Sink>},
        {circle, equality, centre<N, Sink>},
        {midp, equality, middle<N, Sink>},
        {simtri, equality, similar<N, Sink>},
        {simtrir, equality, opposite<N, Sink>},
        {contri, equality, similar_congruent<N, Sink>},
        {contrir, equality, opposite_congruent<N, Sink>},
        {aconst, equality, constant_angle<N, Sink>},
        {rconst, equality, constant_ratio<N, Sink>},
        {lconst, equality, constant_length<N, Sink>},
        {r2const, equality, constant_ratio_of_squares<N, Sink>},
        {l2const, equality, constant_square<N, Sink>},
        {eqpower, equality, equal_powers<N, Sink>},
        {eqprod, equality, equal_products<N, Sink>},
        {sum, equality, equal_sums<3, N, Sink>},
        {eqsum, equality, equal_sums<4, N, Sink>},
        {sinelaw, equality, law_of_sines<N, Sink>},
        {eqsine, equality, equal_sines<N, Sink>},
        {sconst, equality, constant_sine<N, Sink>},
        {same, equality, distance<N, Sink>},
        {diff, positive, distance<N, Sink>},
        {ncoll, nonzero, collinear<N, Sink>},
        {npara, nonzero, parallel<N, Sink>},
        {nperp, nonzero, perpendicular<N, Sink>},
        {ncong, nonzero, congruent<N, Sink>},
        {ncyclic, nonzero, concyclic<N, Sink>},
        {sameclock, positive, two_orientations<N, Sink>},
        {sameside, positive, two_angles<N, Sink>},
        {nsameside, negative, two_angles<N, Sink>},
        {acute_angle, positive, angle_at_middle<N, Sink>},
        {obtuse_angle, negative, angle_at_middle<N, Sink>},
        {same_side_of, positive, two_sides<N, Sink>},
        {apart_by, negative, two_sides<N, Sink>},
    }};
    const auto& found = table[static_cast<std::size_t>(predicate)];
    assert(found.predicate == predicate);
    return found;
}

} // namespace porism::facts::polynomials
