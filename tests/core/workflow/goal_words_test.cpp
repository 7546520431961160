// Figures and centres that a goal calls by name.
#include "base/json.h"
#include "workflow/load.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>
#include <tuple>
#include <vector>

namespace porism::workflow {
namespace {

using problem::Outcome;

struct GivenPoint {
    const char *name, *x, *y;
};

Outcome outcome_in(Json actions, const char* goal, const char* answer = "") {
    const Json json{{"problem", ""},    {"givens", Json::array()}, {"goal", goal},
                    {"answer", answer}, {"comment", ""},           {"actions", std::move(actions)}};
    const auto read = load_bytes(to_text(json), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    const auto verdict = verify(read->problems.front());
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict ? verdict->outcome : Outcome::undecided;
}

/// What is to be proved of given points.
Outcome outcome_of_goal(const std::vector<GivenPoint>& places, const char* goal) {
    Json actions = Json::array();
    for (const GivenPoint& place : places)
        actions.push_back({{"op", "AddPoint"}, {"type", "Cartesian"}, {"args", {place.name, place.x, place.y}}});
    return outcome_in(std::move(actions), goal);
}

/// Free points, and edges as type and arguments.
Json of_points(std::initializer_list<const char*> points,
               std::initializer_list<std::pair<const char*, std::vector<const char*>>> edges) {
    Json actions = Json::array();
    for (const char* point : points) actions.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {point}}});
    for (const auto& [type, args] : edges) {
        const char* const op = std::string_view(type) == "ByPoints" ? "AddTriangle" : "AddEdge";
        actions.push_back({{"op", op}, {"type", type}, {"args", args}});
    }
    return actions;
}

TEST(GoalWords, FiguresAreWhatTheyAreCalled) {
    const std::vector<GivenPoint> flat{{"A", "0", "0"}, {"B", "2", "0"}, {"C", "3", "0"}, {"D", "1", "0"}},
        equally_spaced{{"A", "0", "0"}, {"B", "1", "0"}, {"C", "2", "0"}, {"D", "3", "0"}},
        rectangle{{"A", "0", "0"}, {"B", "4", "0"}, {"C", "4", "3"}, {"D", "0", "3"}};
    struct NamedFigure {
        const std::vector<GivenPoint>& places;
        const char* goal;
        bool right;
    };
    for (const auto& [places, goal, right] :
         {NamedFigure{flat, "Prove ABCD is a parallelogram", false},
          NamedFigure{rectangle, "Prove ABCD is a parallelogram", true},
          NamedFigure{equally_spaced, "Prove △ABC ≅ △BCD", false},
          NamedFigure{equally_spaced, "Prove △ABC ~ △BCD", false}, NamedFigure{rectangle, "Prove △ABC ≅ △CDA", true},
          NamedFigure{rectangle, "Prove ABCD is a cyclic quadrilateral", true},
          NamedFigure{rectangle, "Prove ACBD is a cyclic quadrilateral", false},
          NamedFigure{rectangle, "Prove ABC is an obtuse triangle", false},
          NamedFigure{equally_spaced, "Prove DB is a median of triangle DAC", false},
          NamedFigure{rectangle, "Prove triangle ABC is isosceles", false},
          NamedFigure{rectangle, "Prove ABC is a right triangle", true},
          NamedFigure{rectangle, "Prove AB is an altitude of triangle ABC", true},
          NamedFigure{rectangle, "Prove BA is an altitude of triangle ABC", true},
          NamedFigure{rectangle, "Prove AC is an altitude of triangle ABC", false}})
        EXPECT_EQ(outcome_of_goal(places, goal) == Outcome::accepted, right) << goal;
}

TEST(GoalWords, AnAngleIsBisectedByTheRay) {
    for (const auto& [x, y, right] : {std::tuple{"1", "1", true}, std::tuple{"-1", "-1", false}})
        EXPECT_EQ(
            outcome_of_goal({{"A", "0", "0"}, {"B", "2", "0"}, {"C", "0", "2"}, {"D", x, y}}, "Prove AD bisects ∠BAC"),
            right ? Outcome::accepted : Outcome::rejected);
}

