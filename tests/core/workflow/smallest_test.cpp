// The smallest part of a rejected problem, whatever it is rejected by.
#include "workflow/verify/diagnosis/smallest.h"

#include "base/json.h"
#include "diagnose/branches.h"
#include "realize/realize.h"
#include "verify/proofcheck.h"
#include "workflow/solve/analyse.h"
#include "workflow/verify/diagnosis/part.h"
#include "workflow/verify/record.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using Actions = std::vector<std::size_t>;

LoadedProblem loaded_problem(const std::string& text) {
    auto loaded = load_bytes(text, "text");
    EXPECT_TRUE(loaded && !loaded->problems.empty()) << text;
    return std::move(loaded->problems.front());
}

Result<Smallest> smallest_of(const LoadedProblem& problem) {
    const auto verdict = verify(problem);
    EXPECT_TRUE(verdict);
    return smallest(problem, *verdict);
}

void expect_fails(const Result<Smallest>& found, const char* check, const Actions& actions) {
    ASSERT_TRUE(found) << to_string(found.error());
    EXPECT_EQ(found->part.failure.check, check);
    EXPECT_EQ(found->part.actions, actions);
    EXPECT_TRUE(found->part.minimal);
    EXPECT_EQ(found->part.sample.scene.actions().size(), actions.size());
}

TEST(Smallest, OfBranchesIsThePartThatFailsInOne) {
    const auto found =
        smallest_of(loaded_problem("b\na b c = triangle a b c; k = midpoint k a b; d = eq_triangle d a b; "
                                   "e = eq_triangle e a c; f = foot f a b c ? cong c d b e\n"));
    expect_fails(found, "branch_complete", {0, 2, 3});
    const auto checks = diagnose::branch_checks(found->part.sample, diagnose::branches_of(found->part.sample));
    ASSERT_EQ(checks.size(), 1U);
    EXPECT_EQ(checks.front().state, problem::CheckState::failed) << checks.front().message;
}

LoadedProblem envelope_problem(const Json& claim) {
    const auto point = [](const char* name, const char* x, const char* y) {
        return Json{{"op", "AddPoint"}, {"type", "Cartesian"}, {"args", {name, x, y}}};
    };
    const Json all{
        {"problem", "p"},
        {"givens", Json::array()},
        {"goal", ""},
        {"answer", ""},
        {"comment", ""},
        {"actions", {point("A", "0", "0"), point("B", "4", "0"), point("C", "9", "1"), point("M", "2", "3")}},
        {"solver_actions", {{{"op", "AddEdge"}, {"type", "EqualLength"}, {"args", {"AM", "BM"}}}, claim}}};
    return loaded_problem(all.dump());
}

TEST(Smallest, OfAFalseClaimIsTheSceneThatItIsFalseIn) {
    const auto found = smallest_of(envelope_problem({{"op", "AddEdge"}, {"type", "Midpoint"}, {"args", {"M", "AB"}}}));
    expect_fails(found, "claim_holds", {0, 1, 3});
    ASSERT_EQ(found->part.sample.goals.size(), 1U);
    EXPECT_EQ(facts::to_string(found->part.sample.goals.front(), found->part.sample.scene.names()), "midp m a b");
}

TEST(Smallest, OfAFalseComparisonIsTheSceneThatItIsFalseIn) {
    const auto found =
        smallest_of(envelope_problem({{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {"AB", ">", "AC"}}}));
    expect_fails(found, "claim_holds", {0, 1, 2});
    ASSERT_EQ(found->part.sample.goals.size(), 1U);
    EXPECT_EQ(facts::to_string(found->part.sample.goals.front(), found->part.sample.scene.names()),
              "length(a,c) < length(a,b)");
}

/// What no statement says.
TEST(Smallest, OfAFalseExpressionIsTheEnvelopeThatItIsFalseIn) {
    const auto found = smallest_of(envelope_problem(
        {{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {"Cross(B - A, C - A) + AB", "=", "1"}}}));
    expect_fails(found, "claim_holds", {0, 1, 2});
    ASSERT_EQ(found->steps.size(), 1U);
    EXPECT_NE(found->steps.front().find("Cross(B - A, C - A) + AB = 1"), std::string::npos);
    EXPECT_EQ(to_json(*found)["steps"].size(), 1U);
}

LoadedProblem with_false_given(const char* left, const char* sign, const char* right) {
    const Json all = parse_json(R"({"problem": "p", "givens": [], "goal": "", "answer": "", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["D", "7", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["B", "4", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["C", "9", "1"]}], "solver_actions": []})")
                         .value();
    Json with = all;
    with["actions"].push_back({{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {left, sign, right}}});
    return loaded_problem(with.dump());
}

TEST(Smallest, OfAFalseGivenIsTheSame) {
    expect_fails(smallest_of(with_false_given("Cross(B - A, C - A) + AB", "=", "1")), "constraint_holds", {0, 2, 3});
    expect_fails(smallest_of(with_false_given("AB", ">", "AC")), "figure_exists", {0, 2, 3, 4});
}

