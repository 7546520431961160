// What texts of envelopes say in words, held against the figure: false texts are rejected, good ones are not, and what
// is not read is named.
#include "base/json.h"
#include "workflow/verify/text/amounts.h"
#include "workflow/verify/text/unread.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

Json edge_of(std::string_view type, const std::vector<std::string>& args) {
    return {{"op", "AddEdge"}, {"type", type}, {"args", args}};
}

/// A right angle at P, PQ = 5, PR = 12, so that QR = 13.
Json right_triangle() {
    Json actions = Json::array();
    for (const char* const name : {"P", "Q", "R"})
        actions.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {name}}});
    actions.push_back(edge_of("Perpendicular", {"PQ", "PR"}));
    actions.push_back(edge_of("ExprConstraint", {"PQ", "=", "5"}));
    actions.push_back(edge_of("ExprConstraint", {"PR", "=", "12"}));
    return {{"problem", ""},  {"givens", Json::array()}, {"goal", "Find QR"},
            {"answer", "13"}, {"comment", ""},           {"actions", std::move(actions)}};
}

problem::Verdict verdict_on(const Json& envelope, const std::vector<std::string>& proofs = {}) {
    auto read = load_bytes(to_text(envelope), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    LoadedProblem& problem = read->problems.front();
    problem.solution_texts = proofs;
    return verify(problem).value();
}

/// What is said where a text is not as it should be: "text_holds: ...".
std::string told(const problem::Verdict& verdict) {
    std::string out;
    for (const Check& check : verdict.checks)
        if (check.name.starts_with("text_") && check.state != CheckState::passed)
            out += (out.empty() ? "" : "; ") + check.name + ": " + check.message;
    return out;
}

problem::Verdict of_proof(const std::string& proof) {
    return verdict_on(right_triangle(), {proof});
}

TEST(TextClaims, FalseOnesOfASolutionAreRejected) {
    for (const char* const proof :
         {"Since ∠Q = 90°, QR = 13.", "The angle at Q is 90 degrees, so QR = 13.",
          "The angle at Q is right, so QR = 13.", "Angle Q equals 90°. QR = 13.", "Angles Q and R are equal. QR = 13.",
          "By the law of cosines, cos P = 1/2 and QR = 13.", "sin Q = 3/5. QR = 13.", "As cos(P) = 1/2, QR = 13.",
          "The area of triangle PQR is 31. QR = 13.", "Triangle PQR has area 31, QR = 13",
          "The perimeter of PQR is 31, QR = 13", "∠PQR ≅ ∠PRQ, so QR = 13", "QR is 14 cm long.",
          "Side QR has length 14.", "Triangle PQR is isosceles. QR = 13.",
          "Triangle PQR has a right angle at Q, so QR = 13.", "In equilateral triangle PQR we get QR = 13."})
        EXPECT_EQ(of_proof(proof).outcome, Outcome::rejected) << proof;
}

TEST(TextClaims, GoodOnesAreNotRejected) {
    for (const char* const proof : {"Since ∠P = 90°, QR = 13.",
                                    "The angle at P is right, so QR = 13.",
                                    "By Pythagoras QR is 13 cm.",
                                    "cos P = 0, sin Q = 12/13 and tan R = 5/12.",
                                    "The area of triangle PQR is 30, its perimeter is 30.",
                                    "The perimeter of PQR is 5 + 12 + 13 = 30.",
                                    "The angle between PQ and PR is 90°.",
                                    "The angle that PQ makes with PR is 90 degrees.",
                                    "PR is 7 units more than PQ.",
                                    "PR is 2.4 times PQ.",
                                    "Sides PQ, PR, QR are 5, 12 and 13.",
                                    "The sum of PQ and PR is 17.",
                                    "Triangle PQR is right.",
                                    "In right triangle PQR we have QR^2 = 169.",
                                    "Triangle PQR has a right angle at P.",
                                    "Suppose PQ ∥ PR. Then P, Q and R lie on one line, a contradiction.",
                                    "It is not true that PQ = PR.",
                                    "QR is 13 and PR is 12.",
                                    "PQ is shorter than PR, ∠Q is acute.",
                                    "The sum of ∠Q and ∠R is 90°.",
                                    "The exterior angle at P is 90°.",
                                    "The bisectors of ∠Q and ∠R meet."}) {
        const auto verdict = of_proof(proof);
        EXPECT_NE(verdict.outcome, Outcome::rejected) << proof << ": " << told(verdict);
    }
}

TEST(TextClaims, AreReadBehindJoiningWordsAndSigns) {
    for (const char* const wrong : {"Likewise QR = 14.", "Also PQ is parallel to PR.", "∵ PQ ⊥ PR ∴ QR = 14.",
                                    "S△PQR = 31.", "QR^2 = PQ^2 + PR^2 - 2·PQ·PR·cos∠QPR = 170."})
        EXPECT_EQ(of_proof(wrong).outcome, Outcome::rejected) << wrong;
    for (const char* const right : {"Likewise QR = 13.", "Also PQ is perpendicular to PR.", "∵ PQ ⊥ PR ∴ QR = 13.",
                                    "S△PQR = 30.", "QR^2 = PQ^2 + PR^2 - 2·PQ·PR·cos∠QPR = 169."})
        EXPECT_EQ(of_proof(right).outcome, Outcome::accepted) << right << ": " << told(of_proof(right));
}

/// "is" before what is reckoned is the sign of equality.
TEST(TextClaims, WhatIsReckonedBehindAVerbIsRead) {
    for (const char* const wrong :
         {"QR is 5 + 12 = 17.", "QR² is 64 + 25 = 89.", "The perimeter of triangle PQR is 5 + 12 + 14 = 31.",
          "The length of QR is 5 + 12 = 17.", "The area of triangle PQR is PQ · PR = 5·12 = 60.",
          "∠PQR is 30° + 30° = 60°.", "The sum of PQ and PR is 5 + 13 = 18.", "The inradius is (5 + 12 - 15)/2 = 1.",
          "PQ's length is 6.", "PQ = 5, the hypotenuse.", "QR = 13, the shortest side.", "Each side is 13.",
          "Each angle is 60°."})
        EXPECT_EQ(of_proof(wrong).outcome, Outcome::rejected) << wrong;
    for (const char* const right :
         {"The area of triangle PQR is 1/2 · 5 · 12 = 30.", "The inradius is (5 + 12 - 13)/2 = 2.",
          "QR is √(25 + 144) = 13.", "QR = 13, the longest side.", "The sum of PQ and PR is 5 + 12 = 17.",
          "QR = 13, the hypotenuse."})
        EXPECT_EQ(of_proof(right).outcome, Outcome::accepted) << right << ": " << told(of_proof(right));
}

TEST(TextClaims, ATheoremThatNobodyKnowsIsNotRead) {
    for (const char* const known :
         {"The angles of a triangle add up to 180°.", "The base angles of an isosceles triangle are equal.",
          "A tangent is perpendicular to the radius.", "The angle in a semicircle is a right angle.",
          "An exterior angle of a triangle equals the sum of the two remote interior angles.",
          "The diagonals of a parallelogram bisect each other.",
          "Opposite angles of a cyclic quadrilateral are supplementary.",
          "The tangents from an external point are equal.", "The median to the hypotenuse is half the hypotenuse.",
          "Vertical angles are equal.", "Corresponding angles of similar triangles are equal."})
        EXPECT_EQ(told(of_proof(std::string(known) + " QR = 13.")), "") << known;
    for (const char* const unknown :
         {"The angles of a triangle add up to 190°.", "A right triangle has two right angles.",
          "Each leg is longer than the hypotenuse.", "The diagonals of a parallelogram are equal.",
          "An inscribed angle is twice the central angle."})
        EXPECT_EQ(of_proof(std::string(unknown) + " QR = 13.").outcome, Outcome::undecided) << unknown;
}

TEST(TextClaims, ItemsOfAListAreRead) {
    for (const char* const right :
         {"(1) QR = 13; (2) PR = 12.", "(1) PQ = 5, (2) PR = 12, (3) QR = 13.",
          "We have: (i) PQ = 5, and (ii) PR = 12.", "(1) QR = 13\n(2) PR = 12", "- QR = 13\n- PR = 12",
          "1) QR = 13\n2) PR = 12", "(a) QR = 13. (b) PR = 12.", "• QR = 13\n• PR = 12",
          "Step 1: PR = 12. Step 2: QR = 13.", "**QR = 13**", "QR = \\boxed{13}.", "(1) PR = 12. From (1), QR = 13."})
        EXPECT_EQ(of_proof(right).outcome, Outcome::accepted) << right << ": " << told(of_proof(right));
    for (const char* const wrong :
         {"(1) QR = 13; (2) PR = 13.", "- PR = 12\n- QR = 12", "Step 2: QR = 12.", "**QR = 12**"})
        EXPECT_EQ(of_proof(wrong).outcome, Outcome::rejected) << wrong;
}

/// What is seen alone, as a sum or by a function, has no step any more than by itself.
TEST(TextClaims, AnEquationOfAmountsNeedsAStep) {
    for (const char* const wrong : {"PQ·PR = 60.0000001.", "PQ + PR = 17.00000001.", "The area of PQR is 30.00000001."})
        EXPECT_EQ(of_proof(wrong).outcome, Outcome::rejected) << wrong;
    for (const char* const right : {"tan Q = 2.4, sin Q = 0.923.", "∠Q = 67.4°, and QR = 13.0.", "PQ/PR = 0.417."})
        EXPECT_EQ(of_proof(right).outcome, Outcome::accepted) << right << ": " << told(of_proof(right));
    Json langley = Json::array();
    for (const char* const name : {"A", "B", "C", "D", "E"})
        langley.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {name}}});
    langley.push_back(edge_of("PointOnSegment", {"D", "AC"}));
    langley.push_back(edge_of("PointOnSegment", {"E", "AB"}));
    const std::vector<std::vector<std::string>> angles{{"Angle(A,B,C)", "=", "80"},
                                                       {"Angle(A,C,B)", "=", "80"},
                                                       {"Angle(D,B,C)", "=", "60"},
                                                       {"Angle(E,C,B)", "=", "50"}};
    for (const auto& angle : angles) langley.push_back(edge_of("ExprConstraint", angle));
    const Json author{{"problem", ""},  {"givens", Json::array()}, {"goal", "Find ∠BAC"},
                      {"answer", "20"}, {"comment", ""},           {"actions", langley}};
    EXPECT_EQ(verdict_on(author, {"∠BAC = 20°."}).outcome, Outcome::accepted);
    for (const char* const seen : {"∠BDE = 30°.", "∠BDE + ∠ABC = 110°.", "sin ∠BDE = 1/2."})
        EXPECT_EQ(verdict_on(author, {seen}).outcome, Outcome::undecided) << seen;
}

