// Problems whose goal, or answer, one given says by what it means, and their neighbours in which it does not.
#include "core/workflow/conversions.h"
#include "workflow/verify/verification.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace porism::workflow {
namespace {

/// Whether `goal_not_given` is what decides; of a triangle ABC, with these edges.
bool is_given(std::string_view points, const std::string& edges, std::string_view goal, std::string_view answer = "") {
    std::string lines;
    std::istringstream names{std::string(points)};
    for (std::string name; names >> name;) lines += "AddPoint Free " + name + "; ";
    Json json = parse_json(envelope_of_lines(lines + edges)).value();
    json["goal"] = goal;
    json["answer"] = answer;
    const auto verdict = verify(load_bytes(to_text(json), "sample.json")->problems.front());
    EXPECT_TRUE(verdict) << edges;
    const problem::Check* deciding = verdict ? verdict->deciding() : nullptr;
    return verdict->outcome == problem::Outcome::rejected && deciding && deciding->name == "goal_not_given";
}

constexpr std::string_view triangle_of_free_points = "AddTriangle ByPoints t A B C; ";

bool is_given_of_triangle(const std::string& edges, std::string_view goal, std::string_view answer = "") {
    return is_given("A B C D E", std::string(triangle_of_free_points) + edges, goal, answer);
}

TEST(AnswerGiven, QuadrilateralsAreWhatTheyAreCalled) {
    const auto of = [](const char* called, const char* goal) {
        return is_given("A B C D", std::string("AddQuadrilateral ") + called + " q A B C D", goal);
    };
    EXPECT_TRUE(of("Square", "Prove that ABCD is a square"));
    EXPECT_TRUE(of("Square", "Prove that ABCD is a rhombus"));
    EXPECT_TRUE(of("Square", "Prove CD ⊥ DA"));
    EXPECT_TRUE(of("Rhombus", "Prove that ABCD is a rhombus"));
    EXPECT_TRUE(of("Rhombus", "Prove BC = CD"));
    EXPECT_TRUE(of("Rectangle", "Prove BC ⊥ CD"));
    EXPECT_FALSE(of("Square", "Prove AC ⊥ BD"));
    EXPECT_FALSE(of("Rectangle", "Prove AB = CD"));
    EXPECT_FALSE(of("Parallelogram", "Prove AB = CD"));
    EXPECT_FALSE(of("Rhombus", "Prove AC ⊥ BD"));
}

TEST(AnswerGiven, PartsOfOneLineAndOfOneEqualityAreGiven) {
    EXPECT_TRUE(is_given_of_triangle("AddEdge Collinear B C D E", "Prove B, D, E are collinear"));
    EXPECT_FALSE(
        is_given_of_triangle("AddEdge Collinear B C D; AddEdge Collinear B C E", "Prove B, D, E are collinear"))
        << "by two givens";
    EXPECT_TRUE(is_given_of_triangle("AddEdge PointOnSegment D BC 1/3", "Prove DC = 2*BD"));
    EXPECT_TRUE(is_given_of_triangle("AddEdge PointOnSegment D BC", "Prove BD + DC = BC"));
    EXPECT_TRUE(
        is_given_of_triangle("AddEdge PointOnSegment D BC; AddEdge AngleBisector AD ∠BAC", "Prove ∠BAC = 2∠BAD"));
    EXPECT_FALSE(is_given_of_triangle("AddEdge Midpoint D AB", "Prove AD + DB = AB")) << "a theorem, however near";
    EXPECT_FALSE(is_given_of_triangle("AddEdge Midpoint D AB; AddEdge Midpoint E AC", "Prove BC = 2*DE"));
}

TEST(AnswerGiven, WhatIsCalculatedFromOneGivenIsGiven) {
    for (const auto& [given, asked, answer] :
         std::vector<std::array<const char*, 3>>{{"AB + AC = 10", "Find AB + AC", "10"},
                                                 {"AB + AC = 10", "Find AC + AB", "10"},
                                                 {"AB + AC = 10", "Find 2AB + 2AC", "20"},
                                                 {"AB*AC = 12", "Find AB*AC", "12"},
                                                 {"∠ABC + ∠BCA = 100", "Find ∠ABC + ∠BCA", "100"},
                                                 {"AB = 5", "Find 2AB", "10"},
                                                 {"AB = 5", "Find AB^2", "25"},
                                                 {"AB = 5", "Find AB/5", "1"},
                                                 {"∠ABC = 30", "Find sin ∠ABC", "1/2"},
                                                 {"Area(A,B,C) = 6", "Find 2Area(A,B,C)", "12"}})
        EXPECT_TRUE(is_given_of_triangle(std::string("AddEdge ExprConstraint ") + given, asked, answer))
            << given << ": " << asked;
    for (const auto& [given, asked, answer] : std::vector<std::array<const char*, 3>>{
             {"AB = 5; AddEdge ExprConstraint AC = 4", "Find AB + AC", "9"},
             {"AB + AC = 10; AddEdge ExprConstraint BC = 4", "Find AB + AC + BC", "14"},
             {"∠ABC = 30; AddEdge ExprConstraint ∠BCA = 70", "Find ∠BAC", "80"},
             {"∠ABC = 30; AddEdge ExprConstraint ∠BCA = 70", "Find sin ∠BAC", "sin(80o)"}})
        EXPECT_FALSE(is_given_of_triangle(std::string("AddEdge ExprConstraint ") + given, asked, answer))
            << given << ": " << asked;
}

TEST(AnswerGiven, AnOrderIsGivenInOtherWords) {
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint ∠BAC > 90", "Prove ∠BAC is obtuse"));
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint ∠BAC < 90", "Prove ∠BAC < 90°"));
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint AB != AC", "Prove AB != AC"));
    EXPECT_FALSE(is_given_of_triangle("AddEdge ExprConstraint ∠BAC > 90", "Prove ∠ABC is acute"));
}

TEST(AnswerGiven, AnAngleByItsCosineAndAnAreaByItsProduct) {
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint cos(∠BAC) = 1/2", "Find ∠BAC", "60"));
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint tan(∠BAC) = 1", "Find ∠BAC", "45"));
    EXPECT_FALSE(is_given_of_triangle("AddEdge ExprConstraint sin(∠BAC) = 1/2", "Find ∠BAC", "30"))
        << "which of the two is left open";
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint Cross(Vector(A,B),Vector(A,C)) = 12",
                                     "Find the area of ABC", "6"));
    EXPECT_TRUE(is_given_of_triangle("AddEdge ExprConstraint AB+BC+CA = 12", "Find the perimeter of ABC", "12"));
}

