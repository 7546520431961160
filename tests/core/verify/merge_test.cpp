#include "verify/merge.h"

#include <gtest/gtest.h>

namespace porism::verify {
namespace {

const std::vector<std::string> names = {"a", "b", "c", "d", "e", "f", "g", "h"};

facts::Statement say(const std::string& text) {
    return facts::parse_statement(text, names).value().front();
}
std::vector<facts::Statement> all(const std::vector<std::string>& texts) {
    std::vector<facts::Statement> out;
    for (const std::string& text : texts) out.push_back(say(text));
    return out;
}
std::string line(const std::string& conclusion, const std::vector<std::string>& premises) {
    return check_line_merge(say(conclusion), all(premises));
}
std::string circle(const std::string& conclusion, const std::vector<std::string>& premises,
                   const std::vector<std::string>& conditions) {
    return check_circle_merge(say(conclusion), all(premises), all(conditions));
}

TEST(LineMerge, NeedsTwoSharedPoints) {
    EXPECT_EQ(line("coll a c d", {"coll a b c", "coll b c d"}), "");
    EXPECT_EQ(line("coll a b d", {"coll a b c", "coll c d e"}), "the premises do not merge into one");
    EXPECT_EQ(line("coll a b e", {"coll a b c", "coll b c d"}), "a point of the conclusion is in none of the premises");
}

TEST(LineMerge, TakesMidpointsAndChains) {
    EXPECT_EQ(line("coll a d e", {"midp a b c", "coll b c d", "coll c d e"}), "");
    EXPECT_EQ(line("coll a d e", {"coll c d e", "midp a b c", "coll b c d"}), "")
        << "whatever the order of the premises";
}

TEST(LineMerge, TakesNothingElse) {
    EXPECT_NE(line("coll a b d", {"coll a b c", "para b c b d"}), "")
        << "para over a shared point is no coll premise of a merge";
    EXPECT_NE(line("coll a b d", {}), "");
    EXPECT_NE(check_line_merge(say("cyclic a b c d"), all({"coll a b c", "coll b c d"})), "");
}

TEST(LineMerge, RefusesALineThatIsNotNeeded) {
    EXPECT_EQ(line("coll a b c", {"coll a b c", "coll d e f"}), "the premises do not merge into one");
}

TEST(CircleMerge, NeedsThreeSharedPointsThatAreNotOnALine) {
    EXPECT_EQ(circle("cyclic a c d e", {"cyclic a b c d", "cyclic b c d e"}, {"ncoll b c d"}), "");
    EXPECT_EQ(circle("cyclic a c d e", {"cyclic a b c d", "cyclic b c d e"}, {}), "the premises do not merge into one");
    EXPECT_EQ(circle("cyclic a c d e", {"cyclic a b c d", "cyclic b c d e"}, {"ncoll a b c"}),
              "the premises do not merge into one");
    EXPECT_NE(circle("cyclic a b e f", {"cyclic a b c d", "cyclic c d e f"}, {"ncoll a b c", "ncoll c d e"}), "");
}

TEST(CircleMerge, LeavesTheCentreOut) {
    EXPECT_EQ(circle("cyclic a b c d", {"circle e a b c", "cyclic a b c d"}, {"ncoll a b c"}), "");
    EXPECT_NE(circle("cyclic a b c e", {"circle e a b c", "cyclic a b c d"}, {"ncoll a b c"}), "");
}

TEST(CircleMerge, MergesInAnyOrder) {
    EXPECT_EQ(circle("cyclic a b f g", {"cyclic a b c d", "cyclic d e f g", "cyclic b c d e", "cyclic c d e f"},
                     {"ncoll b c d", "ncoll c d e", "ncoll d e f"}),
              "");
}

} // namespace
} // namespace porism::verify
