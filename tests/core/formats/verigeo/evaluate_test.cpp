// Expressions in pictures, as numbers, vectors and complex numbers, and what they are rewritten from.
#include "formats/verigeo/evaluate.h"

#include "envelopes.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace porism::verigeo {
namespace {

using numbers::Decision;
using test::action;

/// A right triangle with sides 3, 4 and 5, and a point on its longest side.
const Places<double> triangle = {{"A", {0, 0}}, {"B", {4, 0}}, {"C", {0, 3}}, {"D", {2, 1.5}}, {"M_1", {2, 0}}};

Compared compared(std::string_view left, std::string_view sign, std::string_view right, const Ids& ids = {}) {
    auto a = Expression::parse(left, ids), b = Expression::parse(right, ids);
    EXPECT_TRUE(a) << to_string(a.error());
    EXPECT_TRUE(b) << to_string(b.error());
    return compare({std::move(*a), std::string(sign), std::move(*b)}, triangle);
}

Decision exactly(std::string_view left, std::string_view sign, std::string_view right) {
    const numbers::QuadraticTower tower;
    Places<numbers::Constructible> places;
    for (const auto& [name, at] : triangle)
        places[name] = {numbers::Constructible(numbers::Rational(at.x)),
                        numbers::Constructible(numbers::Rational(at.y))};
    return compare_exactly({*Expression::parse(left), std::string(sign), *Expression::parse(right)}, places);
}

struct Equal {
    const char *left, *right;
};
const Equal equal_sides[] = {
    {"Length(A,B)", "4"},
    {"Length(SEG_BC)", "5"},
    {"AB + AC", "7"},
    {"SEG_AB^2 + AC**2", "BC^2"},
    {"|BC|", "Length(B,C)"},
    {"2AB", "8"},
    {"2(AB - 1)", "6"},
    {"√2 * √(8)", "AB"},
    {"Length(A,B)/Length(A,C)", "4/3"},
    {"sqrt(Length(A,B))", "2"},
    {"AB^(1/2)", "2"},
    {"AB^-1", "0.25"},
    {"-AB", "-4"},
    {"Angle(B,A,C)", "90"},
    {"∠BAC", "90°"},
    {"ANG_ABC + Angle(ACB)", "90"},
    {"sin(∠ABC)", "3/5"},
    {"cos(∠ABC)", "4/5"},
    {"tan(45°)", "1"},
    {"sin(pi/6)", "0.5"},
    {"Angle(Vector(A,B),Vector(A,C))", "90"},
    {"∠BAC", "pi/2"},
    {"∠ABC", "arctan(3/4)"},
    {"∠ABC", "arcsin(3/5)"},
    {"∠ABC", "90 - arctan(4/3)"},
    {"∠ABC", "pi/2 - arccos(3/5)"},
    {"Arg(Complex(Vector(A,C)))", "pi/2"},
    {"Angle(B,A,C)/Angle(90°)", "1"},
    {"Area(A,B,C)", "6"},
    {"Area(TRI_ABC)", "Area(ABC)"},
    {"△ABC", "6"},
    {"Area(A,M_1,D,C)", "4.5"},
    {"Vector(A,D)", "1/2*(Vector(A,B) + Vector(A,C))"},
    {"D", "(B + C)/2"},
    {"B - A", "Vector(4,0)"},
    {"Dot(Vec(A,B),Vec(A,C))", "0"},
    {"Cross(B - A, C - A)", "2*Area(A,B,C)"},
    {"Norm(C - B)", "5"},
    {"X(D) + Y(D)", "3.5"},
    {"Complex(C - A)", "3/4*i*Complex(B - A)"},
    {"i^2", "-1"},
    {"Complex(3,4)/Complex(0,1)", "4 - 3*i"},
    {"Abs(Complex(3,4))", "5"},
    {"Complex(3,4)*Conj(Complex(3,4))", "25"},
    {"Re(Complex(3,4)) + Im(Complex(3,4))", "7"},
    {"Arg(Complex(0,2))", "90"},
};

TEST(Expressions, HaveTheirValues) {
    for (const auto& [left, right] : equal_sides) {
        const Compared seen = compared(left, "=", right);
        EXPECT_EQ(seen.decision, Decision::yes)
            << left << " = " << right << ": " << seen.left << " " << seen.right << seen.reason;
        EXPECT_EQ(compared(left, "!=", right).decision, Decision::no) << left;
        EXPECT_NE(exactly(left, "==", right), Decision::no) << left;
    }
}

TEST(Expressions, AreDecidedExactly) {
    EXPECT_EQ(exactly("BC", "=", "5"), Decision::yes);
    EXPECT_EQ(exactly("Length(C,D)", "=", "5/2"), Decision::yes);
    EXPECT_EQ(exactly("sqrt(2)*sqrt(3)", "=", "sqrt(6)"), Decision::yes);
    EXPECT_EQ(exactly("AB", "=", "4.0000000000001"), Decision::no);
    EXPECT_EQ(exactly("AB", "<", "4.0000000000001"), Decision::yes);
    EXPECT_EQ(exactly("Vector(A,D)", "=", "1/2*(Vector(A,B) + Vector(A,C))"), Decision::yes);
    EXPECT_EQ(exactly("Angle(B,A,C)", "=", "90"), Decision::yes);
    EXPECT_EQ(exactly("Angle(B,A,C)", ">", "90"), Decision::no);
    EXPECT_EQ(exactly("Angle(B,A,C)", ">=", "90°"), Decision::yes);
    EXPECT_EQ(exactly("Angle(B,A,C)", "=", "450"), Decision::undecided) << "for balls";
    EXPECT_EQ(exactly("Angle(B,A,C)", "=", "40"), Decision::undecided) << "no constructible direction";
    EXPECT_EQ(exactly("AX", "=", "90"), Decision::undecided);
}

TEST(Expressions, AnglesAreEqualExactlyWhereTheirDirectionsAre) {
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,D)))", "=", "arctan(3/4)"), Decision::yes);
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,D)))", "!=", "arcsin(3/5)"), Decision::no);
    EXPECT_EQ(exactly("Angle(A,B,C)", "=", "arccos(4/5)"), Decision::yes);
    EXPECT_EQ(exactly("Arg(Complex(Vector(B,A)))", "=", "arccos(-1)"), Decision::yes);
    EXPECT_EQ(exactly("Arg(Complex(Vector(D,A)))", "=", "arctan(3/4)"), Decision::no) << "the other way";
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,D)))", "=", "arctan(3/4 + 10^-60)"), Decision::no);
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,A)))", "=", "arctan(3/4)"), Decision::undecided) << "it has none";
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,D)))", "<", "arctan(4/3)"), Decision::undecided);
    EXPECT_EQ(exactly("Arg(Complex(Vector(A,D)))", "=", "arcsin(6/5)"), Decision::undecided);
}

