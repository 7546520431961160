// Answers that say what they are of.
#include "core/workflow/conversions.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

constexpr std::string_view altitude_of_twelve =
    "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddTriangle ByPoints t A B C; "
    "AddEdge PointOnSegment D BC; AddEdge Perpendicular AD BC; AddEdge ExprConstraint AB = 13; "
    "AddEdge ExprConstraint AC = 15; AddEdge ExprConstraint AD = 12";

LoadedProblem answered(std::string_view goal, std::string_view answer) {
    Json json = parse_json(envelope_of_lines(std::string(altitude_of_twelve))).value();
    json["goal"] = goal;
    json["answer"] = answer;
    return load_bytes(to_text(json), "sample.json")->problems.front();
}

/// "accepted", or the state of the check that decides, with its message.
std::string decided_of(std::string_view goal, std::string_view answer) {
    const auto verdict = verify(answered(goal, answer));
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    if (!verdict || verdict->outcome == problem::Outcome::accepted) return "accepted";
    return std::string(verdict->outcome == problem::Outcome::rejected ? "rejected: " : "undecided: ") +
           verdict->deciding()->message;
}

TEST(AnswerLabels, AnswersAreReadByTheirLabels) {
    for (const char* const right : {"BD = 5, CD = 9", "CD = 9, BD = 5", "DC = 9; BD = 5", "$CD = 9$ and $BD = 5$",
                                    "5, 9", "the length of CD is 9, DB = 5"})
        EXPECT_EQ(decided_of("Find BD and CD", right), "accepted") << right;
    for (const char* const wrong : {"CD = 5, BD = 9", "CD = 5; BD = 9", "9, 5"})
        EXPECT_TRUE(decided_of("Find BD and CD", wrong).starts_with("rejected: ")) << wrong;
    for (const char* const same : {"BD + AD = 17", "AD + BD = 17", "x = 17", "17", "the answer is 17"})
        EXPECT_EQ(decided_of("Find BD + AD", same), "accepted") << same;
    for (const char* const of_area : {"area = 84", "[ABC] = 84", "The area of ABC is 84"})
        EXPECT_EQ(decided_of("Find the area of ABC", of_area), "accepted") << of_area;
}

TEST(AnswerLabels, WhatIsNotAskedForIsNoAnswer) {
    EXPECT_EQ(decided_of("Find BD", "CD = 5"),
              "rejected: /answer: CD = 5 is told, and CD is not asked for; the figure shows 9");
    EXPECT_EQ(decided_of("Find BD", "CD = 9"),
              "undecided: /answer: CD = 9 is told, and CD is not asked for; the figure shows 9");
    EXPECT_EQ(decided_of("Find BD", "area = 5"),
              "undecided: /answer: area = 5 is told, and what area is in this figure is not understood");
    EXPECT_EQ(decided_of("Find BD", "XY = 5"),
              "undecided: /answer: XY = 5 is told, and what XY is in this figure is not understood");
    EXPECT_EQ(decided_of("Find the area of ABC", "BC = 84"),
              "rejected: /answer: BC = 84 is told, and BC is not asked for; the figure shows 14");
    EXPECT_TRUE(decided_of("Find BD", "BD = CD = 5").starts_with("undecided: "));
    EXPECT_TRUE(decided_of("Find BD and CD", "BD = 5, BD = 9").starts_with("undecided: "));
    EXPECT_TRUE(decided_of("Find BD + AD", "BD + CD = 17").starts_with("undecided: "));
}

TEST(AnswerLabels, AreThoseOfTheAnswersThatAreMended) {
    const auto told = answers_of(answered("Find BD and CD", "CD = 9, BD = 5"));
    ASSERT_EQ(told.size(), 2U);
    ASSERT_TRUE(told[0] && told[1]);
    EXPECT_EQ(told[0]->text() + " " + told[1]->text(), "5 9");
}

TEST(AnswerLabels, SurviveAConversion) {
    EXPECT_EQ(answers_in_one_text(answered("Find BD and CD", "CD = 9, BD = 5")), "5; 9");
    EXPECT_EQ(answers_in_one_text(answered("Find BD and CD", "5, 9")), "5; 9");
}

} // namespace
} // namespace porism::workflow
