// Sums of square roots: whether they vanish, with and without new roots; and guesses at decimals.
#include "numbers/root_sum.h"

#include "numbers/recognise.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace porism::numbers {
namespace {

struct Pair {
    Rational coefficient, radicand;
};

template<class N>
Decision decided(const std::vector<Pair>& terms) {
    RootSum<N> sum;
    for (const Pair& term : terms) sum.push_back({N(term.coefficient), N(term.radicand)});
    return vanishes(std::move(sum));
}

/// Over both kinds of exact numbers, and without a new root.
void expect_both(const std::vector<Pair>& terms, Decision decision) {
    {
        const QuadraticTower tower({.degree = 1});
        EXPECT_EQ(decided<Constructible>(terms), decision);
        EXPECT_EQ(tower.degree(), 1);
    }
    const ExactContext context;
    EXPECT_EQ(decided<Exact>(terms), decision);
}

TEST(RootSum, UpToFourRootsNeedNoField) {
    expect_both({}, Decision::yes);
    expect_both({{1, 2}}, Decision::no);
    expect_both({{0, 2}, {3, 0}}, Decision::yes);
    expect_both({{1, 8}, {-2, 2}}, Decision::yes);
    expect_both({{1, 8}, {2, 2}}, Decision::no);
    expect_both({{1, 2}, {1, 8}, {-1, 18}}, Decision::yes);
    expect_both({{1, 2}, {1, 8}, {1, 18}}, Decision::no);
    expect_both({{-1, 2}, {-1, 8}, {1, 18}}, Decision::yes);
    expect_both({{1, 2}, {-1, 8}, {1, 18}}, Decision::no);
    // 2 + 3 + 4 = 9, 2 + 9 = 5 + 6, and their roots times 7.
    expect_both({{2, 7}, {1, 63}, {2, 28}, {-3, 63}}, Decision::yes);
    expect_both({{1, 28}, {1, 567}, {-1, 175}, {-1, 252}}, Decision::yes);
    expect_both({{1, 28}, {1, 567}, {1, 175}, {-1, 252}}, Decision::no);
}

TEST(RootSum, NearMissesAreTold) {
    // sqrt(n + 2) + sqrt(n) is not 2 sqrt(n + 1), and nearer to it the greater n is.
    const Rational n(Integer("1000000000000000000000000000000"));
    const Decision near = [&] {
        const QuadraticTower tower({.degree = 1});
        return decided<Constructible>({{1, n + 2}, {1, n}, {-2, n + 1}});
    }();
    EXPECT_EQ(near, Decision::no);
}

TEST(RootSum, MoreRootsAreAdjoined) {
    const std::vector<Pair> terms{{1, 2}, {1, 3},  {1, 5},  {1, 7},  {1, 1}, {-1, 8},
                                  {1, 2}, {-1, 3}, {-1, 5}, {-1, 7}, {-1, 1}};
    expect_both(terms, Decision::yes);
    // No two of the radicands are equal, and half of the terms are the others.
    const std::vector<Pair> hidden{{3, 2}, {-1, 18}, {2, 3}, {-1, 12}, {2, 5}, {-1, 20}};
    const QuadraticTower tower;
    EXPECT_EQ(decided<Constructible>(hidden), Decision::yes);
    EXPECT_LE(tower.degree(), 8);
    const QuadraticTower small({.degree = 1});
    EXPECT_EQ(decided<Constructible>(hidden), Decision::undecided);
}

RC_GTEST_PROP(RootSum, AgreesWithRootsOfSquares, ()) {
    // The roots are rational, so that the sum is known.
    const auto size = *rc::gen::inRange(1, 5);
    std::vector<Pair> terms;
    Rational sum = 0;
    for (int i = 0; i < size; ++i) {
        const int coefficient = *rc::gen::inRange(-3, 4), root = *rc::gen::inRange(0, 6);
        terms.push_back({coefficient, Rational(7 * root * root)});
        sum += coefficient * root;
    }
    const QuadraticTower tower({.degree = 1});
    RC_ASSERT(decided<Constructible>(terms) == (sum == 0 ? Decision::yes : Decision::no));
}

std::string first_form(double value) {
    const auto forms = simple_forms(value, 1e-9);
    return forms.empty() ? "" : forms.front().text();
}

TEST(Recognise, TheSimplestFormFirst) {
    EXPECT_EQ(first_form(0.75), "3/4");
    EXPECT_EQ(first_form(12), "12");
    EXPECT_EQ(first_form(std::sqrt(2)), "sqrt(2)");
    EXPECT_EQ(first_form(std::sqrt(0.5)), "sqrt(2)/2");
    EXPECT_EQ(first_form(std::sqrt(12)), "2sqrt(3)");
    EXPECT_EQ(first_form(3 * std::sqrt(2) / 4), "3sqrt(2)/4");
    EXPECT_EQ(first_form((1 + std::sqrt(5)) / 2), "(1+sqrt(5))/2");
    EXPECT_EQ(first_form((std::sqrt(5) - 1) / 2), "(-1+sqrt(5))/2");
    EXPECT_EQ(first_form(3 - 2 * std::sqrt(2)), "3-2sqrt(2)");
    EXPECT_EQ(first_form(std::sqrt(2 + std::sqrt(3))), "sqrt(2+sqrt(3))");
    EXPECT_EQ(first_form(3.14159265358979), "");
    EXPECT_EQ(first_form(0), "");
    EXPECT_EQ(first_form(-2), "");
    EXPECT_EQ(first_form(INFINITY), "");
    EXPECT_EQ(first_form(NAN), "");
    EXPECT_EQ(first_form(1e-300), "");
}

RC_GTEST_PROP(Recognise, IsNearAndReadsBack, ()) {
    const double value = *rc::gen::inRange(1, 100000) / 977.0 + *rc::gen::inRange(0, 1000) * 1e-7;
    for (const Scalar& form : simple_forms(value, 1e-6)) RC_ASSERT(std::fabs(to_double(form) - value) <= 1e-5 * value);
}

TEST(Recognise, RationalsOfSmallDenominator) {
    EXPECT_EQ(simple_rational(1.0 / 3, 1e-12, 3), ratio(1, 3));
    EXPECT_EQ(simple_rational(-7.0 / 12, 1e-12, 720), ratio(-7, 12));
    EXPECT_FALSE(simple_rational(1.0 / 3, 1e-12, 2));
    EXPECT_FALSE(simple_rational(NAN, 1e-12, 2));
}

} // namespace
} // namespace porism::numbers