/// "Isosceles" does not say at which corner, and the givens need not.
TEST(GoalWords, TheFigureShowsInWhichWayTheyAreMeant) {
    const Json equal_angles = of_points({"A", "B", "C"}, {{"EqualAngle", {"A", "B", "C", "A", "C", "B"}}}),
               on_diameter = of_points({"A", "B", "C", "O"},
                                       {{"Midpoint", {"O", "A", "B"}}, {"EqualLength", {"O", "A", "O", "C"}}}),
               midline =
                   of_points({"A", "B", "C", "M", "N"}, {{"Midpoint", {"M", "A", "B"}}, {"Midpoint", {"N", "A", "C"}}}),
               right = of_points(
                   {"A", "B", "C", "H"},
                   {{"Perpendicular", {"AB", "AC"}}, {"Perpendicular", {"BH", "AC"}}, {"Perpendicular", {"CH", "AB"}}});
    struct NamedFigure {
        const Json& actions;
        const char* goal;
        Outcome outcome;
    };
    for (const auto& [actions, goal, outcome] :
         {NamedFigure{equal_angles, "Prove triangle ABC is isosceles", Outcome::accepted},
          NamedFigure{equal_angles, "Prove ABC is isosceles with base BC", Outcome::accepted},
          NamedFigure{equal_angles, "Prove ABC is isosceles with BA = BC", Outcome::rejected},
          NamedFigure{equal_angles, "Prove triangle ABC is a right triangle", Outcome::rejected},
          NamedFigure{on_diameter, "Prove ABC is a right triangle", Outcome::accepted},
          NamedFigure{on_diameter, "Prove ABC is an obtuse triangle", Outcome::rejected},
          NamedFigure{on_diameter, "Prove CO bisects AB", Outcome::rejected},
          NamedFigure{on_diameter, "Prove AC bisects OB", Outcome::rejected},
          NamedFigure{midline, "Prove MBCN is a trapezoid", Outcome::accepted},
          NamedFigure{midline, "Prove MBNC is a trapezoid", Outcome::rejected},
          NamedFigure{right, "Prove H is the orthocenter of triangle ABC", Outcome::accepted},
          NamedFigure{right, "Prove H is the circumcentre of triangle ABC", Outcome::rejected}})
        EXPECT_EQ(outcome_in(actions, goal), outcome) << goal;
}

TEST(GoalWords, CentresAreTheirOwn) {
    const std::vector<GivenPoint> places{{"A", "0", "0"}, {"B", "4", "0"},  {"C", "0", "3"},
                                         {"I", "1", "1"}, {"J", "6", "6"},  {"G", "4/3", "1"},
                                         {"F", "4", "3"}, {"K", "3", "-3"}, {"M", "2", "3/2"}};
    for (const auto& [goal, right] : {std::pair{"Prove I is the incenter of ABC", true},
                                      {"Prove J is the excenter of triangle ABC opposite A", true},
                                      {"Prove K is the excenter of triangle ABC opposite C", true},
                                      {"Prove J is the excentre of triangle ABC opposite B", false},
                                      {"Prove I is the excenter of triangle ABC opposite A", false},
                                      {"Prove J is the A-excenter of triangle ABC", true},
                                      {"Prove K is the C-excentre of triangle BCA", true},
                                      {"Prove J is the B-excenter of triangle ABC", false},
                                      {"Prove AF and BC bisect each other", true},
                                      {"Prove AF and BC bisect each other at M", true},
                                      {"Prove AF and BC bisect each other at I", false},
                                      {"Prove AF and BI bisect each other", false},
                                      {"Prove triangle ABC is right angled at A", true},
                                      {"Prove triangle ABC is right angled at B", false},
                                      {"Prove G is the centroid of triangle ABC", true},
                                      {"Prove F is the centroid of triangle ABC", false},
                                      {"Prove I is the centroid of triangle ABC", false},
                                      {"Prove AF bisects BC", true},
                                      {"Prove AM bisects BC", true},
                                      {"Prove AI bisects BC", false}})
        EXPECT_EQ(outcome_of_goal(places, goal) == Outcome::accepted, right) << goal;
}

