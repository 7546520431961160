// What an envelope claims beside its figure, and what VeriGeo's own checks let through of it (definition 28).
#include "base/json.h"
#include "workflow/convert.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::CheckState;
using problem::Outcome;
using Args = std::vector<std::string>;

Json action(std::string_view op, std::string_view type, const Args& args) {
    return {{"op", op}, {"type", type}, {"args", args}};
}

struct Place {
    const char *name, *x, *y;
};

Json author(const std::vector<Place>& places) {
    Json actions = Json::array();
    for (const Place& place : places)
        actions.push_back(action("AddPoint", "Cartesian", {place.name, place.x, place.y}));
    return {{"problem", "Points."}, {"givens", Json::array()}, {"goal", ""},
            {"answer", ""},         {"comment", ""},           {"actions", std::move(actions)}};
}

LoadedProblem loaded(const Json& envelope) {
    auto read = load_bytes(to_text(envelope), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    return std::move(read->problems.front());
}

/// The verdict on points with a claim of the solver.
problem::Verdict claimed(const std::vector<Place>& places, const Json& claim, const Json& before = Json::array()) {
    Json json = author(places);
    for (const Json& one : before) json["actions"].push_back(one);
    json["solver_actions"] = Json::array({claim});
    const auto verdict = verify_numerically(loaded(json));
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict ? *verdict : problem::Verdict();
}

const problem::Check* check_named(const problem::Verdict& verdict, std::string_view name) {
    for (const problem::Check& check : verdict.checks)
        if (check.name == name) return &check;
    return nullptr;
}

/// A falsehood that appendix F takes for true, as printed.
struct FalseAccept {
    const char* why;
    std::vector<Place> places;
    std::string_view type;
    Args args;
    bool circle = false; ///< CIR_O about O with the radius 2
    bool rescue = false; ///< it passes by rational numbers alone
};

const FalseAccept false_accepts[] = {
    {"a midpoint is any point of the perpendicular bisector",
     {{"A", "0", "0"}, {"B", "4", "0"}, {"M", "2", "3"}},
     "Midpoint",
     {"M", "AB"}},
    {"a bisector is also the continuation of the ray, for angles have no sign",
     {{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "4"}, {"E", "-1", "-1"}},
     "AngleBisector",
     {"AE", "BAC"}},
    {"collinear by a tolerance",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "2", "0.0005"}, {"D", "0", "3"}},
     "Collinear",
     {"A", "B", "C"}},
    {"on a line by a tolerance",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "2", "0.0005"}, {"D", "0", "3"}},
     "PointOnLine",
     {"C", "AB"}},
    {"on a segment, though beyond its end",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "1.0009", "0"}, {"D", "0", "3"}},
     "PointOnSegment",
     {"C", "AB"}},
    {"equal lengths of a small figure",
     {{"A", "0", "0"}, {"B", "0.001", "0"}, {"C", "0", "0.0015"}},
     "EqualLength",
     {"AB", "AC"}},
    {"parallel by a tolerance",
     {{"A", "0", "0"}, {"B", "10", "0"}, {"C", "0", "5"}, {"D", "10", "5.008"}},
     "Parallel",
     {"AB", "CD"}},
    {"parallel by the rescue of rational numbers, which turns failures into passes only",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "0", "1"}, {"D", "0.3", "1.00045"}},
     "Parallel",
     {"AB", "CD"},
     false,
     true},
    {"perpendicular by the rescue",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "0.00045", "0.3"}},
     "Perpendicular",
     {"AB", "AC"},
     false,
     true},
    {"perpendicular by a tolerance",
     {{"A", "0", "0"}, {"B", "10", "0"}, {"C", "0.008", "10"}},
     "Perpendicular",
     {"AB", "AC"}},
    {"equal angles by a tolerance",
     {{"A", "0", "0"}, {"B", "10", "0"}, {"C", "10", "10"}, {"D", "0.008", "10"}},
     "EqualAngle",
     {"BAC", "CAD"}},
    {"on a circle by a tolerance", {{"O", "0", "0"}, {"P", "2.0009", "0"}}, "OnCircle", {"P", "CIR_O"}, true},
    {"a tangent whose point of contact is not on the line of the segment",
     {{"O", "0", "0"}, {"T", "2", "0"}, {"A", "2", "6"}, {"B", "5", "1"}},
     "Tangent",
     {"AB", "CIR_O", "T"},
     true},
    {"similar triangles by a tolerance",
     {{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "3"}, {"D", "0", "8.003"}, {"E", "6", "0"}},
     "SimilarTriangles",
     {"ABC", "ADE"}},
    {"congruent triangles of a small figure",
     {{"A", "0", "0"}, {"B", "0.001", "0"}, {"C", "0", "0.001"}, {"D", "0.0015", "0"}, {"E", "0", "0.0008"}},
     "CongruentTriangles",
     {"ABC", "ADE"}},
    {"short vectors of one direction are at right angles",
     {{"A", "0", "0"}, {"B", "0.03", "0"}, {"C", "5", "5"}, {"D", "5.03", "5"}},
     "VectorDotZero",
     {"A", "B", "C", "D"}},
    {"a sum of vectors by a tolerance",
     {{"A", "0", "0"}, {"B", "2", "1.0005"}, {"C", "2", "0"}, {"D", "0", "1"}},
     "VectorSum",
     {"A", "B", "A", "C", "A", "D"}},
    {"a difference of vectors by a tolerance",
     {{"A", "0", "0"}, {"B", "2", "-1.0005"}, {"C", "2", "0"}, {"D", "0", "1"}},
     "VectorDiff",
     {"A", "B", "A", "C", "A", "D"}},
    {"a multiple of a vector by a tolerance",
     {{"A", "0", "0"}, {"B", "2.0005", "0"}, {"C", "1", "0"}, {"D", "0", "1"}},
     "VectorLinear",
     {"A", "B", "2", "A", "C", "0", "A", "D"}},
    {"a power by a tolerance that grows with it",
     {{"O", "0", "0"}, {"P", "50", "0"}, {"U", "2", "0"}, {"V", "-2", "0"}, {"T", "0.07", "sqrt(3.9951)"}},
     "PowerEquality",
     {"P", "CIR_O", "UV", "PT"},
     true},
    {"a strict comparison of equal sides",
     {{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "4"}},
     "ExprConstraint",
     {"Length(A,B)", "<", "Length(A,C)"}},
    {"an equation by the tolerance that it brings along",
     {{"A", "0", "0"}, {"B", "1", "1"}, {"C", "0", "4"}},
     "ExprConstraint",
     {"Length(A,B)", "=", "1.41", "0.01"}},
    {"an equation of complex numbers by the tolerance that it brings along",
     {{"A", "0", "0"}, {"B", "1", "0"}, {"C", "0", "1.0004"}},
     "ExprConstraint",
     {"Complex(C - A)", "=", "i*Complex(B - A)", "0.001"}},
};

