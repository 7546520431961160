// What texts of envelopes say of circles, medians and sides, held against the figure.
#include "base/json.h"
#include "workflow/load.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::workflow {
namespace {

using problem::Outcome;

class Sample {
public:
    Sample& act(const std::string& op, const std::string& type, const std::vector<std::string>& args) {
        actions_.push_back({{"op", op}, {"type", type}, {"args", args}});
        return *this;
    }
    Sample& free_points(const std::vector<std::string>& names) {
        for (const std::string& name : names) act("AddPoint", "Free", {name});
        return *this;
    }
    Sample& length(const std::string& segment, const std::string& value) {
        return act("AddEdge", "ExprConstraint", {segment, "=", value});
    }
    Sample& asks(const std::string& goal, const std::string& answer) {
        goal_ = goal;
        answer_ = answer;
        return *this;
    }
    /// With these words of its problem, and of a solution where there is one.
    problem::Verdict verdict(const std::string& problem, const std::string& solution = {}) const {
        const Json envelope = {{"problem", problem}, {"givens", Json::array()}, {"goal", goal_},
                               {"answer", answer_},  {"comment", ""},           {"actions", actions_}};
        auto read = load_bytes(to_text(envelope), "envelope.json");
        EXPECT_TRUE(read) << to_string(read.error());
        LoadedProblem& loaded = read->problems.front();
        if (!solution.empty()) loaded.solution_texts = {solution};
        return verify(loaded).value();
    }

private:
    Json actions_ = Json::array();
    std::string goal_, answer_;
};

std::string refusals(const problem::Verdict& verdict) {
    std::string out;
    for (const problem::Check& check : verdict.checks)
        if (check.state != problem::CheckState::passed) out += check.name + ": " + check.message + "; ";
    return out;
}

/// AB is a diameter of the circle about O, and C on it: AC = 6, BC = 8.
Sample thales() {
    Sample out;
    out.free_points({"O", "A"}).act("AddCircle", "CenterPoint", {"CIR_O", "O", "A"});
    out.act("AddPoint", "OnCircle", {"C", "CIR_O"}).free_points({"B"}).act("AddEdge", "Midpoint", {"O", "SEG_AB"});
    return out.length("AC", "6").length("BC", "8").asks("Find AB", "10");
}

/// PA and PB touch the circle about O with radius 3, and PO = 5.
Sample tangents() {
    Sample out;
    out.free_points({"O", "A"}).act("AddCircle", "CenterPoint", {"CIR_O", "O", "A"});
    out.act("AddPoint", "OnCircle", {"B", "CIR_O"}).free_points({"P"});
    out.act("AddEdge", "Tangent", {"SEG_PA", "CIR_O", "A"}).act("AddEdge", "Tangent", {"SEG_PB", "CIR_O", "B"});
    return out.length("OA", "3").length("PO", "5").asks("Find PA", "4");
}

/// D and E are the midpoints of BC and AC, and G the centroid.
Sample medians() {
    Sample out;
    out.free_points({"A", "B", "C"})
        .length("AB", "6")
        .length("AC", "8")
        .length("BC", "10")
        .free_points({"D", "E", "G"});
    out.act("AddEdge", "Midpoint", {"D", "SEG_BC"}).act("AddEdge", "Midpoint", {"E", "SEG_AC"});
    out.act("AddEdge", "PointOnLine", {"G", "SEG_AD"}).act("AddEdge", "PointOnLine", {"G", "SEG_BE"});
    return out.asks("Find AD", "5");
}

Sample rhombus() {
    Sample out;
    out.free_points({"A", "B", "C", "D"}).act("AddQuadrilateral", "Rhombus", {"Q", "A", "B", "C", "D"});
    return out.length("AB", "4").act("AddEdge", "ExprConstraint", {"Angle(A,B,C)", "=", "60"}).asks("Find AC", "4");
}

void expect_all(const Sample& sample, Outcome outcome, const std::vector<std::string>& problems) {
    for (const std::string& text : problems) {
        const auto verdict = sample.verdict(text);
        EXPECT_EQ(verdict.outcome, outcome) << text << ": " << refusals(verdict);
    }
}

TEST(TextCircles, PointsOnThemAndTheirDiametersAreRead) {
    expect_all(thales(), Outcome::accepted,
               {"AB is a diameter of circle O. C lies on the circle. AC = 6 and BC = 8. Find AB.",
                "In circle O, AB is a diameter and C is on the circle.",
                "Given circle O with diameter AB, point C is on circle O.",
                "Points A, B, C lie on the circle with center O and radius 5.", "The radius of circle O is 5.",
                "⊙O has diameter 10.", "Triangle ABC is inscribed in a circle with centre O.",
                "Circle O is the circumcircle of triangle ABC.", "AC and BC are chords of circle O.",
                "OA, OB and OC are radii of circle O.", "The circle passes through A, B and C.",
                "O is the centre of the circle.", "C lies on the circle with diameter AB.",
                "AB is the diameter of a circle with centre O."});
    expect_all(thales(), Outcome::rejected,
               {"AC is a diameter of circle O.", "The radius of circle O is 6.", "⊙O has diameter 12.",
                "O lies on the circle.", "In circle O, AC is a diameter.", "The radius of the circle is 4."});
}

TEST(TextCircles, TangentsAreRead) {
    expect_all(tangents(), Outcome::accepted,
               {"PA and PB are tangents to circle O at A and B.", "Tangents PA and PB are drawn to circle O from P.",
                "PA is tangent to the circle at A, PB is tangent to the circle at B.", "PA is a tangent to circle O.",
                "The tangents PA and PB to circle O are equal.", "Line PA touches circle O at A.",
                "PA is a tangent of the circle. The radius of the circle is 3 and PO = 5."});
    expect_all(tangents(), Outcome::rejected,
               {"PO is tangent to circle O at A.", "PA is tangent to circle O at B.",
                "PA is a tangent of the circle. The radius of the circle is 4."});
}

TEST(TextCircles, WhatASolutionSaysOfThemIsAStep) {
    const Sample sample = tangents();
    for (const char* const good : {"PA is tangent to circle O, so PA ⊥ OA. By Pythagoras PA = 4.",
                                   "Since PA is a tangent, ∠OAP = 90°. PA^2 = 25 - 9 = 16, so PA = 4.",
                                   "OA is a radius of circle O and PA is a tangent to the circle at A, so PA = 4.",
                                   "By the tangent-radius theorem ∠OAP = 90°, so PA = 4.",
                                   "Applying the Pythagorean theorem to triangle OAP: PA = 4."}) {
        const auto verdict = sample.verdict("", good);
        EXPECT_EQ(verdict.outcome, Outcome::accepted) << good << ": " << refusals(verdict);
    }
    for (const char* const bad : {"PB is tangent to circle O at A, so PA = 4.", "PO is a tangent to circle O at A.",
                                  "P lies on circle O, so PA = 4."})
        EXPECT_EQ(sample.verdict("", bad).outcome, Outcome::rejected) << bad;
}

TEST(TextCircles, WhichIsMeantIsNotGuessed) {
    Sample two;
    two.free_points({"O", "A"}).act("AddCircle", "CenterPoint", {"CIR_O", "O", "A"}).free_points({"P", "B"});
    two.act("AddCircle", "CenterPoint", {"CIR_P", "P", "B"}).act("AddPoint", "OnCircle", {"C", "CIR_O"});
    two.act("AddPoint", "OnCircle", {"D", "CIR_P"});
    two.length("OA", "5").length("PB", "3").asks("Find OC", "5");
    expect_all(two, Outcome::accepted, {"C lies on circle O.", "The radius of circle P is 3."});
    expect_all(two, Outcome::rejected, {"B lies on circle O.", "The radius of circle P is 5."});
    expect_all(two, Outcome::undecided, {"C lies on the circle.", "C and A lie on the circle of radius 5."});
}

TEST(TextMedians, AreRead) {
    expect_all(medians(), Outcome::accepted,
               {"In triangle ABC the medians AD and BE meet at G.", "Medians AD and BE of triangle ABC intersect at G.",
                "AD and BE are medians of triangle ABC.", "AD meets BC at D.", "AD meets BE at G.",
                "Let D be the midpoint of BC, and E the midpoint of AC.", "D is the midpoint of BC, E of AC."});
    expect_all(medians(), Outcome::rejected,
               {"In triangle ABC the altitudes AD and BE meet at G.", "D is the midpoint of AC, E of BC.",
                "AB meets BC at D.", "Let D be the midpoint of BC, and E the midpoint of AB."});
}

TEST(TextSides, OfRhombiAndNumbersInGroupsAreRead) {
    expect_all(rhombus(), Outcome::accepted,
               {"The side of rhombus ABCD is 4.", "All sides of rhombus ABCD have length 4.",
                "Rhombus ABCD has side length 4.", "Each side of the rhombus ABCD is 4."});
    expect_all(rhombus(), Outcome::rejected, {"The side of rhombus ABCD is 5.", "Rhombus ABCD has side 3."});
    Sample large;
    large.free_points({"A", "B", "C"}).act("AddEdge", "Perpendicular", {"AB", "AC"});
    large.length("AB", "3000").length("AC", "4000").asks("Find BC", "5000");
    expect_all(large, Outcome::accepted, {"AB = 3,000 and AC = 4,000.", "AB, AC = 3000, 4000."});
    expect_all(large, Outcome::rejected, {"AB = 3,000 and AC = 4,001."});
}

TEST(TextCircles, WhatIsFalseIsQuotedInTheWordsOfTheText) {
    EXPECT_NE(refusals(thales().verdict("BC is a diameter of circle O. Find AB."))
                  .find("the text says \"BC is a diameter of circle O\" (O is the midpoint of BC), which is false"),
              std::string::npos)
        << refusals(thales().verdict("BC is a diameter of circle O. Find AB."));
}

} // namespace
} // namespace porism::workflow
