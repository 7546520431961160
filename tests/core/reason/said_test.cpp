// Equations that known ones say, and right angles of lines that are not named by their common point.
#include "figures.h"

#include "reason/value/values.h"
#include "support/stated.h"

namespace porism::reason::test {
namespace {

struct Shown {
    const char* points; ///< without places
    std::vector<std::string> statements;
    const char* goal;
};

bool is_shown(const Shown& row) {
    const scene::Scene scene = porism::test::points_with(row.points, row.statements);
    const Figure f = realised(scene, {});
    const facts::Statement goal = porism::test::statement_of(row.goal, scene.names());
    Session session = closed(f);
    const auto path = path_by_quantities(session, f.diagram, goal, f.diagram.scene_picture.letters);
    if (!path) return false;
    EXPECT_EQ(path->goal(), goal);
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_TRUE(verdict.valid) << row.goal << ": " << verdict.summary;
    return verdict.valid;
}

/// None of the quantities has a value.
TEST(Said, OfSumsWhoseTermsAreOpen) {
    const std::vector<std::string> right{"perp a b a c"}, isosceles{"cong a b a c"};
    for (const Shown& row : {Shown{"a b c", right, "angle(a,b,c) + angle(a,c,b) = 90"},
                             Shown{"a b c", isosceles, "2*angle(a,b,c) + angle(b,a,c) = 180"},
                             Shown{"a b c", {}, "angle(a,b,c) + angle(b,c,a) + angle(c,a,b) = 180"},
                             Shown{"a b c d",
                                   {"length(a,b) + length(c,d) = 7", "length(a,c) = length(c,d) + 2"},
                                   "length(a,b) + length(a,c) = 9"}})
        EXPECT_TRUE(is_shown(row)) << row.goal;
}

/// The two angles have values, as arc cosines, by the law of cosines.
TEST(Said, OfASumByThatOfTheAnglesAndAValue) {
    const std::vector<std::string> sides{"length(a,b) = 7", "length(a,c) = 8", "angle(b,a,c) = 60"};
    EXPECT_TRUE(is_shown({"a b c", sides, "angle(a,b,c) + angle(b,c,a) = 120"}));
    EXPECT_FALSE(is_shown({"a b c", sides, "angle(a,b,c) + angle(b,c,a) = 121"}));
    EXPECT_FALSE(is_shown({"a b c", sides, "2*angle(a,b,c) + angle(b,c,a) = 180"}));
}

TEST(Said, NotWhatIsLeftOpen) {
    EXPECT_FALSE(is_shown({"a b c", {"perp a b a c", "length(a,b) = 3"}, "length(a,c) + length(b,c) = 9"}));
    EXPECT_FALSE(is_shown({"a b c", {"cong a b a c"}, "angle(a,b,c) + angle(b,a,c) = 120"}));
}

/// D is a point of the line BC: the angle ADB is known to be right by the lengths.
TEST(Said, OfARightAngleByTheCommonPointOfItsLines) {
    const std::vector<std::string> sides{"length(a,b) = 13", "length(b,c) = 14", "length(a,c) = 15", "coll b d c",
                                         "length(a,d) = 12"};
    EXPECT_TRUE(is_shown({"a b c d", sides, "perp a d b c"}));
    EXPECT_FALSE(is_shown({"a b c d", {"length(a,b) = 13", "length(b,c) = 14", "coll b d c"}, "perp a d b c"}));
}

} // namespace
} // namespace porism::reason::test
