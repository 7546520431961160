// Products as people write them close: every reader takes them alike, or not at all.
#include "base/random.h"
#include "facts/relation.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/plain_sides.h"
#include "formats/verigeo/spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::verigeo {
namespace {

const std::vector<std::string> corners{"A", "B", "C"};
const std::vector<geometry::Point<double>> corner_places{{0, 0}, {4, 0}, {0, 3}};

struct Written {
    std::string text;
    double value;
};

Written any_amount(Rng& rng) {
    constexpr std::array<std::pair<const char*, double>, 5> amounts{
        {{"AB", 4}, {"AC", 3}, {"BC", 5}, {"Area(ABC)", 6}, {"sin(∠ABC)", 0.6}}};
    const auto& [text, value] = amounts[rng.below(amounts.size())];
    return {text, value};
}

/// A factor, and how it is written before an amount.
Written any_factor(Rng& rng) {
    const auto p = static_cast<int>(1 + rng.below(5)), q = static_cast<int>(2 + rng.below(4));
    const double fraction = static_cast<double>(p) / q;
    const std::array<Written, 9> ways{{{fmt::format("{}", p), static_cast<double>(p)},
                                       {fmt::format("{} ", p), static_cast<double>(p)},
                                       {fmt::format("{}/{} ", p, q), fraction},
                                       {fmt::format("{}/{}", p, q), fraction},
                                       {fmt::format("({}/{})", p, q), fraction},
                                       {fmt::format("({}/{}) ", p, q), fraction},
                                       {fmt::format("\\frac{{{}}}{{{}}}", p, q), fraction},
                                       {"½ ", 0.5},
                                       {fmt::format("{} * ", p), static_cast<double>(p)}}};
    return ways[rng.below(ways.size())];
}

Written any_product(Rng& rng) {
    const Written factor = any_factor(rng);
    Written amount = any_amount(rng);
    if (rng.below(4) == 0) {
        const Written other = any_amount(rng);
        amount = {fmt::format("({} + {})", amount.text, other.text), amount.value + other.value};
    }
    if (rng.below(4) == 0) {
        const Written other = any_amount(rng);
        amount = {fmt::format("{}*{}", amount.text, other.text), amount.value * other.value};
    }
    return {factor.text + amount.text, factor.value * amount.value};
}

/// What is left of a comparison, as the relation that is read of it.
std::optional<double> difference_read(const std::string& left, double right) {
    const auto sides = plain_sides(spelled(left), "=", fmt::format("{:.12f}", right));
    if (!sides) return std::nullopt;
    const auto a = facts::parse_difference(fmt::format("{} = {}", sides->first, sides->second), corners);
    return a ? std::optional(facts::value_in(*a, corner_places)) : std::nullopt;
}

TEST(Products, AreTakenAlikeByAllReaders) {
    std::size_t read = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        const Written one = any_product(rng), other = any_product(rng);
        const std::string text = one.text + " + " + other.text;
        const double value = one.value + other.value;
        Places<double> places;
        for (std::size_t i = 0; i < corners.size(); ++i) places[corners[i]] = corner_places[i];
        const auto expression = Expression::parse(text);
        const auto number = Expression::parse(fmt::format("{:.12f}", value));
        ASSERT_TRUE(expression && number) << text << ": " << to_string(expression.error());
        EXPECT_EQ(compare({*expression, "=", *number}, places).decision, numbers::Decision::yes) << text;
        if (const auto difference = difference_read(text, value)) {
            EXPECT_NEAR(*difference, 0, 1e-6 * std::max(1.0, value)) << text;
            ++read;
        }
    }
    EXPECT_GE(read, 350U);
}

TEST(Products, OfTwoNumbersAreMixedNumbersOrNone) {
    for (const char* const text : {"1 1/2 AB", "1\\frac{1}{2}AB", "1½ AB", "(1 1/2)*AB"}) {
        const auto value = difference_read(text, 6);
        ASSERT_TRUE(value) << text;
        EXPECT_NEAR(*value, 0, 1e-9) << text;
    }
    for (const char* const text : {"3 0.5", "1 2", "1 AB 2 3"}) {
        EXPECT_FALSE(Expression::parse(text)) << text;
        EXPECT_FALSE(difference_read(text, 1)) << text;
    }
}

TEST(Products, OfANumberAndAUnitAreNone) {
    for (const char* const text : {"5 cm", "5.1 cm", "5 units"}) EXPECT_FALSE(Expression::parse(text)) << text;
    for (const char* const text : {"5 sin(∠ABC)", "5 (AB)", "5 √2", "5 AB"})
        EXPECT_TRUE(Expression::parse(text)) << text;
}

TEST(Products, BehindADivisorAreRefusedWhereNobodyCanTell) {
    for (const char* const text : {"AB/2AC", "AB/2 AC", "AB/(2)AC", "1/2√3", "AB*AC/2BC"}) {
        EXPECT_FALSE(Expression::parse(text)) << text;
        EXPECT_FALSE(difference_read(text, 1)) << text;
    }
    EXPECT_TRUE(difference_read("AB/(2*AC)", 2.0 / 3));
    EXPECT_NEAR(*difference_read("AB/(2*AC)", 2.0 / 3), 0, 1e-6);
}

} // namespace
} // namespace porism::verigeo