/// Without the edge that makes it the midpoint M is a free point, and an action of its own.
TEST(Smallest, OfAnEnvelopeHasAnActionOfTheWholeForEach) {
    const LoadedProblem problem =
        loaded_problem(R"({"problem": "p", "givens": [], "goal": "Find BM", "answer": "3", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["M"]},
        {"op": "AddEdge", "type": "Midpoint", "args": ["M", "BC"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "6"]}], "solver_actions": [
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AM", ">", "AB"]}]})");
    const auto found = smallest_of(problem);
    ASSERT_TRUE(found) << to_string(found.error());
    EXPECT_EQ(found->part.actions.size(), found->part.sample.scene.actions().size());
    EXPECT_GE(words_of(*found).size(), found->part.actions.size());
}

const std::string altitude_of_three = "one\na b c = triangle a b c; m = midpoint m a b; "
                                      "h = on_tline h b a c, on_tline h c a b ? perp a h b c\n";

/// As it is stored: in its branches, with its solution.
LoadedProblem solved() {
    LoadedProblem out = loaded_problem(altitude_of_three);
    const auto analysis = analyse(out).value();
    EXPECT_TRUE(analysis.goals.front().solved());
    out.document->scene = analysis.scene;
    out.branches = analysis.diagram->branches;
    out.solution = {*analysis.goals.front().path};
    return out;
}

TEST(Smallest, OfAFalseTextIsTheSceneThatItIsFalseIn) {
    LoadedProblem problem = solved();
    problem.solution_texts = {"AB = AC, because the triangle is isosceles. Hence AH ⊥ BC."};
    expect_fails(smallest_of(problem), "text_holds", {0});
}

TEST(Smallest, OfAWrongStepIsWhatLeadsToIt) {
    LoadedProblem problem = solved();
    auto& steps = problem.solution.front().steps;
    const auto given = std::ranges::find(steps, proof::Reason::given, &proof::Step::reason);
    ASSERT_NE(given, steps.end());
    proof::Step invented;
    invented.conclusion = *facts::make(facts::Predicate::cong, {0, 1, 0, 2});
    invented.reason = proof::Reason::rule;
    invented.rule = "no_such_rule";
    invented.premises = {static_cast<std::size_t>(given - steps.begin())};
    steps.push_back(std::move(invented));
    const auto found = smallest_of(problem);
    expect_fails(found, "solution_holds", {0, 2});
    ASSERT_EQ(found->steps.size(), 2U) << "the given, and the step";
    EXPECT_NE(found->steps.back().find("cong a b a c, by the rule no_such_rule from 1"), std::string::npos)
        << found->steps.back();
    EXPECT_EQ(found->part.verdict.outcome, problem::Outcome::rejected);
}

TEST(Smallest, OfASolutionThatEndsElsewhereIsTheWholeInWords) {
    LoadedProblem problem = solved();
    problem.document->goals = {*facts::make(facts::Predicate::eqangle, {1, 4, 0, 2, 2, 4, 0, 1})};
    const auto found = smallest_of(problem);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, "whole_is_smallest");
    EXPECT_NE(found.error().what.find("no single step"), std::string::npos) << found.error().what;
}

TEST(Smallest, OfARecordIsTheActionThatItIsWrongOf) {
    LoadedProblem problem = solved();
    problem.branches = {0, 99, 0};
    expect_fails(smallest_of(problem), "branch_as_recorded", {0, 1});
    problem = solved();
    const auto given = std::ranges::find(problem.solution.front().steps, proof::Reason::given, &proof::Step::reason);
    ASSERT_NE(given, problem.solution.front().steps.end());
    given->action = 0;
    const auto found = smallest_of(problem);
    expect_fails(found, "given_as_told", {0, 2});
}

TEST(Smallest, OfAFalseGoalIsAsBefore) {
    const auto found =
        smallest_of(loaded_problem("f\na b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? cong d b d c\n"));
    expect_fails(found, "goal_holds", {0, 1});
    EXPECT_FALSE(smallest_of(loaded_problem(altitude_of_three))) << "it is accepted";
}

TEST(Part, OfASolvedProblemIsItselfWhereAllIsKept) {
    const LoadedProblem problem = solved();
    const LoadedProblem part = part_of(problem, std::vector<bool>(3, true));
    EXPECT_EQ(part.document->scene, problem.document->scene);
    EXPECT_EQ(part.solution, problem.solution);
    EXPECT_EQ(part.branches, problem.branches);
}

TEST(Part, KeepsOfASolutionWhatSpeaksOfItsPoints) {
    const LoadedProblem problem = solved();
    const LoadedProblem part = part_of(problem, {true, false, true});
    EXPECT_EQ(part.document->scene.names().back(), "h");
    const auto figure = realize::realize(part.document->scene).value();
    ASSERT_EQ(part.solution.front().steps.size(), problem.solution.front().steps.size());
    EXPECT_TRUE(verify::check(part.solution.front(), part.document->scene, figure).valid)
        << "a proof of the third altitude without the midpoint that it does not speak of";
}

} // namespace
} // namespace porism::workflow
