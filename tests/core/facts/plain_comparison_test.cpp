#include "facts/plain_comparison.h"

#include "base/random.h"
#include "facts/truth.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

const std::vector<std::string> of_plain{"a", "b", "c", "d"};

Statement order_of(const std::string& text) {
    const auto parsed = parse_goal(text, of_plain);
    EXPECT_TRUE(parsed) << text;
    return parsed->front();
}

struct InPlain {
    const char *said, *plain;
};

class PlainComparison : public testing::TestWithParam<InPlain> {};

TEST_P(PlainComparison, IsThatOfTheQuantitiesThemselves) {
    EXPECT_EQ(plainest(order_of(GetParam().said)), order_of(GetParam().plain)) << GetParam().said;
}

/// In figures drawn by seed the one holds where the other does.
TEST_P(PlainComparison, SaysAsMuch) {
    const Statement said = order_of(GetParam().said), plain = order_of(GetParam().plain);
    Rng rng(20261130, 7);
    int seen_so = 0;
    for (int i = 0; i < 500; ++i) {
        std::vector<geometry::Point<double>> points;
        for (int k = 0; k < 4; ++k) points.push_back({rng.uniform(-3, 3), rng.uniform(-3, 3)});
        const geometry::Tolerance strict{.clear = 1e-12};
        EXPECT_EQ(seen(said, points, strict), seen(plain, points, strict)) << GetParam().said << " " << i;
        seen_so += seen(said, points) ? 1 : 0;
    }
    EXPECT_GT(seen_so, 0) << GetParam().said;
    if (plain.predicate() != Predicate::unequal) { // amounts differ in nearly all figures
        EXPECT_LT(seen_so, 500) << GetParam().said;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rows, PlainComparison,
    testing::Values(InPlain{"length(a,b)^2 < 4*length(a,c)^2", "length(a,b) < 2*length(a,c)"},
                    InPlain{"length(a,b)^3 > 8", "length(a,b) > 2"}, InPlain{"4 > length(a,b)^2", "length(a,b) < 2"},
                    InPlain{"length(a,b)*length(b,c) >= length(b,c)*length(a,c)", "length(a,b) >= length(a,c)"},
                    InPlain{"length(a,b)*length(b,c) > 2*length(b,c)", "length(a,b) > 2"},
                    InPlain{"length(a,b)^2 != length(c,d)^2", "length(a,b) != length(c,d)"},
                    InPlain{"2*cosine(a,b,c) > 1", "angle(a,b,c) < 60"},
                    InPlain{"cosine(a,b,c) < 0", "angle(a,b,c) > 90"},
                    InPlain{"length(a,b)*cosine(a,b,c) <= 0", "angle(a,b,c) >= 90"},
                    InPlain{"cosine(a,b,c) < cosine(b,c,d)", "angle(a,b,c) > angle(b,c,d)"},
                    InPlain{"cosine(a,b,c) + cosine(b,c,d) >= 0", "angle(a,b,c) + angle(b,c,d) <= 180"},
                    InPlain{"tangent(a,b,c) < 0", "angle(a,b,c) > 90"},
                    InPlain{"tangent(a,b,c) > 0", "angle(a,b,c) < 90"},
                    InPlain{"obtuse_angle a b c", "angle(a,b,c) > 90"}));

TEST(PlainComparisonOf, WhatHasNoneStays) {
    for (const char* text :
         {"sine(a,b,c) > sine(b,c,d)", "tangent(a,b,c) > 1", "3*cosine(a,b,c) > 1", "length(a,b)^2 < 2*length(a,c)^2",
          "length(a,b)^2 > length(a,c)", "cosine(a,b,c) < 2*cosine(b,c,d)", "area(a,b,c) > 1", "ncoll a b c",
          "sameclock a b c b c d"})
        EXPECT_EQ(plainest(order_of(text)), order_of(text)) << text;
}

} // namespace
} // namespace porism::facts
