// The equation view (definitions 9, 16, 25).
#include "facts/equation.h"
#include "facts/truth.h"
#include "figures.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

using test::Figure;
using test::predicates;
using test::random_figure;

/// How far an equation fails in a picture: turns of pi from a whole number, or the logarithm of a ratio.
double failure(const Equation& equation, const std::vector<geometry::Point<double>>& points) {
    double sum = 0;
    for (const PairTerm& term : equation.terms) {
        const auto v = points[term.pair.second.index()] - points[term.pair.first.index()];
        const double value = equation.table == TableKind::direction ? std::atan2(v.y, v.x) / std::numbers::pi
                                                                    : std::log(std::hypot(v.x, v.y));
        sum += static_cast<double>(term.coefficient) * value;
    }
    const double constant = equation.constant.get_d();
    if (equation.table == TableKind::log_length) return std::fabs(sum - std::log(constant));
    return std::fabs(std::remainder(sum - constant, 1.0));
}

bool all_hold(const Statement& statement, const std::vector<geometry::Point<double>>& points) {
    for (const Equation& equation : equations(statement))
        if (failure(equation, points) > 1e-7) return false;
    return true;
}

TEST(Equations, HoldWhereTheStatementHolds) {
    for (const Predicate predicate : predicates(false)) {
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            Rng rng(seed);
            const auto figure = random_figure<double>(predicate, rng);
            RC_ASSERT(seen(figure.statement(), figure.points));
            RC_ASSERT(all_hold(figure.statement(), figure.points));
        }));
    }
}

TEST(Equations, OfAnAlgebraicPredicateFailTogetherWithIt) {
    for (const Predicate predicate : predicates(false)) {
        if (!row(predicate).algebraic) continue;
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            Rng rng(seed);
            auto figure = random_figure<double>(predicate, rng);
            auto& moved = figure.points[rng.below(figure.points.size())];
            moved.x += 0.125;
            moved.y += 0.0625;
            const double relative = relative_residual(figure.statement(), figure.points);
            RC_PRE(relative > 1e-5);
            RC_ASSERT(!all_hold(figure.statement(), figure.points));
        }));
    }
}

// Triangles of the other orientation, and those with equal angles only, are told apart by the view.
TEST(Equations, OfSimilarTrianglesKnowTheOrientation) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const bool direct = rng.below(2) == 0;
        auto figure = random_figure<double>(direct ? Predicate::simtri : Predicate::simtrir, rng);
        const auto sine = make(Predicate::ncoll, {0, 1, 2});
        RC_PRE(relative_residual(*sine, figure.points) > 1e-3);
        figure.predicate = direct ? Predicate::simtrir : Predicate::simtri;
        RC_ASSERT(!seen(figure.statement(), figure.points));
        RC_ASSERT(!all_hold(figure.statement(), figure.points));
    }));
}

TEST(Equations, ConcyclicViewHoldsOnALineToo) {
    EXPECT_FALSE(row(Predicate::cyclic).algebraic);
    const std::vector<geometry::Point<double>> line{{0, 0}, {1, 1}, {2, 2}, {5, 5}};
    EXPECT_TRUE(all_hold(*make(Predicate::cyclic, {0, 1, 2, 3}), line));
    EXPECT_FALSE(seen(*make(Predicate::cyclic, {0, 1, 2, 3}), line));
}

TEST(Equations, OrderStatementsHaveNone) {
    Rng rng(1);
    for (const Predicate predicate : predicates(true))
        EXPECT_TRUE(equations(random_figure<double>(predicate, rng).statement()).empty());
}

