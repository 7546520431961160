// Truth in pictures (definitions 6, 8 and 12).
#include "facts/truth.h"
#include "figures.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

using geometry::Point;
using numbers::Ball;
using numbers::Decision;
using numbers::Exact;
using test::predicates;
using test::random_figure;

using Picture = std::vector<Point<double>>;

template<class N>
std::vector<Point<N>> lifted(const Picture& picture) {
    std::vector<Point<N>> points;
    for (const auto& p : picture)
        points.push_back(
            {numbers::from_rational<N>(numbers::Rational(p.x)), numbers::from_rational<N>(numbers::Rational(p.y))});
    return points;
}

TEST(Residuals, VanishExactlyWhereTheStatementHolds) {
    for (const Predicate predicate : predicates(false)) {
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            const numbers::ExactContext context;
            Rng rng(seed);
            auto figure = random_figure<Exact>(predicate, rng);
            const Statement statement = figure.statement();
            for (const Exact& residual : residuals<Exact>(statement, figure.points))
                RC_ASSERT(numbers::is_zero(residual) == Decision::yes);
            const auto also = proviso(statement);
            if (!also || decide_exactly(*also, figure.points) == Decision::yes)
                RC_ASSERT(decide_exactly(statement, figure.points) == Decision::yes);
        }));
    }
}

TEST(Residuals, DoNotVanishBeside) {
    for (const Predicate predicate : predicates(false)) {
        if (predicate == Predicate::sinelaw) continue; // the law holds in every triangle
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            const numbers::ExactContext context;
            Rng rng(seed);
            auto figure = random_figure<Exact>(predicate, rng);
            auto& moved = figure.points[rng.below(figure.points.size())];
            moved.x += Exact(numbers::ratio(1, 1000));
            moved.y += Exact(numbers::ratio(1, 777));
            Picture picture;
            for (const auto& p : figure.points) picture.push_back({numbers::to_double(p.x), numbers::to_double(p.y)});
            RC_PRE(relative_residual(figure.statement(), picture) > 1e-12);
            RC_ASSERT(decide_exactly(figure.statement(), figure.points) == Decision::no);
        }));
    }
}

TEST(Residuals, AgreeOverAllNumberTypes) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const numbers::ExactContext context;
        Rng rng(seed);
        const Predicate predicate = predicate_table()[rng.below(predicate_table().size())].predicate;
        const auto figure = random_figure<double>(predicate, rng);
        const Statement statement = figure.statement();
        const bool order = row(predicate).order;
        const auto values = order ? std::vector{order_value<double>(statement, figure.points)}
                                  : residuals<double>(statement, figure.points);
        const auto balls = order ? std::vector{order_value<Ball>(statement, lifted<Ball>(figure.points))}
                                 : residuals<Ball>(statement, lifted<Ball>(figure.points));
        const auto exact = order ? std::vector{order_value<Exact>(statement, lifted<Exact>(figure.points))}
                                 : residuals<Exact>(statement, lifted<Exact>(figure.points));
        RC_ASSERT(values.size() == balls.size());
        RC_ASSERT(values.size() == exact.size());
        RC_ASSERT(values.size() <= 4);
        for (std::size_t i = 0; i < values.size(); ++i) {
            RC_ASSERT(numbers::overlaps(balls[i], numbers::to_ball(exact[i])));
            const double magnitude = 1 + std::pow(10.0, 8);
            RC_ASSERT(std::fabs(values[i] - numbers::to_double(exact[i])) <= 1e-12 * magnitude);
        }
    }));
}

TEST(Seen, DoesNotDependOnScalePlaceOrTurn) {
    for (const Predicate predicate : predicates(false)) {
        if (predicate == Predicate::lconst || predicate == Predicate::l2const) continue;
        EXPECT_TRUE(rc::check(std::string(row(predicate).name), [&](std::uint64_t seed) {
            Rng rng(seed);
            auto figure = random_figure<double>(predicate, rng);
            figure.points.back().x += rng.below(2) == 0 ? 0.01 : 0.0;
            const Statement statement = figure.statement();
            const double before = relative_residual(statement, figure.points);
            const Point<double> factor{std::exp(rng.uniform(-9, 9)), rng.uniform(-3, 3)}, shift{rng.unit(), rng.unit()};
            for (auto& p : figure.points) p = shift + geometry::product(factor, p);
            const double after = relative_residual(statement, figure.points);
            // Residuals with two coordinates count the greater one, which a turn may change by the root of two.
            RC_ASSERT(after <= 1.42 * before + 1e-11);
            RC_ASSERT(before <= 1.42 * after + 1e-11);
        }));
    }
}

struct OrderCase {
    const char* statement;
    Picture picture;
    bool holds;
};