TEST(TextClaims, WhatIsSaidBesidesIsNamed) {
    for (const char* const left_out :
         {"PQ is a leg of triangle PQR and an altitude.", "R lies on PR, and so does Q.",
          "The angle bisectors meet at right angles.", "QR = 13, which is the shorter side."})
        EXPECT_EQ(of_proof(left_out).outcome, Outcome::undecided) << left_out;
}

TEST(TextClaims, WhatStandsInBracketsIsSaidToo) {
    EXPECT_EQ(of_proof("QR = 13 (and so is PQ).").outcome, Outcome::undecided);
    EXPECT_EQ(of_proof("QR = 13 (since PQ ∥ PR).").outcome, Outcome::rejected);
    EXPECT_EQ(of_proof("QR = 13 (QR^2 = 170).").outcome, Outcome::rejected);
    EXPECT_EQ(of_proof("QR = 13 (since PQ ⊥ PR).").outcome, Outcome::accepted);
    EXPECT_EQ(of_proof("QR = 13 (Pythagoras).").outcome, Outcome::accepted);
}

TEST(TextClaims, WhatIsNotReadIsNamedClauseByClause) {
    EXPECT_EQ(told(of_proof("QR = 13, since PQR is a 5-12-13 triangle.")),
              "text_read: 1 of 2 clauses about the figure say nothing that is read: \"PQR is a 5-12-13 triangle\"");
    EXPECT_EQ(told(of_proof("In triangle PQR, ∠P = 90°, hence QR = 13 by the theorem of Pythagoras.")), "");
    EXPECT_EQ(told(of_proof("It is well known, and QR = 13.")), "");
    EXPECT_EQ(
        told(of_proof("The product of PQ and PR is 61.")),
        "text_values: the text says \"The product of PQ and PR is 61\" (PQ*PR = 61), and the figure has 60 and 61");
    EXPECT_EQ(told(of_proof("The triangle is obtuse.")),
              "text_values: the text says \"The triangle is obtuse\" (PQR is obtuse), which is false in the figure");
    EXPECT_EQ(told(of_proof("The mean of PQ and PR is 61.")),
              "text_read: 2 of 2 clauses about the figure say nothing that is read: \"The mean of PQ\"");
    EXPECT_EQ(
        told(of_proof("A tangent is perpendicular to the radius. Opposite angles of a cyclic quadrilateral add up "
                      "to 180°. Hence QR = 13.")),
        "");
    EXPECT_EQ(told(of_proof("Exactly one angle of PQR is obtuse. QR = 13.")),
              "text_read: 1 of 2 clauses about the figure say nothing that is read: \"Exactly one angle of PQR is "
              "obtuse\"");
    EXPECT_NE(told(of_proof("No angle of PQR is acute, so QR = 13.")).find("\"No angle of PQR is acute\""),
              std::string::npos);
    EXPECT_EQ(told(of_proof("The altitude is 31.")),
              "text_read: 1 of 1 clauses about the figure say nothing that is read: \"The altitude is 31\"");
    for (const char* const of_an_angle :
         {"∠PQR is the largest angle", "∠QPR is thirty degrees", "∠PRQ exceeds ∠PQR", "∠PQR is the square of ∠PRQ"})
        EXPECT_NE(told(of_proof(std::string(of_an_angle) + ".")).find("text_read: 1 of 1"), std::string::npos)
            << of_an_angle << ": " << told(of_proof(std::string(of_an_angle) + "."));
}

