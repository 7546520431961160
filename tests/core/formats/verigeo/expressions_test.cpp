// Expressions in the words of relations, and back.
#include "formats/verigeo/expressions.h"

#include "formats/verigeo/plain_sides.h"
#include "formats/verigeo/spelling.h"

#include <gtest/gtest.h>

namespace porism::verigeo {
namespace {

TEST(RelationText, MeasuresHaveManyNames) {
    const std::pair<const char*, const char*> rows[] = {
        {"Norm(Vector(A,B)) + 1", "length(A,B) + 1"},
        {"2*|AB|", "2*length(A,B)"},
        {"Abs(Vec(A, B))^2", "length(A,B)^2"},
        {"Norm(B-A)", "length(A,B)"},
        {"Norm(A,B)", "length(A,B)"},
        {"Norm(Vector(A,B) + Vector(B,C))", "length(A,C)"},
        {"2*|B - A|", "2*length(A,B)"},
        {"Abs(Complex(Vector(A,B)))", "length(A,B)"},
        {"Abs(Complex(B) - Complex(A))", "length(A,B)"},
        {"△ABC + 1", "area(A,B,C) + 1"},
        {"Dot(B-A, B-C)", "(1/2)*(0+length(A,B)^2+length(B,C)^2-length(A,C)^2)"},
        {"cos(Angle(A,B,C))", "cosine(A,B,C)"},
        {"sin(∠ABC)*AB", "sine(A,B,C)*length(A,B)"},
        {"tan(ANG_ABC)", "tangent(A,B,C)"},
        {"2*AB*cos(60°)", "2*length(A,B)*cos(60o)"},
        {"sin(30) + tan(pi/4)", "sin((30)*1o) + tan(pi/4)"},
        {"Dot(Vector(A,B),Vector(C,D))", "(1/2)*(0+length(A,D)^2+length(B,C)^2-length(A,C)^2-length(B,D)^2)"},
        {"Dot(Vector(A,B), Vector(A,C))", "(1/2)*(0+length(A,C)^2+length(B,A)^2-length(B,C)^2)"},
        {"Dot(Vec(A,B),Vec(A,B))", "(1/2)*(0+length(A,B)^2+length(B,A)^2)"},
        {"Angle(Vector(A,B),Vector(A,C))", "angle(B,A,C)"},
        {"2*Angle(B-A, B-C)", "2*angle(A,B,C)"},
        {"Angle(Vector(A,B),Vector(B,C))", "(180-angle(A,B,C))"},
        {"Cross(Vector(A,B),Vector(A,C))^2", "(2*area(B,A,C))^2"},
        {"Abs(Cross(B-A, B-C)) + 1", "(2*area(A,B,C)) + 1"},
        {"Dot(2*Vector(A,B),Vector(A,C))", "(0+(1)*length(A,B)^2+(1)*length(A,C)^2+(-1)*length(B,C)^2)"},
    };
    for (const auto& [expression, relation] : rows) EXPECT_EQ(relation_text(expression), relation) << expression;
}

TEST(RelationText, IsNoneOfWhatARelationCannotHold) {
    for (const char* const text : {"Norm(Vector(A,B) + Vector(A,C))", "Cross(Vector(A,B),Vector(A,C))",
                                   "Cross(Vector(A,B),Vector(A,C))^3", "Angle(Vector(A,B),Vector(C,D))",
                                   "cos(2*Angle(A,B,C))", "sin(AB)", "Dot(Vector(A,B))", "Dot(Vector(A,B),Vector(A,C)",
                                   "Dot(2*A,Vector(A,C))", "|A|", "|ABC|", "Norm(Vector(A,B)", "Arg(Vector(A,B))"})
        EXPECT_FALSE(relation_text(text)) << text << ": " << relation_text(text).value_or("");
}

TEST(PlainSides, NormsOfSumsAreRootsOfSquares) {
    const auto sides = [](const char* left, const char* right) {
        const auto found = plain_sides(left, "=", right);
        return found ? found->first + " = " + found->second : std::string("not read");
    };
    EXPECT_EQ(sides("Norm(Vector(A,B)-Vector(A,C))", "5"), "length(B,C) = 5") << "a vector between points";
    EXPECT_EQ(sides("Norm(Vector(A,B)+Vector(A,C))", "5"),
              "(0+(2)*length(A,B)^2+(2)*length(A,C)^2+(-1)*length(B,C)^2) = (5)^2");
    EXPECT_EQ(sides("Norm(Vector(A,B)+Vector(A,C))", "AB - AC"), "not read") << "it may be negative";
}

TEST(PlainSides, AreMultipliedWithWhatIsPositiveAndInEquationsWithTangents) {
    const auto sides = [](const char* left, const char* sign, const char* right) {
        const auto found = plain_sides(left, sign, right);
        return found ? found->first + sign + found->second : std::string("not read");
    };
    EXPECT_EQ(sides("BC/sin(∠BAC)", "=", "2*AB"), "length(B,C)=(2*length(A,B))*sine(B,A,C)");
    EXPECT_EQ(sides("BC/sin(∠BAC)", "<", "AB"), "length(B,C)<(length(A,B))*sine(B,A,C)");
    EXPECT_EQ(sides("tan(∠BAC)", "=", "1/tan(∠ABC)"), "(tangent(B,A,C))*tangent(A,B,C)=1");
    EXPECT_EQ(sides("tan(∠BAC)", "<", "1/tan(∠ABC)"), "tangent(B,A,C)<1/tangent(A,B,C)") << "it may be negative";
    EXPECT_EQ(sides("AB", "=", "1/(tan(∠BAC)+tan(∠ABC))"), "length(A,B)=1/(tangent(B,A,C)+tangent(A,B,C))")
        << "it may be zero";
    EXPECT_EQ(sides("AB", "=", "BC/cos(∠ABC)"), "length(A,B)=length(B,C)/cosine(A,B,C)") << "it may be zero";
}

TEST(Spelling, SignsOfTexAndOfPrintAreThoseThatAreRead) {
    const std::pair<const char*, const char*> rows[] = {
        {"\\angle ABC", "∠ABC"},     {"m\\angle{ABC}", "∠(ABC)"},  {"60^{\\circ}", "60°"},
        {"60^\\circ", "60°"},        {"3\\sqrt{2}", "3*sqrt(2)"},  {"\\frac{1}{2}", "((1)/(2))"},
        {"AB \\cdot CD", "AB * CD"}, {"AB² − CD²", "AB^2 - CD^2"}, {"$AB$", "AB"},
        {"AB + 2", "AB + 2"},
    };
    for (const auto& [written, read] : rows) EXPECT_EQ(spelled(written), read) << written;
}

TEST(PlainSides, DegreesMayHaveTheirSignWhereAnglesAreCompared) {
    using Sides = std::pair<std::string, std::string>;
    EXPECT_EQ(in_plain_degrees("∠ABC", "60°"), (Sides{"∠ABC", "60"}));
    EXPECT_EQ(in_plain_degrees("90° - ∠ABC/2", "∠BCD"), (Sides{"90 - ∠ABC/2", "∠BCD"}));
    EXPECT_EQ(in_plain_degrees("AB", "60°"), (Sides{"AB", "60°"})) << "a length is no angle";
    EXPECT_EQ(in_plain_degrees("sin(∠ABC)", "60°"), (Sides{"sin(∠ABC)", "60°"}));
}

/// Beside an angle, which counts degrees.
TEST(PlainSides, NumbersToldByPiCountRadiansAndArcsAreAngles) {
    using Sides = std::pair<std::string, std::string>;
    EXPECT_EQ(in_plain_degrees("∠ABC", "pi/6"), Sides("∠ABC", "30"));
    EXPECT_EQ(in_plain_degrees("π/2", "2*Angle(A,B,C)"), Sides("90", "2*Angle(A,B,C)"));
    EXPECT_EQ(in_plain_degrees("∠ABC", "arcsin(1/2)"), Sides("∠ABC", "30"));
    EXPECT_EQ(in_plain_degrees("∠ABC", "180 - 2*arccos(1/2)"), Sides("∠ABC", "60"));
    EXPECT_EQ(in_plain_degrees("∠ABC", "arctan(4/3)").second, "number(((arctan(4/3)))/1o)");
    EXPECT_EQ(in_plain_degrees("∠ABC", "pi + 1"), Sides("∠ABC", "pi + 1")) << "degrees or radians";
    EXPECT_EQ(in_plain_degrees("AB", "pi/6"), Sides("AB", "pi/6"));
}

TEST(PlainSides, OfAPowerThatIsZeroAreItsBase) {
    const auto left_of = [](const char* left, const char* sign, const char* right) {
        const auto sides = plain_sides(left, sign, right);
        return sides ? sides->first : std::string();
    };
    EXPECT_EQ(left_of("(AB - AC)^3", "=", "0"), left_of("(AB - AC)", "=", "0"));
    EXPECT_EQ(left_of("Dot(B - A, C - A)^2", "=", "0"), left_of("Dot(B - A, C - A)", "=", "0"));
    EXPECT_EQ(left_of("AB^2", "=", "9"), "length(A,B)^2") << "of other values it is not";
    EXPECT_NE(left_of("AB^2 - AC^2", "=", "0"), left_of("AB - AC", "=", "0"));
    EXPECT_NE(left_of("(AB - AC)^2", ">", "0"), left_of("(AB - AC)", ">", "0"));
}

TEST(PlainSides, AreMultipliedByWhatDividesTheirSummands) {
    struct Row {
        const char *left, *right, *sides;
    };
    for (const auto& [left, right, expected] :
         {Row{"AB/DE", "2", "length(A,B) = (2)*length(D,E)"},
          Row{"1/BC", "1/CA + 1/AB",
              "(1)*length(C,A)*length(A,B) = (1)*length(B,C)*length(A,B)+(1)*length(B,C)*length(C,A)"},
          Row{"BD", "AB*BC/(AB + AC)", "(length(B,D))*(length(A,B) + length(A,C)) = length(A,B)*length(B,C)"},
          Row{"AB/BC - CD/2", "1/BC", "length(A,B)-(length(C,D)/2)*length(B,C) = 1"},
          Row{"1/AB^2", "1/AB", "(1)*length(A,B) = (1)*length(A,B)^2"}, Row{"sqrt(AB)", "sqrt(13)", "length(A,B) = 13"},
          Row{"sqrt(AB*CD)", "EF", "length(A,B)*length(C,D) = (length(E,F))^2"},
          Row{"AB", "sqrt(13)", "length(A,B) = sqrt(13)"},
          Row{"sqrt(AB - CD)", "AB - EF", "sqrt(length(A,B) - length(C,D)) = length(A,B) - length(E,F)"},
          Row{"(AB/BC)*(CD/DE)", "2", "length(A,B)*length(C,D) = (2)*length(B,C)*length(D,E)"},
          Row{"2/(AB/BC)", "(CD)", "2*length(B,C) = ((length(C,D)))*length(A,B)"},
          Row{"(AB + CD)/(BC + 1)", "2", "(length(A,B) + length(C,D)) = (2)*(length(B,C) + 1)"},
          Row{"AB/Cross(Vector(A,B),Vector(A,C))", "2", "not read"}}) {
        const auto sides = plain_sides(left, "=", right);
        const std::string found = sides ? sides->first + " = " + sides->second : "not read";
        EXPECT_EQ(found, expected) << left << " = " << right;
    }
}

TEST(ExpressionText, FunctionsOfAnglesReadBack) {
    for (const char* const relation : {"cosine(A,B,C)", "2*sine(A,B,C)*length(A,B)", "tangent(A,B,C)^2"}) {
        const auto text = expression_text(relation);
        ASSERT_TRUE(text) << relation;
        EXPECT_EQ(relation_text(*text), relation) << *text;
    }
}

} // namespace
} // namespace porism::verigeo
