#include "verify/merge.h"

#include <fmt/format.h>
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
const std::vector<std::string> all_differ = [] {
    std::vector<std::string> out;
    for (const std::string& a : names)
        for (const std::string& b : names)
            if (a < b) out.push_back(fmt::format("diff {} {}", a, b));
    return out;
}();
std::string line(const std::string& conclusion, const std::vector<std::string>& premises,
                 const std::vector<std::string>& conditions = all_differ) {
    return check_line_merge(say(conclusion), all(premises), all(conditions));
}
std::string circle(const std::string& conclusion, const std::vector<std::string>& premises,
                   const std::vector<std::string>& conditions) {
    return check_circle_merge(say(conclusion), all(premises), all(conditions));
}

std::string one_point(const std::string& conclusion, const std::vector<std::string>& premises) {
    return check_same_points(say(conclusion), all(premises));
}

TEST(OnePoint, StandsInPlaceOfAnother) {
    EXPECT_EQ(one_point("perp a b c d", {"perp e b c d", "same a e"}), "");
    EXPECT_EQ(one_point("perp a b c d", {"same a e", "same e f", "perp f b c d"}), "");
    EXPECT_EQ(one_point("cong a b c d", {"cong d c b e", "same a e"}), "") << "in any order of the arguments";
    EXPECT_EQ(one_point("same a c", {"same a b", "same b c"}), "");
    EXPECT_EQ(one_point("cong a b a c", {"same b c"}), "") << "it is trivial of one point";
}

TEST(OnePoint, StandsInPlaceOfNoOther) {
    EXPECT_NE(one_point("perp a b c d", {"perp e b c d"}), "") << "nothing says that they are one";
    EXPECT_NE(one_point("perp a b c d", {"perp e b c d", "same a f"}), "");
    EXPECT_NE(one_point("para a b c d", {"perp e b c d", "same a e"}), "");
    EXPECT_NE(one_point("perp a b c d", {"perp e b c d", "perp e b f g", "same a e"}), "") << "two bodies";
    EXPECT_NE(one_point("perp a b c d", {"perp e b c d", "same a e", "same e f", "same a f"}), "") << "one too many";
    EXPECT_NE(one_point("perp a b c d", {"same a c", "same b d"}), "") << "perp of one line is not meant";
    EXPECT_NE(one_point("same a d", {"same a b", "same b c"}), "");
    EXPECT_NE(one_point("same a b", {}), "");
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
    EXPECT_NE(check_line_merge(say("cyclic a b c d"), all({"coll a b c", "coll b c d"}), {}), "");
}

// Lines ab and ef through c and d: that these two differ is in none of the premises.
TEST(LineMerge, NeedsSharedPointsThatDiffer) {
    const std::vector<std::string> premises = {"coll a b c", "coll a b d", "coll c e f", "coll d e f"};
    EXPECT_EQ(line("coll a b e", premises), "");
    EXPECT_EQ(line("coll a b e", premises, {"diff a b", "diff e f", "diff c d"}), "");
    EXPECT_EQ(line("coll a b e", premises, {"diff a b", "diff e f", "diff a c", "diff d e"}),
              "the premises do not merge into one");
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