/// A triangle of 13, 14 and 15, and the foot D of its altitude, of which the text of a solution speaks.
Outcome of_altitude(const std::string& proof) {
    Json actions = Json::array();
    for (const char* const name : {"A", "B", "C", "D"})
        actions.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {name}}});
    for (const auto& [side, length] :
         std::vector<std::pair<const char*, const char*>>{{"AB", "13"}, {"BC", "14"}, {"CA", "15"}})
        actions.push_back(edge_of("ExprConstraint", {side, "=", length}));
    actions.push_back(edge_of("PointOnLine", {"D", "BC"}));
    actions.push_back(edge_of("Perpendicular", {"AD", "BC"}));
    return verdict_on({{"problem", "In triangle ABC, D is the foot of the altitude from A. Find AD."},
                       {"givens", Json::array()},
                       {"goal", "Find AD"},
                       {"answer", "12"},
                       {"comment", ""},
                       {"actions", std::move(actions)}},
                      {proof})
        .outcome;
}

TEST(TextClaims, FalseOnesInOtherWordsAreRejected) {
    for (const char* const proof :
         {"B is between D and C.", "D is outside the segment BC.", "cos∠ABC = 6/13.", "AB = BD√2.", "AD is a median.",
          "D is the foot of the altitude from B.", "AD is not perpendicular to BC.", "The semiperimeter is 22.",
          "The distance from A to BC is 13.", "Let BD = x. Then x = 6.", "Let x = BD, so 2x = 12.", "point D is on AC.",
          "The circle with diameter AB passes through C.", "C lies on segment BD."})
        EXPECT_EQ(of_altitude(proof), Outcome::rejected) << proof;
    EXPECT_NE(of_altitude("B lies on the ray DC."), Outcome::accepted);
}

