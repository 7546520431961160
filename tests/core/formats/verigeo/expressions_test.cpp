// Expressions in the words of relations, and back.
#include "formats/verigeo/expressions.h"

#include <gtest/gtest.h>

namespace porism::verigeo {
namespace {

TEST(RelationText, MeasuresHaveManyNames) {
    const std::pair<const char*, const char*> rows[] = {
        {"Norm(Vector(A,B)) + 1", "length(A,B) + 1"},
        {"2*|AB|", "2*length(A,B)"},
        {"Abs(Vec(A, B))^2", "length(A,B)^2"},
        {"cos(Angle(A,B,C))", "cosine(A,B,C)"},
        {"sin(∠ABC)*AB", "sine(A,B,C)*length(A,B)"},
        {"tan(ANG_ABC)", "tangent(A,B,C)"},
        {"Dot(Vector(A,B),Vector(C,D))", "(1/2)*(0+length(A,D)^2+length(B,C)^2-length(A,C)^2-length(B,D)^2)"},
        {"Dot(Vector(A,B), Vector(A,C))", "(1/2)*(0+length(A,C)^2+length(B,A)^2-length(B,C)^2)"},
        {"Dot(Vec(A,B),Vec(A,B))", "(1/2)*(0+length(A,B)^2+length(B,A)^2)"},
    };
    for (const auto& [expression, relation] : rows) EXPECT_EQ(relation_text(expression), relation) << expression;
}

TEST(RelationText, IsNoneOfWhatARelationCannotHold) {
    for (const char* const text :
         {"Norm(Vector(A,B) + Vector(B,C))", "Cross(Vector(A,B),Vector(A,C))", "cos(2*Angle(A,B,C))", "sin(AB)",
          "Dot(Vector(A,B))", "Dot(Vector(A,B),Vector(A,C)", "Dot(2*Vector(A,B),Vector(A,C))", "|A|", "|ABC|",
          "Norm(Vector(A,B)", "Arg(Vector(A,B))"})
        EXPECT_FALSE(relation_text(text)) << text << ": " << relation_text(text).value_or("");
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
