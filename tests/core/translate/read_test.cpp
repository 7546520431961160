// Statements read back from their words.
#include "translate/read.h"

#include "geometry/point.h"

#include <gtest/gtest.h>

namespace porism::translate {
namespace {

using geometry::Point;

const std::vector<std::string> letters{"a", "b", "c", "d", "e", "f", "g", "h", "h1"};

facts::Statement statement(std::string_view text) {
    const auto statements = facts::parse_statement(text, letters);
    EXPECT_TRUE(statements) << text;
    return statements->front();
}

// Without a picture words tell all but the sense of angles with a vertex, which are written between lines then.
TEST(Read, GivesBackWhatWasSaid) {
    for (const char* text : {"coll a b c",
                             "para a b c d",
                             "para a b a d",
                             "perp a h h1 c",
                             "cong a b c h1",
                             "eqangle a b a c d e d f",
                             "eqangle a b c d e f g h",
                             "eqratio a b a c d e d f",
                             "eqratio a b c d e f a b",
                             "cyclic a b c d",
                             "circle d a b c",
                             "midp c a b",
                             "simtri a b c d e f",
                             "simtrir a b c d e f",
                             "contri a b c d e f",
                             "aconst a b a c 60o",
                             "aconst a b c d pi/7",
                             "rconst a b c d 3/4",
                             "rconst a b c d 1/3",
                             "lconst a b 5/2",
                             "r2const a b c d 2",
                             "l2const a b 2",
                             "eqprod a b c d e f g h a c b d",
                             "sum a b b c a c",
                             "same a b"}) {
        const auto back = read(say(statement(text), letters), letters);
        ASSERT_TRUE(back) << text << ": " << say(statement(text), letters);
        EXPECT_EQ(*back, statement(text)) << say(statement(text), letters);
    }
}

TEST(Read, TakesWhatKeyboardsHave) {
    for (const char* text : {"ab || cd", "AB // CD", " A B∥C D"})
        EXPECT_EQ(read(text, letters), statement("para a b c d")) << text;
    EXPECT_EQ(read("AB ⟂ CD", letters), statement("perp a b c d"));
    EXPECT_EQ(read("AB^2 = CD * EF", letters), statement("eqratio a b c d e f a b"));
    EXPECT_EQ(read("∠(AB, CD) = 60°", letters), statement("aconst a b c d 60o"));
    EXPECT_EQ(read("∠(AB, CD) = 60", letters), statement("aconst a b c d 60o"));
}

TEST(Read, AnglesWithAVertexTurnAsInThePicture) {
    const auto angles = [](double height) {
        return std::vector<Point<double>>{{0, 0}, {1, 0}, {1, 1}, {5, 0}, {6, 0}, {5 + height, height}};
    };
    const auto alike = statement("eqangle a b a c d e d f"), against = statement("eqangle a b a c d f d e");
    EXPECT_EQ(read("∠BAC = ∠EDF", letters, angles(2)), alike);
    EXPECT_EQ(read("∠BAC + ∠EDF = 180°", letters, angles(2)), against);
    EXPECT_EQ(read("∠BAC = ∠EDF", letters, angles(-2)), against) << "45° and 135°: false, and not the other one";
    EXPECT_EQ(read("∠BAC + ∠EDF = 180°", letters, angles(-2)), alike);
    EXPECT_EQ(read("∠BAC = 45°", letters, angles(2)), statement("aconst a b a c 45o"));
    EXPECT_EQ(read("∠CAB = 45°", letters, angles(2)), statement("aconst a b a c 45o"));
}

TEST(Read, WhatIsNoStatementIsNothing) {
    for (const char* text :
         {"", "AB", "AB = ", "AB = AB", "AB ⊥ CX", "AB ⊥ CD!", "∠BAC = x", "AB = 1/0", "AB : CD = 1:2:3"})
        EXPECT_FALSE(read(text, letters)) << text;
}

std::vector<std::string> of_class(std::string_view words, Picture picture = {}) {
    std::vector<std::string> out;
    for (const facts::Statement& each : read_class(words, letters, picture))
        out.push_back(facts::to_string(each, letters));
    return out;
}

TEST(ReadClass, HoldsTheFirstMemberAgainstEachOtherOne) {
    using Texts = std::vector<std::string>;
    EXPECT_EQ(of_class("AB = CD"), Texts{"cong a b c d"});
    EXPECT_EQ(of_class("AB = CD = EF"), (Texts{"cong a b c d", "cong a b e f"}));
    EXPECT_EQ(of_class("AB || CD ∥ EF"), Texts{}) << "one sign for the whole class";
    EXPECT_EQ(of_class("AB ∥ CD ∥ EF"), (Texts{"para a b c d", "para a b e f"}));
    EXPECT_EQ(of_class("A, B, C, D, E and F lie on one circle"),
              (Texts{"cyclic a b c d", "cyclic a b c e", "cyclic a b c f"}));
    EXPECT_EQ(of_class("A, B, C and H1 lie on one line"), (Texts{"coll a b c", "coll a b h1"}));
    EXPECT_EQ(of_class("A, B and C lie on one circle"), Texts{});
    EXPECT_EQ(of_class("A, B, C and X lie on one line"), Texts{}) << "there is no X";
    EXPECT_EQ(of_class("AB = CD = "), Texts{});
    EXPECT_EQ(of_class(""), Texts{});
}

TEST(ReadClass, SupplementsAreSumsOfAStraightAngle) {
    const std::vector<Point<double>> at{{0, 0}, {4, 0}, {1, 3}, {5, 5}, {2, 7}, {9, 4}, {3, 8}, {7, 1}, {6, 6}};
    const auto sum = read("∠BAC + ∠EDF = 180°", letters, at);
    ASSERT_TRUE(sum);
    const auto read_back = read_class("∠CBD = 180° − ∠BAC = ∠EDF", letters, at);
    ASSERT_EQ(read_back.size(), 2U);
    EXPECT_EQ(read_back[0], *read("∠CBD + ∠BAC = 180°", letters, at));
    EXPECT_EQ(read_back[1], *read("∠CBD = ∠EDF", letters, at));
    EXPECT_EQ(read_class("180° − ∠BAC = ∠EDF", letters, at).front(), *sum);
    EXPECT_EQ(read_class("180° − ∠BAC = 180° − ∠EDF", letters, at).front(), *read("∠BAC = ∠EDF", letters, at));
}

} // namespace
} // namespace porism::translate