/// Clauses that name single points say something together with the next one.
TEST(TextClaims, FalseOnesOfSinglePointsAreNotPassedOver) {
    for (const char* const proof :
         {"D coincides with B. AD = 12.", "A is the same point as B.", "D is as near to B as to C.",
          "B, C, D are in this order.", "D is one of the vertices.", "A, B, D are equally spaced.",
          "The altitude coincides with the median."})
        EXPECT_NE(of_altitude(proof), Outcome::accepted) << proof;
}

TEST(TextClaims, TrueOnesInOtherWordsAreAccepted) {
    for (const char* const proof :
         {"D is between B and C.", "B is outside the segment DC.", "cos∠ABC = 5/13.", "AD is an altitude.",
          "D is the foot of the altitude from A.", "AD is not parallel to BC.", "AD is not a median.",
          "The semiperimeter is 21.", "The distance from A to BC is 12.", "Let BD = x. Then x = 5.",
          "Point D is on BC.", "D lies on the segment BC.", "D lies on the side BC.",
          "The circle with diameter AB passes through D."})
        EXPECT_EQ(of_altitude(proof), Outcome::accepted) << proof;
}

TEST(TextClaims, WhatIsNotReadLeavesASolutionOpen) {
    for (const char* const proof : {"AD is the longest cevian of the triangle.", "H is the foot."})
        EXPECT_EQ(of_altitude(proof), Outcome::undecided) << proof;
    EXPECT_EQ(of_altitude("That is well known, as anybody sees."), Outcome::accepted);
}