class FalseAccepts : public testing::TestWithParam<FalseAccept> {};

TEST_P(FalseAccepts, PassTheirChecksAndNotOurs) {
    const FalseAccept& one = GetParam();
    Json circle = Json::array();
    if (one.circle) circle.push_back(action("AddCircle", "CenterRadius", {"CIR_O", "O", "2"}));
    const Json claim = action("AddEdge", one.type, one.args);

    const problem::Verdict ours = claimed(one.places, claim, circle);
    EXPECT_EQ(ours.outcome, Outcome::rejected) << one.why;
    ASSERT_NE(ours.deciding(), nullptr) << one.why;
    EXPECT_EQ(ours.deciding()->name.substr(0, 5), "claim") << one.why << ": " << ours.deciding()->message;
    EXPECT_NE(ours.deciding()->message.find("/solver_actions/0, of the solver: "), std::string::npos);

    Json json = author(one.places);
    for (const Json& added : circle) json["actions"].push_back(added);
    json["solver_actions"] = Json::array({claim});
    const auto theirs = verify_by_verigeo(loaded(json));
    ASSERT_TRUE(theirs) << to_string(theirs.error());
    ASSERT_EQ(theirs->size(), 1U);
    EXPECT_EQ(theirs->front().ok, verigeo::Ok::yes) << one.why << ": " << theirs->front().message;
    EXPECT_EQ(theirs->front().rescued, one.rescue) << one.why;
}

INSTANTIATE_TEST_SUITE_P(AppendixF, FalseAccepts, testing::ValuesIn(false_accepts));

TEST(VeriGeoProfile, AFalseGivenIsSeenThoughThereIsNoFigure) {
    Json json = author({{"A", "0", "0"}, {"B", "4", "0"}, {"M", "2", "3"}});
    json["actions"].push_back(action("AddEdge", "Midpoint", {"M", "AB"}));
    const LoadedProblem problem = loaded(json);
    EXPECT_EQ(verify_numerically(problem)->outcome, Outcome::rejected);
    EXPECT_EQ(verify_by_verigeo(problem)->at(0).ok, verigeo::Ok::yes);
}

TEST(VeriGeoProfile, ConcyclicPointsAreNotChecked) {
    const Json claim = action("AddEdge", "Cyclic", {"A", "B", "C", "D"});
    const std::vector<Place> places = {{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "4"}, {"D", "1", "1"}};
    EXPECT_EQ(claimed(places, claim).outcome, Outcome::rejected);
    Json json = author(places);
    json["solver_actions"] = Json::array({claim});
    EXPECT_EQ(verify_by_verigeo(loaded(json))->at(0).ok, verigeo::Ok::none);
}

TEST(VeriGeoProfile, IsOfEnvelopesAlone) {
    const auto text = load_bytes("a b c = triangle a b c ? cong a b a c", "text");
    EXPECT_EQ(verify_by_verigeo(text->problems.front()).error().code, "no_envelope");
}

const std::vector<Place> triangle = {{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "3"}, {"D", "2", "3/2"}};
/// In a rectangle and beside a larger one; from P a tangent of the circle about D through A, and the secant CV.
const std::vector<Place> figure = {{"A", "0", "0"}, {"B", "4", "0"},    {"C", "0", "3"}, {"D", "2", "3/2"},
                                   {"E", "4", "3"}, {"F", "8", "0"},    {"G", "0", "6"}, {"P", "-3", "4"},
                                   {"Q", "1", "1"}, {"V", "9/2", "3/2"}};