/// A parallelogram has equal legs, and is no isosceles trapezium; what may be crossed is none either.
TEST(GoalWords, TrapezoidsAreWhatTheirNamesNeed) {
    const std::vector<GivenPoint> parallelogram{{"A", "0", "0"}, {"B", "5", "1"}, {"C", "7", "4"}, {"D", "2", "3"}},
        symmetric{{"A", "0", "0"}, {"B", "6", "0"}, {"C", "5", "2"}, {"D", "1", "2"}};
    EXPECT_EQ(outcome_of_goal(parallelogram, "Prove ABCD is an isosceles trapezoid"), Outcome::rejected);
    EXPECT_EQ(outcome_of_goal(symmetric, "Prove ABCD is an isosceles trapezoid"), Outcome::accepted);
    const auto beside = [](const char* where, const char* goal) {
        return outcome_in(of_points({"A", "B", "C", "M", "N", "P"}, {{"ByPoints", {"TRI_ABC", "A", "B", "C"}},
                                                                     {"Midpoint", {"M", "A", "B"}},
                                                                     {"Midpoint", {"N", "A", "C"}},
                                                                     {where, {"P", "MN"}}}),
                          goal);
    };
    EXPECT_EQ(beside("PointOnLine", "Prove BCPM is a trapezoid"), Outcome::rejected);
    EXPECT_EQ(beside("PointOnSegment", "Prove MBCN is a trapezoid"), Outcome::accepted);
}

/// The line of a median bisects the side, its part up to the centroid does not.
TEST(GoalWords, ASegmentBisectsWhereItReaches) {
    const std::vector<GivenPoint> places{{"A", "0", "5"}, {"B", "-4", "0"}, {"C", "4", "0"},
                                         {"D", "0", "7"}, {"E", "0", "2"},  {"F", "0", "-3"}};
    for (const auto& [goal, right] : {std::pair{"Prove AD bisects BC", true},
                                      {"Prove line AE bisects BC", true},
                                      {"Prove segment AE bisects BC", false},
                                      {"Prove segment AF bisects BC", true},
                                      {"Prove ray AE bisects segment BC", true},
                                      {"Prove ray AD bisects BC", false},
                                      {"Prove ray AF bisects BC", true}})
        EXPECT_EQ(outcome_of_goal(places, goal) == Outcome::accepted, right) << goal;
}

/// AB·AC = 6 and AB + AC = 5 leave two triangles with BC = 2, each isosceles with another base.
TEST(GoalWords, WhatIsTrueInAnotherWayElsewhereIsNotFalse) {
    const Json either = of_points({"A", "B", "C"}, {{"ExprConstraint", {"AB*AC", "=", "6"}},
                                                    {"ExprConstraint", {"AB+AC", "=", "5"}},
                                                    {"ExprConstraint", {"BC", "=", "2"}}});
    EXPECT_EQ(outcome_in(either, "Prove triangle ABC is isosceles"), Outcome::undecided);
    EXPECT_EQ(outcome_in(either, "Prove triangle ABC is a right triangle"), Outcome::rejected);
}

/// Where the coordinates are no sums of powers of two.
TEST(GoalWords, APointThatFallsOnAGivenOneIsThatOne) {
    const std::vector<GivenPoint> medians{{"A", "0", "12"}, {"B", "-9", "0"},   {"C", "16", "0"}, {"M", "7/2", "0"},
                                          {"E", "8", "6"},  {"F", "-9/2", "6"}, {"G", "7/3", "4"}};
    EXPECT_EQ(outcome_of_goal(medians, "Prove AM, BE and CF are concurrent"), Outcome::accepted);
    Json actions = Json::array();
    for (const auto& [name, x, y] : {GivenPoint{"A", "0", "0"}, {"B", "3", "0"}, {"C", "0", "5"}, {"M", "3/2", "5/2"}})
        actions.push_back({{"op", "AddPoint"}, {"type", "Cartesian"}, {"args", {name, x, y}}});
    for (const Json& more : of_points({"N"}, {{"Midpoint", {"N", "BC"}}, {"ExprConstraint", {"AM", "=", "NB"}}}))
        actions.push_back(more);
    EXPECT_EQ(outcome_in(actions, "Prove ∠BAC = 90°"), Outcome::accepted);
}