std::string of_problem(const std::string& text) {
    Json json = right_triangle();
    json["problem"] = text;
    return told(verdict_on(json));
}

TEST(TextClaims, OfAProblemAreHeldAgainstTheFigure) {
    EXPECT_EQ(of_problem("Triangle PQR has a right angle at P. Side PQ has length 5 and PR has length 12. Find QR."),
              "");
    EXPECT_EQ(of_problem("Side PQ has length 7. Find QR."),
              "text_shown: the text says \"Side PQ has length 7\" (PQ = 7), which is false in the figure; text_values: "
              "the text says \"Side PQ has length 7\" (PQ = 7), and the figure has 5 and 7");
    EXPECT_EQ(of_problem("PQ = 7. Find QR."),
              "text_shown: the text says PQ = 7, which is false in the figure; text_values: the text says PQ = 7, and "
              "the figure has 5 and 7");
    EXPECT_TRUE(of_problem("In triangle PQR, ∠Q = ∠R. Find QR.")
                    .starts_with("text_shown: the text says \"∠Q = ∠R\" (∠PQR = ∠QRP), which is false"));
    EXPECT_EQ(of_problem("In equilateral triangle PQR with PQ = 5, find QR."),
              "text_shown: the text says equilateral triangle PQR, which is false in the figure");
    EXPECT_EQ(
        of_problem("The tangent at P to the circle PQR is drawn. Find QR."),
        "text_read: 1 of 1 clauses about the figure say nothing that is read: \"The tangent at P to the circle PQR "
        "is drawn\"");
}

Outcome outcome_of_problem(const std::string& text, const std::vector<std::string>& givens = {}) {
    Json json = right_triangle();
    json["problem"] = text;
    json["givens"] = givens;
    return verdict_on(json).outcome;
}

TEST(TextClaims, WhatIsNotReadLeavesAProblemOpen) {
    for (const char* const unread :
         {"PQRS is a square. Find QR.", "In quadrilateral PQRS, PQ ⊥ PR. Find QR.", "M is the midpoint of QR.",
          "Two circles are tangent at T.", "The altitude from P is 5.", "QR is tangent to circle O."}) {
        EXPECT_EQ(outcome_of_problem(unread), Outcome::undecided) << unread;
        EXPECT_EQ(outcome_of_problem("", {unread}), Outcome::undecided) << unread;
    }
    for (const char* const title : {"IMO 2004 P1", "E051-28", "Sample 17", "Exercise on triangles"})
        EXPECT_EQ(outcome_of_problem(title), Outcome::accepted) << title;
    for (const char* const read : {"In right triangle PQR, PQ = 5 and PR = 12. Find QR.",
                                   "In triangle PQR, PQ = 5. Find QR.", "Let PQR be a triangle. Find QR."})
        EXPECT_EQ(outcome_of_problem(read), Outcome::accepted) << read;
}

