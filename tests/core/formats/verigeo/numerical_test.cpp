// VeriGeo's appendix F, as printed.
#include "formats/verigeo/numerical.h"

#include "envelopes.h"
#include "formats/verigeo/rescue.h"
#include "source_tree/source_tree.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sstream>

namespace porism::verigeo {
namespace {

using test::action;

const Drawing square = {{"A", {0, 0}}, {"B", {4, 0}}, {"C", {4, 4}}, {"D", {0, 4}},
                        {"E", {2, 2}}, {"O", {2, 2}}, {"M", {2, 0}}, {"T", {4, 2}}};

std::vector<NumericalCheck> checks_of(Json actions, const Drawing& drawing = square) {
    Json all = Json::array();
    for (const auto& [name, place] : drawing) all.push_back(action("AddPoint", "Free", {name}));
    all.push_back(action("AddCircle", "CenterRadius", {"CIR_O", "O", "2"}));
    for (Json& one : actions) all.push_back(std::move(one));
    const auto read = envelope_from_json(test::author(all));
    EXPECT_TRUE(read) << to_string(read.error());
    return read ? verify_constraints(*read, drawing) : std::vector<NumericalCheck>();
}

Ok ok_of(std::string_view type, const std::vector<std::string>& args, const Drawing& drawing = square) {
    const auto checks = checks_of(Json::array({action("AddEdge", type, args)}), drawing);
    EXPECT_EQ(checks.size(), 1U);
    return checks.at(0).ok;
}

struct Both {
    std::string_view type;
    std::vector<std::string> holds, fails;
};
const Both both[] = {
    {"OnCircle", {"T", "CIR_O"}, {"A", "CIR_O"}},
    {"EqualLength", {"AB", "CD"}, {"AB", "AC"}},
    {"Parallel", {"AB", "CD"}, {"AB", "AC"}},
    {"Perpendicular", {"AC", "BD"}, {"AB", "AC"}},
    {"EqualAngle", {"BAC", "DAC"}, {"BAC", "BAD"}},
    {"Midpoint", {"M", "AB"}, {"T", "AB"}},
    {"AngleBisector", {"AC", "BAD"}, {"AT", "BAD"}},
    {"Collinear", {"A", "E", "C"}, {"A", "B", "C"}},
    {"PointOnLine", {"C", "AE"}, {"B", "AE"}},
    {"PointOnSegment", {"E", "AC"}, {"C", "AE"}},
    {"VectorSum", {"A", "C", "A", "B", "A", "D"}, {"A", "C", "A", "B", "D", "A"}},
    {"VectorDiff", {"D", "B", "A", "B", "A", "D"}, {"B", "D", "A", "B", "A", "D"}},
    {"VectorDotZero", {"A", "C", "B", "D"}, {"A", "C", "A", "D"}},
    {"VectorLinear", {"A", "E", "1/2", "A", "B", "1/2", "A", "D"}, {"A", "E", "1/2", "A", "B"}},
    {"SimilarTriangles", {"ABC", "MBT"}, {"ABC", "AMB"}},
    {"CongruentTriangles", {"ABC", "CDA"}, {"ABC", "AMT"}},
    {"Tangent", {"BC", "CIR_O", "T"}, {"AC", "CIR_O", "T"}},
    {"ExprConstraint", {"Length(A,B)", "=", "4"}, {"Length(A,B)", "=", "4.1"}},
};

TEST(Numerical, EachCheckPassesAndFails) {
    for (const Both& one : both) {
        EXPECT_EQ(ok_of(one.type, one.holds), Ok::yes) << one.type;
        EXPECT_EQ(ok_of(one.type, one.fails), Ok::no) << one.type;
    }
}

TEST(Numerical, APowerNeedsItsPoints) {
    Drawing secant = {{"P", {5, 0}}, {"U", {3, 0}}, {"V", {-3, 0}}, {"T", {1.8, 2.4}}, {"O", {0, 0}}};
    EXPECT_EQ(ok_of("PowerEquality", {"P", "CIR_O", "UV", "PT"}, secant), Ok::yes);
    EXPECT_EQ(ok_of("PowerEquality", {"P", "CIR_O", "PV", "PT"}, secant), Ok::none);
    secant["T"] = {0, 3};
    EXPECT_EQ(ok_of("PowerEquality", {"P", "CIR_O", "UV", "PT"}, secant), Ok::no);
}

TEST(Numerical, WhatIsNotCheckedIsNone) {
    EXPECT_EQ(ok_of("Cyclic", {"A", "B", "C", "E"}), Ok::none);
    EXPECT_EQ(ok_of("ExprConstraint", {"Foo(A)", "=", "1"}), Ok::none);
    const auto read = envelope_from_json(
        test::author(Json::array({action("AddPoint", "Free", {"A"}), action("AddPoint", "Free", {"B"}),
                                  action("AddPoint", "Free", {"C"}), action("AddEdge", "Midpoint", {"A", "BC"})})));
    EXPECT_EQ(verify_constraints(*read, {{"A", {0, 0}}, {"B", {1, 0}}}).at(0).ok, Ok::none);
}

TEST(Numerical, QuadrilateralsAreTheEdgesThatTheyImply) {
    const auto failing = [](std::string_view type, const std::vector<std::string>& corners) {
        std::vector<std::string> args = {"Q"};
        args.insert(args.end(), corners.begin(), corners.end());
        std::string out;
        for (const NumericalCheck& check : checks_of(Json::array({action("AddQuadrilateral", type, args)})))
            out += check.type + (check.ok == Ok::yes ? "+ " : "- ");
        return out;
    };
    EXPECT_EQ(failing("Square", {"A", "B", "C", "D"}), "Parallel+ Parallel+ Perpendicular+ EqualLength+ ");
    EXPECT_EQ(failing("Rhombus", {"A", "B", "C", "E"}), "Parallel- Parallel- EqualLength+ ");
    EXPECT_EQ(failing("RightTrapezoid", {"A", "B", "T", "D"}), "Parallel- Perpendicular+ ");
    EXPECT_EQ(failing("IsoscelesTrapezoid", {"A", "B", "C", "D"}), "Parallel+ EqualLength+ ");
}

TEST(Numerical, SourceAndPointerAreKept) {
    Json json = test::author(test::setting());
    json["solver_actions"] = Json::array({action("AddEdge", "Midpoint", {"D", "AB"})});
    json["actions"].push_back(action("AddEdge", "Collinear", {"A", "B", "D"}));
    json["actions"].back()["source"] = "derived";
    const auto checks = verify_constraints(*envelope_from_json(json), {});
    ASSERT_EQ(checks.size(), 2U);
    EXPECT_EQ(checks[0].origin, (Origin{"/actions/12", Source::derived}));
    EXPECT_EQ(checks[1].origin, (Origin{"/solver_actions/0", Source::solver}));
}

TEST(Rescue, RoundsAsPythonDoes) {
    const auto limited = [](int p, int q) { return limit_denominator(numbers::ratio(p, q), 1024); };
    EXPECT_EQ(limited(1, 3), numbers::ratio(1, 3));
    EXPECT_EQ(limited(10001, 10000), numbers::Rational(1));
    EXPECT_EQ(limited(314159, 100000), numbers::ratio(355, 113));
    EXPECT_EQ(limited(-314159, 100000), numbers::ratio(-355, 113));
    EXPECT_EQ(limited(7, 10000), numbers::ratio(1, 1024));
    EXPECT_EQ(limited(4, 10000), numbers::Rational(0));
}

RC_GTEST_PROP(Rescue, NothingWithASmallDenominatorIsNearer, (int top)) {
    const numbers::Rational value = numbers::ratio(top % 100000, 99991);
    const numbers::Rational found = limit_denominator(value, 64);
    RC_ASSERT(found.get_den() <= 64);
    const int q = *rc::gen::inRange(1, 65);
    const numbers::Integer near = numbers::Integer(value.get_num() * q / value.get_den());
    for (int off = -1; off <= 1; ++off) {
        numbers::Rational other(near + off, q);
        other.canonicalize();
        RC_ASSERT(abs(found - value) <= abs(other - value));
    }
}

TEST(Rescue, TurnsAFailureIntoAPass) {
    const Drawing tilted = {{"A", {0, 0}}, {"B", {1, 0}}, {"C", {0, 1}}, {"D", {0.3, 1.00045}}, {"O", {0, 0}}};
    const auto checks = checks_of(Json::array({action("AddEdge", "Parallel", {"AB", "CD"})}), tilted);
    ASSERT_EQ(checks.size(), 1U);
    EXPECT_GT(checks[0].residual, checks[0].limit);
    EXPECT_TRUE(checks[0].rescued);
    EXPECT_EQ(checks[0].ok, Ok::yes);
}

TEST(Numerical, ThePageHasTheTable) {
    std::ifstream file(porism::test::in_source("docs/formats/verigeo.md"));
    std::stringstream page;
    page << file.rdbuf();
    for (const NumericalRule& rule : numerical_rules())
        EXPECT_NE(page.str().find("| `" + std::string(rule.type) + "` | " + std::string(rule.meaning) + " |"),
                  std::string::npos)
            << "| `" << rule.type << "` | " << rule.meaning << " |";
}

} // namespace
} // namespace porism::verigeo
