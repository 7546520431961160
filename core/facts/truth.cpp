#include "facts/truth.h"

#include "facts/comparison.h"
#include "facts/jets.h"
#include "facts/polynomials.h"
#include "facts/relation_exact.h"
#include "numbers/jet.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace porism::facts {
namespace {

using geometry::Point;
using numbers::Ball;
using numbers::Constructible;
using numbers::Decision;
using numbers::Exact;
using polynomials::Figure;
using polynomials::Meaning;
using polynomials::truth_row;

template<class N>
N value_of(const numbers::RootSum<N>& terms) {
    using numbers::sqrt;
    N sum(0);
    for (const auto& [coefficient, radicand] : terms) sum = sum + coefficient * sqrt(radicand);
    return sum;
}

/// Keeps the polynomials.
template<class N>
struct Values {
    std::vector<N> values;
    template<class Size>
    void put(N value, const Size&) {
        values.push_back(std::move(value));
    }
    void put_roots(const numbers::RootSum<N>& sum) { values.push_back(value_of(sum)); }
    void put_distance(N squared, Points<N>) { values.push_back(std::move(squared)); }
};

/// Decides which polynomials vanish, sums of roots without computing these.
template<class N>
struct Decisions {
    std::vector<Decision> zero;
    template<class Size>
    void put(const N& value, const Size&) {
        zero.push_back(numbers::is_zero(value));
    }
    void put_roots(numbers::RootSum<N> sum) { zero.push_back(numbers::vanishes(std::move(sum))); }
    void put_distance(const N& squared, Points<N>) { zero.push_back(numbers::is_zero(squared)); }
};

template<class N>
std::vector<N> values_of(const Statement& statement, Points<N> points) {
    Values<N> sink;
    truth_row<N, Values<N>>(statement.predicate()).put(Figure<N>{statement, points}, sink);
    return std::move(sink.values);
}

/// Keeps the greatest and the least polynomial in size, relative to the magnitude of its terms, and the sign of their
/// product.
struct Relative {
    double greatest = 0;
    double least = INFINITY;
    bool negative = false;

    void keep(double relative) {
        const double size = std::fabs(relative);
        greatest = std::isnan(size) ? INFINITY : std::max(greatest, size);
        least = std::isnan(size) ? 0 : std::min(least, size);
        if (relative < 0) negative = !negative;
    }
    template<class Size>
    void put(double value, const Size& squared_size) {
        keep(value == 0 ? 0 : value / std::sqrt(squared_size()));
    }
    void put_roots(const numbers::RootSum<double>& sum) {
        double size = 0;
        for (const auto& [coefficient, radicand] : sum) size += std::fabs(coefficient) * std::sqrt(radicand);
        const double value = value_of(sum);
        keep(value == 0 ? 0 : value / size);
    }
    void put_distance(double squared, Points<double> points) {
        const auto [left, right] = std::ranges::minmax(points, {}, &Point<double>::x);
        const auto [low, high] = std::ranges::minmax(points, {}, &Point<double>::y);
        keep(squared == 0 ? 0 : std::sqrt(squared) / std::hypot(right.x - left.x, high.y - low.y));
    }
};

/// Keeps the polynomials with the magnitude of their terms.
struct Sized {
    std::vector<Residual>& out;

    template<class Size>
    void put(double value, const Size& squared_size) {
        out.push_back({value, std::sqrt(squared_size())});
    }
    void put_roots(const numbers::RootSum<double>& sum) {
        double size = 0;
        for (const auto& [coefficient, radicand] : sum) size += std::fabs(coefficient) * std::sqrt(radicand);
        out.push_back({value_of(sum), size});
    }
    void put_distance(double squared, Points<double>) { out.push_back({squared, squared}); }
};

Meaning meaning_of(Predicate predicate) {
    return truth_row<double, Relative>(predicate).meaning;
}

Decision decided(Meaning meaning, std::optional<int> sign) {
    if (!sign) return Decision::undecided;
    const bool holds = meaning == Meaning::nonzero ? *sign != 0 : *sign > 0;
    return holds ? Decision::yes : Decision::no;
}

template<class N>
Decision decide_order_over(const Statement& statement, Points<N> points) {
    return decided(meaning_of(statement.predicate()), numbers::sign(order_value<N>(statement, points)));
}

} // namespace

template<class N>
std::vector<N> residuals(const Statement& statement, Points<N> points) {
    assert(statement.relation() == nullptr);
    if (row(statement.predicate()).order) return {};
    return values_of<N>(statement, points);
}

template<class N>
N order_value(const Statement& statement, Points<N> points) {
    assert(row(statement.predicate()).order);
    auto values = values_of<N>(statement, points);
    N value = values.size() == 2 ? values[0] * values[1] : std::move(values[0]);
    return meaning_of(statement.predicate()) == Meaning::negative ? -value : value;
}

std::optional<Statement> proviso(const Statement& statement) {
    if (statement.predicate() != Predicate::cyclic) return std::nullopt;
    return make(Predicate::ncoll, statement.points().first(3));
}

std::optional<Statement> said_besides(const Statement& given) {
    if (given.predicate() != Predicate::para) return proviso(given);
    const auto points = given.points();
    return std::ranges::find_first_of(points.first(2), points.last(2)) != points.first(2).end()
               ? std::nullopt
               : make(Predicate::ncoll, points.first(3));
}

