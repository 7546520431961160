// Goals that nothing is left to prove of, and answers that stand among the givens.
#include "diagnose/given_away.h"

#include "samples.h"

#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using test::asked;
using test::sample;
using test::stated;

bool gives_away(const Sample& sample) {
    return !goals_given(sample).empty();
}

TEST(GivenAway, AGoalThatIsAPremiseOfItsConstruction) {
    EXPECT_TRUE(gives_away(sample("a b c = triangle a b c; d = on_tline d a b c ? perp a d b c")));
    EXPECT_TRUE(gives_away(sample("a b c = triangle a b c; d = foot d a b c ? coll c b d")));
    EXPECT_TRUE(gives_away(sample("a b c = iso_triangle a b c ? cong a b a c")));
    EXPECT_TRUE(gives_away(sample("a b c d = isquare a b c d ? perp a b b c")));
    EXPECT_TRUE(gives_away(sample("a b c = triangle a b c; d = on_line d a b, on_line d a c ? coll a b d")));
    EXPECT_FALSE(gives_away(sample("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c ? coll a d h")));
}

TEST(GivenAway, AGoalThatIsAPartOfAPremise) {
    const std::string midpoint = "a b c = triangle a b c; m = midpoint m a b";
    EXPECT_TRUE(gives_away(sample(midpoint + " ? cong m a m b")));
    EXPECT_TRUE(gives_away(sample(midpoint + " ? coll a m b")));
    EXPECT_TRUE(gives_away(sample("a b c = triangle a b c; o = circumcenter o a b c ? cong o a o b")));
    EXPECT_TRUE(gives_away(asked(sample(midpoint), "rcompute a b a m")));
    EXPECT_FALSE(gives_away(sample(midpoint + "; n = midpoint n a c ? para m n b c")));
}

TEST(GivenAway, AGoalInOtherWordsByOneStepOfAlgebra) {
    const std::string triangle = "a b c = triangle a b c";
    EXPECT_TRUE(gives_away(stated(triangle, {"length(a,b)^2 = length(a,c)^2"}, "cong a b a c")));
    EXPECT_TRUE(gives_away(stated(triangle, {"4*length(a,b)^2 = 9*length(a,c)^2"}, "rconst a b a c 3/2")));
    EXPECT_FALSE(gives_away(stated(triangle, {"4*length(a,b)^2 = 9*length(a,c)^2"}, "cong a b a c")));
    EXPECT_TRUE(gives_away(asked(stated(triangle, {"length(a,b)^2 = 25"}), "lcompute a b")));
    EXPECT_TRUE(gives_away(asked(stated(triangle, {"length(a,b)^2 = 26"}), "lcompute a b")));
    EXPECT_TRUE(gives_away(asked(stated(triangle, {"length(a,b)^2 = 2*length(a,c)^2"}), "rcompute a b a c")));
    EXPECT_FALSE(gives_away(asked(stated(triangle, {"length(a,b)^2 = 7*length(a,b) - 10"}), "lcompute a b")))
        << "a root is to be chosen";
}

TEST(GivenAway, AValueByTheOnlyAdmissibleSolution) {
    const std::string triangle = "a b c = triangle a b c";
    const auto tells = [&](const std::string& given) {
        return gives_away(asked(stated(triangle, {given, "length(a,c) = 7", "length(b,c) = 6"}), "lcompute a b"));
    };
    for (const char* given : {"length(a,b)^3 = 125", "length(a,b)*length(b,c) = 5*length(b,c)",
                              "length(a,b)^2 - 10*length(a,b) + 25 = 0", "length(a,b)^2 = 5*length(a,b)",
                              "area(a,b,c)*length(a,b) = 5*area(a,b,c)", "length(a,b)^2 + 2*length(a,b) = 35",
                              "length(a,b)*length(b,c) + length(a,b)*length(a,c) = 5*length(b,c) + 5*length(a,c)"})
        EXPECT_TRUE(tells(given)) << given;
    for (const char* given : {"length(a,b)*length(b,c) = 30", "length(a,b)*length(b,c) = length(b,c)^2 - 6",
                              "length(a,b)*length(b,c) - length(a,b)*length(a,c) = 5*length(b,c) - 5*length(a,c)"})
        EXPECT_FALSE(tells(given)) << given;
}

TEST(GivenAway, AnEqualityByTheOnlyAdmissibleSolution) {
    const std::string triangle = "a b c = triangle a b c";
    EXPECT_TRUE(gives_away(stated(triangle, {"length(a,b)^3 = length(a,c)^3"}, "cong a b a c")));
    EXPECT_TRUE(gives_away(stated(triangle, {"length(a,b)*length(b,c) = length(a,c)*length(b,c)"}, "cong a b a c")));
    EXPECT_TRUE(gives_away(
        stated(triangle, {"length(a,b)^2 - 2*length(a,b)*length(a,c) + length(a,c)^2 = 0"}, "cong a b a c")));
}

TEST(GivenAway, TheCheckNamesTheAction) {
    const auto checks = goals_given(sample("a b c = triangle a b c; d = foot d a b c ? perp a d b c"));
    ASSERT_EQ(checks.size(), 1U);
    EXPECT_EQ(checks.front().action, 1U);
    EXPECT_NE(checks.front().message.find("by the construction"), std::string::npos);
}

TEST(GivenAway, AnAnswerThatIsTheValueOfAnEqualLength) {
    const std::string triangle = "a b c = triangle a b c";
    EXPECT_TRUE(answer_is_given(asked(stated(triangle, {"cong a b a c", "length(a,b) = 4"}), "lcompute a c")));
    EXPECT_FALSE(answer_is_given(asked(stated(triangle, {"cong a b a c", "length(b,c) = 4"}), "lcompute a c")));
    EXPECT_FALSE(answer_is_given(asked(stated(triangle, {"perp a b b c", "length(a,b) = 4"}), "lcompute a c")));
}

} // namespace
} // namespace porism::diagnose
