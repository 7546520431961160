#include "figures.h"

#include "base/processor_time.h"
#include "proof/rules/rule.h"
#include "support/samples.h"

#include <fmt/format.h>
#include <pthread.h>
#include <set>
#include <thread>

namespace porism::reason::test {
namespace {

const std::string orthocentre = "a b c = triangle a b c; h = on_tline h a b c, on_tline h b a c ? perp c h a b";
const std::string nine_points = "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; m = "
                                "midpoint m b c; n = midpoint n c a; "
                                "l = midpoint l a b; h = orthocenter h a b c; p = midpoint p a h; o = circle o a b c ? "
                                "cyclic d e f m; cyclic d m n p";

// The three altitudes are a sum of squares: perp a b c d says that AC^2 + BD^2 = AD^2 + BC^2.
TEST(Closure, SolvesTheOrthocentre) {
    const Figure scene = figure(orthocentre);
    const Session session = closed(scene);
    EXPECT_EQ(session.ending(), Ending::saturated);
    const auto path = checked_path(scene, session, scene.goals.front());
    ASSERT_TRUE(path);
    EXPECT_EQ(path->steps.size(), 3U);
    EXPECT_EQ(path->steps.back().reason, proof::Reason::algebra);
    EXPECT_EQ(path->steps.back().view, 1);
    EXPECT_EQ(proof::length(*path), 1U);
}

TEST(Closure, SolvesTheNinePointCircle) {
    const Figure scene = figure(nine_points);
    const Session session = closed(scene);
    for (const facts::Statement& goal : scene.goals) EXPECT_TRUE(checked_path(scene, session, goal));
}

TEST(Closure, KeepsEachStatementOnceWithPremisesOfLowerRank) {
    const Session session = closed(figure(nine_points));
    const proof::Graph& graph = session.graph();
    ASSERT_EQ(graph.statements.size(), graph.first.size());
    EXPECT_EQ(std::set(graph.statements.begin(), graph.statements.end()).size(), graph.statements.size());
    for (std::size_t i = 0; i < graph.derivations.size(); ++i) {
        const proof::Derivation& derivation = graph.derivations[i];
        EXPECT_EQ(derivation.epoch, derivation.conclusion.value);
        const auto explanation = session.explain(DerivationId(i));
        ASSERT_TRUE(explanation) << to_string(explanation.error());
        for (const StatementId premise : explanation->premises) EXPECT_LT(premise, derivation.conclusion);
    }
}

TEST(Closure, EveryStatementOfTheGraphHasACheckedPath) {
    const Figure scene = figure(nine_points);
    const Session session = closed(scene);
    const auto& statements = session.graph().statements;
    for (std::size_t i = 0; i < statements.size(); i += porism::test::sample_share) {
        EXPECT_TRUE(facts::seen(statements[i], scene.diagram.scene_picture.points))
            << facts::to_string(statements[i], scene.diagram.names);
        EXPECT_TRUE(checked_path(scene, session, statements[i]))
            << facts::to_string(statements[i], scene.diagram.names);
    }
}

TEST(Closure, IsDeterministic) {
    const Figure scene = figure(nine_points);
    const Session one = closed(scene), other = closed(scene);
    EXPECT_EQ(one.graph().statements, other.graph().statements);
    EXPECT_EQ(one.counts(), other.counts());
}

TEST(Closure, ProvesAGoalThatIsPickedAfterwards) {
    const Figure scene = figure("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c; p = midpoint p b c");
    Session session = closed(scene);
    const auto goal = scene.say("eqratio m n n p b c a b");
    const auto id = session.prove(goal);
    ASSERT_TRUE(id);
    EXPECT_EQ(session.find(goal), id);
    EXPECT_TRUE(checked_path(scene, session, goal));
    EXPECT_FALSE(session.prove(scene.say("cong a b a c")));
    EXPECT_FALSE(session.prove(scene.say("perp a b a c")));
    EXPECT_FALSE(session.prove(scene.say("cyclic a b m n")));
}

TEST(Closure, MergesLinesAndCircles) {
    const Figure scene =
        figure("a b = segment a b; c = on_line c a b; d = on_line d b c; e = free e; f = on_circum f a b e; "
               "g = on_circum g b e f ? coll a c d; cyclic a e f g");
    const Session session = closed(scene);
    for (const facts::Statement& goal : scene.goals) {
        const auto path = checked_path(scene, session, goal);
        ASSERT_TRUE(path);
        EXPECT_EQ(proof::length(*path), 0U);
        EXPECT_EQ(path->steps.size(), 3U);
    }
}

TEST(Closure, LeavesOutBannedRules) {
    const Figure scene = figure("a b c = triangle a b c; d = angle_bisector d b a c, on_line d b c ? "
                                "eqratio d b d c a b a c");
    Options options;
    options.bans = {*proof::rule_by_name("bisector_theorem"), *proof::rule_by_name("law_of_sines")};
    const Session session = closed(scene, options);
    EXPECT_FALSE(session.find(scene.goals.front()));
    for (const proof::Derivation& derivation : session.graph().derivations)
        EXPECT_FALSE(derivation.reason == proof::Reason::rule && options.bans.bans(derivation.rule));
}

TEST(Closure, StopsAtTheGoals) {
    const Figure scene = figure(nine_points);
    Options options;
    options.stop_at_goals = true;
    const Session early = closed(scene, options), late = closed(scene);
    for (const facts::Statement& goal : scene.goals) EXPECT_TRUE(early.find(goal));
    EXPECT_LT(early.counts().statements, late.counts().statements);
}

TEST(Closure, EndsAtCountedLimitsWithThePartialClosure) {
    const Figure scene = figure(nine_points);
    Options options;
    options.limits.pivots = 20;
    const Session pivots = closed(scene, options);
    EXPECT_EQ(pivots.ending(), Ending::limit);
    EXPECT_EQ(pivots.ending_detail(), "the limit of 20 pivots");
    EXPECT_GE(pivots.graph().statements.size(), 10U);
    options.limits = {.matches = 10};
    const Session matches = closed(scene, options);
    EXPECT_EQ(matches.ending(), Ending::limit);
    EXPECT_EQ(matches.ending_detail(), "the limit of 10 matches");
    EXPECT_EQ(matches.counts().matches, 10U);
    options.limits = {.statements = 12};
    EXPECT_EQ(closed(scene, options).ending_detail(), "the limit of 12 statements");
}

TEST(Closure, StopsWhenAsked) {
    const Figure scene = figure(nine_points);
    StopSource source;
    source.request_stop();
    const Session session = closed(scene, {}, Control{source.get_token(), {}});
    EXPECT_EQ(session.ending(), Ending::stopped);
    for (std::size_t i = 0; i < session.graph().derivations.size(); ++i) EXPECT_TRUE(session.explain(DerivationId(i)));
}

// A figure that takes long, stopped in all its stages: it comes back well within a tenth of a second (of its own time,
// for the machine may be busy) and leaves a graph that explains itself.
TEST(Closure, ComesBackQuicklyWhenStopped) {
    std::string text = "a b c = triangle a b c; o = circle o a b c";
    for (int i = 0; i < 24; ++i) {
        text += fmt::format("; p{0} = on_circle p{0} o a; m{0} = midpoint m{0} p{0} a; q{0} = foot q{0} p{0} b c", i);
    }
    const Figure scene = figure(text);
    Options options;
    options.limits = {10'000'000, 10'000'000, 10'000'000};
    clockid_t clock{};
    ASSERT_EQ(pthread_getcpuclockid(pthread_self(), &clock), 0);
    for (const int wait : {1, 5, 20, 60}) {
        StopSource source;
        double asked = 0;
        std::jthread asker([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            asked = clock_ms(clock);
            source.request_stop();
        });
        const Session session = closed(scene, options, Control{source.get_token(), {}});
        const double back = clock_ms(clock);
        asker.join();
        EXPECT_EQ(session.ending(), Ending::stopped)
            << "the figure was closed before the stop after " << wait << " ms: " << session.ending_detail();
        EXPECT_LT(back - asked, 100);
        for (std::size_t i = 0; i < session.graph().derivations.size(); i += 50)
            EXPECT_TRUE(session.explain(DerivationId(i)));
    }
}

TEST(Closure, HasNothingToSayAboutFewPoints) {
    EXPECT_EQ(closed(figure("a b = segment a b")).graph().statements.size(), 0U);
    EXPECT_EQ(closed(figure("a = free a")).ending(), Ending::saturated);
}

// That of the second triangle is known; that the first has one too is an accident of its place.
TEST(Closure, ARightAngleThatIsOnlySeenDoesNotStandForThoseThatAreKnown) {
    const Figure scene =
        drawn({"a", "b", "c", "d", "e", "f"}, {{0, 0}, {3, 0}, {0, 3}, {10, 1}, {12, 1}, {12, 3}}, {"perp d e e f"});
    Session session = closed(scene);
    EXPECT_TRUE(session.prove(scene.say("sconst d e e f 1")));
    EXPECT_FALSE(session.prove(scene.say("sconst a b a c 1")));
}

} // namespace
} // namespace porism::reason::test
