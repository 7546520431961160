#include "facts/equations_said.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

const std::vector<std::string> six_points{"a", "b", "c", "d", "e", "f"};

Statement equation_goal(const std::string& text) {
    const auto parsed = parse_goal(text, six_points);
    EXPECT_TRUE(parsed) << text;
    return parsed->front();
}

bool says_equation(const std::string& text, const std::string& equation, Extent extent = Extent::some) {
    return equations_said(equation_goal(text), extent).contains(*equation_goal(equation).relation());
}

struct Words {
    const char *statement, *equation;
};

class EquationsSaid : public testing::TestWithParam<Words> {};

TEST_P(EquationsSaid, TellAnglesByTheirFunctions) {
    EXPECT_TRUE(says_equation(GetParam().statement, GetParam().equation, Extent::whole));
}

INSTANTIATE_TEST_SUITE_P(
    Rows, EquationsSaid,
    testing::Values(Words{"cosine(a,b,c) = 0", "angle(a,b,c) = 90"}, Words{"2*cosine(a,b,c) = 1", "angle(a,b,c) = 60"},
                    Words{"2*cosine(a,b,c) = -1", "angle(a,b,c) = 120"},
                    Words{"4*cosine(a,b,c)^2 - 4*cosine(a,b,c) + 1 = 0", "angle(a,b,c) = 60"},
                    Words{"tangent(a,b,c) = -1", "angle(a,b,c) = 135"}, Words{"sine(a,b,c) = 1", "angle(a,b,c) = 90"},
                    Words{"cosine(a,b,c) = cosine(d,e,f)", "angle(a,b,c) = angle(d,e,f)"},
                    Words{"cosine(a,b,c) = -cosine(d,e,f)", "angle(a,b,c) + angle(d,e,f) = 180"},
                    Words{"length(a,b)*cosine(a,b,c) = 0", "angle(a,b,c) = 90"},
                    Words{"perp a b b c", "angle(a,b,c) = 90"}, Words{"cong a b c d", "length(a,b) = length(c,d)"}));

TEST(EquationsSaidOf, WhatLeavesItOpenTellNoAngle) {
    EXPECT_FALSE(says_equation("2*sine(a,b,c) = 1", "angle(a,b,c) = 30"));
    EXPECT_FALSE(says_equation("4*cosine(a,b,c)^2 = 1", "angle(a,b,c) = 60"));
    EXPECT_FALSE(says_equation("sine(a,b,c) = sine(d,e,f)", "angle(a,b,c) = angle(d,e,f)"));
    EXPECT_FALSE(says_equation("cosine(a,b,c) = 2*cosine(d,e,f)", "angle(a,b,c) = angle(d,e,f)"));
}

TEST(EquationsSaidOf, AMidpointSayPartOfIt) {
    EXPECT_TRUE(says_equation("midp a b c", "length(a,b) = length(a,c)"));
    EXPECT_FALSE(says_equation("midp a b c", "length(a,b) = length(a,c)", Extent::whole));
}

} // namespace
} // namespace porism::facts
