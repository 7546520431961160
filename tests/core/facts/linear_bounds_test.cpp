// Bounds that no values satisfy: nothing that some values satisfy is called impossible, and all else is.
#include "facts/linear_bounds.h"

#include "facts/linear_witness.h"

#include "base/random.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace porism::facts {
namespace {

using Values = std::vector<int>;

Polynomial letter_of(std::size_t index) {
    constexpr std::array letters{"u", "v", "w", "x", "y"};
    return variable(*Quantity::letter(letters.at(index)));
}

Polynomial times(const Polynomial& amount, int factor) {
    return *product(amount, constant(numbers::Rational(factor)));
}

int between(Rng& rng, int least, int most) {
    const auto count = static_cast<std::uint64_t>(most - least) + 1;
    return least + static_cast<int>(rng.below(count));
}

/// A random amount of these values, moved so that it is as told there.
LinearBound true_bound(Rng& rng, const Values& values) {
    Polynomial amount;
    int worth = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int factor = between(rng, -3, 3);
        amount = amount + times(letter_of(i), factor);
        worth += factor * values[i];
    }
    const auto is = std::array{Bounded::zero, Bounded::not_negative, Bounded::positive}.at(rng.below(3));
    const int more = is == Bounded::zero ? 0 : between(rng, is == Bounded::positive ? 1 : 0, 4);
    return {amount + constant(numbers::Rational(more - worth)), is};
}

std::vector<LinearBound> true_bounds(Rng& rng) {
    Values values;
    for (int i = 0; i < 4; ++i) values.push_back(between(rng, -5, 5));
    std::vector<LinearBound> out;
    for (int i = between(rng, 2, 8); i > 0; --i) out.push_back(true_bound(rng, values));
    return out;
}

/// A sum of positive multiples of the bounds (of equations of any), less than zero by `less`.
Polynomial sum_of(Rng& rng, const std::vector<LinearBound>& bounds, int less) {
    Polynomial sum = constant(numbers::Rational(0));
    for (const LinearBound& bound : bounds)
        sum = sum + times(bound.amount, between(rng, bound.is == Bounded::zero ? -3 : 0, 3));
    return Polynomial() - sum - constant(numbers::Rational(less));
}

TEST(LinearBounds, ThatHoldTogetherAreNotImpossible) {
    Rng rng(20261130, 1);
    for (int i = 0; i < 2000; ++i) EXPECT_TRUE(impossible_together(true_bounds(rng)).empty()) << i;
}

TEST(LinearBounds, AreImpossibleWithTheOppositeOfASum) {
    Rng rng(20261130, 2);
    for (int i = 0; i < 2000; ++i) {
        auto bounds = true_bounds(rng);
        bounds.push_back({sum_of(rng, bounds, 1), Bounded::not_negative});
        const auto broken = impossible_together(bounds);
        ASSERT_FALSE(broken.empty()) << i;
        EXPECT_EQ(broken.back(), bounds.size() - 1) << i;
    }
}

TEST(LinearBounds, AreStrictOrNot) {
    const Polynomial u = letter_of(0), v = letter_of(1);
    const std::array both{LinearBound{u - v, Bounded::not_negative}, LinearBound{v - u, Bounded::not_negative}};
    EXPECT_TRUE(impossible_together(both).empty());
    const std::array one{LinearBound{u - v, Bounded::not_negative}, LinearBound{v - u, Bounded::positive}};
    EXPECT_EQ(impossible_together(one), (std::vector<std::size_t>{0, 1}));
}

TEST(LinearBounds, CompareNumbersThatAreNotRational) {
    const Polynomial u = letter_of(0), root = constant(*numbers::Scalar::parse("sqrt(2)"));
    const auto less_than = [&](const char* number) {
        return LinearBound{constant(*numbers::Scalar::parse(number)) - u, Bounded::not_negative};
    };
    const LinearBound above{u - root, Bounded::positive};
    EXPECT_EQ(impossible_together(std::array{above, less_than("1.4142")}).size(), 2U);
    EXPECT_TRUE(impossible_together(std::array{above, less_than("1.4143")}).empty());
}

/// What is contradicted has none, and what is found is no contradiction; of equations alone a place is always found.
TEST(LinearWitness, IsFoundWhereThereIsRoom) {
    Rng rng(20261130, 5);
    std::size_t found = 0;
    for (int i = 0; i < 500; ++i) {
        auto bounds = true_bounds(rng);
        found += have_values_together(bounds) ? 1 : 0;
        bounds.push_back({sum_of(rng, bounds, 1), Bounded::not_negative});
        EXPECT_FALSE(have_values_together(bounds)) << i;
    }
    EXPECT_GT(found, 250U);
    const Polynomial u = letter_of(0), v = letter_of(1), root = constant(*numbers::Scalar::parse("sqrt(2)"));
    const LinearBound twice{u - times(v, 2), Bounded::zero}, above{u - root, Bounded::positive};
    const LinearBound narrow{constant(numbers::ratio(1415, 1000)) - u, Bounded::positive};
    EXPECT_TRUE(have_values_together(std::array{twice, above}));
    EXPECT_FALSE(have_values_together(std::array{twice, LinearBound{v - u, Bounded::positive}, above}));
    EXPECT_TRUE(impossible_together(std::array{twice, above, narrow}).empty());
    EXPECT_FALSE(have_values_together(std::array{LinearBound{root - root, Bounded::positive}}));
}

} // namespace
} // namespace porism::facts
