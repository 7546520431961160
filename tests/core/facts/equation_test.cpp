// The equation view (definitions 9, 16, 25).
#include "facts/equation.h"
#include "facts/truth.h"
#include "figures.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

using test::predicates;
using test::random_figure;

/// The quantity of a vector in each table.
double quantity(TableKind table, const geometry::Point<double>& v) {
    if (table == TableKind::direction) return std::atan2(v.y, v.x) / std::numbers::pi;
    const double length = std::hypot(v.x, v.y);
    if (table == TableKind::log_length) return std::log(length);
    return table == TableKind::length ? length : length * length;
}

/// How far an equation fails in a picture: turns of pi from a whole number, the logarithm of a ratio, or the part that
/// is left of the sum of all squares or lengths.
double failure(const Equation& equation, const std::vector<geometry::Point<double>>& points) {
    const double constant = equation.constant.get_d();
    double sum = 0, size = std::fabs(constant);
    for (const PairTerm& term : equation.terms) {
        const auto v = points[term.pair.second.index()] - points[term.pair.first.index()];
        const double value = static_cast<double>(term.coefficient) * quantity(equation.table, v);
        sum += value;
        size += std::fabs(value);
    }
    for (const SineTerm& sine : equation.sines) {
        const auto along = [&](const PointPair& pair) {
            return points[pair.second.index()] - points[pair.first.index()];
        };
        const auto u = along(sine.first), v = along(sine.second);
        const double value = geometry::cross(u, v) / (std::hypot(u.x, u.y) * std::hypot(v.x, v.y));
        sum += static_cast<double>(sine.coefficient) * std::log(std::fabs(value));
    }
    if (equation.table == TableKind::log_length) return std::fabs(sum - std::log(constant));
    if (holds_for_one_point(equation.table)) return std::fabs(sum - constant) / size;
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
        if (!row(predicate).algebraic || predicate == Predicate::sinelaw) continue; // the law holds in every triangle
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
    ASSERT_EQ(shared.size(), 11U);
    EXPECT_TRUE(shared[2].terms.empty());
    EXPECT_EQ(shared[2].constant, 1);
    EXPECT_TRUE(shared[5].terms.empty());
    EXPECT_EQ(shared[5].constant, 0);
}

/// Directions and logarithms are told together.
int place_of(TableKind table) {
    return table == TableKind::direction ? static_cast<int>(TableKind::log_length) : static_cast<int>(table);
}

// Each alternative says the statement: they come in this order, and do not overlap; then come parts of them.
TEST(Alternatives, AreAnglesOrRatiosThenSquaresAndThenLengths) {
    for (const Predicate predicate : predicates(false)) {
        Rng rng(7);
        const Statement statement = random_figure<double>(predicate, rng).statement();
        auto all = alternatives(statement);
        EXPECT_EQ(all.empty(), !row(predicate).algebraic);
        const auto whole = all;
        std::erase_if(all, [&](const Alternative& part) {
            return part.alone || std::ranges::any_of(whole, [&](const Alternative& other) {
                       return other.count > part.count && asks_too_much(other, std::array{part});
                   });
        });
        const auto view = equations(statement);
        std::size_t next = 0;
        for (const Alternative& alternative : all) {
            EXPECT_EQ(alternative.first, next) << row(predicate).name;
            ASSERT_LE(alternative.end(), view.size());
            EXPECT_TRUE(next == 0 || place_of(view[next - 1].table) < place_of(view[next].table));
            for (std::size_t i = alternative.first; i < alternative.end(); ++i)
                EXPECT_EQ(place_of(view[i].table), place_of(view[next].table)) << i;
            next = alternative.end();
        }
    }
}

TEST(Equations, OfRelationsAreOfThreeSquaresOrMore) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const auto read = [&](const std::string& text) { return make(parse_relation(text, names).value()); };
    const Statement right = read("length(a,b)^2 + length(b,c)^2 = length(a,c)^2");
    EXPECT_EQ(equations(right), std::vector{equations(*make(Predicate::perp, {1, 0, 1, 2}))[1]});
    EXPECT_EQ(alternatives(right), (std::vector{Alternative{0, 1}}));
    const Statement stewart = read("2*length(a,d)^2 + length(b,c)^2/2 + 7 = length(a,b)^2 + length(a,c)^2");
    ASSERT_EQ(equations(stewart).size(), 1U);
    EXPECT_EQ(equations(stewart)[0].terms.size(), 4U);
    EXPECT_EQ(abs(equations(stewart)[0].constant), numbers::Rational(14));
    for (const char* const text :
         {"length(a,b)^2 = 2*length(b,c)^2", "length(a,b)^2 + length(b,c)^2 = length(a,c)", "length(a,b)^2 = 5",
          "length(a,b)^2 + length(b,c)^2 = sqrt(2)*length(a,c)^2", "length(a,b)^2 + length(b,c)^2 + x = length(a,c)^2",
          "length(a,b)^2 + length(b,c)^2 = 100000000*length(a,c)^2",
          "length(a,b)*length(a,c) + length(b,c)^2 = length(a,c)^2"}) {
        EXPECT_TRUE(equations(read(text)).empty()) << text;
        EXPECT_TRUE(alternatives(read(text)).empty()) << text;
    }
}

// 1/4 of a square is no trouble, a ratio of thousands of digits is: it is left to the logarithms.
TEST(Alternatives, LeaveOutSquaresWhoseCoefficientsAreTooLarge) {
    EXPECT_EQ(alternatives(*make(Predicate::rconst, {0, 1, 2, 3}, numbers::ratio(1, 2))).size(), 3U);
    const numbers::Rational large(numbers::Integer("123456789012345678901234567890"));
    const Statement statement = *make(Predicate::rconst, {0, 1, 2, 3}, large);
    EXPECT_EQ(alternatives(statement).size(), 1U);
    EXPECT_EQ(equations(statement).size(), 1U);
    // Its square is too large, and what comes after moves up.
    const Statement middling = *make(Predicate::rconst, {0, 1, 2, 3}, numbers::Rational(5000));
    const auto view = equations(middling);
    ASSERT_EQ(alternatives(middling).size(), 2U);
    EXPECT_EQ(alternatives(middling).back(), (Alternative{1, 1}));
    EXPECT_EQ(view.at(1).table, TableKind::length);
}

TEST(StatementOf, ReadsBackTheViewOfOneEquation) {
    using enum Predicate;
    for (const Predicate predicate :
         {para, perp, cong, eqangle, eqratio, eqprod, aconst, rconst, lconst, r2const, l2const}) {
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            Rng rng(seed);
            std::vector<PointId> points;
            for (int i = 0; i < row(predicate).arity; ++i) points.emplace_back(rng.below(5));
            const auto statement = make(predicate, points, test::constant_for(predicate, rng));
            RC_PRE(statement.has_value());
            const auto view = equations(*statement);
            RC_ASSERT(alternatives(*statement).front() == (Alternative{0, 1}));
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
        RC_ASSERT(alternatives(*statement).front() == (Alternative{0, 1}));
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
