// Paths without detours: valid, never longer, and with nothing left that the others make up for.
#include "corpus_of_ours.h"

#include "proof/rules/rule.h"
#include "reason/path.h"

namespace porism::reason::test {
namespace {

const std::string euler_line = "a b c = triangle a b c; h = orthocenter h a b c; o = circumcenter o a b c; "
                               "m = midpoint m b c; n = midpoint n a c; g = intersection_ll g a m b n ? coll h g o";

bool valid(const Figure& figure, const proof::Path& path) {
    const auto verdict = verify::check(path, figure.scene, figure.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    return verdict.valid;
}

TEST(PathTo, LeavesOutWhatOthersMakeUpForInEveryProblemOfOurs) {
    int shorter = 0;
    for (const auto& problem : problems_of_ours()) {
        const Figure scene = realised(problem.scene, problem.goals);
        const Session session = closed(scene);
        for (const facts::Statement& goal : scene.goals) {
            const auto id = session.find(goal);
            if (!id) continue;
            const auto cone = proof::trace_back(session, *id);
            const auto path = path_to(session, *id);
            ASSERT_TRUE(cone && path);
            EXPECT_TRUE(valid(scene, *path)) << problem.name;
            EXPECT_EQ(path->goal(), goal);
            EXPECT_LE(proof::length(*path), proof::length(*cone)) << problem.name;
            if (proof::length(*path) < proof::length(*cone)) ++shorter;
            EXPECT_EQ(without_detours(*path), *path) << problem.name;
        }
    }
    EXPECT_GT(shorter, 0);
}

// Three points are on one line by one equation of angles: Simson's line needs two circles through its feet, not three.
TEST(PathTo, ProvesNoMoreOfALineThanItTakes) {
    const Figure simson = figure("a b c = triangle a b c; p = on_circum p a b c; d = foot d p b c; e = foot e p c a; "
                                 "f = foot f p a b ? coll d e f");
    Options options;
    options.goals = simson.goals;
    options.bans = {*proof::rule_by_name("simson")};
    const Session session = closed(simson, options);
    const auto path = path_to(session, *session.find(simson.goals.front()));
    ASSERT_TRUE(path);
    EXPECT_TRUE(valid(simson, *path));
    EXPECT_EQ(proof::length(*path), 5U);
    EXPECT_EQ(path->steps.back().certificates.size(), 1U);
}

TEST(PathTo, GivesWhatItHasWhenStopped) {
    const Figure scene = figure(euler_line);
    const Session session = closed(scene);
    const auto cone = proof::trace_back(session, *session.find(scene.goals.front()));
    ASSERT_TRUE(cone);
    StopSource stop;
    stop.request_stop();
    const proof::Path given = without_detours(*cone, Control{stop.get_token(), {}});
    EXPECT_EQ(proof::raw_length(given), proof::raw_length(*cone));
    EXPECT_TRUE(valid(scene, given));
}

} // namespace
} // namespace porism::reason::test
