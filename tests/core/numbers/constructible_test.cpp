#include "numbers/constructible.h"

#include "base/random.h"
#include "numbers/number.h"
#include "numbers/simplest.h"

#include <chrono>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::numbers {
namespace {

using State = Constructible::State;

Constructible read(const char* text) {
    return to_constructible(*Scalar::parse(text));
}

/// A number built from small rationals by all operations, and the same over Exact.
struct Twin {
    Constructible ours;
    Exact theirs;
};

Twin random_twin(Rng& rng, int depth) {
    if (depth == 0) {
        const Rational q = ratio(from_int64(static_cast<std::int64_t>(rng.below(19)) - 9),
                                 from_int64(1 + static_cast<std::int64_t>(rng.below(4))));
        return {Constructible(q), Exact(q)};
    }
    const Twin a = random_twin(rng, depth - 1);
    if (rng.below(4) == 0) return {sqrt(abs(a.ours)), sqrt(abs(a.theirs))};
    const Twin b = random_twin(rng, depth - 1);
    switch (rng.below(4)) {
    case 0:
        return {a.ours + b.ours, a.theirs + b.theirs};
    case 1:
        return {a.ours - b.ours, a.theirs - b.theirs};
    case 2:
        return {a.ours * b.ours, a.theirs * b.theirs};
    default:
        return {a.ours / b.ours, a.theirs / b.theirs};
    }
}

TEST(Constructible, AgreesWithCalciumAboutValuesAndSigns) {
    int compared = 0;
    for (std::uint64_t i = 0; i < 600; ++i) {
        Rng rng(20240603, i);
        const QuadraticTower tower;
        const ExactContext context;
        const Twin twin = random_twin(rng, 3);
        if (twin.ours.state() != State::value || twin.theirs.state() != State::value) continue;
        ++compared;
        EXPECT_NEAR(to_double(twin.ours), to_double(twin.theirs), 1e-12 * (1 + std::fabs(to_double(twin.theirs)))) << i;
        EXPECT_EQ(sign(twin.ours), sign(twin.theirs)) << i;
    }
    EXPECT_GT(compared, 400);
}

TEST(Constructible, IsAField) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        Rng rng(20240604, i);
        const QuadraticTower tower({.degree = 64});
        const ExactContext context;
        const Constructible a = random_twin(rng, 2).ours, b = random_twin(rng, 2).ours, c = random_twin(rng, 1).ours;
        if (a.state() != State::value || b.state() != State::value || c.state() != State::value) continue;
        EXPECT_EQ(is_zero((a + b) * c - (a * c + b * c)), Decision::yes) << i;
        EXPECT_EQ(is_zero(a * (b * c) - (a * b) * c), Decision::yes) << i;
        if (is_zero(b) == Decision::no) {
            EXPECT_EQ(is_zero(a / b * b - a), Decision::yes) << i;
        }
        EXPECT_EQ(is_zero(sqrt(a * a) - abs(a)), Decision::yes) << i;
    }
}

TEST(Constructible, KnowsARootThatLiesInTheTower) {
    const QuadraticTower tower;
    const Constructible root = sqrt(Constructible(2));
    EXPECT_EQ(is_zero(sqrt(Constructible(8)) - 2 * root), Decision::yes);
    EXPECT_EQ(is_zero(sqrt(3 + 2 * root) - (1 + root)), Decision::yes);
    EXPECT_EQ(tower.degree(), 2);
    EXPECT_EQ(is_zero(sqrt(Constructible(3)) * root - sqrt(Constructible(6))), Decision::yes);
    EXPECT_EQ(is_zero(sqrt(Constructible(ratio(2, 3))) - root / sqrt(Constructible(3))), Decision::yes);
    EXPECT_EQ(is_zero(read("sqrt(5+2*sqrt(6))") - read("sqrt(2)+sqrt(3)")), Decision::yes);
    EXPECT_EQ(tower.degree(), 4);
    EXPECT_EQ(sign(read("sqrt(5+2*sqrt(6))") - read("sqrt(2)+sqrt(3)+1/10^100")), -1);
}

TEST(Constructible, RationalResultsAreRational) {
    const QuadraticTower tower;
    const Constructible root = sqrt(Constructible(2));
    EXPECT_EQ((root * root).rational(), Rational(2));
    EXPECT_EQ(((root + 1) * (root - 1)).rational(), Rational(1));
    EXPECT_EQ(sqrt(Constructible(ratio(9, 4))).rational(), ratio(3, 2));
    EXPECT_EQ(root.rational(), std::nullopt);
}

TEST(Constructible, DivisionByZeroAndRootsOfNegativesArePropagated) {
    const QuadraticTower tower;
    const Constructible hidden = sqrt(Constructible(2)) * sqrt(Constructible(3)) - sqrt(Constructible(6));
    EXPECT_EQ((1 / hidden).state(), State::undefined);
    EXPECT_EQ((1 / hidden + 1).state(), State::undefined);
    EXPECT_EQ(sqrt(1 - sqrt(Constructible(2))).state(), State::undefined);
    EXPECT_EQ(is_zero(1 / hidden), Decision::undecided);
    EXPECT_EQ(sign(1 / hidden), std::nullopt);
    EXPECT_TRUE(std::isnan(to_double(1 / hidden)));
    EXPECT_FALSE(to_ball(1 / hidden).finite());
    EXPECT_EQ(tower.end(), TowerEnd::none);
}

