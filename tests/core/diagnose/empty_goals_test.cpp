// Goals that say nothing.
#include "diagnose/empty_goals.h"

#include "diagnose/given_away.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using diagnose::test::sample;

TEST(EmptyGoals, AreThoseOfLinesThatAreGivenToBeOne) {
    for (const std::string_view text :
         {"a b c = triangle a b c; d = midpoint d b c ? para b d b c",
          "a b c = triangle a b c; d = midpoint d b c ? eqangle a b b d a b b c",
          "a b c = r_triangle a b c; d = foot d a b c; e = midpoint e b c ? eqangle c b c d c d c e"}) {
        const auto empty = goals_saying_nothing(sample(std::string(text)));
        ASSERT_EQ(empty.size(), 1U) << text;
        EXPECT_EQ(empty.front().name, "goal_not_given");
        EXPECT_EQ(empty.front().state, problem::CheckState::failed);
        EXPECT_EQ(empty.front().action, 1U + (text.find("midpoint e") != text.npos));
        EXPECT_FALSE(goals_given(sample(std::string(text))).empty());
    }
}

TEST(EmptyGoals, AreNoneWhereSomethingIsToBeShown) {
    for (const std::string_view text : {"a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c ? para d e a b",
                                        "a b c = triangle a b c; d = on_line d a b; e = on_line e b d ? coll a d e",
                                        "a b c = triangle a b c; d = midpoint d b c ? cong b d c d",
                                        "a b c = iso_triangle a b c; d = midpoint d b c ? eqangle a b b d d c a c"})
        EXPECT_TRUE(goals_saying_nothing(sample(std::string(text))).empty()) << text;
}

} // namespace
} // namespace porism::diagnose