void add_residuals(std::vector<Residual>& out, const Statement& statement, Points<double> points) {
    assert(statement.relation() == nullptr);
    if (row(statement.predicate()).order) return;
    Sized sink{out};
    truth_row<double, Sized>(statement.predicate()).put(Figure<double>{statement, points}, sink);
}

double relative_residual(const Statement& statement, Points<double> points, const Letters& letters) {
    if (const Relation* relation = statement.relation()) return relative_residual(*relation, points, letters);
    if (const ComparisonRow* comparison = comparison_row(statement.predicate()))
        return clearance(*comparison, *statement.compared(), points, letters);
    const auto& found = truth_row<double, Relative>(statement.predicate());
    Relative relative;
    found.put(Figure<double>{statement, points}, relative);
    if (found.meaning == Meaning::equality) return relative.greatest;
    if (found.meaning == Meaning::nonzero) return relative.least;
    return relative.negative == (found.meaning == Meaning::negative) ? relative.least : -relative.least;
}

namespace {

double clearly_off(const Statement& statement, const geometry::Tolerance& tolerance) {
    return statement.predicate() == Predicate::diff ? tolerance.apart : tolerance.clear;
}

} // namespace

double clear_limit(const Statement& statement, const geometry::Tolerance& tolerance) {
    const ComparisonRow* comparison = comparison_row(statement.predicate());
    return comparison && comparison->closed ? -tolerance.equal : clearly_off(statement, tolerance);
}

bool seen(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance,
          const Letters& letters) {
    const double relative = relative_residual(statement, points, letters);
    if (row(statement.predicate()).order) return relative >= clear_limit(statement, tolerance);
    if (!(relative <= tolerance.equal)) return false;
    const auto also = proviso(statement);
    return !also || seen(*also, points, tolerance);
}

bool flat(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance) {
    const auto also = proviso(statement);
    return also && relative_residual(statement, points) <= tolerance.equal &&
           relative_residual(*also, points) <= tolerance.equal;
}

bool refuted(const Statement& statement, Points<double> points, const geometry::Tolerance& tolerance) {
    const double relative = relative_residual(statement, points);
    const double clear = clearly_off(statement, tolerance);
    if (row(statement.predicate()).order) return relative <= -clear;
    return relative >= clear || flat(statement, points, tolerance);
}

namespace {

Decision decided(const ComparisonRow& comparison, const Relation& difference, Points<Ball> points) {
    std::vector<Point<numbers::Jet>> places;
    for (const Point<Ball>& point : points) places.push_back({numbers::Jet(point.x), numbers::Jet(point.y)});
    const auto sign = numbers::sign(value_in(difference, places, {}));
    if (!sign) return Decision::undecided;
    return holds(comparison, *sign) ? Decision::yes : Decision::no;
}

} // namespace

Decision decide_order(const Statement& statement, Points<Ball> points) {
    if (const ComparisonRow* comparison = comparison_row(statement.predicate()))
        return decided(*comparison, *statement.compared(), points);
    return decide_order_over<Ball>(statement, points);
}

#define PORISM_TRUTH(N)                                                                                                \
    template std::vector<N> residuals(const Statement&, Points<N>);                                                    \
    template N order_value(const Statement&, Points<N>);

PORISM_TRUTH(double)
PORISM_TRUTH(Ball)
PORISM_TRUTH(Exact)
PORISM_TRUTH(Constructible)
PORISM_TRUTH(numbers::Jet)
#undef PORISM_TRUTH

namespace {

/// Zero is told exactly, and a sign by balls.
template<class N>
Decision decide_over(const ComparisonRow& comparison, const Relation& difference, Points<N> points) {
    const Decision zero = decide_exactly(difference, points);
    if (zero == Decision::yes) return comparison.closed ? Decision::yes : Decision::no;
    if (zero == Decision::no && comparison.side == 0) return Decision::yes;
    std::vector<Point<Ball>> places;
    for (const Point<N>& point : points) places.push_back({numbers::to_ball(point.x), numbers::to_ball(point.y)});
    return decided(comparison, difference, Points<Ball>(places));
}

template<class N>
Decision decide_over(const Statement& statement, Points<N> points) {
    if (const Relation* relation = statement.relation()) return decide_exactly(*relation, points);
    if (const ComparisonRow* comparison = comparison_row(statement.predicate()))
        return decide_over<N>(*comparison, *statement.compared(), points);
    if (row(statement.predicate()).order) return decide_order_over<N>(statement, points);
    Decisions<N> decisions;
    truth_row<N, Decisions<N>>(statement.predicate()).put(Figure<N>{statement, points}, decisions);
    Decision decision = Decision::yes;
    for (const Decision zero : decisions.zero) {
        if (zero == Decision::no) return Decision::no;
        if (zero == Decision::undecided) decision = Decision::undecided;
    }
    const auto also = proviso(statement);
    if (!also) return decision;
    const Decision proper = decide_over<N>(*also, points);
    return proper == Decision::yes ? decision : proper == Decision::no ? Decision::no : Decision::undecided;
}

} // namespace

Decision decide_exactly(const Statement& statement, Points<Exact> points) {
    return decide_over<Exact>(statement, points);
}
Decision decide_exactly(const Statement& statement, Points<Constructible> points) {
    return decide_over<Constructible>(statement, points);
}

} // namespace porism::facts