TEST(TextClaims, FalseOnesOfAProblemAreRead) {
    for (const char* const wrong :
         {"PQ=6cm", "area 31", "perimeter 31", "right triangle PQR with area 31", "Triangle PQR with area 31",
          "Right triangle PQR has perimeter 31", "The area of right triangle PQR is 31",
          "the circumcircle of PQR has radius 7", "The triangle PQR is inscribed in a circle of radius 7",
          "PQ and PR have lengths 5 and 13", "PR exceeds PQ by 8", "PR is 8 more than PQ", "When PQ = 6, find QR",
          "已知PQ=6, PR=12, 求QR", "The legs of a right triangle PQR with right angle at P are 5 and 13",
          "PQ=5, PR=12, find PR", "PQ=5, PR=12, find the area of PQR"})
        EXPECT_EQ(outcome_of_problem(wrong), Outcome::rejected) << wrong;
    for (const char* const right :
         {"PQ=5cm", "area 30", "perimeter 30", "Right triangle PQR has perimeter 30 cm",
          "the circumcircle of PQR has radius 13/2", "PQ and PR have lengths 5 and 12", "PR exceeds PQ by 7",
          "When PQ = 5, find QR", "已知PQ=5, PR=12, 求QR", "PQ=5, PR=12, find QR",
          "The legs of a right triangle PQR with right angle at P are 5 and 12"})
        EXPECT_EQ(outcome_of_problem(right), Outcome::accepted) << right << ": " << of_problem(right);
}

TEST(TextClaims, OfGivensAreHeldAgainstTheFigure) {
    const auto with = [](const std::vector<std::string>& givens) {
        Json json = right_triangle();
        json["givens"] = givens;
        return verdict_on(json);
    };
    EXPECT_EQ(with({"∠Q = 90°"}).outcome, Outcome::rejected);
    EXPECT_EQ(with({"PQ is 7 cm"}).outcome, Outcome::rejected);
    EXPECT_EQ(with({"PR = 12", "triangle PQR is isosceles"}).outcome, Outcome::rejected);
    EXPECT_EQ(told(with({"PQ is 5 cm", "∠P = 90°", "triangle PQR is right"})), "");
}

TEST(TextClaims, AnAngleByItsVertexIsThatOfThePolygonThatIsMeant) {
    Json json = right_triangle();
    json["actions"].push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {"S"}}});
    json["actions"].push_back(edge_of("Midpoint", {"S", "QR"}));
    const auto values = [&](const std::string& proof) {
        const auto verdict = verdict_on(json, {proof});
        const auto check = std::ranges::find(verdict.checks, "text_values", &Check::name);
        return check == verdict.checks.end() ? "not read" : check->state == CheckState::passed ? "true" : "false";
    };
    EXPECT_STREQ(values("∠P = 90°"), "not read") << "nobody says of which triangle";
    EXPECT_STREQ(values("In triangle PQR, ∠P = 90°"), "true");
    EXPECT_STREQ(values("In triangle PQS, ∠P = 90°"), "false");
    EXPECT_STREQ(values("Triangle PQS is isosceles. Triangle PQR is right. ∠P = 90°"), "not read");
    EXPECT_STREQ(values("Triangle PQS is isosceles. Triangle PQR is right. tan Q = 12/5"), "true")
        << "both have one angle at Q";
}

TEST(TextClaims, NumbersThatArePutInAreHeldAgainstTheirAddends) {
    for (const char* const wrong : {"PQ + PR = 4 + 12 = 16.", "QR^2 = PQ^2 + PR^2 = 24 + 145 = 170."})
        EXPECT_EQ(of_proof(wrong).outcome, Outcome::rejected) << wrong;
    // The equations are true, and what was put in for which addend is not.
    for (const char* const odd : {"PQ + PR = 4 + 13 = 17.", "QR^2 = PQ^2 + PR^2 = 24 + 145 = 169."})
        EXPECT_EQ(of_proof(odd).outcome, Outcome::undecided) << odd;
    for (const char* const right :
         {"PQ + PR = 5 + 12 = 17.", "QR^2 = PQ^2 + PR^2 = 25 + 144 = 169.", "PR - PQ = 12 - 5 = 7.",
          "QR^2 = PQ^2 + PR^2 = 5^2 + 12^2.", "QR^2 = PQ^2 + PR^2 = 144 + 25 = 169.", "∠PQR + ∠PRQ = 180° - 90°."})
        EXPECT_EQ(of_proof(right).outcome, Outcome::accepted) << right << ": " << told(of_proof(right));
}