struct Claimed {
    std::string_view op, type;
    Args holds, fails;
};
const Claimed claims[] = {
    {"AddEdge", "Perpendicular", {"AB", "AC"}, {"AB", "BC"}},
    {"AddEdge", "Parallel", {"AB", "CE"}, {"AB", "BC"}},
    {"AddEdge", "EqualLength", {"AD", "BD"}, {"AB", "AC"}},
    {"AddEdge", "EqualAngle", {"DAB", "ABD"}, {"DAB", "DAC"}},
    {"AddEdge", "Collinear", {"B", "C", "D"}, {"A", "B", "D"}},
    {"AddEdge", "PointOnLine", {"F", "AB"}, {"F", "AC"}},
    {"AddEdge", "PointOnSegment", {"D", "BC", "1/2"}, {"D", "BC", "1/3"}},
    {"AddEdge", "PointOnSegment", {"B", "AF"}, {"F", "AB"}},
    {"AddEdge", "OnCircle", {"E", "CIR_D"}, {"F", "CIR_D"}},
    {"AddEdge", "Midpoint", {"D", "BC"}, {"D", "AB"}},
    {"AddEdge", "AngleBisector", {"AQ", "BAC"}, {"AD", "BAC"}},
    {"AddEdge", "Cyclic", {"A", "B", "C", "E"}, {"A", "B", "C", "F"}},
    {"AddEdge", "SimilarTriangles", {"ABC", "AFG"}, {"ABC", "AFE"}},
    {"AddEdge", "CongruentTriangles", {"ABC", "ECB"}, {"ABC", "AFG"}},
    {"AddEdge", "Tangent", {"AP", "CIR_D", "A"}, {"AG", "CIR_D", "A"}},
    {"AddEdge", "PowerEquality", {"P", "CIR_D", "CV", "AP"}, {"P", "CIR_D", "CE", "AP"}},
    {"AddEdge", "VectorSum", {"A", "D", "A", "B", "B", "D"}, {"A", "D", "A", "B", "D", "B"}},
    {"AddEdge", "VectorDiff", {"C", "B", "A", "B", "A", "C"}, {"B", "C", "A", "B", "A", "C"}},
    {"AddEdge", "VectorDotZero", {"A", "B", "A", "C"}, {"A", "B", "A", "D"}},
    {"AddEdge",
     "VectorLinear",
     {"A", "D", "1/2", "A", "B", "1/2", "A", "C"},
     {"A", "D", "1/2", "A", "B", "1/3", "A", "C"}},
    {"AddEdge", "ExprConstraint", {"Length(B,C)", "=", "5"}, {"Length(B,C)", "=", "5.00000001"}},
    {"AddEdge", "ExprConstraint", {"Length(B,C)", "==", "5"}, {"Length(B,C)", "==", "6"}},
    {"AddEdge", "ExprConstraint", {"Length(A,B)", "<", "Length(B,C)"}, {"Length(A,B)", ">", "Length(B,C)"}},
    {"AddEdge", "ExprConstraint", {"AB", "+ AC >=", "BC"}, {"AB", "+ AC <=", "BC"}},
    {"AddEdge", "ExprConstraint", {"Angle(A,B,C)", "!=", "Angle(A,C,B)"}, {"Angle(D,A,B)", "!=", "Angle(D,B,A)"}},
    {"AddEdge", "ExprConstraint", {"Area(A,B,C)", "=", "6"}, {"Area(A,B,C)", "=", "5"}},
    {"AddEdge", "ExprConstraint", {"Vector(A,D)", "=", "(B + C)/2 - A"}, {"Vector(A,D)", "=", "(B + C)/3 - A"}},
    {"AddEdge",
     "ExprConstraint",
     {"Complex(C - A)", "=", "3/4*i*Complex(B - A)"},
     {"Complex(C - A)", "=", "i*Complex(B - A)"}},
    {"AddEdge", "ExprConstraint", {"sin(∠ABC)", "=", "3/5"}, {"sin(∠ABC)", "=", "4/5"}},
    {"AddEdge", "ExprConstraint", {"AB + AC", "=", "7"}, {"AB + AC", "=", "7.000000000000001"}},
    {"AddEdge", "ExprConstraint", {"∠ABC + ∠ACB", "=", "90"}, {"∠ABC + ∠ACB", "=", "90.000000000000001"}},
    {"AddEdge", "ExprConstraint", {"sin(∠ABC)", "<", "3/5 + 10^-20"}, {"sin(∠ABC)", "=", "3/5 + 10^-20"}},
    {"VerifyPoint", "Cartesian", {"D", "2", "1.5"}, {"D", "2", "1.4999", "0.01"}},
};

TEST(Claims, AreAcceptedOrRejectedWithTheirPointer) {
    const Json circle = Json::array({action("AddCircle", "CenterPoint", {"CIR_D", "D", "A"})});
    for (const Claimed& one : claims) {
        const auto good = claimed(figure, action(one.op, one.type, one.holds), circle);
        EXPECT_EQ(good.outcome, Outcome::accepted)
            << one.type << " " << one.holds[0] << ": " << (good.deciding() ? good.deciding()->message : "");
        const auto bad = claimed(figure, action(one.op, one.type, one.fails), circle);
        EXPECT_EQ(bad.outcome, Outcome::rejected) << one.type << " " << one.fails[0];
        ASSERT_NE(bad.deciding(), nullptr);
        EXPECT_NE(bad.deciding()->message.find("/solver_actions/0"), std::string::npos);
    }
}

TEST(Claims, NumbersBeyondDoublesAreDecidedExactly) {
    const auto verdict = claimed(triangle, action("AddEdge", "ExprConstraint", {"((AB^64)^64)^2", "=", "1"}));
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(claimed(triangle, action("AddEdge", "ExprConstraint", {"((AB^64)^64)^2", ">", "1"})).outcome,
              Outcome::accepted);
}

TEST(Claims, OfEachKindAreTried) {
    for (const verigeo::Operator& row : verigeo::operators()) {
        if (row.op != "AddEdge" && row.op != "VerifyPoint") continue;
        EXPECT_TRUE(std::ranges::any_of(claims, [&](const Claimed& one) { return one.type == row.type; })) << row.type;
    }
}

TEST(Claims, WhatCannotBeCheckedIsUndecidedAndNamed) {
    for (const Args& args : {Args{"Foo(A)", "=", "1"}, Args{"Length(A,B)", "=", "2*"}, Args{"A", "<", "B"}}) {
        const auto verdict = claimed(triangle, action("AddEdge", "ExprConstraint", args));
        EXPECT_EQ(verdict.outcome, Outcome::undecided) << args[0];
        ASSERT_NE(verdict.deciding(), nullptr);
        EXPECT_NE(verdict.deciding()->message.find("/solver_actions/0"), std::string::npos);
    }
    Json json = author(triangle);
    json["solver_actions"] =
        Json::array({action("AddPoint", "Free", {"X"}),
                     action("AddEdge", "ExprConstraint", {"Length(A,X)", "=", "2*Length(X,B)+1"})});
    EXPECT_EQ(verify_numerically(loaded(json))->outcome, Outcome::undecided);
}