TEST(Equations, AreSortedWithoutRepetition) {
    const auto view = equations(*make(Predicate::eqangle, {0, 1, 0, 2, 0, 2, 0, 3}));
    ASSERT_EQ(view.size(), 1U);
    ASSERT_EQ(view[0].terms.size(), 3U);
    EXPECT_EQ(view[0].terms[1].pair, pair_of(PointId(2), PointId(0)));
    EXPECT_EQ(std::abs(view[0].terms[1].coefficient), 2);
    // A side that two congruent triangles share says nothing, and keeps its place.
    const auto shared = equations(*make(Predicate::contri, {0, 1, 2, 1, 0, 3}));
    ASSERT_EQ(shared.size(), 5U);
    EXPECT_TRUE(shared[2].terms.empty());
    EXPECT_EQ(shared[2].constant, 1);
}

TEST(StatementOf, ReadsBackTheViewOfOneEquation) {
    using enum Predicate;
    for (const Predicate predicate : {para, perp, cong, eqangle, eqratio, aconst, rconst, lconst, r2const, l2const}) {
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            Rng rng(seed);
            std::vector<PointId> points;
            for (int i = 0; i < row(predicate).arity; ++i) points.emplace_back(rng.below(5));
            const auto statement = make(predicate, points, test::constant_for(predicate, rng));
            RC_PRE(statement.has_value());
            const auto view = equations(*statement);
            RC_ASSERT(view.size() == 1);
            RC_ASSERT(statement_of(view[0]) == statement);
        }));
    }
}

TEST(StatementOf, TakesEitherSignAndAnyTurn) {
    const auto ab = pair_of(PointId(0), PointId(1)), cd = pair_of(PointId(2), PointId(3));
    const auto third = make(Predicate::aconst, {0, 1, 2, 3}, numbers::ratio(1, 3));
    EXPECT_EQ(statement_of({TableKind::direction, {{ab, -1}, {cd, 1}}, numbers::ratio(4, 3)}), third);
    EXPECT_EQ(statement_of({TableKind::direction, {{ab, 1}, {cd, -1}}, numbers::ratio(-1, 3)}), third);
    EXPECT_EQ(statement_of({TableKind::log_length, {{ab, -1}}, numbers::ratio(1, 7)}),
              make(Predicate::lconst, {0, 1}, numbers::Rational(7)));
    EXPECT_EQ(statement_of({TableKind::direction, {{ab, 3}, {cd, -3}}, 0}), std::nullopt);
    EXPECT_EQ(statement_of({TableKind::direction, {{ab, 1}}, 0}), std::nullopt);
    EXPECT_EQ(statement_of({TableKind::direction, {}, 0}), std::nullopt);
}

// Whatever is said about an equation says neither more nor less than it.
TEST(StatementOf, IsEquivalentToTheEquation) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const bool angles = rng.below(2) == 0;
        Equation equation{angles ? TableKind::direction : TableKind::log_length, {}, angles ? 0 : 1};
        // Coefficients of four pairs from one point that add up to zero.
        std::array<std::int64_t, 4> coefficients{};
        for (int i = 0; i < 2; ++i) {
            ++coefficients[rng.below(4)];
            --coefficients[rng.below(4)];
        }
        for (std::size_t i = 0; i < 4; ++i)
            if (coefficients[i] != 0) equation.terms.push_back({pair_of(PointId(0), PointId(i + 1)), coefficients[i]});
        const auto statement = statement_of(equation);
        RC_ASSERT(statement.has_value() == !equation.terms.empty());
        if (!statement) return;
        const auto view = equations(*statement);
        RC_ASSERT(view.size() == 1);
        RC_ASSERT(view[0].terms.size() == equation.terms.size());
        // Equal up to sign, and in the lengths up to a factor.
        const std::int64_t factor = equation.terms[0].coefficient / view[0].terms[0].coefficient;
        RC_ASSERT(!angles || std::abs(factor) == 1);
        for (std::size_t i = 0; i < equation.terms.size(); ++i) {
            RC_ASSERT(view[0].terms[i].pair == equation.terms[i].pair);
            RC_ASSERT(view[0].terms[i].coefficient * factor == equation.terms[i].coefficient);
        }
    }));
}

} // namespace
} // namespace porism::facts
