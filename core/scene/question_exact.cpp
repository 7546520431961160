#include "scene/question_exact.h"

#include "geometry/vector.h"
#include "numbers/root_sum.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace porism::scene {
namespace {

using facts::Points;
using geometry::Point;
using numbers::Decision;
using numbers::Expression;
using numbers::Integer;
using numbers::Rational;

constexpr int largest_multiple = 1000; ///< of an angle

bool has_pi(const Expression& tree) {
    return tree.kind == numbers::ExpressionKind::pi_multiple || (tree.left && has_pi(*tree.left)) ||
           (tree.right && has_pi(*tree.right));
}

template<class N>
Point<N> direction(std::span<const PointId> pair, Points<N> points) {
    return points[pair[1].index()] - points[pair[0].index()];
}

/// The squares of lengths that stay under the root: of two equal ones the product is no root.
template<class N>
numbers::RootTerm<N> root_term(const Term& term, Points<N> points) {
    std::vector<N> squares;
    N coefficient = numbers::from_scalar<N>(term.coefficient);
    for (std::size_t i = 0; i + 1 < term.points.size(); i += 2) {
        N square = geometry::squared_length(direction(std::span(term.points).subspan(i, 2), points));
        const auto same = std::ranges::find_if(
            squares, [&](const N& other) { return numbers::is_zero(other - square) == Decision::yes; });
        if (same == squares.end()) {
            squares.push_back(std::move(square));
            continue;
        }
        coefficient = coefficient * square;
        squares.erase(same);
    }
    N radicand(1);
    for (const N& square : squares) radicand = radicand * square;
    return {std::move(coefficient), std::move(radicand)};
}

template<class N>
Decision lengths_hold(const Question& equation, Points<N> points) {
    numbers::RootSum<N> sum{{-numbers::from_scalar<N>(equation.constant), N(1)}};
    for (const Term& term : equation.terms) sum.push_back(root_term(term, points));
    return numbers::vanishes(std::move(sum));
}

Integer denominators(const Question& equation) {
    Integer out = 1;
    for (const Term& term : equation.terms)
        out = numbers::lcm(out, numbers::as_rational(term.coefficient).value_or(1).get_den());
    return out;
}

/// The complex number to an integer power, up to a positive factor.
template<class N>
Point<N> power(Point<N> base, Integer exponent) {
    if (exponent < 0) {
        base.y = -base.y;
        exponent = -exponent;
    }
    Point<N> out{N(1), N(0)};
    for (std::size_t bit = mpz_sizeinbase(exponent.get_mpz_t(), 2); bit-- > 0;) {
        out = geometry::product(out, out);
        if (mpz_tstbit(exponent.get_mpz_t(), bit)) out = geometry::product(out, base);
    }
    return out;
}

/// In turns of pi, in [0, 1), with the error of a double; zero where it is zero. Nothing where that cannot be told.
template<class N>
std::optional<double> turns_of(const Point<N>& angle) {
    const auto side = numbers::sign(angle.y);
    if (!side) return std::nullopt;
    if (*side == 0) return 0;
    const double x = numbers::to_double(angle.x) * *side, y = std::fabs(numbers::to_double(angle.y));
    if (!std::isfinite(x) || !std::isfinite(y) || (x == 0 && y == 0)) return std::nullopt;
    return std::atan2(y, x) / std::numbers::pi;
}

/// The sum, times the denominators of its numbers, is a whole number of half turns: whether that is a multiple of them.
Decision whole(double turns, const Integer& parts, double size) {
    constexpr double largest = 1e6; // so that rounding is far below a half
    if (!(size < largest)) return Decision::undecided;
    return numbers::is_integer(numbers::ratio(Integer(std::nearbyint(turns)), parts)) ? Decision::yes : Decision::no;
}

/// The sum of the angles without the constant, all times the denominators of the numbers, as a complex number up to a
/// positive factor; `turned` is the constant, turned back.
template<class N>
Point<N> sum_of_angles(const Question& equation, const Integer& parts, std::span<const Point<N>> angles,
                       Point<N> turned) {
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const Rational times = numbers::as_rational(equation.terms[i].coefficient).value_or(0) * parts;
        turned = geometry::product(turned, power(angles[i], times.get_num()));
    }
    return turned;
}