TEST(Order, MeansWhatItSays) {
    const std::vector<std::string> names{"a", "b", "c", "p", "q", "r"};
    const Picture flat{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {3, 1}};
    const Picture triangle{{0, 0}, {4, 0}, {1, 3}, {2, 1}, {2, -1}, {6, 2}};
    const OrderCase cases[] = {
        {"diff a b", flat, true},
        {"ncoll a b c", flat, false},
        {"ncoll a b c", triangle, true},
        {"ncoll a b p", flat, true},
        {"npara a b p q", flat, false},
        {"npara a b a p", flat, true},
        {"nperp a b a p", flat, false},
        {"nperp a b a q", flat, true},
        {"ncong a b p q", flat, false},
        {"ncong a b q r", flat, true},
        {"ncyclic a b p q", flat, false},
        {"ncyclic a b c p", flat, true},
        {"sameclock a b c a b p", triangle, true},
        {"sameclock a b c a b q", triangle, false},
        {"sameclock a b c a q b", triangle, true},
        {"sameclock a b c a b p", flat, false},
        {"sameside a b c p q r", flat, true},  // A and P outside both pairs
        {"sameside b a c p q r", flat, false}, // B lies between A and C
        {"nsameside b a c p q r", flat, true},
        {"sameside a b p b a q", flat, false}, // right angles have no sign
        {"nsameside a b p b a q", flat, false},
        {"acute_angle a b c", flat, false},
        {"obtuse_angle a b c", flat, true}, // B between
        {"acute_angle b a c", flat, true},
        {"acute_angle p a b", flat, false},
        {"obtuse_angle p a b", flat, false},
        {"same_side_of p c a b", triangle, true},
        {"same_side_of p q a b", triangle, false},
        {"apart_by p q a b", triangle, true},
        {"apart_by p c a b", triangle, false},
        {"apart_by c p a b", flat, false}, // C lies on the line
        {"same_side_of c p a b", flat, false},
    };
    for (const OrderCase& one : cases) {
        const auto read = parse_statement(one.statement, names);
        ASSERT_TRUE(read) << one.statement;
        const Statement& statement = read->front();
        EXPECT_EQ(seen(statement, one.picture), one.holds) << one.statement;
        EXPECT_EQ(decide_order(statement, lifted<Ball>(one.picture)), one.holds ? Decision::yes : Decision::no)
            << one.statement;
        const numbers::ExactContext context;
        EXPECT_EQ(decide_exactly(statement, lifted<Exact>(one.picture)), one.holds ? Decision::yes : Decision::no)
            << one.statement;
    }
}

TEST(Order, OfDoublesAgreesWithBallsWhereItIsClear) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const auto order = predicates(true);
        const auto figure = random_figure<double>(order[rng.below(order.size())], rng);
        const double clearance = relative_residual(figure.statement(), figure.points);
        RC_PRE(std::fabs(clearance) > 1e-9);
        const auto decision = decide_order(figure.statement(), lifted<Ball>(figure.points));
        RC_ASSERT(decision == (clearance > 0 ? Decision::yes : Decision::no));
        RC_ASSERT(std::fabs(clearance) <= 1 + 1e-12);
    }));
}

TEST(Refuted, NeverGoesWithSeenAndSparesInequations) {
    const std::vector<geometry::Point<double>> line{{0, 0}, {1, 0}, {2, 0}, {3, 1}};
    const auto say = [](Predicate predicate, std::initializer_list<std::size_t> points) {
        return make(predicate, points).value();
    };
    EXPECT_TRUE(refuted(say(Predicate::coll, {0, 1, 3}), line));
    EXPECT_FALSE(refuted(say(Predicate::coll, {0, 1, 2}), line));
    EXPECT_FALSE(refuted(say(Predicate::ncoll, {0, 1, 2}), line)) << "by how little is not seen";
    EXPECT_FALSE(seen(say(Predicate::ncoll, {0, 1, 2}), line));
    EXPECT_TRUE(refuted(say(Predicate::acute_angle, {0, 1, 2}), line));
    EXPECT_FALSE(refuted(say(Predicate::obtuse_angle, {0, 1, 2}), line));
    const std::vector<Point<double>> flat{{0, 0}, {1, 1}, {2, 2}, {5, 5}};
    EXPECT_TRUE(refuted(say(Predicate::cyclic, {0, 1, 2, 3}), flat));
}

TEST(Order, OfWideBallsIsUndecided) {
    const auto wide = [](double x, double y) {
        const Ball third = Ball(1) / Ball(3);
        const Ball noise = third + third + third - Ball(1); // zero, with a radius
        return Point<Ball>{Ball(x) + noise, Ball(y) + noise};
    };
    const std::vector<Point<Ball>> line{wide(0, 0), wide(1, 1), wide(2, 2)};
    EXPECT_EQ(decide_order(*make(Predicate::ncoll, {0, 1, 2}), line), Decision::undecided);
    EXPECT_EQ(decide_order(*make(Predicate::obtuse_angle, {0, 1, 2}), line), Decision::yes);
}

TEST(Seen, ToleranceLeavesAGapBetweenEqualAndDifferent) {
    const auto three = [](double y) { return Picture{{0, 0}, {1, 0}, {2, y}}; };
    const auto coll = *make(Predicate::coll, {0, 1, 2});
    const auto ncoll = *make(Predicate::ncoll, {0, 1, 2});
    EXPECT_TRUE(seen(coll, three(1e-12)) && !seen(ncoll, three(1e-12)));
    EXPECT_TRUE(!seen(coll, three(1e-7)) && !seen(ncoll, three(1e-7)));
    EXPECT_TRUE(!seen(coll, three(1e-3)) && seen(ncoll, three(1e-3)));
    // A short vector beside a long one that is nearly along an axis: sines, not products of coordinates, are compared.
    EXPECT_TRUE(seen(coll, Picture{{0, 0}, {1, 1e-13}, {1, 0}}));
    const double nan = std::nan("");
    EXPECT_FALSE(seen(coll, Picture{{0, 0}, {1, nan}, {1, 0}}));
    EXPECT_FALSE(seen(ncoll, Picture{{0, 0}, {1, nan}, {1, 0}}));
}

} // namespace
} // namespace porism::facts
