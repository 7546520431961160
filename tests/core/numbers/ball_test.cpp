#include "numbers/ball.h"

#include "numbers/scalar.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <utility>

namespace porism::numbers {
namespace {

TEST(Ball, SignComesWithPrecision) {
    // (10^40 + 1)^(1/2) - 10^20 is about 5e-21: 64 bits cannot see it, 256 can.
    const auto difference = [] { return sqrt(to_ball(*Scalar::parse("10^40+1"))) - to_ball(*Scalar::parse("10^20")); };
    EXPECT_EQ(sign(difference()), std::nullopt);
    const BallPrecision precision(256);
    EXPECT_EQ(sign(difference()), 1);
    EXPECT_EQ(sign(-difference()), -1);
}

TEST(Ball, AnEqualityNeverGetsASignHoweverPrecise) {
    for (int bits = 64; bits <= 4096; bits *= 2) {
        const BallPrecision precision(bits);
        const Ball zero = sqrt(Ball(2)) * sqrt(Ball(3)) - sqrt(Ball(6));
        EXPECT_EQ(sign(zero), std::nullopt) << bits;
        EXPECT_TRUE(zero.contains_zero());
        EXPECT_LT(zero.radius(), std::ldexp(1.0, 8 - std::min(bits, 1000)));
    }
}

TEST(Ball, PrecisionScopesNest) {
    EXPECT_EQ(BallPrecision::current(), 64);
    {
        const BallPrecision outer(128);
        {
            const BallPrecision inner(512);
            EXPECT_EQ(BallPrecision::current(), 512);
        }
        EXPECT_EQ(BallPrecision::current(), 128);
    }
    EXPECT_EQ(BallPrecision::current(), 64);
}

TEST(Ball, ExactInputsAreExact) {
    EXPECT_TRUE(Ball(0.1).exact());
    EXPECT_EQ(Ball(0.1).to_double(), 0.1);
    EXPECT_TRUE(Ball(ratio(3, 8)).exact());
    EXPECT_FALSE(Ball(ratio(1, 3)).exact());
    EXPECT_EQ(sign(Ball(3) - Ball(3)), 0);
}

TEST(Ball, UndefinedResultsAreAllReals) {
    const Ball around_zero = sqrt(Ball(2)) * sqrt(Ball(2)) - 2;
    for (const Ball& b : {Ball(1) / Ball(0), Ball(1) / around_zero, sqrt(Ball(-1)),
                          Ball(std::numeric_limits<double>::infinity()), Ball(std::nan(""))}) {
        EXPECT_FALSE(b.finite());
        EXPECT_EQ(sign(b), std::nullopt);
        EXPECT_FALSE((b + 1).finite());
    }
}

TEST(Ball, CopiesAndMovesKeepValues) {
    Ball a = sqrt(Ball(2));
    const Ball copy = a;
    Ball moved = std::move(a);
    EXPECT_EQ(moved.to_double(), copy.to_double());
    moved = copy * 2;
    moved += copy;
    moved -= copy;
    moved /= copy;
    moved *= Ball(3);
    EXPECT_NEAR(moved.to_double(), 6, 1e-15);
}

TEST(Ball, AnglesAndPowers) {
    EXPECT_TRUE(overlaps(atan2(Ball(1), Ball(0)) * 2, pi_ball()));
    EXPECT_TRUE(overlaps(pow(Ball(2), ratio(1, 2)), sqrt(Ball(2))));
    EXPECT_EQ(to_double(abs(Ball(-3))), 3.0);
    EXPECT_EQ(sqrt(Ball(2)).to_string().substr(0, 8), "[1.41421");
}

} // namespace
} // namespace porism::numbers