template<class N>
std::vector<Point<N>> angles_of(const Question& equation, Points<N> points) {
    std::vector<Point<N>> out;
    for (const Term& term : equation.terms) {
        const std::span<const PointId> lines(term.points);
        out.push_back(
            geometry::quotient_direction(direction(lines.last(2), points), direction(lines.first(2), points)));
    }
    return out;
}

/// Whether enclosures say that the sum is none of whole half turns.
template<class N>
bool clear_of_whole(const Question& equation, const Integer& parts, std::span<const Point<N>> angles) {
    const numbers::BallPrecision precision(256);
    std::vector<Point<numbers::Ball>> near;
    for (const Point<N>& angle : angles) near.push_back({numbers::to_ball(angle.x), numbers::to_ball(angle.y)});
    const Rational back = -turn_of(equation);
    const Point<numbers::Ball> turned{numbers::cos_of_turn<numbers::Ball>(back),
                                      numbers::sin_of_turn<numbers::Ball>(back)};
    const auto sum = sum_of_angles<numbers::Ball>(equation, parts, near, turned);
    return numbers::sign(sum.y).value_or(0) != 0;
}

template<class N>
Decision angles_hold(const Question& equation, Points<N> points) {
    const Integer parts = denominators(equation);
    const std::vector<Point<N>> angles = angles_of(equation, points);
    if (clear_of_whole<N>(equation, parts, angles)) return Decision::no;
    const Rational constant = turn_of(equation), back = numbers::fraction_part(-constant);
    const Point<N> turned{numbers::cos_of_turn<N>(back), numbers::sin_of_turn<N>(back)};
    const Decision straight = numbers::is_zero(sum_of_angles<N>(equation, parts, angles, turned).y);
    if (straight != Decision::yes || parts == 1) return straight;
    double turns = -constant.get_d(), size = std::fabs(turns);
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const auto part = turns_of(angles[i]);
        if (!part) return Decision::undecided;
        const double times = Rational(numbers::as_rational(equation.terms[i].coefficient).value_or(0) * parts).get_d();
        turns += times * *part;
        size += std::fabs(times);
    }
    return whole(turns, parts, size);
}

template<class N>
Decision decide_over(const Question& equation, Points<N> points) {
    assert(row(equation.kind).equation && decidable(equation));
    return row(equation.kind).angles ? angles_hold(equation, points) : lengths_hold(equation, points);
}

} // namespace

bool decidable(const Question& equation) {
    if (row(equation.kind).angles) {
        const Integer parts = denominators(equation);
        return std::ranges::all_of(equation.terms, [&](const Term& term) {
            const auto times = numbers::as_rational(term.coefficient);
            return times && abs(Rational(*times * parts)) <= largest_multiple;
        });
    }
    return !has_pi(equation.constant.expression()) &&
           std::ranges::none_of(equation.terms, [](const Term& term) { return has_pi(term.coefficient.expression()); });
}

Question equation_of(const Question& asked, const numbers::Scalar& value) {
    const std::vector<PointId>& points = asked.terms.front().points;
    if (asked.kind == QuestionKind::acompute) return {QuestionKind::aequation, asked.terms, value};
    if (asked.kind == QuestionKind::lcompute) return {QuestionKind::lequation, asked.terms, value};
    assert(asked.kind == QuestionKind::rcompute);
    const auto times = numbers::Scalar::parse("-(" + value.text() + ")");
    assert(times && "the negative of a number is one");
    return {QuestionKind::lequation,
            {{numbers::Scalar(1), {points[0], points[1]}}, {*times, {points[2], points[3]}}},
            numbers::Scalar(0)};
}

std::vector<facts::Statement> meaningful(const Question& question) {
    std::vector<facts::Statement> out;
    const bool ratio = question.kind == QuestionKind::rcompute;
    if (!ratio && !row(question.kind).angles) return out;
    for (const Term& term : question.terms)
        for (std::size_t i = ratio ? 2 : 0; i + 1 < term.points.size(); i += 2)
            if (const auto different = facts::make(facts::Predicate::diff, std::span(term.points).subspan(i, 2)))
                out.push_back(*different);
    return out;
}

Rational turn_of(const Question& equation) {
    if (!row(equation.kind).angles) return 0;
    return numbers::as_angle(equation.constant).value_or(0) * denominators(equation);
}

Decision decide_exactly(const Question& equation, Points<numbers::Exact> points) {
    return decide_over(equation, points);
}
Decision decide_exactly(const Question& equation, Points<numbers::Constructible> points) {
    return decide_over(equation, points);
}

} // namespace porism::scene
