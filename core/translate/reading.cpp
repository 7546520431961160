#include "translate/reading.h"

#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "numbers/decimals.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using numbers::Rational;

using Pair = std::array<PointId, 2>;

Pair pair_at(const Statement& statement, std::size_t i) {
    return {statement[2 * i], statement[2 * i + 1]};
}

/// Turns the pairs so that a point that both have stands first in both; false if they share none.
bool join(Pair& a, Pair& b) {
    for (int turns = 0; turns < 4; ++turns) {
        if (a[0] == b[0]) return true;
        std::swap(turns % 2 == 0 ? a[0] : b[0], turns % 2 == 0 ? a[1] : b[1]);
    }
    return false;
}

std::vector<PointId> points_of(std::span<const Pair> pairs) {
    std::vector<PointId> points;
    for (const Pair& pair : pairs) points.insert(points.end(), pair.begin(), pair.end());
    return points;
}

/// The proportion a : b = c : d, read so or as a : c = b : d.
struct Proportion {
    std::array<Pair, 4> pairs;
    int joined = 0; ///< how many of the two sides have a common point, which then stands first
};

std::array<Proportion, 2> proportions(Order points) {
    std::array<Proportion, 2> read;
    constexpr std::array<std::array<std::size_t, 4>, 2> orders{{{0, 1, 2, 3}, {0, 2, 1, 3}}};
    for (std::size_t k = 0; k < read.size(); ++k) {
        auto& [pairs, joined] = read[k];
        for (std::size_t i = 0; i < 4; ++i) pairs[i] = {points[2 * orders[k][i]], points[2 * orders[k][i] + 1]};
        joined = (join(pairs[0], pairs[1]) ? 1 : 0) + (join(pairs[2], pairs[3]) ? 1 : 0);
    }
    return read;
}

/// The undirected angle at the first point of two joined pairs, in degrees.
double angle_between(const Pair& a, const Pair& b, Picture picture) {
    const auto u = picture[a[1].index()] - picture[a[0].index()];
    const auto v = picture[b[1].index()] - picture[b[0].index()];
    return std::fabs(std::atan2(geometry::cross(u, v), geometry::dot(u, v))) * 180 / std::numbers::pi;
}

/// Of two joined pairs.
bool turns_left(const Pair& a, const Pair& b, Picture picture) {
    const auto& vertex = picture[a[0].index()];
    return geometry::cross(picture[a[1].index()] - vertex, picture[b[1].index()] - vertex) > 0;
}

bool proper(double degrees) {
    const double limit = geometry::Tolerance{}.clear * 180;
    return degrees > limit && degrees < 180 - limit;
}

bool close(double a, double b) {
    return std::fabs(a - b) <= geometry::Tolerance{}.clear * 180;
}

/// The statement's points as a theorem names them, where one does.
Order named(const Statement& statement, Order order) {
    return order.empty() ? statement.points() : order;
}

Arranged as_stated(const Statement& statement, Picture, Order) {
    return {Reading::plain, {statement.points().begin(), statement.points().end()}, {}};
}

/// Two equal directed angles with vertices, as ordinary ones: plain where one of them is straight or zero.
Reading reading_of(const Proportion& angles, Picture picture) {
    if (picture.empty() || angles.joined < 2) return Reading::plain;
    const double first = angle_between(angles.pairs[0], angles.pairs[1], picture);
    const double second = angle_between(angles.pairs[2], angles.pairs[3], picture);
    if (!proper(first) || !proper(second)) return Reading::plain;
    // Right angles are both; of other angles that are equal and turn against each other the directed ones are not.
    const bool alike =
        turns_left(angles.pairs[0], angles.pairs[1], picture) == turns_left(angles.pairs[2], angles.pairs[3], picture);
    if (alike && close(first, second)) return Reading::equal;
    return !alike && close(first + second, 180) ? Reading::supplementary : Reading::plain;
}

Arranged arrange_angles(const Statement& statement, Picture picture, Order order) {
    const auto read = proportions(named(statement, order));
    for (const Proportion& angles : read)
        if (const Reading reading = reading_of(angles, picture); reading != Reading::plain)
            return {reading, points_of(angles.pairs), {}};
    return {Reading::plain, points_of(std::ranges::max(read, {}, &Proportion::joined).pairs), {}};
}

Arranged arrange_ratios(const Statement& statement, Picture, Order order) {
    const Pair a = pair_at(statement, 0), b = pair_at(statement, 1), c = pair_at(statement, 2),
               d = pair_at(statement, 3);
    if (a == d) return {Reading::square, points_of(std::array{a, b, c}), {}};
    if (b == c) return {Reading::square, points_of(std::array{b, a, d}), {}};
    const auto read = proportions(named(statement, order));
    return {Reading::plain, points_of(std::ranges::max(read, {}, &Proportion::joined).pairs), {}};
}

