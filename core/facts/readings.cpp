#include "facts/readings.h"

#include "facts/between.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace porism::facts {
namespace {

using numbers::Rational;
using Pair = std::pair<PointId, PointId>;
using Readings = std::vector<Reading>;

constexpr int half_turn = 180;

/// An angle that two lines make at a common point.
struct Corner {
    PointId first, vertex, last;
};

/// The statement at hand and what is read from it.
class Reader {
public:
    explicit Reader(const Statement& statement) : statement_(statement) {}

    const Statement& statement() const { return statement_; }
    Pair pair(std::size_t i) const { return {statement_[2 * i], statement_[2 * i + 1]}; }
    PointId point(std::size_t i) const { return statement_[i]; }
    const Rational& number() const { return *statement_.constant(); }

    /// Of lines through pairs i and j with a common point and no two.
    std::optional<Corner> corner(std::size_t i, std::size_t j) const {
        auto [a, b] = pair(i);
        auto [c, d] = pair(j);
        if (a == c || a == d) std::swap(a, b);
        if (b == d) std::swap(c, d);
        if (b != c || a == d) return std::nullopt;
        return Corner{a, b, d};
    }

    void say(const Polynomial& left, const Polynomial& right, std::vector<std::optional<Statement>> conditions = {}) {
        Reading reading;
        for (auto& condition : conditions) {
            if (!condition) return;
            reading.conditions.push_back(*std::move(condition));
        }
        auto relation = Relation::of(left - right);
        if (!relation) return;
        reading.relation = *std::move(relation);
        if (angles_may_vanish_)
            std::ranges::move(facts::conditions_of(reading.relation), std::back_inserter(reading.conditions));
        if (std::ranges::find(out_, reading) == out_.end()) out_.push_back(std::move(reading));
    }
    /// The statement holds too for points on one line: what is read needs that they are not.
    void let_angles_vanish() { angles_may_vanish_ = true; }
    Readings take() { return std::move(out_); }

private:
    const Statement& statement_;
    bool angles_may_vanish_ = false;
    Readings out_;
};

Polynomial length(const Pair& pair) {
    const PointId points[] = {pair.first, pair.second};
    return variable(*Quantity::of(QuantityKind::length, points));
}
Polynomial angle(const Corner& corner) {
    const PointId points[] = {corner.first, corner.vertex, corner.last};
    return variable(*Quantity::of(QuantityKind::angle, points));
}
Polynomial times(const Polynomial& a, const Polynomial& b) {
    return *product(a, b); // of single terms of low degree
}
Polynomial number(const Rational& value) {
    return constant(value);
}

std::optional<Statement> order(Predicate predicate, std::initializer_list<PointId> points) {
    return make(predicate, std::vector<PointId>(points));
}
std::optional<Statement> oriented(const Corner& a, const Corner& b) {
    return order(Predicate::sameclock, {a.first, a.vertex, a.last, b.first, b.vertex, b.last});
}
Corner turned(const Corner& corner) {
    return {corner.last, corner.vertex, corner.first};
}

void equal_lengths(Reader& r) {
    r.say(length(r.pair(0)), length(r.pair(1)));
}
void radii(Reader& r) {
    for (const std::size_t other : {2, 3})
        r.say(length({r.point(0), r.point(1)}), length({r.point(0), r.point(other)}));
}
void halves(Reader& r) {
    const Polynomial half = length({r.point(0), r.point(1)});
    r.say(half, length({r.point(0), r.point(2)}));
    r.say(length({r.point(1), r.point(2)}), times(number(2), half));
}
void right_angle(Reader& r) {
    if (const auto corner = r.corner(0, 1)) r.say(angle(*corner), number(Rational(half_turn / 2)));
}
void known_angle(Reader& r) {
    const auto corner = r.corner(0, 1);
    if (!corner) return;
    const Rational degrees = r.number() * half_turn, other = half_turn - degrees;
    const auto is = [&](Predicate predicate) {
        return order(predicate, {corner->first, corner->vertex, corner->last});
    };
    r.say(angle(*corner), number(std::min(degrees, other)), {is(Predicate::acute_angle)});
    r.say(angle(*corner), number(std::max(degrees, other)), {is(Predicate::obtuse_angle)});
}
/// Directed angles from the first sides to the last ones are equal.
void say_equal_angles(Reader& r, const Corner& a, const Corner& b) {
    r.say(angle(a), angle(b), {oriented(a, b)});
    r.say(angle(a) + angle(b), number(Rational(half_turn)), {oriented(a, turned(b))});
}
void equal_angles(Reader& r) {
    // The same equality of angles between lines 0 1 and 2 3 is one of those between 0 2 and 1 3.
    constexpr std::array<std::array<std::size_t, 4>, 2> readings_of_lines{{{0, 1, 2, 3}, {0, 2, 1, 3}}};
    for (const auto& lines : readings_of_lines) {
        const auto first = r.corner(lines[0], lines[1]), second = r.corner(lines[2], lines[3]);
        if (first && second) say_equal_angles(r, *first, *second);
    }
}
void equal_ratios(Reader& r) {
    r.say(times(length(r.pair(0)), length(r.pair(3))), times(length(r.pair(1)), length(r.pair(2))));
}
void equal_products(Reader& r) {
    r.say(times(times(length(r.pair(0)), length(r.pair(1))), length(r.pair(2))),
          times(times(length(r.pair(3)), length(r.pair(4))), length(r.pair(5))));
}
/// What a corner is whose sides lie on one line.
struct FlatCorner {
    Predicate order;
    int degrees, cosine;
};
constexpr std::array flat_corners{FlatCorner{Predicate::obtuse_angle, 180, -1},
                                  FlatCorner{Predicate::acute_angle, 0, 1}};

Polynomial at(QuantityKind kind, const Corner& corner) {
    const PointId points[] = {corner.first, corner.vertex, corner.last};
    return variable(*Quantity::of(kind, points));
}
std::vector<std::optional<Statement>> apart(const Corner& corner) {
    return {order(Predicate::diff, {corner.first, corner.vertex}),
            order(Predicate::diff, {corner.vertex, corner.last})};
}
void flat_corner(Reader& r, const Corner& corner, const FlatCorner& flat,
                 const std::vector<std::optional<Statement>>& conditions) {
    r.say(angle(corner), number(flat.degrees), conditions);
    r.say(at(QuantityKind::cosine, corner), number(flat.cosine), conditions);
}
void say_no_height(Reader& r, const Corner& corner) {
    for (const QuantityKind kind : {QuantityKind::sine, QuantityKind::tangent})
        r.say(at(kind, corner), {}, apart(corner));
}
void on_a_line(Reader& r) {
    for (std::size_t i = 0; i < 3; ++i) {
        const Corner corner{r.point((i + 1) % 3), r.point(i), r.point((i + 2) % 3)};
        for (const FlatCorner& flat : flat_corners)
            flat_corner(r, corner, flat, {order(flat.order, {corner.first, corner.vertex, corner.last})});
        say_no_height(r, corner);
    }
    r.say(at(QuantityKind::area, {r.point(0), r.point(1), r.point(2)}), {});
}

/// A whole with a part from either of its ends to one point: this lies between them.
void sums(Reader& r) {
    r.say(length(r.pair(0)) + length(r.pair(1)), length(r.pair(2)));
    const auto between = said_between(r.statement());
    if (!between) return;
    const Corner corner{(*between)[0], (*between)[1], (*between)[2]};
    flat_corner(r, corner, flat_corners[0], apart(corner));
    say_no_height(r, corner);
}
void equal_sums(Reader& r) {
    r.say(length(r.pair(0)) + length(r.pair(1)), length(r.pair(2)) + length(r.pair(3)));
}
void known_ratio(Reader& r) {
    r.say(length(r.pair(0)), times(number(r.number()), length(r.pair(1))));
}
void known_ratio_of_squares(Reader& r) {
    const Polynomial a = length(r.pair(0)), b = length(r.pair(1));
    r.say(times(a, a), times(number(r.number()), times(b, b)));
}
void known_length(Reader& r) {
    r.say(length(r.pair(0)), number(r.number()));
}
void known_square(Reader& r) {
    const Polynomial a = length(r.pair(0));
    r.say(times(a, a), number(r.number()));
}

/// Triangles ABC at 0 1 2 and PQR at 3 4 5.
void triangle_angles(Reader& r) {
    r.let_angles_vanish();
    for (std::size_t i = 0; i < 3; ++i) {
        const auto corner = [&](std::size_t from) {
            return Corner{r.point(from + (i + 1) % 3), r.point(from + i), r.point(from + (i + 2) % 3)};
        };
        r.say(angle(corner(0)), angle(corner(3)));
    }
}
Polynomial side(const Reader& r, std::size_t from, std::size_t i) {
    return length({r.point(from + i), r.point(from + (i + 1) % 3)});
}
void similar_triangles(Reader& r) {
    triangle_angles(r);
    for (std::size_t i = 0; i < 3; ++i)
        r.say(times(side(r, 0, i), side(r, 3, (i + 1) % 3)), times(side(r, 0, (i + 1) % 3), side(r, 3, i)));
}
void congruent_triangles(Reader& r) {
    triangle_angles(r);
    for (std::size_t i = 0; i < 3; ++i) r.say(side(r, 0, i), side(r, 3, i));
}
void itself(Reader& r) {
    r.say(r.statement().relation()->polynomial(), {});
}

struct Row {
    Predicate predicate;
    void (*read)(Reader&);
    bool whole = false; ///< each of its readings says all of it
};
constexpr std::array rows{
    Row{Predicate::coll, on_a_line},
    Row{Predicate::cong, equal_lengths, true},
    Row{Predicate::circle, radii},
    Row{Predicate::midp, halves},
    Row{Predicate::perp, right_angle, true},
    Row{Predicate::aconst, known_angle},
    Row{Predicate::eqangle, equal_angles, true},
    Row{Predicate::eqratio, equal_ratios, true},
    Row{Predicate::eqprod, equal_products, true},
    Row{Predicate::sum, sums, true},
    Row{Predicate::eqsum, equal_sums, true},
    Row{Predicate::rconst, known_ratio, true},
    Row{Predicate::r2const, known_ratio_of_squares, true},
    Row{Predicate::lconst, known_length, true},
    Row{Predicate::l2const, known_square, true},
    Row{Predicate::simtri, similar_triangles},
    Row{Predicate::simtrir, similar_triangles},
    Row{Predicate::contri, congruent_triangles},
    Row{Predicate::contrir, congruent_triangles},
    Row{Predicate::relation, itself, true},
};

} // namespace

bool is_flat(const Statement& statement, const Relation& reading) {
    constexpr std::array of_lines{Predicate::coll, Predicate::sum};
    return std::ranges::find(of_lines, statement.predicate()) != of_lines.end() &&
           std::ranges::all_of(reading.quantities(), [](const Quantity& one) { return one.points().size() == 3; });
}

std::vector<Reading> whole_readings(const Statement& statement) {
    const auto row = std::ranges::find(rows, statement.predicate(), &Row::predicate);
    if (row == rows.end() || !row->whole) return {};
    std::vector<Reading> out = readings(statement);
    std::erase_if(out, [&](const Reading& reading) { return is_flat(statement, reading.relation); });
    return out;
}

std::vector<Reading> readings(const Statement& statement) {
    const auto row = std::ranges::find(rows, statement.predicate(), &Row::predicate);
    if (row == rows.end()) return {};
    Reader reader(statement);
    row->read(reader);
    return reader.take();
}

} // namespace porism::facts
