#include "facts/sayings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

namespace porism::facts {
namespace {

using numbers::Rational;

constexpr int half_turn = 180;

/// A product with its coefficient; quantities stand as often as they are multiplied.
struct Term {
    Rational coefficient;
    std::vector<Quantity> factors;
};

/// An equation by its terms, the constant apart.
struct Shape {
    std::vector<Term> terms;
    Rational constant = 0;
};

/// Empty where a number of it is not rational.
std::optional<Shape> shape_of(const Relation& relation) {
    Shape out;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Term term{coefficient, {}};
        for (const auto& [quantity, exponent] : monomial.factors) {
            if (quantity.points().empty()) return std::nullopt;
            term.factors.insert(term.factors.end(), exponent, quantity);
        }
        if (term.factors.empty())
            out.constant = coefficient;
        else
            out.terms.push_back(std::move(term));
    }
    return out;
}

/// Collects statements over the points of quantities: those that are to be read as the relation, and those that it says
/// without being read so.
class Candidates {
public:
    void add(Predicate predicate, std::initializer_list<const Quantity*> of,
             std::optional<Rational> constant = std::nullopt) {
        std::vector<PointId> points;
        for (const Quantity* quantity : of)
            points.insert(points.end(), quantity->points().begin(), quantity->points().end());
        add(predicate, points, std::move(constant));
    }
    void add(Predicate predicate, const std::vector<PointId>& points, std::optional<Rational> constant = std::nullopt) {
        if (auto statement = make(predicate, points, std::move(constant))) out_.push_back(*std::move(statement));
    }
    void say(Saying saying) { said_.push_back(std::move(saying)); }
    std::vector<Statement> take() { return std::move(out_); }
    std::vector<Saying> take_said() { return std::move(said_); }

private:
    std::vector<Statement> out_;
    std::vector<Saying> said_;
};

/// "AB = 3", "AB² = 3".
void one_length(const Shape& shape, Candidates& out) {
    const Term& term = shape.terms[0];
    const Rational value = -shape.constant / term.coefficient;
    out.add(term.factors.size() == 1 ? Predicate::lconst : Predicate::l2const, {&term.factors[0]}, value);
}

/// "AB = CD", "AB = 2 CD", and of squares.
void two_lengths(const Shape& shape, Candidates& out) {
    const Term &one = shape.terms[0], &other = shape.terms[1];
    const Rational ratio = -other.coefficient / one.coefficient;
    const bool squares = one.factors.size() == 2;
    if (ratio == 1) return out.add(Predicate::cong, {&one.factors[0], &other.factors[0]});
    out.add(squares ? Predicate::r2const : Predicate::rconst, {&one.factors[0], &other.factors[0]}, ratio);
}

/// "AB + BC = AC": two ends in common with the sum, and one of the parts with one another.
void flat_triangle(const Quantity& one, const Quantity& other, const Quantity& sum, Candidates& out) {
    std::set<PointId> points;
    for (const Quantity* length : {&one, &other, &sum}) points.insert(length->points().begin(), length->points().end());
    const std::vector<PointId> corners(points.begin(), points.end());
    if (corners.size() != 3) return;
    if (auto line = make(Predicate::coll, corners)) out.say({*std::move(line), {}});
}

/// "AB + BC = AC", "AB + CD = EF + GH".
void sums(const Shape& shape, Candidates& out) {
    std::vector<const Quantity*> left, right;
    for (const Term& term : shape.terms) (term.coefficient > 0 ? left : right).push_back(&term.factors[0]);
    if (left.size() < right.size()) std::swap(left, right);
    const bool plain = std::ranges::all_of(
        shape.terms, [&](const Term& term) { return abs(term.coefficient) == abs(shape.terms[0].coefficient); });
    if (left.size() == 2 && right.size() == 1) {
        out.add(Predicate::sum, {left[0], left[1], right[0]});
        if (plain) flat_triangle(*left[0], *left[1], *right[0], out);
    }
    if (left.size() == 2 && right.size() == 2) out.add(Predicate::eqsum, {left[0], left[1], right[0], right[1]});
}

/// "AB · GH = CD · EF", and of three.
void products(const Shape& shape, Candidates& out) {
    const auto &a = shape.terms[0].factors, &b = shape.terms[1].factors;
    if (a.size() == 2)
        out.add(Predicate::eqratio, {&a[0], &b[0], &b[1], &a[1]});
    else
        out.add(Predicate::eqprod, {&a[0], &a[1], &a[2], &b[0], &b[1], &b[2]});
}

/// The lines of an angle, from the first side to the last.
std::vector<PointId> lines_of(const Quantity& angle, bool turned) {
    const auto points = angle.points();
    const PointId vertex = points[1], first = turned ? points[2] : points[0], last = turned ? points[0] : points[2];
    return {vertex, first, vertex, last};
}

void right_angle(const Shape& shape, Candidates& out) {
    out.add(Predicate::perp, lines_of(shape.terms[0].factors[0], false));
}

/// "∠AVB = ∠CWD" or "∠AVB + ∠CWD = 180" of angles that turn in the same sense or not: an equality of directed angles,
/// which says of two lines that they are one or parallel where the angles have a line in common.
void lines_of_angles(const Quantity& one, const Quantity& other, bool together, bool turned, Candidates& out) {
    std::vector<PointId> lines = lines_of(one, false);
    std::ranges::move(lines_of(other, turned), std::back_inserter(lines));
    const auto statement = make(Predicate::eqangle, lines);
    if (!statement || statement->predicate() != Predicate::para) return;
    const auto a = one.points(), b = other.points();
    const bool swapped = turned != together;
    const PointId orientation[] = {a[0], a[1], a[2], swapped ? b[2] : b[0], b[1], swapped ? b[0] : b[2]};
    const auto alike = make(Predicate::sameclock, orientation);
    if (!alike && !is_trivial(Predicate::sameclock, orientation)) return;
    Saying saying{*statement, {}};
    if (alike) saying.conditions.push_back(*alike);
    std::set<PointId> ends(statement->points().begin(), statement->points().end());
    if (ends.size() == 3) saying.statement = *make(Predicate::coll, std::vector<PointId>(ends.begin(), ends.end()));
    out.say(std::move(saying));
}

void two_angles(const Shape& shape, Candidates& out) {
    const Quantity &one = shape.terms[0].factors[0], &other = shape.terms[1].factors[0];
    const Rational ratio = shape.terms[1].coefficient / shape.terms[0].coefficient;
    const bool together = ratio == 1 && shape.constant == -half_turn * shape.terms[0].coefficient;
    const bool equal = ratio == -1 && shape.constant == 0;
    if (!together && !equal) return;
    for (const bool turned : {false, true}) {
        std::vector<PointId> lines = lines_of(one, false);
        std::ranges::move(lines_of(other, turned), std::back_inserter(lines));
        out.add(Predicate::eqangle, lines);
        lines_of_angles(one, other, together, turned, out);
    }
}

/// "area(A,B,C) = area(A,B,D)": of two triangles on one base.
void two_areas(const Shape& shape, Candidates& out) {
    const auto one = shape.terms[0].factors[0].points(), other = shape.terms[1].factors[0].points();
    if (shape.terms[0].coefficient != -shape.terms[1].coefficient || one.size() != 3 || other.size() != 3) return;
    std::vector<PointId> base, ends;
    for (const PointId point : one) (std::ranges::find(other, point) != other.end() ? base : ends).push_back(point);
    for (const PointId point : other)
        if (std::ranges::find(one, point) == one.end()) ends.push_back(point);
    if (base.size() != 2) return;
    const std::array lines{base[0], base[1], ends[0], ends[1]}, sides{ends[0], ends[1], base[0], base[1]};
    out.say({*make(Predicate::para, lines), {*make(Predicate::same_side_of, sides)}});
}

/// "arc(O,A,B) = 180".
void half_circle(const Shape& shape, Candidates& out) {
    const Term& term = shape.terms[0];
    if (shape.constant != -half_turn * term.coefficient) return;
    const auto points = term.factors[0].points();
    const PointId diameter[] = {points.front(), points[1], points.back()};
    if (auto line = make(Predicate::coll, diameter)) out.say({*std::move(line), {}});
}

struct Row {
    QuantityKind kind;   ///< of all quantities
    std::size_t terms;   ///< besides the constant
    std::size_t factors; ///< of each term
    bool constant;       ///< whether there is one
    void (*add)(const Shape&, Candidates&);
};
constexpr std::array rows{
    Row{QuantityKind::length, 1, 1, true, one_length},   Row{QuantityKind::length, 1, 2, true, one_length},
    Row{QuantityKind::length, 2, 1, false, two_lengths}, Row{QuantityKind::length, 2, 2, false, two_lengths},
    Row{QuantityKind::length, 2, 2, false, products},    Row{QuantityKind::length, 2, 3, false, products},
    Row{QuantityKind::length, 3, 1, false, sums},        Row{QuantityKind::length, 4, 1, false, sums},
    Row{QuantityKind::angle, 1, 1, true, right_angle},   Row{QuantityKind::angle, 2, 1, true, two_angles},
    Row{QuantityKind::angle, 2, 1, false, two_angles},   Row{QuantityKind::arc, 1, 1, true, half_circle},
    Row{QuantityKind::area, 2, 1, false, two_areas},
};

bool fits(const Row& row, const Shape& shape) {
    return shape.terms.size() == row.terms && (shape.constant != 0) == row.constant &&
           std::ranges::all_of(shape.terms, [&](const Term& term) {
               return term.factors.size() == row.factors &&
                      std::ranges::all_of(term.factors,
                                          [&](const Quantity& quantity) { return quantity.kind() == row.kind; });
           });
}

} // namespace

std::vector<Saying> sayings(const Relation& relation) {
    const auto shape = shape_of(relation);
    if (!shape) return {};
    Candidates candidates;
    for (const Row& row : rows)
        if (fits(row, *shape)) row.add(*shape, candidates);
    std::vector<Saying> out;
    for (const Statement& statement : candidates.take())
        for (const Reading& reading : whole_readings(statement))
            if (reading.relation == relation) out.push_back({statement, reading.conditions});
    std::ranges::move(candidates.take_said(), std::back_inserter(out));
    return out;
}

std::optional<Saying> saying_of(const Relation& relation, const Statement& statement) {
    for (Reading& reading : whole_readings(statement))
        if (reading.relation == relation) return Saying{statement, std::move(reading.conditions)};
    for (Saying& saying : sayings(relation))
        if (saying.statement == statement) return std::move(saying);
    return std::nullopt;
}

} // namespace porism::facts
