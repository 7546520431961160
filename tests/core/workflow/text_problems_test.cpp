// How problems are told in words: their usual turns are read, and a solution does not change how they are.
#include "base/json.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::workflow {
namespace {

Json altitude_action(std::string_view op, std::string_view type, const std::vector<std::string>& args) {
    return {{"op", op}, {"type", type}, {"args", args}};
}

/// A right angle at A, AB = 30, AC = 40, and the foot D of the altitude on BC.
Json altitude_problem(const std::string& text) {
    Json actions = Json::array();
    for (const char* const name : {"A", "B", "C", "D"}) actions.push_back(altitude_action("AddPoint", "Free", {name}));
    actions.push_back(altitude_action("AddTriangle", "ByPoints", {"T", "A", "B", "C"}));
    actions.push_back(altitude_action("AddEdge", "Perpendicular", {"AB", "AC"}));
    actions.push_back(altitude_action("AddEdge", "PointOnSegment", {"D", "BC"}));
    actions.push_back(altitude_action("AddEdge", "Perpendicular", {"AD", "BC"}));
    actions.push_back(altitude_action("AddEdge", "ExprConstraint", {"AB", "=", "30"}));
    actions.push_back(altitude_action("AddEdge", "ExprConstraint", {"AC", "=", "40"}));
    return {{"problem", text}, {"givens", Json::array()}, {"goal", "Find AD"},
            {"answer", "24"},  {"comment", ""},           {"actions", std::move(actions)}};
}

/// The checks of texts that are not passed.
std::string not_as_told(const std::string& text, const std::vector<std::string>& proofs = {}) {
    auto read = load_bytes(to_text(altitude_problem(text)), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    read->problems.front().solution_texts = proofs;
    const problem::Verdict verdict = verify(read->problems.front()).value();
    std::string out;
    for (const problem::Check& check : verdict.checks)
        if (check.name.starts_with("text_") && check.state != problem::CheckState::passed)
            out += (out.empty() ? "" : "; ") + check.name + ": " + check.message;
    return out;
}

TEST(TextProblems, AreReadInTheirUsualTurns) {
    for (const char* const text :
         {"In triangle ABC with a right angle at A, AB = 30 and AC = 40. AD ⊥ BC with D on BC. Find AD.",
          "In triangle ABC, ∠BAC = 90°, AB = 30, AC = 40, and AD ⊥ BC at D. Find AD.",
          "In triangle ABC, ∠BAC = 90°, AB = 30, AC = 40. The altitude from A meets BC at D. Find AD.",
          "Triangle ABC has a right angle at A, AB = 30, AC = 40. D lies on BC such that AD is perpendicular to BC. "
          "What is AD?"})
        EXPECT_EQ(not_as_told(text), "") << text;
}

/// What is not read is named as a whole.
TEST(TextProblems, AreNotCutBetweenTwoPoints) {
    EXPECT_EQ(not_as_told("B and C lie on opposite sides of AD. Find AD."),
              "text_read: 1 of 1 clauses about the figure say nothing that is read: \"B and C lie on opposite sides of "
              "AD\"");
}

TEST(TextProblems, ThatSayOtherThanTheFigureAreTold) {
    for (const char* const text :
         {"In triangle ABC with a right angle at B, AB = 30 and AC = 40. Find AD.",
          "In triangle ABC, AC ⊥ BC at D. Find AD.", "In triangle ABC, AD ⊥ BC with D on AC. Find AD.",
          "In triangle ABC the altitude from B meets AC at D. Find AD.", "The altitude from B meets AC at D. Find AD.",
          "D lies on AB such that AD is perpendicular to BC. Find AD.", "A and B lie on opposite sides of AC. Find AD.",
          "B and D lie on opposite sides of AC. Find AD."})
        EXPECT_NE(not_as_told(text), "") << text;
}

/// Which triangles a solution speaks of is nothing to the problem.
/// AB = 30 and AC = 40: in one of the units of the text, whichever.
TEST(TextProblems, MayTellLengthsInSeveralUnits) {
    const std::string figure = "In triangle ABC, ∠BAC = 90° and AD ⊥ BC at D. ";
    for (const char* const lengths : {"AB = 30 cm and AC = 400 mm.", "AB = 300 mm, AC = 40 cm.",
                                      "AB is 3/10 m and AC = 40 cm.", "AB = 3 dm, AC = 4 dm, BC = 50 cm."})
        EXPECT_EQ(not_as_told(figure + lengths), "") << lengths;
    for (const char* const lengths :
         {"AB = 30 cm and AC = 40 mm.", "AB = 30 m, AC = 40 cm.", "AB = 31 cm, AC = 400 mm."})
        EXPECT_TRUE(not_as_told(figure + lengths).starts_with("text_values: ")) << lengths;
    EXPECT_EQ(not_as_told(figure + "AB = 30 cm, AC = 40 cm.", {"BC = 50 cm, so BC = 500 mm."}), "");
    EXPECT_NE(not_as_told(figure + "AB = 30 cm, AC = 40 cm.", {"BC = 50 cm, so BC = 5 mm."}), "");
}

std::string not_as_counted(const std::string& problem, const std::vector<std::string>& sides, const std::string& goal,
                           const std::string& answer) {
    Json json = altitude_problem(problem);
    for (std::size_t i = 0; i < sides.size(); ++i) json["actions"][8 + i]["args"][2] = sides[i];
    json["goal"] = goal;
    json["answer"] = answer;
    auto read = load_bytes(to_text(json), "envelope.json");
    const problem::Verdict verdict = verify(read->problems.front()).value();
    std::string out;
    for (const problem::Check& check : verdict.checks)
        if (check.state == problem::CheckState::failed || check.state == problem::CheckState::undecided)
            out += check.name + ": " + check.message + "; ";
    return out;
}

TEST(TextProblems, AreCountedInTheUnitOfTheFigure) {
    const std::string in_metres = "In triangle ABC, ∠BAC = 90°, AB = 3 m, AC = 4 m and AD ⊥ BC at D. Find BC.";
    EXPECT_EQ(not_as_counted(in_metres, {"3", "4"}, "Find BC", "5 m"), "");
    EXPECT_EQ(not_as_counted(in_metres, {"300", "400"}, "Find BC", "500 cm"), "");
    EXPECT_EQ(not_as_counted(in_metres, {"300", "400"}, "Find BC in cm", "500"), "");
    EXPECT_EQ(not_as_counted(in_metres, {"300 cm", "400 cm"}, "Find BC", "5 m"), "");
    EXPECT_EQ(not_as_counted(in_metres, {"3 m", "4 m"}, "Find BC", "5"), "");
    EXPECT_NE(not_as_counted(in_metres, {"300", "500"}, "Find BC in cm", "500"), "");
    EXPECT_EQ(not_as_counted(in_metres, {"300", "400"}, "Find BC", "500"),
              "text_values: the text tells lengths in a unit, and the figure counts in another one, which is told "
              "nowhere; ");
}

TEST(TextProblems, AreReadAlikeWhateverASolutionSays) {
    const std::string text = "In triangle ABC, ∠BAC = 90°, AB = 30 and AC = 40. D is the foot of the altitude from A. "
                             "Find AD.";
    EXPECT_EQ(not_as_told(text), "");
    EXPECT_EQ(not_as_told(text, {"In triangle ABD, AB = 30."}), "");
    EXPECT_EQ(not_as_told(text, {"△ABD ∼ △CBA, so AD = 24."}), "");
}

TEST(TextClauses, ArePartedBetweenPointsOfOneVerbNowhere) {
    const auto texts = [](std::string_view sentence) {
        std::vector<std::string> out;
        for (const Clause& clause : clauses_of(sentence)) out.push_back(clause.text);
        return out;
    };
    EXPECT_EQ(texts("B and C lie on the circle"), (std::vector<std::string>{"B and C lie on the circle "}));
    EXPECT_EQ(texts("M is the midpoint of BC and N of AC"),
              (std::vector<std::string>{"M is the midpoint of BC ", "N of AC "}));
    EXPECT_EQ(texts("D lies on BC such that AD = 3"), (std::vector<std::string>{"D lies on BC ", "AD = 3 "}));
}

} // namespace
} // namespace porism::workflow
