// What equations between quantities say as statements, under which conditions.
#include "facts/sayings.h"

#include <gtest/gtest.h>
#include <map>
#include <string>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "g", "h"};

std::vector<std::string> said(const std::string& relation) {
    std::vector<std::string> out;
    for (const Saying& saying : sayings(parse_relation(relation, names).value())) {
        std::string text = to_string(saying.statement, names);
        for (const Statement& condition : saying.conditions) text += " if " + to_string(condition, names);
        out.push_back(std::move(text));
    }
    return out;
}
using Texts = std::vector<std::string>;

TEST(Sayings, OfLengths) {
    EXPECT_EQ(said("length(a,b) = length(c,d)"), Texts{"cong a b c d"});
    EXPECT_EQ(said("3*length(a,b) = 2*length(c,d)").front().substr(0, 15), "rconst a b c d ");
    EXPECT_EQ(said("length(a,b) = 3"), Texts{"lconst a b 3"});
    EXPECT_EQ(said("length(a,b)^2 = 3"), Texts{"l2const a b 3"});
    EXPECT_EQ(said("length(a,b) + length(b,c) = length(a,c)"), Texts{"sum a b b c a c"});
    EXPECT_EQ(said("length(a,b)*length(c,d) = length(e,f)*length(g,h)").size(), 1U);
    EXPECT_EQ(said("length(a,b) = x"), Texts{});
    EXPECT_EQ(said("length(a,b) + length(c,d) = 7"), Texts{});
}

TEST(Sayings, OfAnglesUnderTheirOrientation) {
    EXPECT_EQ(said("angle(a,b,c) = 90"), Texts{"perp a b b c"});
    const Texts equal = said("angle(a,b,c) = angle(d,e,f)");
    ASSERT_EQ(equal.size(), 2U);
    for (const std::string& text : equal) EXPECT_NE(text.find("sameclock"), std::string::npos) << text;
    EXPECT_EQ(said("angle(b,a,c) = angle(a,b,c)").size(), 1U) << "of one triangle";
    EXPECT_EQ(said("angle(a,b,c) + angle(d,e,f) = 180").size(), 2U);
    EXPECT_EQ(said("angle(a,b,c) + angle(d,e,f) = 90"), Texts{});
    EXPECT_EQ(said("angle(a,b,c) = 60"), Texts{});
}

} // namespace
} // namespace porism::facts