/// The base angles are equal, for the median of the apex makes two triangles.
Json isosceles_with(const Json& last_claim) {
    Json json = author({});
    for (const char* const name : {"A", "B", "C"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
    json["actions"].push_back(action("AddTriangle", "ByPoints", {"TRI_ABC", "A", "B", "C"}));
    json["actions"].push_back(action("AddEdge", "EqualLength", {"AB", "AC"}));
    json["goal"] = "Prove ∠ABC = ∠ACB";
    json["solver_actions"] = Json::array({action("AddPoint", "Free", {"M"}), action("AddEdge", "Midpoint", {"M", "BC"}),
                                          action("AddEdge", "CongruentTriangles", {"ABM", "ACM"}), last_claim});
    return json;
}

/// An exception that no figure shows by accident is sought: the isosceles triangle may be equilateral, or right.
TEST(Claims, StrictOnesFailWhereTheirSidesMayBeEqual) {
    const auto outcome = [](const Args& comparison) {
        return verify(loaded(isosceles_with(action("AddEdge", "ExprConstraint", comparison)))).value().outcome;
    };
    EXPECT_EQ(outcome({"Length(A,B)", "!=", "Length(B,C)"}), Outcome::rejected);
    EXPECT_EQ(outcome({"Angle(B,A,C)", "!=", "90"}), Outcome::rejected);
    EXPECT_EQ(outcome({"Length(A,B) + Length(A,C)", ">", "Length(B,C)"}), Outcome::accepted);
    EXPECT_EQ(outcome({"Length(A,M)", "<", "Length(A,B)"}), Outcome::accepted);
}

TEST(Claims, OfAPointThatTheSolverAddsAreProved) {
    const auto verdict_on = [](const Json& json) { return verify(loaded(json)).value(); };
    const auto good = verdict_on(isosceles_with(action("AddEdge", "Perpendicular", {"AM", "BC"})));
    EXPECT_EQ(good.outcome, Outcome::accepted) << (good.deciding() ? good.deciding()->message : "");
    const auto bad = verdict_on(isosceles_with(action("AddEdge", "EqualLength", {"AM", "BM"})));
    EXPECT_EQ(bad.outcome, Outcome::rejected);
    ASSERT_NE(bad.deciding(), nullptr);
    EXPECT_NE(bad.deciding()->message.find("/solver_actions/3"), std::string::npos) << bad.deciding()->message;
}

TEST(Claims, AreOfAllPicturesAndNotOfTheDrawnOne) {
    Json json = author({});
    json["actions"] = Json::array({action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}),
                                   action("AddPoint", "Free", {"C"}), action("AddPoint", "Free", {"M"}),
                                   action("AddEdge", "Midpoint", {"M", "AB"})});
    const auto claim = [&](const Args& args) {
        json["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", args)});
        return verify_numerically(loaded(json))->outcome;
    };
    EXPECT_EQ(claim({"2*Vector(C,M)", "=", "Vector(C,A) + Vector(C,B)"}), Outcome::accepted);
    EXPECT_EQ(claim({"2*Length(C,M)", "<", "Length(C,A) + Length(C,B)"}), Outcome::accepted);
    EXPECT_EQ(claim({"Dot(M - A, C - A)", "=", "0"}), Outcome::rejected);
}

TEST(Claims, AGivenComparisonThatTheFigureMissesIsUndecided) {
    Json json = author({});
    json["actions"] = Json::array({action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}),
                                   action("AddPoint", "Free", {"C"}),
                                   action("AddEdge", "ExprConstraint", {"Re(Complex(Dot(B - A, C - A)))", "=", "0"})});
    const auto verdict = verify_numerically(loaded(json));
    EXPECT_EQ(verdict->outcome, Outcome::undecided);
    EXPECT_EQ(verdict->deciding()->name, "constraint_holds");
    json = author({{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "3"}});
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"Length(A,B)", "<", "Length(A,C)"}));
    EXPECT_EQ(verify_numerically(loaded(json))->outcome, Outcome::rejected);
}

Json free_triangle(const char* goal, const Args& constraint) {
    Json json = author({});
    json["actions"] = Json::array(
        {action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}), action("AddPoint", "Free", {"C"}),
         action("AddTriangle", "ByPoints", {"t", "A", "B", "C"}), action("AddEdge", "ExprConstraint", constraint)});
    json["goal"] = goal;
    return json;
}

TEST(Claims, PointsWrittenTogetherAreALength) {
    EXPECT_EQ(verify(loaded(free_triangle("Prove ∠ABC = ∠ACB", {"AB", "=", "AC"})))->outcome, Outcome::accepted);
    EXPECT_EQ(verify(loaded(free_triangle("Prove ∠ABC = ∠ACB", {"SEG_AB", "=", "SEG_AC"})))->outcome,
              Outcome::accepted);
}

/// A goal is not rejected in figures that violate what is given.
TEST(Claims, AGoalIsLeftOpenWhereAGivenIsUnsaid) {
    const auto verdict = verify(loaded(free_triangle("Prove AB ⊥ AC", {"Re(Complex(Dot(B - A, C - A)))", "=", "0"})));
    EXPECT_EQ(verdict->outcome, Outcome::undecided);
    const auto* holds = check_named(*verdict, "goal_holds");
    ASSERT_NE(holds, nullptr);
    EXPECT_NE(holds->message.find("in a figure without /actions/4"), std::string::npos) << holds->message;
}

/// What the kind says is its legs: that its diagonals are equal is a theorem.
TEST(Claims, TheDiagonalsOfAnIsoscelesTrapezoidAreNotGiven) {
    Json json = author({});
    json["actions"] = Json::array({action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}),
                                   action("AddPoint", "Free", {"C"}), action("AddPoint", "Free", {"D"}),
                                   action("AddQuadrilateral", "IsoscelesTrapezoid", {"q", "A", "B", "C", "D"})});
    json["goal"] = "Prove AC = BD";
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::accepted);
}

/// P on line AB, AB = 5, AP = 3: PB is 2 or 8, and PB < AB leaves 2.
TEST(Claims, AGivenComparisonChoosesTheFigure) {
    Json json = author({});
    json["actions"] = Json::array(
        {action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}), action("AddPoint", "Free", {"P"}),
         action("AddEdge", "ExprConstraint", {"AB", "=", "5"}), action("AddEdge", "PointOnLine", {"P", "AB"}),
         action("AddEdge", "ExprConstraint", {"AP", "=", "3"}),
         action("AddEdge", "ExprConstraint", {"PB", "<", "AB"})});
    json["goal"] = "Find PB";
    json["answer"] = "2";
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::accepted);
    json["answer"] = "8";
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::rejected);
}