TEST(Expressions, FunctionsOfAnglesAreExact) {
    for (const auto& [amount, value] :
         {std::pair("cos(Angle(A,B,C))", "4/5"), std::pair("2*sin(∠ABC)^2", "18/25"), std::pair("tan(∠ABC)", "3/4"),
          std::pair("cos(∠BAC)", "0"), std::pair("4*cos(30°)^2", "3"), std::pair("sin(arccos(4/5))", "AD/BC*1.2")}) {
        EXPECT_EQ(exactly(amount, "=", value), Decision::yes) << amount;
        EXPECT_EQ(exactly(amount, ">", value), Decision::no) << amount;
        EXPECT_EQ(exactly(amount, "<=", value), Decision::yes) << amount;
    }
    EXPECT_EQ(exactly("tan(∠BAC)", ">", "1"), Decision::undecided) << "it has none";
    EXPECT_EQ(exactly("sin(Angle(A,A,C))", "=", "0"), Decision::undecided) << "it has none";
    EXPECT_EQ(exactly("sin(1)", "<", "1"), Decision::undecided) << "of a radian";
    EXPECT_EQ(exactly("sin(∠ABC/2)", "<", "1"), Decision::undecided);
}

TEST(Expressions, BallsTellWhatIsNotEqual) {
    Typed typed;
    for (const auto& [name, at] : triangle)
        typed.emplace(name, std::pair{numbers::Scalar::from_double(at.x), numbers::Scalar::from_double(at.y)});
    const auto told = [&](std::string_view left, std::string_view sign, std::string_view right) {
        return compare_exactly({*Expression::parse(left), std::string(sign), *Expression::parse(right)}, typed);
    };
    EXPECT_EQ(told("Angle(A,B,C)", "=", "36.8698976458"), Decision::no);
    EXPECT_EQ(told("Angle(A,B,C)", "<", "36.8698976459"), Decision::yes);
    EXPECT_EQ(told("sin(∠ABC)", "=", "3/5"), Decision::yes);
    EXPECT_EQ(told("sin(∠ABC)", "=", "3/5 + 10^-60"), Decision::no);
    EXPECT_EQ(told("tan(∠ABC)", ">", "3/4 - 10^-60"), Decision::yes);
    EXPECT_EQ(told("Arg(Complex(C - A))", "!=", "89"), Decision::yes);
    EXPECT_EQ(told("AB", "=", "4"), Decision::yes);
    std::string left = "AB", right = "AC";
    for (int i = 0; i < 40; ++i) {
        left = fmt::format("sqrt(1000000 + {})", left);
        right = fmt::format("sqrt(1000000 + {})", right);
    }
    EXPECT_EQ(compared(left, "=", right).decision, Decision::yes) << "seen";
    EXPECT_EQ(told(left, "=", right), Decision::no);
    EXPECT_EQ(told(left, ">", right), Decision::yes);
}

