// What a clause says besides what is read of it, and clauses about sides and legs: nothing of it is taken for looked
// at.
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace porism::workflow {
namespace {

using problem::Outcome;

struct AskedOfSides {
    const char *goal, *answer;
};
constexpr AskedOfSides side{"Find AC", "5"}, area{"Find the area of triangle ABC", "6"};

/// Of the triangle with the sides 3, 4, 5.
Outcome outcome_told(const std::string& given, const AskedOfSides& asked = side) {
    const auto loaded = load_bytes(fmt::format(R"json({{"problem": "", "givens": ["{}"], "comment": "", "answer": "{}",
        "goal": "{}", "actions": [{{"op": "AddPoint", "type": "Free", "args": ["A"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["B"]}}, {{"op": "AddPoint", "type": "Free", "args": ["C"]}},
        {{"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "BC"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["Length(A,B)", "=", "3"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["Length(B,C)", "=", "4"]}}]}})json",
                                               given, asked.answer, asked.goal),
                                   "text");
    EXPECT_TRUE(loaded);
    const auto verdict = verify(loaded->problems.front());
    EXPECT_TRUE(verdict) << given;
    return verdict ? verdict->outcome : Outcome::rejected;
}

TEST(TextTails, AreNotTakenForRead) {
    for (const char* given : {"AC is longer than AB by a factor of 2", "The perimeter is larger than 12",
                              "One side is 7", "Both legs are shorter than 4", "Every side is at least 4"})
        EXPECT_NE(outcome_told(given), Outcome::accepted) << given;
}

TEST(TextTails, WhatIsReadWholeIsJudged) {
    for (const char* given : {"AC is 2 longer than AB",
                              "AC exceeds AB by 2",
                              "AC > BC",
                              "AB is shorter than BC",
                              "The perimeter is 12",
                              "AB = 3 units",
                              "BC is longer than AB by 1",
                              "AC > BC by 1",
                              "AB is 1 shorter than BC",
                              "AB < AC by 2",
                              "AC = 5 is the longest side",
                              "BC = 4 is 1 more than AB",
                              "The legs are in the ratio 3:4",
                              "The legs are in the ratio 4:3",
                              "The longest side is 5",
                              "The sum of the legs is 7",
                              "The longer leg is 4",
                              "The shorter leg of triangle ABC is 3",
                              "The hypotenuse is 5",
                              "The largest angle is 90°",
                              "The shortest side of triangle ABC has length 3",
                              "ABC is a triangle with AB = 3"})
        EXPECT_EQ(outcome_told(given, area), Outcome::accepted) << given;
    for (const char* given :
         {"AC is 7 longer than AB", "AC exceeds AB by 3", "AC < BC", "The perimeter is 13",
          "BC is longer than AB by 100", "AC > BC by 3", "AB is shorter than BC by 2", "AC = 5 is the shortest side",
          "AC = 6 is the longest side", "BC = 4 is 2 more than AB", "The legs are in the ratio 1:2",
          "The longest side is 12", "The sum of the legs is 8", "The longer leg is 5", "Both legs are 3",
          "The hypotenuse of triangle ABC is 6", "The smallest angle is 30°", "ABC is a triangle with AB = 4"})
        EXPECT_EQ(outcome_told(given, area), Outcome::rejected) << given;
}

TEST(TextTails, WhatIsToldBehindAQuestionIsJudged) {
    for (const char* given :
         {"Find AC if AB = 3", "Find AC, given BC = 4", "What is AC when AB ⊥ BC",
          "Find AC knowing that the ratio of AB to BC is 3 to 4", "Find the area of ABC, where AB < BC"})
        EXPECT_EQ(outcome_told(given), Outcome::accepted) << given;
    for (const char* given :
         {"Find AC if AB = 4", "Find AC, given BC = 5", "What is AC when AB ∥ BC",
          "Find AC knowing that the ratio of AB to BC is 4 to 3", "Find the area of ABC, where AB > BC"})
        EXPECT_EQ(outcome_told(given), Outcome::rejected) << given;
    for (const char* given : {"Find AC, being 4", "Find AC, which is half of BC", "Find AC knowing AB/BC is 7"})
        EXPECT_EQ(outcome_told(given), Outcome::rejected) << given;
    for (const char* given :
         {"Find the length of AC, the segment being half of BC", "Find AC, B being the midpoint of it",
          "Find the segment AC, the midline of ABC", "Calculate AC with AB/BC as 1/3"})
        EXPECT_EQ(outcome_told(given), Outcome::undecided) << given;
}

TEST(TextTails, ShapesAreReadWhereverTheyStand) {
    for (const char* given :
         {"ABC, a right triangle, has AC = 5", "Consider the right triangle.", "ABC is a triangle with AC = 5"})
        EXPECT_EQ(outcome_told(given, area), Outcome::accepted) << given;
    for (const char* given : {"ABC, an equilateral triangle, has AC = 5", "Consider the isosceles triangle.",
                              "The product AB·BC is 9", "The value of AB^2 is 7"})
        EXPECT_EQ(outcome_told(given, area), Outcome::rejected) << given;
    EXPECT_EQ(outcome_told("AC, the midline of the figure, is 5"), Outcome::undecided);
}

TEST(TextTails, RatiosAreReadAsTheyAreWritten) {
    for (const char* given : {"The ratio of AB to BC is 3 to 4", "The ratio AB/BC is 3/4", "The ratio AB:BC is 3:4",
                              "The quotient AB/BC equals 3/4", "The value of BC/AB is 4/3"})
        EXPECT_EQ(outcome_told(given), Outcome::accepted) << given;
    for (const char* given : {"The ratio of AB to BC is 1 to 3", "The ratio AB/BC is 1/2", "The ratio AB:BC is 3:5",
                              "The quotient AB/BC equals 5", "The value of BC/AB is 4"})
        EXPECT_EQ(outcome_told(given), Outcome::rejected) << given;
}

} // namespace
} // namespace porism::workflow