TEST(AnswerGiven, InTheWordsOfFunctionsAndVectors) {
    for (const auto& [given, goal] : std::vector<std::array<const char*, 2>>{
             {"ExprConstraint cos(∠ACB) = 0", "Prove ∠ACB = 90"},
             {"ExprConstraint cos(∠ACB) = 0", "Prove AC ⊥ BC"},
             {"ExprConstraint 2*cos(∠ACB) = 1", "Prove ∠ACB = 60"},
             {"ExprConstraint tan(∠ACB) = 1", "Prove ∠ACB = 45"},
             {"ExprConstraint sin(∠ACB) = 1", "Prove ∠ACB = 90"},
             {"ExprConstraint cos(∠BAC)*Length(A,B) = 0", "Prove ∠BAC = 90"},
             {"ExprConstraint cos(∠BAC) = cos(∠ABC)", "Prove ∠BAC = ∠ABC"},
             {"ExprConstraint tan(∠BAC) = tan(∠ABC)", "Prove ∠BAC = ∠ABC"},
             {"ExprConstraint ∠ACB = 60", "Prove cos(∠ACB) = 1/2"},
             {"ExprConstraint Dot(Vector(A,B),Vector(A,C)) = 0", "Prove AB ⊥ AC"},
             {"ExprConstraint 0 = -2*Dot(Vector(A,B),2*Vector(A,C))", "Prove AB ⊥ AC"},
             {"ExprConstraint Dot(Vector(B,A),Vector(B,C)) < 0", "Prove ∠ABC > 90"},
             {"ExprConstraint 0 < Dot(Vector(A,B),Vector(B,C))", "Prove ∠ABC is obtuse"},
             {"ExprConstraint AB > 5", "Prove AB >= 5"},
             {"ExprConstraint AB < AC", "Prove AB <= AC"},
             {"ExprConstraint AB > AC", "Prove AB != AC"},
             {"PointOnSegment D BC", "Prove ∠BDC = 180"},
             {"ExprConstraint ∠BDC = 180", "Prove BD + DC = BC"},
             {"ExprConstraint ∠BDC = 180", "Prove B, D and C are collinear"},
             {"Parallel AB AD", "Prove A, B and D are collinear"},
             {"SimilarTriangles ABC DEB", "Prove ∠ABC = ∠DEB"},
             {"CongruentTriangles ABC DEB", "Prove ∠BCA = ∠EBD"}})
        EXPECT_TRUE(is_given_of_triangle(std::string("AddEdge ") + given, goal)) << given << ": " << goal;
    for (const auto& [given, goal] :
         std::vector<std::array<const char*, 2>>{{"ExprConstraint sin(∠BAC) = sin(∠ABC)", "Prove ∠BAC = ∠ABC"},
                                                 {"ExprConstraint AB^2 + AC^2 = BC^2", "Prove AB ⊥ AC"},
                                                 {"ExprConstraint AB >= AC", "Prove AB > AC"},
                                                 {"ExprConstraint AB = AC", "Prove cos(∠ABC) = cos(∠ACB)"},
                                                 {"SimilarTriangles ABC DEB", "Prove ∠ABC = ∠DBE"}})
        EXPECT_FALSE(is_given_of_triangle(std::string("AddEdge ") + given, goal)) << given << ": " << goal;
}

TEST(AnswerGiven, InTheWordsOfComplexNumbers) {
    const std::string turned = "AddEdge ExprConstraint Complex(Vector(A,B)) = ";
    EXPECT_TRUE(is_given_of_triangle(turned + "i*Complex(Vector(A,C))", "Prove AB = AC"));
    EXPECT_TRUE(is_given_of_triangle(turned + "-2*i*Complex(Vector(A,C))", "Prove AB ⊥ AC"));
    EXPECT_TRUE(is_given_of_triangle(turned + "i*Complex(Vector(A,C))", "Find ∠BAC", "90"));
    EXPECT_TRUE(is_given_of_triangle(turned + "-2*i*Complex(Vector(A,C))", "Find AB/AC", "2"));
    EXPECT_FALSE(is_given_of_triangle(turned + "i*Complex(Vector(A,C))", "Find ∠ABC", "45"));
    EXPECT_FALSE(is_given_of_triangle(turned + "(1+i)*Complex(Vector(A,C))", "Find ∠BAC", "45"))
        << "the ratio and the angle are to be reckoned";
}

} // namespace
} // namespace porism::workflow