TEST(Expressions, ComparisonsAreStrictAndScaleFree) {
    EXPECT_EQ(compared("AB", "<", "BC").decision, Decision::yes);
    EXPECT_EQ(compared("AB", ">", "BC").decision, Decision::no);
    EXPECT_EQ(compared("AB", "<", "4").decision, Decision::no);
    EXPECT_EQ(compared("AB", "<=", "4").decision, Decision::yes);
    EXPECT_EQ(compared("AB", ">=", "4").decision, Decision::yes);
    EXPECT_EQ(compared("AB", "=", "4.0004").decision, Decision::no);
    EXPECT_EQ(compared("AB", "=", "4.0000001").decision, Decision::undecided);
    EXPECT_EQ(compared("AB/1000000", "=", "AC/1000000").decision, Decision::no);
    EXPECT_EQ(compared("Dot(B - A, D - A)", "=", "0").decision, Decision::no);
}

TEST(Expressions, WhatDoesNotGoTogetherHasNoValue) {
    for (const auto& [left, right] : {Equal{"AB + Vector(A,B)", "4"},
                                      {"1/(AB - 4)", "1"},
                                      {"Vector(A,B)", "4"},
                                      {"AX", "4"},
                                      {"Vector(A,B)*Vector(A,C)", "0"},
                                      {"AB^100", "1"},
                                      {"sqrt(-AB)", "1"}}) {
        const Compared seen = compared(left, "=", right);
        EXPECT_EQ(seen.decision, Decision::undecided) << left;
        EXPECT_FALSE(seen.reason.empty()) << left;
    }
    EXPECT_EQ(compared("A", "<", "B").reason, "vectors and complex numbers have no order");
}

TEST(Expressions, BadOnesSayWhatIsWrong) {
    for (const char* const bad : {"", "2*", "(AB", "Length(A,B", "Lenght(A,B)", "AB)", "ABCD", "|AB", "2..3", "A $ B",
                                  "Dot(A)", "sin()", "__import__('os')", "AB.real", "1e999999"}) {
        const auto read = Expression::parse(bad);
        ASSERT_FALSE(read) << bad;
        EXPECT_FALSE(read.error().what.empty() || read.error().mend.empty()) << bad;
    }
    EXPECT_FALSE(Expression::parse(std::string(1000, '(')));
    EXPECT_FALSE(Expression::parse(std::string(4000, '-')));
    std::string roots, powers = "2";
    for (int i = 0; i < 1000; ++i) roots += "√";
    for (int i = 0; i < 1000; ++i) powers += "^2";
    EXPECT_FALSE(Expression::parse(roots + "2"));
    EXPECT_FALSE(Expression::parse(powers));
    EXPECT_FALSE(Expression::parse(std::string(5000, '1')));
}

TEST(Expressions, NamedAnglesAndTrianglesStandForTheirPoints) {
    const auto read = envelope_from_json(test::author(test::setting()));
    ASSERT_TRUE(read);
    const Ids ids = ids_of(*read);
    EXPECT_EQ(compared("alpha", "=", "90", ids).decision, Decision::yes);
    EXPECT_EQ(compared("Angle(alpha)", "=", "90", ids).decision, Decision::yes);
    EXPECT_EQ(compared("Area(TRI_ABC)", "=", "6", ids).decision, Decision::yes);
}

