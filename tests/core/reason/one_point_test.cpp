// Points that fall together: proved to be one by what determines a point, and then one under two names (definition 4).
#include "figures.h"

#include "proof/rules/rule.h"
#include "reason/value/values.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

/// The goal's checked path; a failure and an empty path where there is none.
proof::Path proof_of(const Figure& scene) {
    Options options;
    options.goals = scene.goals;
    const Session session = closed(scene, options);
    const auto id = session.find(scene.goals.front());
    EXPECT_TRUE(id) << facts::to_string(scene.goals.front(), scene.diagram.names);
    if (!id) return {};
    auto path = path_to(session, *id);
    EXPECT_TRUE(path);
    const auto verdict = verify::check(*path, scene.scene, scene.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    return *path;
}

bool uses(const proof::Path& path, proof::Reason reason) {
    return std::ranges::find(path.steps, reason, &proof::Step::reason) != path.steps.end();
}

TEST(OnePoint, WhatIsKnownOfItUnderOneNameIsKnownUnderTheOther) {
    const Figure scene = figure("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c; e = foot e b a c; "
                                "k = on_tline k b a c, on_tline k c a b ? cyclic k d e c");
    ASSERT_FALSE(scene.diagram.coincidences.empty());
    EXPECT_TRUE(uses(proof_of(scene), proof::Reason::point_class));
}

// Points of one place lie on a line with any other, and on the circle of two others, and lines through them are merged
// by what else they share.
TEST(OnePoint, SetsWithBothNamesAreProved) {
    const char* const isosceles =
        "a b c = iso_triangle a b c; d = foot d a b c; m = midpoint m b c; o = circle o a b c ? ";
    for (const char* const goal : {"coll d m o", "coll a m o"})
        EXPECT_FALSE(proof_of(figure(std::string(isosceles) + goal)).steps.empty()) << goal;
    EXPECT_FALSE(
        proof_of(figure("a b c d = rectangle a b c d; o = circle o a b c; p = midpoint p a c ? cyclic a b o p"))
            .steps.empty());
}

// And what is constructed from k is known of h.
TEST(OnePoint, WhatIsBuiltOnOneNameIsBuiltOnTheOther) {
    const Figure scene = figure("a b c = triangle a b c; o = circumcenter o a b c; k = on_bline k a b, on_bline k b c; "
                                "m = midpoint m a k; n = midpoint n b o ? cong m k n o");
    EXPECT_FALSE(proof_of(scene).steps.empty());
}

TEST(OnePoint, ThreeNamesAreOneClass) {
    const Figure scene = figure("a b c = triangle a b c; o = circumcenter o a b c; k = on_bline k a b, on_bline k b c; "
                                "l = on_bline l a c, on_bline l a b ? same k l");
    EXPECT_EQ(scene.diagram.coincidences.size(), 2U);
    EXPECT_FALSE(proof_of(scene).steps.empty());
}

// Two names of one place are not one point before that is proved, and lines through both are not one line.
TEST(OnePoint, LinesThroughBothNamesAreNotMerged) {
    const Figure scene =
        figure("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h "
               "b e; k = on_line k a d, on_line k b e");
    ASSERT_FALSE(scene.diagram.coincidences.empty());
    const Session session = closed(scene);
    EXPECT_TRUE(session.find(scene.say("same h k")));
    for (const facts::Statement& statement : session.graph().statements)
        EXPECT_TRUE(facts::seen(statement, scene.diagram.scene_picture.points))
            << facts::to_string(statement, scene.diagram.names);
}

// Every row that could show it is banned: nothing is rewritten.
TEST(OnePoint, NothingIsRewrittenUnproved) {
    const Figure scene = figure("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = orthocenter h a b c; "
                                "k = on_tline k b a c, on_tline k c a b ? cyclic k d e c");
    Options options;
    options.goals = scene.goals;
    for (std::size_t i = 0; i < proof::rules().size(); ++i)
        if (proof::concludes_one_point(proof::rule(RuleId(i)))) options.bans.ban(RuleId(i));
    const Session session = closed(scene, options);
    EXPECT_FALSE(session.find(scene.say("same h k")));
    for (const proof::Derivation& derivation : session.graph().derivations)
        EXPECT_NE(derivation.reason, proof::Reason::point_class);
}

// What is given of a point is said of those that fall on it too: E is the foot D.
TEST(OnePoint, ALineHoldsItsPointsWhereverTheyStand) {
    const Figure foot = figure("a b c = triangle a b c; d = foot d a b c; e = on_line e a d, on_dia e a b ? same d e");
    EXPECT_FALSE(proof_of(foot).steps.empty());
    const Figure right =
        figure("a b c = triangle a b c; d = foot d a b c; e = on_line e a d, on_dia e a b ? perp a d b e");
    EXPECT_FALSE(proof_of(right).steps.empty());
}

// H and K are one point, and so are the feet of the perpendiculars from them.
TEST(OnePoint, WhatIsConstructedFromOnePointTwiceIsOnePoint) {
    const Figure feet =
        figure("a b c = triangle a b c; h = orthocenter h a b c; k = on_tline k b a c, on_tline k c a b; "
               "q = foot q h a b; r = foot r k a b ? same q r");
    EXPECT_FALSE(proof_of(feet).steps.empty());
}

TEST(OnePoint, TouchingCirclesMeetOnTheLineOfTheirCentres) {
    const Figure touching =
        figure("a b = segment a b; m = midpoint m a b; c = on_circle c a m, on_circle c b m ? same c m");
    EXPECT_FALSE(proof_of(touching).steps.empty());
}

// What is measured under one name is so under the other, whichever is asked for and whichever was told.
TEST(OnePoint, ValuesAreThoseOfEitherName) {
    const std::vector<std::string> halves{"length(a,b) = 3", "perp a b b c", "midp m a c", "midp d a c"};
    for (const auto& [told, asked, value] :
         {std::tuple("length(b,c) = 4", "length(b,m)", "5/2"), std::tuple("length(b,c) = 4", "length(b,d)", "5/2"),
          std::tuple("length(b,m) = 5/2", "length(b,d)", "5/2"), std::tuple("length(b,d) = 5/2", "length(b,m)", "5/2"),
          std::tuple("angle(a,m,b) = 60", "angle(a,d,b)", "60"),
          std::tuple("angle(a,d,b) = 60", "angle(a,m,b)", "60")}) {
        std::vector<std::string> statements = halves;
        statements.emplace_back(told);
        const Figure f = realised(porism::test::points_with("a b c d m", statements), {});
        EXPECT_EQ(f.diagram.coincidences.size(), 1U);
        Session session = closed(f);
        const auto answer = value_of(session, f.diagram, *facts::parse_quantity(asked, f.diagram.names));
        ASSERT_TRUE(answer) << told << ", " << asked << ": " << answer.error().what;
        EXPECT_EQ(answer->value.text(), value) << told << ", " << asked;
        const auto verdict = verify::check(answer->path, f.scene, f.diagram);
        EXPECT_TRUE(verdict.valid) << told << ", " << asked << ": " << verdict.summary;
    }
}

} // namespace
} // namespace porism::reason::test