/// What is claimed of a square ABCD with its centre M, one statement after the other.
std::string claimed_of_square(const std::string& text) {
    const std::vector<std::string> names{"a", "b", "c", "d", "m"};
    const std::vector<geometry::Point<double>> places{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}};
    std::string out;
    for (const TextClaim& claim : claims_in(text, names, places))
        for (const facts::Statement& one : claim.statements)
            out += (out.empty() ? "" : "; ") + facts::to_string(one, names);
    return out;
}

TEST(TextClaims, ListsAreNotCut) {
    for (const char* const cut :
         {"M and D lie on AC and DB and CA.", "Hence AB ∥ CD and DA.", "A, B and M are on AC, BD."})
        EXPECT_EQ(claimed_of_square(cut), "") << cut;
    EXPECT_EQ(claimed_of_square("M and D lie on AC and DA, respectively."), "coll a c m");
    EXPECT_EQ(claimed_of_square("AB and BC are parallel to CD and DA."), "para a b c d; para a d b c");
    EXPECT_EQ(claimed_of_square("MA and AB are perpendicular to MB and BC."), "perp a m b m; perp a b b c");
    EXPECT_EQ(claimed_of_square("Then AB = BC, CD ∥ AB, and AC ⊥ BD"), "cong a b b c; para a b c d; perp a c b d");
}

TEST(TextAmounts, AreInSignsWhereThatIsCertain) {
    const std::pair<const char*, const char*> read[] = {
        {"the side AB has length 7 cm", "AB = 7"},
        {"Angle ABC is 60 degrees", "∠ABC = 60°"},
        {"The measure of angle ABC is 60°, and AB is 3√2", "∠ABC = 60°, and AB = 3√2"},
        {"The area of quadrilateral ABCD is 12 square units", "[ABCD] = 12"},
        {"Triangle ABC has an area of 6", "[ABC] = 6"},
        {"the perimeter of ABC equals AB + 9", "perimeter(ABC) = AB + 9"},
        {"In triangle ABC, AB is 7", "In triangle ABC, AB = 7"},
        {"the length of AB is 7", "AB = 7"},
        {"The sum of AB and BC is 12", "(AB + BC) = 12"},
        {"the ratio of AB to BC is 1/2", "AB/BC = 1/2"},
        {"AB is twice as long as BC", "AB = 2*BC"},
        {"the median AM is half the hypotenuse BC", "AM = BC/2"},
        {"AB is longer than BC and ∠ABC is obtuse", "AB > BC and ∠ABC > 90°"},
        {"S_{ABC} = 12", "[ABC] = 12"},
        {"AB = 1/3 BC", "AB = 1/3 * BC"},
        {"AB = (1/3)BC", "AB = (1/3)* BC"},
        {"AB = ((1)/(3))BC", "AB = ((1)/(3))* BC"},
        {"AB = 0.5 BC and ∠A = 2 ∠B", "AB = 0.5 * BC and ∠A = 2 * ∠B"},
        {"AB = 3 [ABC] - 2 BC", "AB = 3 * [ABC] - 2 * BC"},
        {"AB is a third of BC", "AB = BC/3"},
        {"AB = two thirds of BC", "AB = 2/3*BC"},
        {"AB is three times BC", "AB = 3*BC"},
        {"AB = 2 times AC", "AB = 2*AC"},
        {"AB = half of BC", "AB = BC/2"},
        {"D divides AB in the ratio 1:2", "AD/DB = 1/2 and AD + DB <= AB"},
    };
    for (const auto& [words, signs] : read) EXPECT_EQ(amounts_in_signs(words), signs);
    for (const std::string words :
         {"the angle between AB and BC is 60°", "the angle AB makes with BC is 60°", "AB, BC, CA is 12",
          "AB is 7 cm longer", "AB is 1,000", "twice AB is 6", "AB is a chord", "the midpoint of AB is 3",
          "the sum of AB and BC and CD is 12", "by 2 AB = CD", "AB = 2 BC = 3", "(2) AB = CD", "AB = 5 cm BC"})
        EXPECT_EQ(amounts_in_signs(words), words);
}

