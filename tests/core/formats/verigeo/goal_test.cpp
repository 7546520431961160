// Goals in words, and names of angles in comparisons.
#include "formats/verigeo/goal.h"

#include "envelopes.h"
#include "formats/verigeo/content.h"

#include <gtest/gtest.h>

namespace porism::verigeo {
namespace {

using test::action;
using test::author;
using test::setting;

Content content_with(Json actions, std::string_view goal) {
    Json json = author(std::move(actions));
    json["goal"] = goal;
    auto envelope = envelope_from_json(json);
    EXPECT_TRUE(envelope) << to_string(envelope.error());
    auto content = content_of(*envelope);
    EXPECT_TRUE(content) << to_string(content.error());
    return *std::move(content);
}

std::string asked(Json actions, std::string_view goal) {
    const Content content = content_with(std::move(actions), goal);
    const std::string text = goal_text(content.content, content.names);
    return text.empty() ? "not read" : text;
}

TEST(GoalsInWords, ListsNeedNoAnd) {
    EXPECT_EQ(asked(setting(), "Prove A, B, D are collinear"), "coll A B D");
    EXPECT_EQ(asked(setting(), "Prove that points A, B and D lie on one line."), "coll A B D");
    EXPECT_EQ(asked(setting(), "Prove that A, B, C, D are concyclic"), "cyclic A B C D");
    EXPECT_EQ(asked(setting(), "Prove that A, B, C, D, E are concyclic"), "not read");
}

TEST(GoalsInWords, AmountsMayBeCalledWhatTheyAre) {
    EXPECT_EQ(asked(setting(), "Find the length of segment OA"), "lcompute O A");
    EXPECT_EQ(asked(setting(), "Find the value of OA"), "lcompute O A");
    EXPECT_EQ(asked(setting(), "Find the distance between A and B"), "lcompute A B");
    EXPECT_EQ(asked(setting(), "Find tan ∠OAB"), "compute tangent(B,A,O)");
    EXPECT_EQ(asked(setting(), "Prove that [ABC] = 2[ABD]"), "2*area(A,B,D) = area(A,B,C)");
    EXPECT_EQ(asked(setting(), "Prove A,B,C,D are concyclic"), "cyclic A B C D");
    EXPECT_EQ(asked(setting(), "Prove that ABC and ABD are similar"), asked(setting(), "Prove △ABC ∼ △ABD"));
    EXPECT_EQ(asked(setting(), "Prove D lies on segment AB"), "length(B,D) + length(A,D) = length(A,B)");
    EXPECT_EQ(asked(setting(), "Prove ∠ABC is acute"), "angle(A,B,C) < 90");
}

Json corners_alone() {
    Json actions = Json::array();
    for (const char* point : {"A", "B", "C"}) actions.push_back(action("AddPoint", "Free", {point}));
    return actions;
}

TEST(GoalsInWords, MediansAndBisectorsEndOnTheOppositeSide) {
    for (const char* const goal : {"Find the length of the median from A", "Find the median from A to BC",
                                   "Find the length of the bisector of ∠A", "Find the angle bisector from A"}) {
        const Content content = content_with(corners_alone(), goal);
        ASSERT_EQ(content.content.questions.size(), 1U) << goal;
        EXPECT_EQ(content.names.size(), 4U) << "the point of the side is added";
    }
    EXPECT_EQ(asked(setting(), "Find the length of the median from A"), "not read") << "it may be of another triangle";
    EXPECT_EQ(asked(corners_alone(), "Find the median from A to AB"), "not read");
}

TEST(GoalsInWords, AMedianEndsInTheMidpointThatThereIs) {
    Json actions = corners_alone();
    actions.push_back(action("AddPoint", "Free", {"M"}));
    Json with_midpoint = actions, with_equal_parts = actions;
    with_midpoint.push_back(action("AddEdge", "Midpoint", {"M", "BC"}));
    EXPECT_EQ(asked(with_midpoint, "Find the length of the median from A to BC"), "compute length(A,M)");
    EXPECT_EQ(asked(with_midpoint, "Find the length of the bisector from A to BC"), "not read") << "it may be M";
    with_equal_parts.push_back(action("AddEdge", "PointOnSegment", {"M", "BC"}));
    EXPECT_EQ(asked(with_equal_parts, "Find the length of the median from A to BC"), "not read");
}

TEST(GivenAngles, OfTheOnlyTriangleMayBeNamedByTheirVertices) {
    const auto said = [](Json actions, const char* left, const char* right) {
        actions.push_back(action("AddEdge", "ExprConstraint", {left, "=", right}));
        const Content content = content_with(std::move(actions), "Find AB");
        const auto& last = content.content.scene.actions().back();
        return content.unsaid.empty() ? facts::to_string(*last.states, content.names) : std::string("not read");
    };
    EXPECT_EQ(said(corners_alone(), "∠A", "60°"), "angle(B,A,C) = 60");
    EXPECT_EQ(said(corners_alone(), "∠A + ∠B", "100"), "angle(B,A,C) + angle(A,B,C) = 100");
    EXPECT_EQ(said(corners_alone(), "sin(∠A)", "1/2"), "2*sine(B,A,C) = 1");
    EXPECT_EQ(said(setting(), "∠A", "60"), "not read") << "it may be the angle of another triangle";
    Json named = corners_alone();
    named.push_back(action("AddAngle", "ByPoints", {"ANG_A", "A", "B", "C"}));
    EXPECT_EQ(said(named, "∠A", "60"), "angle(A,B,C) = 60") << "the author's name comes first";
}

TEST(GoalsInWords, AnglesOfTheOnlyTriangleMayBeNamedByTheirVertices) {
    Json actions = Json::array();
    for (const char* point : {"A", "B", "C"}) actions.push_back(action("AddPoint", "Free", {point}));
    EXPECT_EQ(asked(actions, "Find cos B"), asked(actions, "Find cos ∠ABC"));
    EXPECT_EQ(asked(actions, "Find cos B"), "compute cosine(A,B,C)");
    EXPECT_EQ(asked(actions, "Find tan(∠C)"), "compute tangent(A,C,B)");
    EXPECT_EQ(asked(actions, "Find ∠B"), "compute angle(A,B,C)");
    EXPECT_EQ(asked(actions, "Find B"), "not read");
    actions.push_back(action("AddPoint", "Free", {"D"}));
    EXPECT_EQ(asked(actions, "Find cos B"), "not read") << "it may be the angle of another triangle";
}

TEST(GoalsInWords, FunctionsOfAnglesNeedNoBrackets) {
    for (const auto& [written, meant] :
         {std::pair("Prove sin ∠A = sin ∠C", "Prove sin(∠A) = sin(∠C)"),
          std::pair("Prove cos ∠BAC > 0", "Prove cos(∠BAC) > 0"),
          std::pair("Show that tan ∠B < 1", "Prove tan(∠B) < 1"),
          std::pair("Prove that sin ∠B / sin ∠C = AC / AB", "Prove sin(∠B)/sin(∠C) = AC/AB"),
          std::pair("Prove cos \\angle A + cos \\angle B > 1", "Prove cos(∠A) + cos(∠B) > 1")}) {
        EXPECT_EQ(asked(corners_alone(), written), asked(corners_alone(), meant)) << written;
        EXPECT_NE(asked(corners_alone(), written), "not read") << written;
    }
    for (const char* const unclear : {"Prove sin ∠A/2 < 1/2", "Prove cos ∠B*2 > 0", "Prove tan ∠C^2 > 0"})
        EXPECT_EQ(asked(corners_alone(), unclear), "not read") << unclear;
    EXPECT_EQ(asked(setting(), "Prove cos ∠A > 0"), "not read") << "it may be the angle of another triangle";
}

TEST(GoalsInWords, AnAbsoluteDifferenceIsLessWhereBothDifferencesAre) {
    EXPECT_EQ(asked(corners_alone(), "Prove |AC - BC| < AB"),
              asked(corners_alone(), "Prove AC - BC < AB and BC - AC < AB"));
    EXPECT_EQ(asked(corners_alone(), "Show that AB >= |AC − BC|."),
              asked(corners_alone(), "Prove AB >= AC - BC and AB >= BC - AC"));
    EXPECT_NE(asked(corners_alone(), "Prove that |∠A - ∠B| < 90"), "not read");
    for (const char* const either : {"Prove |AC - BC| > AB", "Prove |AC - BC| = AB"})
        EXPECT_EQ(asked(corners_alone(), either), "not read") << either;
}

/// By distances from points that stand somewhere: where none tell it, nor the axes, it is asked of nothing.
TEST(GoalsInWords, ACoordinateIsAskedForByGivenPlaces) {
    Json actions = Json::array({action("AddPoint", "Cartesian", {"A", "1", "0"}),
                                action("AddPoint", "Cartesian", {"B", "5", "0"}), action("AddPoint", "Free", {"C"})});
    EXPECT_EQ(asked(actions, "Find X(C)"), asked(actions, "Find (Length(C,A)^2 - Length(C,B)^2 + 24)/8"));
    EXPECT_NE(asked(actions, "Find X(C)"), "not read");
    EXPECT_EQ(asked(actions, "Find Y(C)"), "not read") << "nothing stands off the axis";
    EXPECT_EQ(asked(actions, "Find X(A)"), "not read") << "it is given";
    EXPECT_EQ(asked(corners_alone(), "Find X(C)"), "not read");
    actions.push_back(action("AddPoint", "Cartesian", {"D", "1", "3"}));
    EXPECT_NE(asked(actions, "Find Y(C)"), "not read");
}

TEST(GoalsInWords, CoordinatesAreClaimedByGivenPlaces) {
    const Json actions =
        Json::array({action("AddPoint", "Cartesian", {"A", "0", "0"}), action("AddPoint", "Cartesian", {"B", "4", "0"}),
                     action("AddPoint", "Cartesian", {"C", "0", "4"}), action("AddPoint", "Free", {"D"})});
    const std::string x = "(Length(D,A)^2 - Length(D,B)^2 + 16)/8", y = "(Length(D,A)^2 - Length(D,C)^2 + 16)/8";
    EXPECT_EQ(asked(actions, "Prove X(D) = 5"), asked(actions, "Prove " + x + " = 5"));
    EXPECT_EQ(asked(actions, "Show that X(D) > X(B) + 1."), asked(actions, "Prove " + x + " > (4) + 1"));
    const std::string place = asked(actions, "Prove " + x + " = 5 and " + y + " = 3");
    EXPECT_NE(place, "not read");
    for (const char* const claim :
         {"Prove D = (5,3)", "Prove that D lies at (5, 3).", "Prove D has coordinates (5, 3)"})
        EXPECT_EQ(asked(actions, claim), place) << claim;
    EXPECT_NE(asked(actions, "Prove Vector(B,D) = Vec(1,3)"), "not read");
    for (const char* const claim : {"Prove X(B) = 4", "Prove X(E) = 5", "Prove X(D)*X = 5"})
        EXPECT_EQ(asked(actions, claim), "not read") << claim;
    EXPECT_EQ(asked(corners_alone(), "Prove X(C) = 5"), "not read") << "which is no product of letters";
}

/// About O through A, with B on it; P and Q lie anywhere.
Json circle_with_points() {
    return Json::array({action("AddPoint", "Free", {"O"}), action("AddPoint", "Free", {"A"}),
                        action("AddCircle", "CenterPoint", {"CIR_O", "O", "A"}),
                        action("AddPoint", "OnCircle", {"B", "CIR_O"}), action("AddPoint", "Free", {"P"}),
                        action("AddPoint", "Free", {"Q"})});
}

TEST(GoalsInWords, TangentsDiametersAndPointsOfACircle) {
    const Json actions = circle_with_points();
    const auto same = [&](const std::string& words, const std::string& signs) {
        EXPECT_NE(asked(actions, signs), "not read") << signs;
        EXPECT_EQ(asked(actions, words), asked(actions, signs)) << words;
    };
    for (const char* const words : {"Prove that PB is tangent to circle O", "Prove PB is a tangent to the circle at B",
                                    "Show that PB touches ⊙O"})
        same(words, "Prove PB ⊥ OB");
    same("Prove that PQ is tangent to the circle at Q", "Prove PQ ⊥ OQ and OQ = OA");
    same("Prove that PB is tangent to circle O at Q", "Prove PB ⊥ OQ and Q, P and B lie on one line and OQ = OA");
    same("Prove that the circle passes through P", "Prove OP = OA");
    same("Prove that P lies on circle CIR_O", "Prove OP = OA");
    same("Prove that AB is a diameter of the circle", "Prove O is the midpoint of AB");
    for (const char* const open : {"Prove that PQ is tangent to the circle", "Prove that P lies on circle P"})
        EXPECT_EQ(asked(actions, open), "not read") << open;
}

TEST(GoalsInWords, CirclesThroughPoints) {
    const std::string concyclic = asked(setting(), "Prove that A, B, C and D are concyclic");
    for (const char* const words :
         {"Prove that D lies on the circumcircle of triangle ABC",
          "Prove that the points A, B, C and D lie on a circle", "Prove that ABCD is inscribed in a circle",
          "Prove that D lies on the circle through A, B and C"})
        EXPECT_EQ(asked(setting(), words), concyclic) << words;
    EXPECT_EQ(asked(setting(), "Prove that D is on the circle with diameter AC"),
              asked(setting(), "Prove DA*DA + DC*DC = AC*AC"));
}

TEST(GoalsInWords, TheOnlySquareIsMeant) {
    Json actions = corners_alone();
    actions.push_back(action("AddPoint", "Free", {"D"}));
    actions.push_back(action("AddQuadrilateral", "Square", {"Q", "A", "B", "C", "D"}));
    EXPECT_EQ(asked(actions, "Find the area of the square"), asked(actions, "Find the area of ABCD"));
    EXPECT_EQ(asked(actions, "Find the perimeter of the quadrilateral."), asked(actions, "Find the perimeter of ABCD"));
    EXPECT_EQ(asked(actions, "Find the length of the diagonal AC"), asked(actions, "Find AC"));
    EXPECT_EQ(asked(actions, "Find the area of the rhombus"), "not read");
}

TEST(GoalsInWords, PointsLieOnOppositeSides) {
    EXPECT_EQ(asked(setting(), "Prove that A and B lie on opposite sides of CD"), "apart_by A B C D");
    EXPECT_EQ(asked(setting(), "Prove that A and B lie on opposite sides"), "not read");
}

TEST(GoalsInWords, LinesAreConcurrentByACommonPoint) {
    const auto read = [](Json actions, std::string_view goal) {
        const Content content = content_with(std::move(actions), goal);
        EXPECT_EQ(content.names.size(), content.content.scene.point_count());
        return goal_text(content.content, content.names);
    };
    Json actions = Json::array();
    for (const char* point : {"A", "B", "C", "D", "E", "F"}) actions.push_back(action("AddPoint", "Free", {point}));
    const std::string constructed = "coll C F G";
    for (const char* goal : {"Prove AD, BE, CF are concurrent", "Prove that AD, BE and CF are concurrent.",
                             "Show that the lines AD, BE, and CF concur"})
        EXPECT_EQ(read(actions, goal), constructed) << goal;
    EXPECT_EQ(read(actions, "Prove AD and BE are concurrent"), "");
    EXPECT_EQ(read(actions, "Prove AD, BE and CX are concurrent"), "");
    actions.push_back(action("AddPoint", "Free", {"P"}));
    actions.push_back(action("AddEdge", "PointOnLine", {"P", "AD"}));
    EXPECT_EQ(read(actions, "Prove AD, BE, CF are concurrent"), "coll C F G") << "P is no point of BE";
    actions.push_back(action("AddEdge", "PointOnLine", {"P", "BE"}));
    EXPECT_EQ(read(actions, "Prove AD, BE, CF are concurrent"), "coll C F P");
}

/// What is reckoned from others is a letter that an action defines.
TEST(GoalsInWords, DistancesOfLinesAndAmountsOfCircles) {
    Json actions = setting();
    actions.push_back(action("AddEdge", "OnCircle", {"B", "CIR_O"}));
    const auto defined = [&](std::string_view goal) {
        const Content content = content_with(actions, goal);
        const auto& states = content.content.scene.actions().back().states;
        return states ? facts::to_string(*states, content.names) : "not read";
    };
    EXPECT_EQ(defined("Find the distance from O to AB"), "2*area(A,B,O) = s*length(A,B)");
    EXPECT_EQ(defined("Find the distance from O to line AB."), "2*area(A,B,O) = s*length(A,B)");
    EXPECT_EQ(defined("Find the length of the altitude from O to AB"), "2*area(A,B,O) = s*length(A,B)");
    for (const char* inner : {"Find the inradius of ABO", "Find the radius of the incircle of triangle ABO"})
        EXPECT_EQ(defined(inner), "2*area(A,B,O) = s*perimeter(A,B,O)") << inner;
    for (const char* outer : {"Find the circumradius of △ABO", "Find the radius of the circumcircle of ABO"})
        EXPECT_EQ(defined(outer), "length(A,B)*length(A,O)*length(B,O) = 4*s*area(A,B,O)") << outer;
    EXPECT_EQ(defined("Find the diameter of the circle"), "2*length(A,O) = s");
    EXPECT_EQ(asked(actions, "Find the area of the circle"), "compute s");
    EXPECT_EQ(asked(actions, "Find the circumference of circle O"), "compute s");
    EXPECT_EQ(asked(actions, "Find the circumference of circle D"), "not read");
}

TEST(GoalsInWords, ACircleMayHaveItsRadiusByNumber) {
    const Json actions =
        Json::array({action("AddPoint", "Free", {"O"}), action("AddCircle", "CenterRadius", {"k", "O", "3"}),
                     action("AddPoint", "OnCircle", {"A", "k"})});
    EXPECT_EQ(asked(actions, "Find the radius of the circle"), "lcompute O A");
    for (const char* goal :
         {"Find the area of circle O", "Find the diameter of the circle", "Find the circumference of ⊙O"})
        EXPECT_EQ(asked(actions, goal), "compute s") << goal;
}

/// A shape of which two readings are possible is that of which something is given.
TEST(GoalsInWords, ShapesAreReadByWhatIsGiven) {
    const auto shape = [](const char* type, const char* word) {
        Json actions = setting();
        actions.push_back(action("AddQuadrilateral", type, {"q", "A", "B", "C", "D"}));
        return asked(actions, std::string("Prove that ABCD is ") + word);
    };
    EXPECT_EQ(shape("Trapezoid", "a trapezoid"), "para A B C D");
    EXPECT_EQ(shape("IsoscelesTrapezoid", "an isosceles trapezoid"), "para A B C D; cong A D B C");
    EXPECT_EQ(shape("RightTrapezoid", "a right trapezoid"), "para A B C D; perp A B A D");
    EXPECT_EQ(shape("Kite", "a kite"), "cong A B B C; cong A D C D");
    EXPECT_EQ(asked(setting(), "Prove that ABCD is a trapezoid"), "not read");
}

/// What is given in other words is no part of what is to be proved either.
TEST(GoalsInWords, WhatIsGivenIsLeftOutOfSeveral) {
    Json actions = setting();
    actions.push_back(action("AddEdge", "ExprConstraint", {"4*AB", "=", "3*BC"}));
    EXPECT_EQ(asked(actions, "Prove AB:BC:CA = 3:4:5"), "5*length(B,C) = 4*length(A,C)");
}

TEST(GoalsInWords, DegreesMayHaveTheirSignAndTexItsOwn) {
    const std::string sum = asked(setting(), "Prove ∠ABC + ∠ACB = 90");
    EXPECT_NE(sum, "not read");
    EXPECT_EQ(asked(setting(), "Prove ∠ABC + ∠ACB = 90°"), sum);
    EXPECT_EQ(asked(setting(), "Prove that $\\angle ABC + \\angle ACB = 90^\\circ$."), sum);
    EXPECT_EQ(asked(setting(), "Prove AB = \\sqrt{2} AC"), asked(setting(), "Prove AB = sqrt(2)*AC"));
    EXPECT_EQ(asked(setting(), "Prove AB + AC = 90°"), "not read");
}

TEST(GoalsInWords, RatiosMayBeEqualOrAskedFor) {
    EXPECT_EQ(asked(setting(), "Prove AB/DE = AC/EF"), "eqratio A B A C D E E F");
    EXPECT_EQ(asked(setting(), "Prove AB:DE = AC:EF"), "eqratio A B A C D E E F");
    EXPECT_EQ(asked(setting(), "Prove AB/DE = 2"), "2*length(D,E) = length(A,B)");
    EXPECT_EQ(asked(setting(), "Prove 1/BC = 1/CA + 1/AB"),
              "length(A,C)*length(B,C) + length(A,B)*length(B,C) = length(A,B)*length(A,C)");
    EXPECT_EQ(asked(setting(), "Find AB:BC"), "rcompute A B B C");
    EXPECT_EQ(asked(setting(), "Find the ratio AB : BC."), "rcompute A B B C");
    EXPECT_EQ(asked(setting(), "Find the ratio of AB to BC"), "rcompute A B B C");
}

TEST(GoalsInWords, ARatioOfOtherAmountsIsALetterThatIsAskedFor) {
    const auto defined = [](std::string_view goal) {
        const Content content = content_with(setting(), goal);
        if (content.content.questions.empty()) return std::string("not read");
        EXPECT_EQ(goal_text(content.content, content.names), "compute s");
        return facts::to_string(*content.content.scene.actions().back().states, content.names);
    };
    const std::string areas = "area(A,D,E) = s*area(A,B,C)";
    for (const char* goal : {"Find Area(A,D,E)/Area(A,B,C)", "Find Area(ADE) : Area(ABC)",
                             "Find the ratio of the area of triangle ADE to the area of triangle ABC"})
        EXPECT_EQ(defined(goal), areas) << goal;
    EXPECT_EQ(defined("Find (AB + BC)/AC"), "length(B,C) + length(A,B) = s*length(A,C)");
    EXPECT_EQ(defined("Find the perimeter of ABC / AB"), "perimeter(A,B,C) = s*length(A,B)");
    EXPECT_EQ(defined("Find Area(A,D,E)/happiness"), "not read");
}

TEST(GoalsInWords, AValueMayBeAskedForBesidesAProof) {
    const auto answers = [](const char* goal, const char* told) {
        Json json = author(setting());
        json["goal"] = goal;
        json["answer"] = told;
        const auto content = content_of(*envelope_from_json(json));
        std::string out = content->answer ? content->answer->text() : "none";
        for (const auto& further : content->further_answers) out += "; " + (further ? further->text() : "none");
        return out;
    };
    EXPECT_EQ(answers("Find AB; Prove AB = CD", "5"), "5");
    EXPECT_EQ(answers("Prove AB = CD; Find AB", "proved; 5"), "5");
    EXPECT_EQ(answers("Find AB; Prove AB = CD; Find BC", "5; 6"), "5; 6");
    EXPECT_EQ(answers("Find AB; lequation 1 A B 5; Find BC", "5; 6"), "5; none; 6");
    EXPECT_EQ(answers("Find AB; Prove AB = CD; Find BC", "5"), "none; none");
    EXPECT_EQ(answers("Find Area(A,D,E)/Area(A,B,C)", "4:9"), "(4)/(9)");
}

TEST(GoalsInWords, SinesAreAskedForAndRatiosAnsweredWithAColon) {
    EXPECT_EQ(asked(setting(), "Find sin ∠ABC"), "compute sine(A,B,C)");
    EXPECT_EQ(asked(setting(), "Find cos(∠ABC)"), "compute cosine(A,B,C)");
    const auto answer = [](const char* goal, const char* told) {
        Json json = author(setting());
        json["goal"] = goal;
        json["answer"] = told;
        const auto content = content_of(*envelope_from_json(json));
        return content && content->answer ? content->answer->text() : "none";
    };
    EXPECT_EQ(answer("Find AB:BC", "4:3"), "(4)/(3)");
    EXPECT_EQ(answer("Find AB:BC", "4:3:2"), "none");
    EXPECT_EQ(answer("Find AB", "4:3"), "none");
}

Json with_points_on_circles(std::initializer_list<std::pair<const char*, const char*>> points) {
    Json actions = setting();
    for (const auto& [point, circle] : points) actions.push_back(action("AddPoint", "OnCircle", {point, circle}));
    return actions;
}

TEST(GoalsInWords, TheRadiusIsThatOfTheCircleThatIsMeant) {
    const Json one = with_points_on_circles({{"P", "CIR_O"}, {"R", "CIR_O"}});
    EXPECT_EQ(asked(one, "Find the radius of the circle"), "lcompute O A");
    EXPECT_EQ(asked(one, "What is the radius of circle O?"), "lcompute O A");
    EXPECT_EQ(asked(one, "Find the radius of circle B"), "not read");
    EXPECT_EQ(asked(setting(), "Find the radius"), "lcompute O A");
    EXPECT_EQ(asked(one, "Find the radius of circle CIR_O"), "lcompute O A");
    Json two = one;
    two.push_back(action("AddCircle", "CenterPoint", {"CIR_D", "D", "B"}));
    two.push_back(action("AddPoint", "OnCircle", {"S", "CIR_D"}));
    EXPECT_EQ(asked(two, "Find the radius of the circle"), "not read") << "there are two circles";
    EXPECT_EQ(asked(two, "Find the radius of circle D"), "lcompute D B");
}

TEST(GoalsInWords, PointsMayBeStatedOnTheCircle) {
    Json actions = Json::array({action("AddPoint", "Free", {"O"}), action("AddPoint", "Free", {"A"}),
                                action("AddPoint", "Free", {"B"}), action("AddCircle", "CenterRadius", {"k", "O", "5"}),
                                action("AddEdge", "OnCircle", {"A", "k"})});
    for (const char* goal : {"Find the radius of the circle", "Find the radius of circle k", "Find the radius"})
        EXPECT_EQ(asked(actions, goal), "lcompute O A") << goal;
    EXPECT_EQ(asked(actions, "Find the area of circle O"), "compute s");
    actions.push_back(action("AddCircle", "CenterRadius", {"l", "O", "3"}));
    actions.push_back(action("AddEdge", "OnCircle", {"B", "l"}));
    EXPECT_EQ(asked(actions, "Find the radius of the circle"), "not read") << "there are two";
    EXPECT_EQ(asked(actions, "Find the radius of circle O"), "not read") << "both are about O";
    EXPECT_EQ(asked(actions, "Find the radius of circle l"), "lcompute O B");
}

TEST(NamesOfAngles, StandForTheAngleInComparisons) {
    const auto compared = [](const std::vector<std::string>& args) {
        Json actions = setting();
        actions.push_back(action("AddEdge", "ExprConstraint", args));
        const Content content = content_with(std::move(actions), "Find AB");
        const auto& states = content.content.scene.actions().back().states;
        return content.unsaid.empty() && states ? facts::to_string(*states, content.names) : "not said";
    };
    EXPECT_EQ(compared({"alpha", "=", "50"}), "angle(B,A,C) = 50");
    EXPECT_EQ(compared({"2*alpha", "=", "∠ABC"}), "2*angle(B,A,C) = angle(A,B,C)");
    EXPECT_EQ(compared({"alpha", "<", "90"}), "acute_angle B A C");
    EXPECT_EQ(compared({"beta", "=", "50"}), "not said");
}

} // namespace
} // namespace porism::verigeo
