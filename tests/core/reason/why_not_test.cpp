// Why a goal was not derived: the missing link is a statement with which it is, and names what was left out.
#include "corpus_of_ours.h"
#include "reason/whynot/why_not.h"

#include "proof/rules/rule_profile.h"

#include <algorithm>
#include <cmath>

namespace porism::reason::test {
namespace {

WhyNot asked(const Figure& figure, Options options = {}) {
    Session session = closed(figure, std::move(options));
    EXPECT_FALSE(session.find(figure.goals.front())) << "it is derived";
    return why_not(session, figure.diagram, figure.goals.front());
}

Options without(const char* row) {
    Options options;
    options.bans.ban(*proof::row_called(row));
    return options;
}

/// With what the links say given, the goal follows.
bool suffices(const Figure& figure, const std::vector<MissingLink>& links, const proof::Bans& bans) {
    diagram::Diagram more = figure.diagram;
    for (const MissingLink& link : links) more.givens.push_back({link.statement, 0});
    Options options;
    options.goals = figure.goals;
    options.bans = bans;
    auto session = close(more, options);
    return session && session->prove(figure.goals.front());
}

/// The last theorem that a problem needs is taken away: it is the missing link, or stands in one before it.
TEST(WhyNot, NamesTheRuleThatIsLeftOut) {
    std::size_t named = 0, all = 0;
    for (std::size_t i = 0; i < proof::rules().size(); ++i) {
        const proof::Rule& row = proof::rules()[i];
        if (row.standing != proof::Standing::needed || row.example.empty()) continue;
        const Figure example = figure(row.example);
        const Options options = without(row.name.c_str());
        Session session = closed(example, options);
        const facts::Statement& goal = example.goals.front();
        if (session.find(goal)) continue; // its other goal needs the row
        ++all;
        const WhyNot why = why_not(session, example.diagram, goal);
        ASSERT_FALSE(why.links.empty()) << row.name;
        EXPECT_TRUE(suffices(example, why.links, options.bans)) << row.name;
        named += static_cast<std::size_t>(std::ranges::count(why.links, &row, &MissingLink::row) > 0);
    }
    EXPECT_GE(all, 20U);
    EXPECT_EQ(named, all);
}

/// What a statement says of angles is left out, and not only an instance of a rule that is matched.
TEST(WhyNot, NamesWhatOpensAStatement) {
    Figure scene = drawn({"a", "b", "c", "d"}, {{5, 0}, {4, 3}, {-3, 4}, {0, -5}}, {"cyclic a b c d"});
    scene.goals = {scene.say("eqangle c a c b d a d b")};
    const WhyNot why = asked(scene, without("inscribed_angles"));
    ASSERT_EQ(why.links.size(), 1U);
    EXPECT_EQ(why.links.front().row, proof::row_called("inscribed_angles"));
    EXPECT_EQ(why.links.front().statement, scene.goals.front());
}

/// The same among other premises of one calculation.
TEST(WhyNot, NamesWhatOpensAPremiseOfACalculation) {
    const Figure scene = figure("a b c = triangle a b c; d = on_circum d a b c; e = on_line e a b; f = on_line f c d, "
                                "on_pline f e a d ? cyclic b c e f");
    const WhyNot why = asked(scene, without("inscribed_angles"));
    ASSERT_FALSE(why.links.empty());
    EXPECT_EQ(why.links.front().row, proof::row_called("inscribed_angles"));
    EXPECT_GT(why.links.front().premises.size(), 1U);
}

TEST(WhyNot, TellsLinesNearTheGoalOnce) {
    const Figure scene =
        figure("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b "
               "e; f = on_line f a b ? perp c h a b");
    Session session = closed(scene);
    WhyNotLimits limits;
    limits.nearest = 50;
    const WhyNot why = why_not(session, scene.diagram, scene.say("perp c f a b"), limits);
    const auto altitude = [&](const facts::Statement& one) {
        return (one == scene.say("perp a h b c") || one == scene.say("perp a h b d") ||
                one == scene.say("perp a d b c") || one == scene.say("perp a h c d") ||
                one == scene.say("perp a d b d"));
    };
    EXPECT_LE(std::ranges::count_if(why.nearest, altitude), 1);
}

TEST(WhyNot, NamesCalculationThatIsLeftOut) {
    const Figure scene = figure(
        "a b c = triangle a b c; d = on_line d a b; e = on_line e a c, on_pline e d b c ? eqratio a d a b a e a c");
    Options options;
    options.bans = proof::ready_rule_profile("pythagoras")->bans;
    const WhyNot why = asked(scene, options);
    ASSERT_FALSE(why.links.empty());
    EXPECT_FALSE(why.links.front().theorem.empty());
}

/// The figure is drawn so that the goal holds and nothing says so: D lies on the circle by its coordinates.
/// The median of an isosceles triangle says what calculation with squares may not.
TEST(WhyNot, NamesNoStepThatAnotherWayMakesUpFor) {
    const Figure scene =
        figure("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e; "
               "m = midpoint m a b; n = midpoint n b c; o = circumcenter o a b c; g = on_line g a n, on_line g c m "
               "? coll o g h");
    Options options;
    options.bans = proof::ready_rule_profile("triangles")->bans;
    Session session = closed(scene, options);
    ASSERT_TRUE(session.holds(scene.say("perp b c n o")));
    const WhyNot why = why_not(session, scene.diagram, scene.goals.front());
    ASSERT_FALSE(why.links.empty());
    for (const MissingLink& link : why.links) EXPECT_FALSE(session.holds(link.statement)) << link.theorem;
    EXPECT_TRUE(suffices(scene, why.links, options.bans));
}

TEST(WhyNot, FindsTheStatementThatIsNotGiven) {
    Figure scene = drawn({"a", "b", "c", "d"}, {{0, 0}, {4, 0}, {1, 3}, {3.6, 2.2}}, {});
    const double x = 2, y = (1 + 9 - 4.0) / 6; // the centre is as far from A, B and C
    const double radius = std::hypot(x, y), angle = 0.7;
    scene.diagram.scene_picture.points[3] = {x + radius * std::cos(angle), y + radius * std::sin(angle)};
    scene.goals = {scene.say("eqangle c a c b d a d b")};
    const WhyNot why = asked(scene);
    ASSERT_EQ(why.links.size(), 1U);
    EXPECT_EQ(why.links.front().statement, scene.say("cyclic a b c d"));
    ASSERT_FALSE(why.attempts.empty());
    EXPECT_EQ(why.attempts.front().lacking, std::vector{scene.say("cyclic a b c d")});
    EXPECT_TRUE(suffices(scene, why.links, {}));
    const std::vector<Attempt>& for_the_link = why.links.front().attempts;
    ASSERT_FALSE(for_the_link.empty()) << "other angles over its chords would say it";
    for (const Attempt& attempt : for_the_link) {
        EXPECT_EQ(attempt.conclusion, why.links.front().statement);
        EXPECT_FALSE(attempt.lacking.empty());
    }
}

TEST(WhyNot, GoesBackToTheFirstLink) {
    // ABCD is drawn as a parallelogram and only AB ∥ CD is given: that the diagonals halve each other lacks AD ∥ BC.
    Figure scene = drawn({"a", "b", "c", "d", "m"}, {{0, 0}, {4, 0}, {5, 3}, {1, 3}, {2.5, 1.5}},
                         {"para a b c d", "coll m a c", "coll m b d"});
    scene.goals = {scene.say("cong m a m c")};
    const WhyNot why = asked(scene);
    ASSERT_FALSE(why.links.empty());
    EXPECT_TRUE(suffices(scene, why.links, {}));
    EXPECT_FALSE(why.attempts.empty());
}

/// Points on a line and parallels follow from directions: what was derived of these is near them.
TEST(WhyNot, TellsWhatWasDerivedOfDirectionsNearALine) {
    Figure scene = drawn({"a", "b", "c", "d", "e"}, {{0, 0}, {4, 0}, {0, 3}, {4, 3}, {8, 3}},
                         {"perp a b a c", "perp a c c d", "perp a b b d"});
    Options options;
    options.consequences = true;
    scene.goals = {scene.say("coll c d e")};
    EXPECT_FALSE(asked(scene, options).nearest.empty());
    scene.goals = {scene.say("para a b d e")};
    EXPECT_FALSE(asked(scene, options).nearest.empty());
}

TEST(WhyNot, TellsWhatWasDerivedNearTheGoal) {
    Figure scene =
        drawn({"a", "b", "c", "d", "e"}, {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {2, -2}}, {"cong a b b c", "cong b c b e"});
    scene.goals = {scene.say("cong a b a d")};
    Options options;
    options.consequences = true;
    const WhyNot why = asked(scene, options);
    EXPECT_TRUE(std::ranges::all_of(
        why.nearest, [](const facts::Statement& one) { return one.predicate() == facts::Predicate::cong; }));
    EXPECT_FALSE(why.nearest.empty());
}

/// Limits are counted: the search ends and says so.
TEST(WhyNot, SaysThatALimitCutIt) {
    const Figure scene =
        figure("a b c = triangle a b c; h = orthocenter h a b c; o = circle o a b c; d = foot d a b c; "
               "e = foot e b a c; f = foot f c a b; m = midpoint m b c ? cyclic d e f m");
    Session session = closed(scene, without("four_radii"));
    WhyNotLimits limits;
    limits.matches = 10;
    EXPECT_FALSE(why_not(session, scene.diagram, scene.say("cyclic d e f m"), limits).whole);
}

} // namespace
} // namespace porism::reason::test
