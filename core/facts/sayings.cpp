#include "facts/sayings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace porism::facts {
namespace {

using numbers::Rational;

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

/// Collects statements over the points of quantities.
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
    std::vector<Statement> take() { return std::move(out_); }

private:
    std::vector<Statement> out_;
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

/// "AB + BC = AC", "AB + CD = EF + GH".
void sums(const Shape& shape, Candidates& out) {
    std::vector<const Quantity*> left, right;
    for (const Term& term : shape.terms) (term.coefficient > 0 ? left : right).push_back(&term.factors[0]);
    if (left.size() < right.size()) std::swap(left, right);
    if (left.size() == 2 && right.size() == 1) out.add(Predicate::sum, {left[0], left[1], right[0]});
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

void two_angles(const Shape& shape, Candidates& out) {
    for (const bool turned : {false, true}) {
        std::vector<PointId> lines = lines_of(shape.terms[0].factors[0], false);
        std::ranges::move(lines_of(shape.terms[1].factors[0], turned), std::back_inserter(lines));
        out.add(Predicate::eqangle, lines);
    }
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
    Row{QuantityKind::angle, 2, 1, false, two_angles},
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
    return out;
}

} // namespace porism::facts