/// AB = 8, BC = 7 and an angle of 60 degrees at A leave AC two values; one is told to be too small.
TEST(Claims, AGivenComparisonChoosesAValue) {
    Json json = free_triangle("Find AC", {"Length(A,B)", "=", "8"});
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"Length(B,C)", "=", "7"}));
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"∠BAC", "=", "60"}));
    json["answer"] = "5";
    EXPECT_NE(verify(loaded(json))->outcome, Outcome::accepted);
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"Length(A,C)", ">", "4"}));
    const auto verdict = verify(loaded(json));
    EXPECT_EQ(verdict->outcome, Outcome::accepted) << (verdict->deciding() ? verdict->deciding()->message : "");
}

/// Without a proof it is read from the picture, and looked for in other figures.
TEST(Claims, OrderIsRead) {
    Json json = free_triangle("Prove ∠ABC = ∠ACB", {"AB", "=", "AC"});
    json["actions"].push_back(action("AddPoint", "Free", {"M"}));
    json["actions"].push_back(action("AddEdge", "Midpoint", {"M", "BC"}));
    const auto claimed = [&](const char* type, const Args& args) {
        json["solver_actions"] = Json::array({action("AddEdge", type, args)});
        return *verify(loaded(json));
    };
    EXPECT_EQ(claimed("AngleBisector", {"AM", "BAC"}).outcome, Outcome::accepted);
    EXPECT_EQ(claimed("ExprConstraint", {"AB", ">", "BM"}).outcome, Outcome::accepted);
    EXPECT_EQ(claimed("ExprConstraint", {"AB", ">=", "AC"}).outcome, Outcome::accepted);
    for (const Args& wrong : {Args{"AB", "!=", "AC"}, Args{"AB", ">", "BC"}, Args{"AM", "<", "BC"}}) {
        const auto verdict = claimed("ExprConstraint", wrong);
        EXPECT_EQ(verdict.outcome, Outcome::rejected) << wrong[0] << wrong[1] << wrong[2];
    }
}

/// Each is false where the triangle is thin enough, however many pictures show it.
TEST(Claims, AComparisonThatFailsInVeryThinFiguresIsNotAccepted) {
    Json json = free_triangle("Prove ∠ABC = ∠ACB", {"AB", "=", "AC"});
    for (const Args& wrong : {Args{"BC", ">", "0.0000001*AB"}, Args{"∠ABC", "<", "89.9999"}}) {
        json["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", wrong)});
        EXPECT_NE(verify(loaded(json))->outcome, Outcome::accepted) << wrong[0];
    }
    json["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", {"AB + AC", ">", "BC"})});
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::accepted);
}

TEST(Claims, AComparisonThatIsOnlySeenIsNotProved) {
    Json json = author({});
    json["actions"] = Json::array(
        {action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}), action("AddPoint", "Free", {"C"})});
    json["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", {"Angle(A,B,C)", "<", "179"})});
    const auto verdict = verify(loaded(json));
    EXPECT_EQ(verdict->outcome, Outcome::rejected);
    EXPECT_EQ(verdict->deciding()->name, "claim_read");
}

TEST(Claims, GivenCoordinatesProveAClaim) {
    Json json = author({{"A", "0", "0"}, {"B", "4", "0"}, {"C", "4", "4"}});
    json["solver_actions"] = Json::array({action("AddEdge", "Perpendicular", {"AB", "BC"})});
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::accepted);
}

TEST(Claims, AnAnswerNeedsAQuestion) {
    Json json = free_triangle("Prove ∠ABC = ∠ACB", {"AB", "=", "AC"});
    json["answer"] = "no, it's false";
    const auto verdict = verify(loaded(json));
    EXPECT_EQ(verdict->outcome, Outcome::undecided);
    EXPECT_EQ(verdict->deciding()->name, "answer_read");
    json["answer"] = "proved";
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::accepted);
}

TEST(Claims, TheAnswerIsHeldAgainstTheFigure) {
    const auto answered = [](const char* goal, const char* answer) {
        Json json = author(triangle);
        json["goal"] = goal;
        json["answer"] = answer;
        return verify_numerically(loaded(json))->outcome;
    };
    EXPECT_EQ(answered("Find BC", "5"), Outcome::accepted);
    EXPECT_EQ(answered("Find BC", "5.1"), Outcome::rejected);
    EXPECT_EQ(answered("Find BC", "5.001"), Outcome::rejected) << "5 is not rounded to it";
    EXPECT_EQ(answered("Find ∠ACB", "53.13"), Outcome::undecided) << "as a rounded one is";
    EXPECT_EQ(answered("Find ∠ACB", "53.14"), Outcome::rejected);
    EXPECT_EQ(answered("Find ∠ACB", "53"), Outcome::undecided);
    EXPECT_EQ(answered("Find ∠ACB", "54"), Outcome::rejected);
    EXPECT_EQ(answered("Find the perimeter of ABC", "12"), Outcome::accepted);
    EXPECT_EQ(answered("Find AB + BC", "9"), Outcome::accepted);
    EXPECT_EQ(answered("Find AB + BC", "10"), Outcome::rejected);
    EXPECT_EQ(answered("Find BC and CA", "5; 3"), answered("Find BC and CA", "5, 3"));
    EXPECT_EQ(answered("Find BC and CA", "5; 7"), Outcome::rejected);
    EXPECT_EQ(answered("Find BC and CA", "5"), Outcome::undecided);
    EXPECT_EQ(answered("Find ∠BAC", "90"), Outcome::accepted);
    EXPECT_EQ(answered("Find ∠BAC", "45"), Outcome::rejected);
    EXPECT_EQ(answered("Find BC", "about five"), Outcome::undecided);
    EXPECT_EQ(answered("Find the locus of P", "5"), Outcome::undecided);
}

