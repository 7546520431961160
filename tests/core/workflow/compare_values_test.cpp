// Comparisons that are asked for, decided by values that are proved.
#include "workflow/verify/verification.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::Outcome;

Outcome outcome_of(const std::string& equations, const std::string& goal) {
    const auto loaded = load_bytes(fmt::format(R"json({{"problem": "", "givens": [], "comment": "", "answer": "",
        "goal": "{}", "actions": [{{"op": "AddPoint", "type": "Free", "args": ["A"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["B"]}}, {{"op": "AddPoint", "type": "Free", "args": ["C"]}},
        {{"op": "AddTriangle", "type": "ByPoints", "args": ["T", "A", "B", "C"]}}{}]}})json",
                                               goal, equations),
                                   "text");
    EXPECT_TRUE(loaded);
    const auto verdict = verify(loaded->problems.front());
    EXPECT_TRUE(verdict) << goal;
    return verdict ? verdict->outcome : Outcome::undecided;
}

std::string equation(const std::string& quantity, const std::string& value) {
    return fmt::format(R"json(, {{"op": "AddEdge", "type": "ExprConstraint", "args": ["{}", "=", "{}"]}})json",
                       quantity, value);
}

TEST(CompareValues, SidesLieOppositeAnglesOfKnownValues) {
    const std::string angles = equation("Angle(C,A,B)", "50") + equation("Angle(A,B,C)", "60");
    EXPECT_EQ(outcome_of(angles, "Prove AB > BC"), Outcome::accepted);
    EXPECT_EQ(outcome_of(angles, "Prove AC > BC"), Outcome::accepted);
    EXPECT_EQ(outcome_of(angles, "Prove AB < AC"), Outcome::rejected);
    EXPECT_EQ(outcome_of(angles, "Prove AB ≠ AC"), Outcome::accepted);
}

TEST(CompareValues, AmountsOfKnownValuesAreCompared) {
    const std::string right =
        equation("Angle(A,B,C)", "90") + equation("Length(A,B)", "3") + equation("Length(B,C)", "4");
    EXPECT_EQ(outcome_of(right, "Prove AB + BC < 2*AC"), Outcome::accepted);
    EXPECT_EQ(outcome_of(right, "Prove AB + BC > 2*AC"), Outcome::rejected);
    EXPECT_EQ(outcome_of(right, "Prove 2*AB > AC"), Outcome::accepted);
}

TEST(CompareValues, WhatHasNoValueIsLeftOpen) {
    EXPECT_NE(outcome_of(equation("Angle(C,A,B)", "50"), "Prove AB > BC"), Outcome::accepted);
}

} // namespace
} // namespace porism::workflow