TEST(GoalWords, SegmentsSayWhatLiesInside) {
    const auto inside = [](const char* where) {
        return outcome_in(of_points({"A", "B", "C", "D", "P"}, {{"ByPoints", {"TRI_ABC", "A", "B", "C"}},
                                                                {"PointOnSegment", {"D", "BC"}},
                                                                {where, {"P", "AD"}}}),
                          "Prove P lies inside triangle ABC");
    };
    EXPECT_EQ(inside("PointOnSegment"), Outcome::accepted);
    EXPECT_EQ(inside("PointOnLine"), Outcome::rejected);
    const Json median = of_points(
        {"A", "B", "C", "M", "G"},
        {{"ByPoints", {"TRI_ABC", "A", "B", "C"}}, {"Midpoint", {"M", "B", "C"}}, {"Midpoint", {"G", "A", "M"}}});
    EXPECT_EQ(outcome_in(median, "Prove G lies inside triangle ABC"), Outcome::accepted);
    EXPECT_EQ(outcome_in(median, "Prove G lies inside triangle MBC"), Outcome::rejected);
}

/// Of the triangle with the sides 3, 4, 5 and the right angle at B.
Outcome outcome_asked(const char* goal, const char* answer) {
    Json actions = of_points({"A", "B", "C"}, {{"ByPoints", {"T_ABC", "A", "B", "C"}},
                                               {"Perpendicular", {"AB", "BC"}},
                                               {"ExprConstraint", {"Length(A,B)", "=", "3"}},
                                               {"ExprConstraint", {"Length(B,C)", "=", "4"}}});
    return outcome_in(std::move(actions), goal, answer);
}

TEST(GoalWords, AmountsAreAskedForAsBooksDo) {
    struct Asked {
        const char *goal, *right, *wrong;
    };
    for (const auto& [goal, right, wrong] :
         {Asked{"Find ∠A + ∠C", "90", "80"}, Asked{"Find the sum of AB and AC", "8", "7"},
          Asked{"Find the product of AB and BC", "12", "15"},
          Asked{"Find the diameter of the circumcircle of ABC", "5", "10"},
          Asked{"Find the circumference of the circumcircle of ABC", "5*pi", "5"},
          Asked{"Find the area of the circumcircle of ABC", "25*pi/4", "25*pi"},
          Asked{"Find the area of the incircle of triangle ABC", "pi", "2*pi"},
          Asked{"Find the semiperimeter of ABC", "6", "12"}, Asked{"Find AB:BC:CA", "3:4:5", "3:5:4"},
          Asked{"How long is AC?", "5", "7"}, Asked{"Find the length of the altitude from B", "12/5", "5/2"},
          Asked{"Find the hypotenuse", "5", "4"}, Asked{"Find the area of the triangle", "6", "12"},
          Asked{"Find the sine of angle A", "4/5", "3/5"}}) {
        EXPECT_EQ(outcome_asked(goal, right), Outcome::accepted) << goal;
        EXPECT_EQ(outcome_asked(goal, wrong), Outcome::rejected) << goal;
    }
}

TEST(GoalWords, AmountsAreProvedAsBooksSayThem) {
    for (const char* goal : {"Prove ∠A > ∠C", "Prove that the area of ABC is 6",
                             "Prove that the perimeter of triangle ABC equals 12", "Prove that AC is longer than BC"})
        EXPECT_EQ(outcome_asked(goal, ""), Outcome::accepted) << goal;
    for (const char* goal : {"Prove ∠A < ∠C", "Prove that the area of ABC is 7",
                             "Prove that the perimeter of triangle ABC equals 13", "Prove that AC is shorter than BC"})
        EXPECT_EQ(outcome_asked(goal, ""), Outcome::rejected) << goal;
}

/// The row of the median speaks of BC, which is twice BM.
TEST(GoalWords, AnEquationOfMultiplesIsProvedByTheRowThatSpeaksOfThem) {
    const Json median =
        of_points({"A", "B", "C", "M"}, {{"ByPoints", {"T_ABC", "A", "B", "C"}}, {"Midpoint", {"M", "B", "C"}}});
    for (const char* goal : {"Prove AB^2 + AC^2 = 2*AM^2 + 2*BM^2", "Prove AB^2 + AC^2 = 2*AM^2 + 2*CM^2",
                             "Prove 4*AM^2 = 2*AB^2 + 2*AC^2 - BC^2"})
        EXPECT_EQ(outcome_in(median, goal), Outcome::accepted) << goal;
    EXPECT_EQ(outcome_in(median, "Prove AB^2 + AC^2 = 2*AM^2 + BM^2"), Outcome::rejected);
}

} // namespace
} // namespace porism::workflow
