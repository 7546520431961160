#include "formats/jgex/plain.h"

#include "facts/sayings.h"
#include "numbers/exact.h"

#include <algorithm>
#include <array>

namespace porism::jgex {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using facts::Statement;

/// A product of a number, whose square is rational, and of a length or none.
struct Multiple {
    numbers::Rational square;
    std::vector<PointId> length = {};
};
std::optional<Multiple> multiple_of(const facts::Monomial& monomial, const numbers::Rational& coefficient) {
    Multiple out;
    numbers::Exact number(coefficient);
    for (const auto& [quantity, exponent] : monomial.factors) {
        const bool is_length = quantity.kind() == QuantityKind::length;
        if (exponent != 1 || (!is_length && quantity.kind() != QuantityKind::number)) return std::nullopt;
        if (is_length && !out.length.empty()) return std::nullopt;
        if (is_length) out.length.assign(quantity.points().begin(), quantity.points().end());
        if (!is_length) number = number * numbers::to_exact(quantity.constant());
    }
    const auto rational = numbers::as_rational(number * number);
    if (!rational) return std::nullopt;
    out.square = *rational;
    return out;
}

/// A length, or a ratio of lengths, that is the root of a rational number: by its square.
std::optional<Statement> by_square(const facts::Relation& relation) {
    const numbers::ExactContext context;
    std::vector<Multiple> terms;
    if (relation.polynomial().size() != 2) return std::nullopt;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        auto term = multiple_of(monomial, coefficient);
        if (!term) return std::nullopt;
        terms.push_back(*std::move(term));
    }
    if (terms[0].length.empty()) std::swap(terms[0], terms[1]);
    std::vector<PointId> points = terms[0].length;
    points.insert(points.end(), terms[1].length.begin(), terms[1].length.end());
    if (terms[0].length.empty()) return std::nullopt;
    const auto predicate = terms[1].length.empty() ? Predicate::l2const : Predicate::r2const;
    return facts::make(predicate, points, numbers::Rational(terms[1].square / terms[0].square));
}

/// The line that two angles of equal size at one vertex share is the inner bisector of the other two.
std::vector<Statement> as_bisector(const facts::Relation& relation) {
    const auto& quantities = relation.quantities();
    if (quantities.size() != 2 || relation.polynomial().size() != 2) return {};
    const auto one = rays_of(quantities[0]), other = rays_of(quantities[1]);
    if (!one || !other || one->vertex != other->vertex) return {};
    const std::array shared{one->from, one->to}, others{other->from, other->to};
    const auto* const arm = std::ranges::find_first_of(shared, others);
    if (arm == shared.end() ||
        facts::Relation::of(facts::variable(quantities[0]) - facts::variable(quantities[1])) != relation)
        return {};
    const PointId b = one->vertex, x = *arm, a = shared[0] == x ? shared[1] : shared[0],
                  c = others[0] == x ? others[1] : others[0];
    return {*facts::make(Predicate::eqangle, std::array{b, a, b, x, b, x, b, c}),
            *facts::make(Predicate::apart_by, std::array{a, c, b, x})};
}

using Squares = std::vector<std::pair<std::vector<PointId>, bool>>; ///< lengths, and whether they are added

PointId common_end(const std::vector<PointId>& one, const std::vector<PointId>& other) {
    const auto found = std::ranges::find_first_of(one, other);
    return found == one.end() ? PointId() : *found;
}

/// AB^2 + AC^2 = BC^2.
std::optional<Statement> of_triangle(const Squares& squares) {
    const auto added = std::ranges::count(squares, true, &Squares::value_type::second);
    const bool alone = added == 1;
    std::vector<std::vector<PointId>> legs;
    std::vector<PointId> rest;
    for (const auto& [ends, plus] : squares) (plus == alone ? rest : legs.emplace_back()) = ends;
    if (legs.size() != 2 || !common_end(legs[0], legs[1]).valid()) return std::nullopt;
    const PointId corner = common_end(legs[0], legs[1]);
    const auto far = [&](const std::vector<PointId>& leg) { return leg[0] == corner ? leg[1] : leg[0]; };
    const std::array hypotenuse{far(legs[0]), far(legs[1])};
    if (!std::ranges::is_permutation(rest, hypotenuse)) return std::nullopt;
    return facts::make(Predicate::perp, std::array{corner, hypotenuse[0], corner, hypotenuse[1]});
}

/// PA^2 + QB^2 = PB^2 + QA^2: PQ is perpendicular to AB.
std::optional<Statement> of_four(const Squares& squares) {
    std::vector<std::vector<PointId>> added, taken;
    for (const auto& [ends, plus] : squares) (plus ? added : taken).push_back(ends);
    if (added.size() != 2 || taken.size() != 2) return std::nullopt;
    const std::array p{common_end(added[0], taken[0]), common_end(added[1], taken[1])};
    const std::array a{common_end(added[0], taken[1]), common_end(added[1], taken[0])};
    if (!p[0].valid() || !p[1].valid() || !a[0].valid() || !a[1].valid()) return std::nullopt;
    return facts::make(Predicate::perp, std::array{p[0], p[1], a[0], a[1]});
}

/// An equation of the squares of lengths as a right angle: of a triangle, or of the diagonals of four points.
std::optional<Statement> as_right_angle(const facts::Relation& relation) {
    Squares squares;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (monomial.factors.size() != 1 || monomial.factors.front().exponent != 2) return std::nullopt;
        if (coefficient != 1 && coefficient != -1) return std::nullopt;
        const auto points = monomial.factors.front().quantity.points();
        if (points.size() != 2) return std::nullopt;
        squares.emplace_back(std::vector(points.begin(), points.end()), coefficient == 1);
    }
    return squares.size() == 3 ? of_triangle(squares) : of_four(squares);
}

} // namespace

std::optional<Rays> rays_of(const facts::Quantity& quantity) {
    const auto points = quantity.points();
    if (points.size() != 3) return std::nullopt;
    if (quantity.kind() == QuantityKind::angle) return Rays{points[1], points[0], points[2]};
    if (quantity.kind() == QuantityKind::arc) return Rays{points[0], points[1], points[2]};
    return std::nullopt;
}

facts::Statement plain(const facts::Statement& statement) {
    if (!statement.relation()) return statement;
    for (facts::Saying& saying : facts::sayings(*statement.relation()))
        if (saying.conditions.empty()) return std::move(saying.statement);
    return statement;
}

std::vector<Statement> in_plain_words(const Statement& statement) {
    if (!statement.relation()) return {statement};
    const facts::Relation& relation = *statement.relation();
    if (auto bisector = as_bisector(relation); !bisector.empty()) return bisector;
    if (auto square = by_square(relation)) return {*std::move(square)};
    if (auto right = as_right_angle(relation)) return {*std::move(right)};
    return {plain(statement)};
}

} // namespace porism::jgex