/// What is read of it speaks of nothing that the file names.
TEST(Claims, AContradictionIsToldInTheWordsOfTheFile) {
    Json json = author(triangle);
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"AB", "=", "AB+3"}));
    const auto verdict = verify_numerically(loaded(json));
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->outcome, Outcome::rejected);
    const std::string& message = verdict->deciding()->message;
    EXPECT_NE(message.find("AB = AB+3 (/actions/4)"), std::string::npos) << message;
    EXPECT_EQ(message.find("1 = 0"), std::string::npos) << message;
}

TEST(Claims, AnAngleMayBeToldAsASumOfAngles) {
    const auto answered = [](const char* goal, const char* answer) {
        Json json = author(triangle);
        json["goal"] = goal;
        json["answer"] = answer;
        return verify_numerically(loaded(json))->outcome;
    };
    for (const char* right : {"45° + 45°", "180°/2", "180° - 90°", "2·45°", "100 - 10°", "π/2", "arccos(0)",
                              "2*arcsin(sqrt(2)/2)", "180 - 2*arctan(1)", "45 + arctan(1)"})
        EXPECT_EQ(answered("Find ∠BAC", right), Outcome::accepted) << right;
    for (const char* wrong : {"45° + 46°", "181°/2", "π/3", "45 + arctan(2)"})
        EXPECT_EQ(answered("Find ∠BAC", wrong), Outcome::rejected) << wrong;
    for (const char* right : {"90 - arctan(3/4)", "90° − arctan(3/4)", "π/2 - arctan(3/4)", "45° + arctan(1/7)",
                              "cos^{-1}(3/5)", "∠ACB = 90° − arctan(3/4)"})
        EXPECT_EQ(answered("Find ∠ACB", right), Outcome::accepted) << right;
    EXPECT_EQ(answered("Find ∠ACB", "90° − arctan(4/5)"), Outcome::rejected);
}

TEST(Claims, AnAnswerOfAnotherKindIsNone) {
    const auto fits = [](const char* goal, const char* answer) {
        Json json = author(triangle);
        json["goal"] = goal;
        json["answer"] = answer;
        const auto verdict = verify_numerically(loaded(json));
        return check_named(*verdict, "answer_fits") == nullptr && verdict->outcome == Outcome::accepted;
    };
    EXPECT_TRUE(fits("Find BC", "5 cm"));
    for (const char* answer : {"5 cm^2", "5°", "5; 3", "5 or -5"}) EXPECT_FALSE(fits("Find BC", answer)) << answer;
}

