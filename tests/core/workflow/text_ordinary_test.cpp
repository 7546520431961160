// Sentences that solutions are made of, about a right triangle with the sides 3, 4, 5 and its altitude: the true ones
// are read and accepted, the false ones rejected.
#include "base/json.h"
#include "workflow/verify/verification.h"

#include <array>
#include <gtest/gtest.h>

#include <string>

namespace porism::workflow {
namespace {

using problem::Outcome;

constexpr const char* altitude =
    R"json({"problem": "In triangle ABC, ∠C = 90°, CA = 3 and CB = 4. CD is the altitude to AB. Find CD.",
    "givens": [], "goal": "Find CD", "answer": "12/5", "comment": "", "actions": [
    {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
    {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["D"]},
    {"op": "AddTriangle", "type": "ByPoints", "args": ["T", "A", "B", "C"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["∠ACB", "=", "90"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["CA", "=", "3"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["CB", "=", "4"]},
    {"op": "AddEdge", "type": "PointOnSegment", "args": ["D", "AB"]},
    {"op": "AddEdge", "type": "Perpendicular", "args": ["CD", "AB"]}]})json";

Outcome outcome_of_solution(const std::string& text) {
    auto loaded = load_bytes(altitude, "altitude.json");
    EXPECT_TRUE(loaded) << to_string(loaded.error());
    LoadedProblem& problem = loaded->problems.front();
    problem.solution_texts = {text};
    return verify(problem).value().outcome;
}

TEST(TextOrdinary, TrueSentencesAreAccepted) {
    for (const char* const text :
         {"The legs are 3 and 4, so the hypotenuse is 5. CD = 12/5.", "The altitude is 12/5.",
          "△ACD ∼ △ABC by AA, so CD/CB = AC/AB and CD = 12/5.", "By the AA similarity criterion, △ACD ∼ △ABC.",
          "∠A = ∠BCD by AA.", "sin A = 4/5, so CD = AC sin A = 12/5.", "From AB · CD = AC · BC we get CD = 12/5.",
          "CD is perpendicular to AB, so triangles ACD and CBD are right-angled at D.",
          "Therefore the length of the altitude is CD = 12/5.", "CD is 60% of BC.", "CD is three fifths of BC.",
          "Let x = AD. Subtracting, 10x - 25 = -7.", "Set AD = x, then BD = 5 - x.", "The longest side is AB.",
          "AB is a diameter of the circumcircle of ABC."})
        EXPECT_EQ(outcome_of_solution(text), Outcome::accepted) << text;
}

TEST(TextOrdinary, FalseSentencesAreRejected) {
    for (const char* const text :
         {"△ACD ∼ △BAC by AA.", "∠A = ∠B by AA.", "sin A = 4/5, so CD = BC sin A.",
          "From AB · CD = AC · BC we get CD = 5/2.", "Triangles ACD and CBD are right-angled at C.",
          "The length of the median is CD = 12/5.", "CD is 61% of BC.", "Hence, 10·AD = 19.",
          "Set AD = x, then BD = 6 - x.", "The longest side is AC.", "AC is a diameter of the circumcircle of ABC."})
        EXPECT_EQ(outcome_of_solution(text), Outcome::rejected) << text;
}

/// Decimals are held against their last digit, however many there are; numbers alone are decided exactly.
TEST(TextOrdinary, DecimalsCountToTheirLastDigit) {
    for (const char* const text :
         {"sqrt(2) = 1.41421356237309504880", "sqrt(2)/2 = 0.707106781", "√2 ≈ 1.414213562", "9*sqrt(2) = 12.727922061",
          "pi = 3.14159265358979323846", "sqrt(2) < 1.4142135624", "pi > 3.14159265358", "AB/AC = 1.6666666666666667",
          "AC*sqrt(3) ≈ 5.196152422706632", "AB < 5.0000000001", "BC*sqrt(2) = 5.6568542494923802"})
        EXPECT_EQ(outcome_of_solution(text), Outcome::accepted) << text;
    for (const char* const text :
         {"sqrt(2) = 1.41421356237309504889", "√2 ≈ 1.414213563", "pi > 3.1415926536", "sqrt(2) > 1.4142135624",
          "AB/AC = 1.6666666666666669", "AB < 4.9999999999", "AB = 5.00000000000000001"})
        EXPECT_EQ(outcome_of_solution(text), Outcome::rejected) << text;
}

/// What is asked for is no given, in words neither.
TEST(TextOrdinary, AGivenInWordsDoesNotTellWhatIsAskedFor) {
    const auto outcome = [](const std::string& given, const std::string& goal, const std::string& answer) {
        Json json = *parse_json(altitude);
        json["givens"] = {given};
        json["goal"] = goal;
        json["answer"] = answer;
        return verify(load_bytes(to_text(json), "altitude.json")->problems.front()).value().outcome;
    };
    for (const auto& [given, goal, answer] :
         {std::array{"CD = 12/5", "Find CD", "12/5"}, std::array{"CD = 2.4", "Find CD", "12/5"},
          std::array{"CD = 12/5", "Prove CD = 12/5", ""}, std::array{"∠ACD = ∠CBD", "Prove ∠ACD = ∠CBD", ""}})
        EXPECT_EQ(outcome(given, goal, answer), Outcome::rejected) << given;
    for (const auto& [given, goal, answer] :
         {std::array{"CD ⊥ AB", "Find CD", "12/5"}, std::array{"AC = 3 and BC = 4", "Find CD", "12/5"},
          std::array{"Find CD", "Find CD", "12/5"}, std::array{"Prove that ∠ACD = ∠CBD", "Prove ∠ACD = ∠CBD", ""}})
        EXPECT_EQ(outcome(given, goal, answer), Outcome::accepted) << given;
}

/// A solution may speak of another triangle, so these are named and refuse nothing.
TEST(TextOrdinary, ValuesOfAnotherTriangleAreLeftOpen) {
    for (const char* const text : {"The legs are 6 and 8.", "The hypotenuse is 10.", "The altitude is 5."})
        EXPECT_EQ(outcome_of_solution(text), Outcome::undecided) << text;
}

} // namespace
} // namespace porism::workflow