TEST(TextAmounts, OfAnyLengthEndInBoundedTime) {
    for (const char* const piece :
         {"A", "(", "AB + ", "9", "[ABC", "the perimeter of A", "∠P and ", "triangle PQR, "}) {
        std::string text;
        while (text.size() < 100'000) text += piece;
        EXPECT_LE(read_sentences(text).size(), text.size());
        EXPECT_NE(of_proof(text).outcome, Outcome::rejected) << piece;
    }
}

/// PQ = PR, and nothing else.
problem::Verdict of_isosceles(const std::string& text, const std::vector<std::string>& proofs) {
    Json json = right_triangle();
    json["problem"] = text;
    json["goal"] = "Prove ∠PQR = ∠PRQ";
    json["answer"] = "";
    while (json["actions"].size() > 3) json["actions"].erase(json["actions"].size() - 1);
    json["actions"].push_back({{"op", "AddTriangle"}, {"type", "ByPoints"}, {"args", {"T", "P", "Q", "R"}}});
    json["actions"].push_back(edge_of("EqualLength", {"PQ", "PR"}));
    return verdict_on(json, proofs);
}

TEST(TextClaims, WhatIsGreaterOrDiffersMustBeSoInEveryFigure) {
    for (const char* const proof : {"PQ > QR.", "PQ ≠ QR.", "∠QPR ≠ 60°.", "∠QPR is acute."})
        EXPECT_EQ(of_isosceles("", {proof}).outcome, Outcome::rejected) << proof;
    for (const char* const proof : {"∠PQR is acute.", "PQ + PR > QR.", "PQ <= PR."})
        EXPECT_NE(of_isosceles("", {proof}).outcome, Outcome::rejected) << proof;
}

TEST(TextClaims, OfAProblemThatLeavesTheOrderOpenAreNotRejected) {
    EXPECT_NE(of_isosceles("In an acute triangle PQR, PQ = PR.", {}).outcome, Outcome::rejected);
    EXPECT_NE(of_isosceles("In an obtuse triangle PQR, PQ = PR.", {}).outcome, Outcome::rejected);
    EXPECT_EQ(of_isosceles("In a scalene triangle PQR, PQ = PR.", {}).outcome, Outcome::rejected);
}

TEST(TextClaims, AreOfVectorsWhereTheFileHasEdgesAboutThem) {
    const auto sum = [](const std::string& text, const std::vector<Json>& edges) {
        Json json = right_triangle();
        json["problem"] = text;
        json["actions"].push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {"S"}}});
        for (const Json& edge : edges) json["actions"].push_back(edge);
        return verdict_on(json).outcome;
    };
    const Json of_vectors = edge_of("VectorSum", {"P", "S", "P", "Q", "P", "R"});
    EXPECT_NE(sum("PS = PQ + PR. Find QR.", {of_vectors}), Outcome::rejected);
    EXPECT_EQ(sum("PS = PQ - PR. Find QR.", {of_vectors}), Outcome::rejected);
    EXPECT_EQ(sum("PS = PQ + PR. Find QR.", {edge_of("Midpoint", {"S", "QR"})}), Outcome::rejected) << "lengths";
}

TEST(TextClaims, AreOfTheOnlyTriangleAndItsAnswer) {
    for (const char* const proof :
         {"QR = 13, so the answer is 14.", "The circumradius is 7.", "The hypotenuse is PR.",
          "The triangle is isosceles.", "QR is the shortest side.", "Angles Q and R are equal to 45° each."})
        EXPECT_EQ(of_proof(proof).outcome, Outcome::rejected) << proof;
    for (const char* const proof :
         {"QR = 13, so the answer is 13.", "The circumradius is 13/2 and the inradius is 2.", "The hypotenuse is QR.",
          "The triangle is right-angled at P.", "QR is the longest side.", "In vectors, QR = PR − PQ."})
        EXPECT_NE(of_proof(proof).outcome, Outcome::rejected) << proof;
}

} // namespace
} // namespace porism::workflow