TEST(Claims, GivenPlacesDetermineWhatIsConstructedFromThem) {
    Json json = author({{"A", "0", "0"}, {"B", "6", "0"}, {"C", "2", "4"}});
    for (const char* const name : {"M", "H", "O"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
    for (const auto& [type, args] : std::vector<std::pair<const char*, Args>>{{"Midpoint", {"M", "AC"}},
                                                                              {"PointOnLine", {"H", "AB"}},
                                                                              {"Perpendicular", {"CH", "AB"}},
                                                                              {"EqualLength", {"OA", "OB"}},
                                                                              {"EqualLength", {"OB", "OC"}}})
        json["actions"].push_back(action("AddEdge", type, args));
    for (const auto& [goal, answer] : std::vector<std::pair<const char*, const char*>>{
             {"Find BM", "sqrt(29)"}, {"Find CH", "4"}, {"Find OA", "sqrt(10)"}, {"Find BM + CH", "4 + sqrt(29)"}}) {
        json["goal"] = goal;
        json["answer"] = answer;
        const auto verdict = verify(loaded(json));
        EXPECT_EQ(verdict->outcome, Outcome::accepted) << goal << ": " << verdict->deciding()->message;
    }
    json["goal"] = "Find BM";
    json["answer"] = "6";
    EXPECT_EQ(verify(loaded(json))->outcome, Outcome::rejected);
}

/// Two sides and an angle that does not lie between them: either value is right, and the problem is none.
TEST(Claims, AnAnswerOfAnotherFigureIsToldToBeOne) {
    Json json = author({});
    for (const char* const name : {"A", "B", "C"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
    json["actions"].push_back(action("AddTriangle", "ByPoints", {"T", "A", "B", "C"}));
    for (const Args& given : {Args{"∠BAC", "=", "30"}, Args{"AB", "=", "10"}, Args{"BC", "=", "6"}})
        json["actions"].push_back(action("AddEdge", "ExprConstraint", given));
    json["goal"] = "Find AC";
    std::size_t both = 0;
    for (const char* const answer : {"5*sqrt(3)+sqrt(11)", "5*sqrt(3)-sqrt(11)"}) {
        json["answer"] = answer;
        const auto verdict = verify_numerically(loaded(json));
        ASSERT_NE(check_named(*verdict, "answer_holds"), nullptr);
        const problem::Check& check = *check_named(*verdict, "answer_holds");
        if (check.message.find("both are right") == std::string::npos) continue;
        ++both;
        const std::string there = std::string(answer).find('-') == std::string::npos ? "acute_angle" : "obtuse_angle";
        EXPECT_EQ(check.mend, "state besides that " + there + " a c b") << "which leaves the told answer alone";
    }
    EXPECT_EQ(both, 1U) << "one of them is that of the figure";
}

TEST(Claims, AreNotRunWithoutAFigure) {
    Json json = author(triangle);
    json["actions"].push_back(action("AddEdge", "EqualLength", {"AB", "AC"}));
    json["solver_actions"] = Json::array({action("AddEdge", "Midpoint", {"D", "BC"})});
    const auto verdict = verify_numerically(loaded(json));
    EXPECT_EQ(verdict->outcome, Outcome::rejected);
    ASSERT_NE(check_named(*verdict, "claim_holds"), nullptr);
    EXPECT_EQ(check_named(*verdict, "claim_holds")->state, CheckState::not_run);
}

/// Its proof holds in the figure that is drawn; two sides and an angle that does not lie between them make two.
TEST(Claims, AreOfEveryFigureOfWhatIsGiven) {
    const auto free = [](std::string_view points) {
        Json json = author({});
        for (const char name : points) json["actions"].push_back(action("AddPoint", "Free", {std::string(1, name)}));
        return json;
    };
    Json triangles = free("ABCDEG"), on_line = free("ABCD");
    triangles["actions"].push_back(action("AddTriangle", "ByPoints", {"T", "A", "B", "C"}));
    triangles["actions"].push_back(action("AddTriangle", "ByPoints", {"S", "D", "E", "G"}));
    for (const Args& equal : {Args{"AB", "DE"}, Args{"AC", "DG"}})
        triangles["actions"].push_back(action("AddEdge", "EqualLength", equal));
    triangles["actions"].push_back(action("AddEdge", "EqualAngle", {"∠ABC", "∠DEG"}));
    triangles["solver_actions"] = Json::array({action("AddEdge", "CongruentTriangles", {"ABC", "DEG"})});
    on_line["actions"].push_back(action("AddTriangle", "ByPoints", {"T", "A", "B", "C"}));
    on_line["actions"].push_back(action("AddEdge", "PointOnLine", {"D", "BC"}));
    on_line["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", {"BD+DC", "=", "BC"})});
    for (const Json& json : {triangles, on_line}) EXPECT_NE(verify(loaded(json))->outcome, Outcome::accepted) << json;
    on_line["actions"].back() = action("AddEdge", "PointOnSegment", {"D", "BC"});
    EXPECT_EQ(verify(loaded(on_line))->outcome, Outcome::accepted);
}

/// With AB = 4, or 6: points of one line, whose vectors make no parallelogram.
TEST(Vectors, OfOneLineAreAddedAsOthers) {
    struct Row {
        Json edges;
        const char *goal, *answer;
    };
    const auto length = [](const char* value) { return action("AddEdge", "ExprConstraint", {"AB", "=", value}); };
    const Row rows[] = {
        {{length("6"), action("AddEdge", "Midpoint", {"C", "AB"}),
          action("AddEdge", "VectorSum", {"A", "D", "A", "C", "A", "B"})},
         "Find CD",
         "6"},
        {{length("4"), action("AddEdge", "VectorLinear", {"A", "C", "1/4", "A", "B"}),
          action("AddEdge", "VectorSum", {"A", "D", "A", "B", "A", "C"})},
         "Find AD",
         "5"},
        {{length("6"), action("AddEdge", "Midpoint", {"C", "AB"}),
          action("AddEdge", "ExprConstraint", {"Vector(A,D)", "=", "Vector(A,B)+Vector(A,C)"})},
         "Find DB",
         "3"},
    };
    for (const Row& row : rows) {
        Json json = author({});
        for (const char* name : {"A", "B", "C", "D"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
        for (const Json& edge : row.edges) json["actions"].push_back(edge);
        json["goal"] = row.goal;
        json["answer"] = row.answer;
        const auto verdict = verify(loaded(json));
        ASSERT_TRUE(verdict) << to_string(verdict.error());
        EXPECT_EQ(verdict->outcome, Outcome::accepted) << row.goal;
    }
}

/// Of the triangle with sides 13, 14 and 15, whose area is 84.
Outcome outcome_with(const Json& solver_actions) {
    Json json = author({});
    for (const char* name : {"A", "B", "C"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
    for (const auto& [side, size] : {std::pair{"AB", "13"}, std::pair{"BC", "14"}, std::pair{"CA", "15"}})
        json["actions"].push_back(action("AddEdge", "ExprConstraint", {side, "=", size}));
    json["actions"].push_back(action("AddCircle", "CenterPoint", {"w", "A", "B"}));
    json["goal"] = "Find the area of ABC";
    json["answer"] = "84";
    json["solver_actions"] = solver_actions;
    const auto verdict = verify(loaded(json));
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict ? verdict->outcome : Outcome::undecided;
}

TEST(Vectors, MakeThePointThatASolverAdds) {
    const Json point = action("AddPoint", "Free", {"D"});
    const Json sum = action("AddEdge", "VectorSum", {"A", "D", "A", "B", "A", "C"});
    EXPECT_EQ(outcome_with({point, sum, action("AddEdge", "EqualLength", {"BD", "AC"})}), Outcome::accepted);
    EXPECT_EQ(outcome_with({point, sum, action("AddEdge", "EqualLength", {"BD", "AB"})}), Outcome::rejected);
}

/// In the triangle with sides 13, 14 and 15, whose angle at A has the cosine 33/65.
TEST(Claims, WhereAPointIsPutIsAClaimOnceOthersConstructIt) {
    struct Row {
        Json put, edge;
        Outcome outcome;
    };
    const auto point = [](const char* type, const char* on) { return action("AddPoint", type, {"D", on}); };
    const auto edge = [](const char* type, const Args& args) { return action("AddEdge", type, args); };
    const Row rows[] = {
        {point("OnSegment", "BC"), edge("Perpendicular", {"AD", "BC"}), Outcome::accepted},
        {point("OnSegment", "BC"), edge("Midpoint", {"D", "BC"}), Outcome::accepted},
        {point("OnSegment", "BC"), edge("AngleBisector", {"AD", "BAC"}), Outcome::accepted},
        {point("OnSegment", "BC"), edge("Perpendicular", {"AD", "AC"}), Outcome::rejected},
        {point("OnSegment", "BC"), edge("Midpoint", {"C", "BD"}), Outcome::rejected},
        {point("OnSegment", "BC"), edge("Collinear", {"A", "C", "D"}), Outcome::rejected},
        {point("OnSegment", "AB"), edge("Midpoint", {"D", "BC"}), Outcome::rejected},
        {point("OnCircle", "w"), edge("Midpoint", {"A", "BD"}), Outcome::accepted},
        {point("OnCircle", "w"), edge("Midpoint", {"D", "BC"}), Outcome::rejected},
    };
    for (const Row& row : rows) EXPECT_EQ(outcome_with({row.put, row.edge}), row.outcome) << row.put << row.edge;
    const Json toward = action("AddPoint", "PointOnCircle", {"D", "w", "B"});
    EXPECT_EQ(outcome_with({toward, edge("Midpoint", {"D", "AB"})}), Outcome::rejected);
}

TEST(Claims, OfAPointThatIsPutOnOneLineTwice) {
    const Json middle = action("AddEdge", "Midpoint", {"D", "BC"}),
               across = action("AddEdge", "Perpendicular", {"AE", "BC"});
    const Json points[] = {action("AddPoint", "Free", {"D"}), action("AddPoint", "Free", {"E"})};
    const auto on = [](const char* line) { return action("AddEdge", "PointOnLine", {"E", line}); };
    const auto height = [](const char* value) { return action("AddEdge", "ExprConstraint", {"AE", "=", value}); };
    EXPECT_EQ(outcome_with({points[0], middle, points[1], on("BD"), on("BC"), across, height("12")}),
              Outcome::accepted);
    EXPECT_EQ(outcome_with({points[0], middle, points[1], on("BC"), on("CD"), across, height("12")}),
              Outcome::accepted);
    EXPECT_EQ(outcome_with({points[0], middle, points[1], on("BD"), on("BC"), across, height("11")}),
              Outcome::rejected);
}

TEST(Claims, ThatFailByLittleAreRefutedByTheValue) {
    Json json = author({});
    for (const char* name : {"A", "B", "C"}) json["actions"].push_back(action("AddPoint", "Free", {name}));
    for (const auto& [side, size] : {std::pair{"AB", "5"}, std::pair{"BC", "6"}, std::pair{"CA", "7"}})
        json["actions"].push_back(action("AddEdge", "ExprConstraint", {side, "=", size}));
    const auto claiming = [&](const char* left, const char* right) {
        json["solver_actions"] = Json::array({action("AddEdge", "ExprConstraint", {left, "=", right})});
        const auto verdict = verify(loaded(json));
        return verdict ? verdict->outcome : Outcome::undecided;
    };
    EXPECT_EQ(claiming("∠ABC", "78.463"), Outcome::rejected) << "arccos(1/5) is 78.46304";
    EXPECT_EQ(claiming("AB", "5.000001"), Outcome::rejected);
    EXPECT_EQ(claiming("cos(∠ABC)", "1/5"), Outcome::accepted);
}

TEST(Sources, AreToldByActionAndKeptByConversion) {
    Json json = author(triangle);
    json["actions"].push_back(action("AddEdge", "Midpoint", {"D", "BC"}));
    json["actions"].push_back(action("AddEdge", "EqualLength", {"AD", "BD"}));
    json["actions"].back()["source"] = "derived";
    json["solver_actions"] = Json::array({action("AddEdge", "Collinear", {"B", "C", "D"})});
    const LoadedProblem problem = loaded(json);
    EXPECT_EQ(source_of(problem, 4), "given");
    EXPECT_FALSE(source_of(problem, 5));
    const auto verdict = verify_numerically(problem);
    EXPECT_EQ(check_named(*verdict, "claim_holds")->message.substr(0, 21), "/actions/5, derived: ");
    const auto written = convert(problem, "verigeo");
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->losses.empty());
    const auto again = load_bytes(written->bytes, "again.json");
    EXPECT_EQ(again->problems.front().envelope->envelope, problem.envelope->envelope);
}

/// A triangle with legs 4 and 3, and what a solver adds.
Outcome solved(std::string_view goal, std::string_view answer, const Json& of_solver) {
    Json json = author({{"A", "0", "0"}, {"B", "4", "0"}, {"C", "0", "3"}});
    json["goal"] = goal;
    json["answer"] = answer;
    json["solver_actions"] = of_solver;
    const auto verdict = verify(loaded(json));
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict ? verdict->outcome : Outcome::undecided;
}

TEST(Claims, CoordinatesOfAPointThatIsConstructedAreDecided) {
    const auto midpoint_at = [](const char* x, const char* y) {
        return Json::array({action("AddPoint", "Free", {"M"}), action("AddEdge", "Midpoint", {"M", "BC"}),
                            action("VerifyPoint", "Cartesian", {"M", x, y})});
    };
    EXPECT_EQ(solved("Find BC", "5", midpoint_at("2", "3/2")), Outcome::accepted);
    EXPECT_EQ(solved("Find BC", "5", midpoint_at("2", "1.49")), Outcome::rejected);
    const auto foot_at = [](const char* x, const char* y) {
        return Json::array({action("AddPoint", "Free", {"H"}), action("AddEdge", "PointOnLine", {"H", "BC"}),
                            action("AddEdge", "Perpendicular", {"AH", "BC"}),
                            action("VerifyPoint", "Cartesian", {"H", x, y})});
    };
    EXPECT_EQ(solved("Find BC", "5", foot_at("36/25", "48/25")), Outcome::accepted);
    EXPECT_EQ(solved("Find BC", "5", foot_at("1.44", "1.91")), Outcome::rejected);
}

TEST(Claims, TheIncentreIsConstructedByTheBisectors) {
    const auto incentre = [](const char* distance) {
        return Json::array({action("AddPoint", "Free", {"I"}), action("AddEdge", "AngleBisector", {"AI", "BAC"}),
                            action("AddEdge", "AngleBisector", {"BI", "ABC"}),
                            action("AddEdge", "ExprConstraint", {"AI", "=", distance})});
    };
    EXPECT_EQ(solved("Find BC", "5", incentre("2")), Outcome::rejected);
    EXPECT_NE(solved("Find BC", "5", incentre("sqrt(2)")), Outcome::rejected);
}

TEST(Claims, ExpressionsOfGivenPointsAreAnswered) {
    EXPECT_EQ(solved("Find BC^2", "25", Json::array()), Outcome::accepted);
    EXPECT_EQ(solved("Find AB*AC", "12", Json::array()), Outcome::accepted);
    EXPECT_EQ(solved("Find AB*AC", "13", Json::array()), Outcome::rejected);
    EXPECT_EQ(solved("Find AB:AC", "4:3", Json::array()), Outcome::accepted);
    EXPECT_EQ(solved("Find AB:AC", "3:4", Json::array()), Outcome::rejected);
}

} // namespace
} // namespace porism::workflow