RC_GTEST_PROP(Expressions, AnyTextIsReadOrRefused, ()) {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
        std::vector<std::string>{"A",   "AB", "Length(", "(", ")",  ",", "+",       "-", "*", "/",     "^",   "2",
                                 "0.5", "√",  "∠ABC",    "i", "pi", "|", "Vector(", " ", "°", "Area(", "Dot("}));
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    if (auto read = Expression::parse(text)) {
        const Compared seen = compare({*read, "=", *read}, triangle);
        RC_ASSERT(seen.decision != Decision::no);
    }
}

std::vector<std::string> read_as(const std::vector<std::string>& args) {
    Json actions = test::setting();
    actions.push_back(action("AddEdge", "ExprConstraint", args));
    const auto read = envelope_from_json(test::author(actions));
    return read ? read->actions.back().args : std::vector<std::string>{read.error().code};
}

TEST(Rewriting, OperatorFormsBecomeComparisons) {
    using Args = std::vector<std::string>;
    EXPECT_EQ(read_as({"AB + BC = AC"}), (Args{"AB + BC", "=", "AC"}));
    EXPECT_EQ(read_as({"AB+BC>=AC", "1e-6"}), (Args{"AB+BC", ">=", "AC", "1e-6"}));
    EXPECT_EQ(read_as({"AB", "+ BC =", "AC"}), (Args{"(AB) + BC", "=", "AC"}));
    EXPECT_EQ(read_as({"AB", "+", "BC", "=", "AC"}), (Args{"(AB) + BC", "=", "AC"}));
    EXPECT_EQ(read_as({"AB - AC", "*", "2", "<", "BC", "0.1"}), (Args{"(AB - AC) * 2", "<", "BC", "0.1"}));
    EXPECT_EQ(read_as({"AB", "≤", "AC"}), (Args{"AB", "<=", "AC"}));
    EXPECT_EQ(read_as({"AB", "≠", "AC"}), (Args{"AB", "!=", "AC"}));
    EXPECT_EQ(read_as({"AB", "==", "AC"}), (Args{"AB", "==", "AC"}));
    EXPECT_EQ(read_as({"AB", "=<", "AC"}), Args{"bad_comparison"});
    EXPECT_EQ(read_as({"AB", "BC =", "AC"}), Args{"bad_comparison"});
    EXPECT_EQ(read_as({"AB < BC < AC"}), Args{"argument_count"});
    EXPECT_EQ(read_as({"= AC"}), Args{"argument_count"});
}

TEST(Comparisons, VectorEdgesAndPointsAreComparisons) {
    const auto holds = [](std::string_view op, std::string_view type, const std::vector<std::string>& args) {
        Action made{find(op, type), args};
        const auto read = comparison_of(made);
        EXPECT_TRUE(read && *read) << type;
        return compare(**read, triangle).decision;
    };
    EXPECT_EQ(holds("AddEdge", "VectorSum", {"A", "D", "A", "M_1", "M_1", "D"}), Decision::yes);
    EXPECT_EQ(holds("AddEdge", "VectorDiff", {"C", "B", "A", "B", "A", "C"}), Decision::yes);
    EXPECT_EQ(holds("AddEdge", "VectorDiff", {"B", "C", "A", "B", "A", "C"}), Decision::no);
    EXPECT_EQ(holds("AddEdge", "VectorDotZero", {"A", "B", "A", "C"}), Decision::yes);
    EXPECT_EQ(holds("AddEdge", "VectorDotZero", {"A", "B", "A", "D"}), Decision::no);
    EXPECT_EQ(holds("AddEdge", "VectorLinear", {"A", "D", "1/2", "A", "B", "1/2", "A", "C"}), Decision::yes);
    EXPECT_EQ(holds("AddEdge", "VectorLinear", {"A", "D", "-1/2", "A", "B", "1/2", "A", "C"}), Decision::no);
    EXPECT_EQ(holds("VerifyPoint", "Cartesian", {"D", "2", "3/2"}), Decision::yes);
    EXPECT_EQ(holds("VerifyPoint", "Cartesian", {"D", "2", "1.49", "0.1"}), Decision::no);
}

} // namespace
} // namespace porism::verigeo
