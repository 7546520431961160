// Slopes of formulas over balls: they enclose the quotients of differences, and say nothing where there is no slope.
#include "numbers/jet.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace porism::numbers {
namespace {

Jet formula(const Jet& x, const Jet& y) {
    const Jet z = sqrt(x * x + y * y) + atan2(y, x) * cos(x) - abs(x - y) / sin(y);
    return -z + 3 * x;
}

double at(double x, double y) {
    return formula(Jet(Ball(x)), Jet(Ball(y))).value().to_double();
}

double slope(const Jet& jet, std::uint32_t variable) {
    for (const auto& [index, ball] : jet.slopes())
        if (index == variable) return ball.to_double();
    return 0;
}

RC_GTEST_PROP(Jet, ItsSlopesAreThoseOfDifferences, ()) {
    const double x = 0.5 + *rc::gen::inRange(0, 1000) / 500.0, y = 0.3 + *rc::gen::inRange(0, 1000) / 500.0 + 1e-3;
    RC_PRE(std::fabs(x - y) > 1e-2);
    const Jet jet = formula(Jet::variable(Ball(x), 0), Jet::variable(Ball(y), 7));
    constexpr double step = 1e-6;
    RC_ASSERT(std::fabs(slope(jet, 0) - (at(x + step, y) - at(x - step, y)) / (2 * step)) < 1e-5);
    RC_ASSERT(std::fabs(slope(jet, 7) - (at(x, y + step) - at(x, y - step)) / (2 * step)) < 1e-5);
}

RC_GTEST_PROP(Jet, OverABoxItEnclosesWhatItHolds, ()) {
    const double x = 0.5 + *rc::gen::inRange(0, 1000) / 500.0, y = x + 0.2, wide = 1e-3;
    const double part = *rc::gen::inRange(-100, 101) / 100.0;
    const auto in_box = formula(Jet::variable(widened(Ball(x), wide), 0), Jet::variable(widened(Ball(y), wide), 1));
    const auto inside = formula(Jet::variable(Ball(x + part * wide), 0), Jet::variable(Ball(y - part * wide), 1));
    RC_ASSERT(overlaps(in_box.value(), inside.value()));
    for (const std::uint32_t variable : {0u, 1u})
        RC_ASSERT(overlaps(in_box.slopes()[variable].second, inside.slopes()[variable].second));
}

TEST(Jet, WhereThereIsNoSlopeNothingIsKnown) {
    const Jet about_zero = Jet::variable(widened(Ball(0), 1e-9), 0);
    EXPECT_FALSE(abs(about_zero).slopes()[0].second.finite());
    EXPECT_FALSE(sqrt(about_zero).slopes()[0].second.finite());
    EXPECT_FALSE((Jet(1) / about_zero).value().finite());
    EXPECT_FALSE(atan2(about_zero, Jet(-1)).value().finite());
    EXPECT_TRUE(atan2(about_zero, Jet(1)).value().finite());
    EXPECT_FALSE(unknown_jet().value().finite());
}

TEST(Jet, BoundsOfABall) {
    const Ball ball = widened(Ball(3), 0.5);
    EXPECT_LE(least_magnitude(ball), 2.5);
    EXPECT_GT(least_magnitude(ball), 2.49);
    EXPECT_GE(greatest_magnitude(ball), 3.5);
    EXPECT_LT(greatest_magnitude(ball), 3.51);
    EXPECT_EQ(midpoint(ball).to_double(), 3);
    EXPECT_TRUE(midpoint(ball).exact());
    EXPECT_EQ(least_magnitude(widened(Ball(1), 2)), 0);
    EXPECT_EQ(greatest_magnitude(unknown_jet().value()), INFINITY);
}

} // namespace
} // namespace porism::numbers
