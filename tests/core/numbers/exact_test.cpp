#include "numbers/exact.h"

#include "numbers/ball.h"
#include "numbers/number.h"
#include "numbers/scalar.h"

#include <cmath>
#include <gtest/gtest.h>
#include <thread>

namespace porism::numbers {
namespace {

Exact read(const char* text) {
    return to_exact(*Scalar::parse(text));
}

TEST(Exact, DecidesANestedRoot) {
    const ExactContext context;
    EXPECT_EQ(equal(read("sqrt(5+2*sqrt(6))"), read("sqrt(2)+sqrt(3)")), Decision::yes);
    EXPECT_EQ(equal(read("sqrt(5+2*sqrt(6))"), read("sqrt(2)+sqrt(3)+1/10^100")), Decision::no);
    EXPECT_EQ(sign(read("sqrt(5+2*sqrt(6))") - read("sqrt(2)+sqrt(3)+1/10^100")), -1);
}

TEST(Exact, RationalResultsLoseTheirRoots) {
    const ExactContext context;
    const Exact two = sqrt(Exact(2)) * sqrt(Exact(2));
    EXPECT_EQ(two.degree(), 1);
    EXPECT_EQ(as_rational(two), Rational(2));
    EXPECT_EQ(as_rational(sqrt(Exact(ratio(9, 4)))), ratio(3, 2));
}

TEST(Exact, DependentRootsAddNoDegree) {
    const ExactContext context;
    const Exact sum = sqrt(Exact(2)) + sqrt(Exact(3)) + sqrt(Exact(6)) + sqrt(Exact(ratio(24, 25)));
    EXPECT_EQ(sum.degree(), 4);
    EXPECT_EQ(is_zero(sqrt(Exact(6)) * sqrt(Exact(10)) - 2 * sqrt(Exact(15))), Decision::yes);
    EXPECT_EQ(is_zero(sqrt(Exact(15)) * sqrt(Exact(10)) * sqrt(Exact(6)) - 30), Decision::yes);
}

TEST(Exact, DivisionByZeroAndRootsOfNegativesArePropagatedNotCrashes) {
    const ExactContext context;
    const Exact hidden_zero = sqrt(Exact(2)) * sqrt(Exact(3)) - sqrt(Exact(6));
    const Exact quotient = Exact(1) / hidden_zero;
    EXPECT_EQ(quotient.state(), Exact::State::undefined);
    EXPECT_EQ((quotient + 1).state(), Exact::State::undefined);
    EXPECT_EQ(sqrt(Exact(1) - sqrt(Exact(2))).state(), Exact::State::undefined);
    EXPECT_EQ(is_zero(quotient), Decision::undecided);
    EXPECT_EQ(sign(quotient), std::nullopt);
    EXPECT_TRUE(std::isnan(to_double(quotient)));
    EXPECT_FALSE(to_ball(quotient).finite());
}

TEST(Exact, BeyondDegreeSixteenIsUndecided) {
    const ExactContext context;
    const Exact four = sqrt(Exact(2)) + sqrt(Exact(3)) + sqrt(Exact(5)) + sqrt(Exact(7));
    EXPECT_EQ(four.degree(), 16);
    EXPECT_EQ(sign(four), 1);
    const Exact five = four + sqrt(Exact(11));
    EXPECT_EQ(five.state(), Exact::State::beyond);
    EXPECT_EQ(sign(five), std::nullopt);
    EXPECT_EQ(is_zero(five - five), Decision::undecided);
}

TEST(Exact, UndefinedWinsOverBeyond) {
    const ExactContext context(ExactLimits{.degree = 2});
    const Exact beyond = sqrt(Exact(2)) + sqrt(Exact(3));
    ASSERT_EQ(beyond.state(), Exact::State::beyond);
    EXPECT_EQ((beyond + Exact(1) / Exact(0)).state(), Exact::State::undefined);
}

TEST(Exact, OperationsAndStopsLimitTheWork) {
    ExactContext counted(ExactLimits{.operations = 10});
    Exact sum(0);
    for (int i = 0; i < 20; ++i) sum += sqrt(Exact(2));
    EXPECT_EQ(sum.state(), Exact::State::beyond);
    EXPECT_TRUE(counted.spent());

    StopSource stop;
    const ExactContext stopped({}, stop.get_token());
    const Exact before = sqrt(Exact(2)) + 1;
    stop.request_stop();
    EXPECT_EQ((before + 1).state(), Exact::State::beyond);
    EXPECT_EQ(is_zero(before), Decision::undecided);
}

TEST(Exact, KnownAnglesHaveTheirRadicals) {
    const ExactContext context;
    EXPECT_EQ(equal(cos_of_turn_exact(ratio(1, 12)), read("(sqrt(6)+sqrt(2))/4")), Decision::yes);
    EXPECT_EQ(as_rational(cos_of_turn_exact(ratio(1, 3))), ratio(1, 2));
    EXPECT_EQ(as_rational(sin_of_turn_exact(ratio(-1, 2))), Rational(-1));
    EXPECT_EQ(equal(cos_of_turn_exact(ratio(1, 5)), read("(1+sqrt(5))/4")), Decision::yes);
    EXPECT_EQ(cos_of_turn_exact(ratio(97, 180)).state(), Exact::State::beyond);
}

TEST(Exact, CosinesAndSinesAgreeWithDoublesAndPythagoras) {
    for (int n = 1; n <= 14; ++n) {
        if (n == 11 || n == 13) continue; // of degree 20 and 24
        const ExactContext context;
        for (int k = -2 * n; k <= 3 * n; ++k) {
            const Rational q = ratio(k, n);
            const Exact c = cos_of_turn_exact(q);
            const Exact s = sin_of_turn_exact(q);
            ASSERT_EQ(c.state(), Exact::State::value) << k << "/" << n;
            EXPECT_NEAR(to_double(c), std::cos(M_PI * k / n), 1e-13) << k << "/" << n;
            EXPECT_NEAR(to_double(s), std::sin(M_PI * k / n), 1e-13) << k << "/" << n;
            EXPECT_EQ(is_zero(c * c + s * s - 1), Decision::yes) << k << "/" << n;
        }
    }
}

TEST(Exact, PowersAndRoots) {
    const ExactContext context;
    EXPECT_EQ(equal(pow(read("2^(1/3)"), 3), Exact(2)), Decision::yes);
    EXPECT_EQ(equal(read("(1+sqrt(2))^-3"), read("5*sqrt(2)-7")), Decision::yes);
    EXPECT_EQ(pow(Exact(0), ratio(1, 3)).state(), Exact::State::value);
    EXPECT_EQ(pow(Exact(0), -1).state(), Exact::State::undefined);
    EXPECT_EQ(pow(Exact(-8), ratio(1, 3)).state(), Exact::State::undefined);
}

TEST(Exact, TheSameNestedRootIsAdjoinedOnce) {
    const ExactContext context;
    const Exact radicand = sqrt(Exact(2)) + 2;
    const Exact difference = sqrt(radicand) - sqrt(2 + sqrt(Exact(2)));
    EXPECT_LE((sqrt(radicand) + sqrt(2 + sqrt(Exact(2)))).degree(), 4);
    EXPECT_EQ(is_zero(difference), Decision::yes);
}

TEST(Exact, PlainValuesLeaveAsScalars) {
    std::optional<Scalar> plain;
    {
        const ExactContext context;
        plain = as_scalar(cos_of_turn_exact(ratio(1, 12)));
        EXPECT_FALSE(as_scalar(Exact(1) / Exact(0)));
    }
    ASSERT_TRUE(plain);
    const ExactContext context;
    EXPECT_EQ(equal(to_exact(*plain), read("(sqrt(6)+sqrt(2))/4")), Decision::yes) << plain->text();
}

TEST(Exact, SmallDoublesAreRoundedFromTheExactValue) {
    const ExactContext context;
    EXPECT_EQ(to_double(Exact(ratio(1, 10))), 0.1);
    EXPECT_NEAR(to_double(read("sqrt(10^40+1)-10^20")), 5e-21, 1e-30);
    EXPECT_EQ(to_double(read("sqrt(5+2sqrt(6))-sqrt(2)-sqrt(3)")), 0.0);
}

TEST(Exact, EachThreadHasItsOwnContexts) {
    const auto work = [] {
        for (int i = 0; i < 20; ++i) {
            const ExactContext context;
            ASSERT_EQ(equal(read("sqrt(5+2*sqrt(6))"), read("sqrt(2)+sqrt(3)")), Decision::yes);
        }
    };
    std::thread one(work);
    std::thread two(work);
    one.join();
    two.join();
}

template<Number N>
N heron_of_345() {
    const N a = from_rational<N>(3), b = from_rational<N>(4), c = from_scalar<N>(*Scalar::parse("5"));
    const N s = (a + b + c) / N(2);
    return sqrt(s * (s - a) * (s - b) * (s - c));
}

TEST(Number, OneFormulaRunsOverAllThreeTypes) {
    const ExactContext context;
    EXPECT_EQ(heron_of_345<double>(), 6.0);
    EXPECT_EQ(as_rational(heron_of_345<Exact>()), Rational(6));
    EXPECT_TRUE((heron_of_345<Ball>() - 6).contains_zero());
    EXPECT_NEAR(to_double(sin_of_turn<Ball>(ratio(1, 6))), 0.5, 1e-15);
    EXPECT_NEAR(cos_of_turn<double>(ratio(1, 3)), 0.5, 1e-15);
}

TEST(Exact, TurnsThatAreMultiplesOfAKnownOneAddNoDegree) {
    const ExactContext context;
    const Exact part = cos_of_turn_exact(ratio(1, 18));
    EXPECT_EQ(context.degree(), part.degree());
    for (const auto& turn : {ratio(1, 9), ratio(7, 18), ratio(1, 3), ratio(5, 6), ratio(1, 2)}) {
        const Exact c = cos_of_turn_exact(turn), s = sin_of_turn_exact(turn);
        EXPECT_EQ(is_zero(c * c + s * s - 1), Decision::yes) << to_string(turn);
        EXPECT_NEAR(to_double(c), std::cos(turn.get_d() * M_PI), 1e-14) << to_string(turn);
        EXPECT_NEAR(to_double(s), std::sin(turn.get_d() * M_PI), 1e-14) << to_string(turn);
    }
    EXPECT_EQ(context.degree(), part.degree());
}

TEST(Exact, ASumOfRootsIsRationalWhereItIs) {
    const ExactContext context;
    const Exact root = sqrt(Exact(2)), nested = sqrt(Exact(3) + 2 * root);
    EXPECT_EQ(as_rational(nested - root - 1), Rational(0));
    EXPECT_EQ(as_rational((nested - root) * Exact(ratio(355, 113))), ratio(355, 113));
    EXPECT_EQ(as_rational(root), std::nullopt);
    EXPECT_EQ(as_rational(nested + sqrt(Exact(5) + root)), std::nullopt);
}

/// A fraction that agrees with it to a hundred digits is not what it is.
TEST(Exact, AnIrrationalNumberIsNoFractionThatIsNear) {
    const ExactContext context;
    Rational near(17, 12);
    for (int i = 0; i < 6; ++i) near = (near + 2 / near) / 2;
    const Exact apart = sqrt(Exact(2)) - Exact(near);
    EXPECT_EQ(as_rational(apart), std::nullopt);
    EXPECT_EQ(is_zero(apart), Decision::no);
}

} // namespace
} // namespace porism::numbers
