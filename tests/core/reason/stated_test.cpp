// Scenes that state what is to hold: it is given, and what follows from it is proved.
#include "figures.h"

#include "support/stated.h"

namespace porism::reason::test {
namespace {

using porism::test::points_with;
using porism::test::statement_of;

/// Free points and what is stated of them, with a goal.
Figure stated_figure(std::string_view names, const std::vector<std::string>& statements, std::string_view goal) {
    const scene::Scene scene = points_with(names, statements);
    return realised(scene, {statement_of(goal, scene.names())});
}

TEST(Stated, WhatFollowsFromItIsProved) {
    for (const auto& [names, statements, goal] :
         std::vector<std::tuple<const char*, std::vector<std::string>, const char*>>{
             {"a b c d", {"para a b c d", "para a d b c"}, "cong a b c d"},
             {"a b c m", {"perp a b a c", "midp m b c"}, "cong m a m b"},
             {"a b c d e", {"perp a d b c", "perp b e a c", "coll d b c", "coll e a c"}, "cyclic a b d e"},
             {"o a b c", {"cong o a o b", "cong o b o c", "coll a o c"}, "perp a b b c"},
         }) {
        const Figure figure = stated_figure(names, statements, goal);
        const Session session = closed(figure);
        const auto path = checked_path(figure, session, figure.goals.front());
        EXPECT_TRUE(path) << goal;
    }
}

TEST(Stated, RelationsAreCarriedAndDisturbNothing) {
    const Figure figure = stated_figure("a b c", {"length(a,b) = 2x + 10", "angle(a,b,c) = 5x", "cong a b a c"},
                                        "eqangle b a b c c b c a");
    const Session session = closed(figure);
    EXPECT_TRUE(checked_path(figure, session, figure.goals.front()));
}

TEST(Stated, OrderThatIsTooCloseToTellIsUndecided) {
    // a, b, c and d lie on one line by what is stated, to the last digits.
    const Figure figure = stated_figure("a b c d", {"coll a b c", "coll b c d"}, "coll a b d");
    EXPECT_NE(diagram::decide_condition(figure.diagram, figure.say("ncoll a b d")), numbers::Decision::yes);
    EXPECT_EQ(diagram::decide_condition(figure.diagram, figure.say("diff a b")), numbers::Decision::yes);
}

} // namespace
} // namespace porism::reason::test
