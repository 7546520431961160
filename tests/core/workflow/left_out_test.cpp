// A given that states what is asked for: left out where the rest forces it, and else told why not.
#include "workflow/verify/diagnosis/left_out.h"

#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/inspect.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

/// A triangle with AB³ = 125 that asks for AB, and these actions besides.
LoadedProblem cube_given(const std::string& besides) {
    const std::string actions =
        R"json({"problem": "", "givens": [], "goal": "Find AB", "answer": "5", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB^3", "=", "125"]})json";
    auto loaded = load_bytes(actions + besides + "]}", "envelope.json");
    EXPECT_TRUE(loaded);
    return std::move(loaded->problems.front());
}

const std::string right_angle = R"json(, {"op": "AddEdge", "type": "Perpendicular", "args": ["AC", "BC"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "3"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]})json";

TEST(LeftOut, WhereTheRestForcesItTheGivenIsLeftOut) {
    const LoadedProblem problem = cube_given(right_angle);
    const auto offered = offers(problem);
    ASSERT_TRUE(offered);
    ASSERT_EQ(offered->size(), 1U);
    EXPECT_EQ(offered->front().verdict.outcome, problem::Outcome::accepted);
    EXPECT_EQ(offered->front().mended.document.scene.actions().size(), 6U);
    EXPECT_EQ(offered->front().text.find("length("), std::string::npos) << offered->front().text;
    EXPECT_EQ(why_not_left_out(problem), "");
}

TEST(LeftOut, WhereNothingElseForcesItTheReasonIsTold) {
    const LoadedProblem problem = cube_given(R"json(, {"op": "AddEdge", "type": "ExprConstraint",
        "args": ["AC", "=", "4"]})json");
    EXPECT_TRUE(offers(problem)->empty());
    const std::string why = why_not_left_out(problem);
    EXPECT_TRUE(why.starts_with("AB³ = 125 says what is asked for, but without it a check fails (the length AB: "))
        << why;
    const auto mended = repaired(problem);
    ASSERT_FALSE(mended);
    EXPECT_EQ(mended.error().code, "no_mend");
    EXPECT_TRUE(mended.error().what.ends_with(why)) << mended.error().what;
}

TEST(LeftOut, NothingIsSaidOfWhatStatesNoGoal) {
    auto loaded = load_bytes("one\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n", "test.txt");
    EXPECT_EQ(why_not_left_out(loaded->problems.front()), "");
}

} // namespace
} // namespace porism::workflow