TEST(Constructible, EndsAtEachLimitAndSaysAtWhich) {
    {
        const QuadraticTower tower({.degree = 2});
        EXPECT_EQ((sqrt(Constructible(2)) + sqrt(Constructible(3))).state(), State::beyond);
        EXPECT_EQ(tower.end(), TowerEnd::degree);
    }
    {
        const QuadraticTower tower({.height_bits = 100});
        Constructible a(ratio(3, 7));
        for (int i = 0; i < 10; ++i) a *= a;
        EXPECT_EQ(a.state(), State::beyond);
        EXPECT_EQ(tower.end(), TowerEnd::height);
    }
    {
        QuadraticTower tower({.work = 100});
        Constructible a(3);
        for (int i = 0; i < 100; ++i) a = a * 2;
        EXPECT_EQ(a.state(), State::beyond);
        EXPECT_EQ(tower.end(), TowerEnd::work);
        EXPECT_TRUE(tower.spent());
    }
    {
        const QuadraticTower tower({.precision = 128});
        EXPECT_EQ(sign(read("(sqrt(2)-1)^200")), std::nullopt);
        EXPECT_EQ(tower.end(), TowerEnd::precision);
    }
    {
        const QuadraticTower tower;
        EXPECT_EQ(read("pi").state(), State::beyond);
        EXPECT_EQ(tower.end(), TowerEnd::not_constructible);
    }
}

TEST(Constructible, AStopEndsIt) {
    StopSource source;
    QuadraticTower tower({}, source.get_token());
    const Constructible root = sqrt(Constructible(2));
    source.request_stop();
    EXPECT_EQ((root + 1).state(), State::beyond);
    EXPECT_EQ(tower.end(), TowerEnd::stopped);
}

TEST(Constructible, NoOperationWithinTheLimitsIsLong) {
    // Near the greatest height and degree that are allowed: what must end before a stop is noticed.
    const QuadraticTower tower({.work = 1'000'000'000'000});
    Constructible a =
        sqrt(Constructible(2)) + sqrt(Constructible(3)) + sqrt(Constructible(5)) + sqrt(Constructible(7)) / 3;
    double longest = 0;
    while (a.state() == State::value) {
        const auto start = std::chrono::steady_clock::now();
        a *= a;
        longest = std::max(longest, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    EXPECT_EQ(tower.end(), TowerEnd::height);
    EXPECT_LT(longest, 0.05);
}

TEST(Constructible, TowersNest) {
    const QuadraticTower outer;
    const Constructible root = sqrt(Constructible(2));
    {
        const QuadraticTower inner({.degree = 1});
        EXPECT_EQ(sqrt(Constructible(3)).state(), State::beyond);
    }
    EXPECT_EQ((root * root).rational(), Rational(2));
    EXPECT_EQ(outer.end(), TowerEnd::none);
}

TEST(Constructible, TurnsLieOnTheUnitCircle) {
    for (const int n : {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60})
        for (int k = -2 * n; k <= 2 * n; k += 1 + n / 4) {
            const QuadraticTower tower;
            const Rational q = ratio(k, n);
            const Constructible c = cos_of_turn<Constructible>(q), s = sin_of_turn<Constructible>(q);
            ASSERT_EQ(c.state(), State::value) << to_string(q);
            EXPECT_EQ(is_zero(c * c + s * s - 1), Decision::yes) << to_string(q);
            EXPECT_NEAR(to_double(c), std::cos(q.get_d() * M_PI), 1e-14) << to_string(q);
            EXPECT_NEAR(to_double(s), std::sin(q.get_d() * M_PI), 1e-14) << to_string(q);
        }
    QuadraticTower tower;
    EXPECT_EQ(cos_of_turn<Constructible>(ratio(1, 9)).state(), State::beyond);
    EXPECT_EQ(tower.end(), TowerEnd::not_constructible);
}

TEST(Simplest, IsTheFractionOfLeastDenominatorWithin) {
    EXPECT_TRUE(rc::check([](int numerator, int width) {
        const Rational low = ratio(numerator % 5000, 97), high = low + ratio(1 + std::abs(width % 40), 61);
        const Rational found = simplest_between(low, high);
        RC_ASSERT(low <= found && found <= high);
        for (Integer d = 1; d < found.get_den(); ++d) RC_ASSERT(floor(high * d) < low * d);
    }));
    EXPECT_EQ(simplest_between(ratio(1, 3), ratio(1, 3)), ratio(1, 3));
    EXPECT_EQ(simplest_between(ratio(-1, 3), ratio(1, 5)), 0);
    EXPECT_EQ(simplest_between(ratio(-7, 2), ratio(-5, 2)), -3);
}

} // namespace
} // namespace porism::numbers