Arranged arrange_constant_angle(const Statement& statement, Picture picture, Order) {
    std::array<Pair, 2> pairs{pair_at(statement, 0), pair_at(statement, 1)};
    const Rational& turns = *statement.constant();
    const bool joined = join(pairs[0], pairs[1]);
    Arranged arranged{Reading::plain, points_of(pairs), degrees(turns)};
    if (picture.empty() || !joined) return arranged;
    const double seen = angle_between(pairs[0], pairs[1], picture);
    for (const Rational& choice : {turns, Rational(1 - turns)}) {
        if (!close(seen, choice.get_d() * 180)) continue;
        arranged.reading = Reading::equal;
        arranged.q = degrees(choice);
        break;
    }
    return arranged;
}

/// Sines of angles, with their vertices where all have one.
template<std::size_t pairs>
Arranged arrange_sines(const Statement& statement, Picture picture, Order) {
    std::array<Pair, pairs> read;
    for (std::size_t i = 0; i < pairs; ++i) read[i] = pair_at(statement, i);
    bool joined = true;
    for (std::size_t i = 0; i < pairs; i += 2) joined = join(read[i], read[i + 1]) && joined;
    Arranged arranged = as_stated(statement, picture, {});
    if (joined) arranged = {Reading::equal, points_of(read), {}};
    if (statement.constant()) arranged.q = numbers::in_parts_or_decimals(*statement.constant());
    return arranged;
}

Arranged arrange_constant_ratio(const Statement& statement, Picture, Order) {
    std::array<Pair, 2> pairs{pair_at(statement, 0), pair_at(statement, 1)};
    Rational ratio = *statement.constant();
    if (ratio < 1) {
        std::swap(pairs[0], pairs[1]);
        ratio = 1 / ratio;
    }
    if (numbers::is_integer(ratio)) return {Reading::multiple, points_of(pairs), numbers::to_string(ratio)};
    return {Reading::plain, points_of(pairs),
            numbers::to_string(numbers::Integer(ratio.get_num())) + " : " +
                numbers::to_string(numbers::Integer(ratio.get_den()))};
}

Arranged arrange_length(const Statement& statement, Picture picture, Order) {
    Arranged arranged = as_stated(statement, picture, {});
    arranged.q = numbers::in_decimals(*statement.constant());
    return arranged;
}

/// Statements about angles at given arguments, which are about order where those angles are straight or zero.
template<std::size_t... vertices>
Arranged arrange_order(const Statement& statement, Picture picture, Order) {
    Arranged arranged = as_stated(statement, picture, {});
    if (picture.empty()) return arranged;
    const auto flat = [&](std::size_t vertex) {
        const std::size_t base = vertex / 3 * 3;
        const std::size_t first = vertex == base ? base + 1 : base;
        const Pair a{statement[vertex], statement[first]}, b{statement[vertex], statement[base + 2]};
        return !proper(angle_between(a, b, picture));
    };
    if ((flat(vertices) && ...)) arranged.reading = Reading::straight;
    return arranged;
}

Arranged arrange_parallels(const Statement& statement, Picture picture, Order) {
    std::array<Pair, 2> pairs{pair_at(statement, 0), pair_at(statement, 1)};
    if (!join(pairs[0], pairs[1])) return as_stated(statement, picture, {});
    return {Reading::joined, points_of(pairs), {}};
}

/// A normal form does not keep which vertex belongs to which; `order` does, but not the sense.
Arranged arrange_triangles(const Statement& statement, Picture picture, Order order) {
    if (order.empty()) return as_stated(statement, picture, {});
    const bool alike = facts::make(statement.predicate(), order) == statement;
    return {alike ? Reading::plain : Reading::opposite, {order.begin(), order.end()}, {}};
}

struct Arranger {
    Predicate predicate;
    Arranged (*arrange)(const Statement&, Picture, Order);
};

/// The predicates with a choice.
constexpr std::array arrangers{
    Arranger{Predicate::eqangle, arrange_angles},         Arranger{Predicate::eqratio, arrange_ratios},
    Arranger{Predicate::aconst, arrange_constant_angle},  Arranger{Predicate::rconst, arrange_constant_ratio},
    Arranger{Predicate::lconst, arrange_length},          Arranger{Predicate::sameside, arrange_order<0, 3>},
    Arranger{Predicate::nsameside, arrange_order<0, 3>},  Arranger{Predicate::acute_angle, arrange_order<1>},
    Arranger{Predicate::obtuse_angle, arrange_order<1>},  Arranger{Predicate::para, arrange_parallels},
    Arranger{Predicate::npara, arrange_parallels},        Arranger{Predicate::sameclock, arrange_triangles},
    Arranger{Predicate::r2const, arrange_constant_ratio}, Arranger{Predicate::l2const, arrange_length},
    Arranger{Predicate::eqsine, arrange_sines<4>},        Arranger{Predicate::sconst, arrange_sines<2>},
};

} // namespace

Arranged arrange(const Statement& statement, Picture picture, Order order) {
    const auto found = std::ranges::find(arrangers, statement.predicate(), &Arranger::predicate);
    return found == arrangers.end() ? as_stated(statement, picture, order) : found->arrange(statement, picture, order);
}

} // namespace porism::translate
