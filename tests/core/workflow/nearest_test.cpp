// Of samples that pass, the one that is nearest to one that does not.
#include "workflow/verify/diagnosis/nearest.h"

#include <gtest/gtest.h>

#include <array>

namespace porism::workflow {
namespace {

std::vector<Sentence> sentences(const std::string& text) {
    const auto loaded = load_bytes(text, "text");
    EXPECT_TRUE(loaded) << text;
    return loaded ? sentences_of(loaded->problems.front()) : std::vector<Sentence>();
}

std::vector<std::string> texts_of(const std::vector<Sentence>& said) {
    std::vector<std::string> out;
    for (const Sentence& one : said) out.push_back(one.text);
    return out;
}

double distance(const std::string& one, const std::string& other) {
    return apart(Gist(sentences(one)), Gist(sentences(other)));
}

const std::string altitudes = "a b c = triangle a b c; d = on_tline d b a c, on_tline d c a b ? perp a d b c";
const std::array others{altitudes,
                        std::string("a b c = triangle a b c; d = on_tline d b a c, on_bline d a b ? perp a d b c"),
                        std::string("p q r = triangle p q r; s = on_tline s q p r, on_tline s r p q ? perp p s q r"),
                        std::string("a b c = triangle a b c; h = orthocenter h a b c ? perp a h b c"),
                        std::string("a b c = r_triangle a b c; m = midpoint m b c ? cong m a m b"),
                        std::string("a b c = triangle a b c")};

TEST(Nearest, DistanceIsAMetricUpToRenaming) {
    for (const std::string& one : others)
        for (const std::string& other : others) {
            const double here = distance(one, other);
            EXPECT_EQ(here == 0, one == other) << one << "\n" << other;
            EXPECT_EQ(here, distance(other, one));
            for (const std::string& third : others) EXPECT_LE(here, distance(one, third) + distance(third, other));
        }
}

TEST(Nearest, OtherNamesAreHalfAsFarAsOtherConstructions) {
    const double renamed = distance(altitudes, others[2]);
    EXPECT_EQ(renamed, 3); // three sentences here and three there, by their names alone
    EXPECT_EQ(distance(altitudes, others[1]), 2);
}

TEST(Nearest, OnlyWhatTheOtherDoesNotSayIsToldOfEach) {
    const Difference told = difference(sentences(others[1]), sentences(altitudes));
    EXPECT_EQ(texts_of(told.here),
              (std::vector<std::string>{
                  "Let D lie on the perpendicular to AC through B and on the perpendicular bisector of AB."}));
    EXPECT_EQ(texts_of(told.there), (std::vector<std::string>{"Let D lie on the perpendicular to AC through B and on "
                                                              "the perpendicular to AB through C."}));
    ASSERT_EQ(told.here.size(), 1U);
    EXPECT_EQ(told.here.front().of, Sentence::Of::action);
    EXPECT_EQ(told.here.front().index, 1U);
}

TEST(Nearest, WhatIsToldOfTheSolutionCountsToo) {
    const std::string good = R"({"problem": "", "givens": [], "goal": "Find AB", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["B", "3", "4"]}], "answer": ")";
    const Difference told = difference(sentences(good + "5\"}"), sentences(good + "6\"}"));
    EXPECT_EQ(texts_of(told.here), (std::vector<std::string>{"The answer is told: the length AB is 5."}));
    EXPECT_EQ(texts_of(told.there), (std::vector<std::string>{"The answer is told: the length AB is 6."}));
}

} // namespace
} // namespace porism::workflow
