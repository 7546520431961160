// Paths found again in a part of the figure.
#include "figures.h"

#include "reason/subfigure.h"
#include "reason/value/flow.h"
#include "support/stated.h"

namespace porism::reason::test {
namespace {

TEST(Subfigure, HasTheGivensOfItsPointsAlone) {
    const Figure f = figure("a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c ? para d e a b");
    const std::set<PointId> points{PointId(0), PointId(1), PointId(2), PointId(3)};
    const diagram::Diagram part = subfigure(f.diagram, points);
    EXPECT_FALSE(part.givens.empty());
    EXPECT_LT(part.givens.size(), f.diagram.givens.size());
    for (const diagram::Given& given : part.givens)
        for (const PointId point : given.statement.points()) EXPECT_TRUE(points.contains(point));
    for (const PointId point : points)
        EXPECT_EQ(part.scene_picture.points[point.index()].x, f.diagram.scene_picture.points[point.index()].x);
}

/// With the midpoints of its sides beside it, that a square is one is first found by way of these.
TEST(Subfigure, ShortensWhatTheWholeFigureDerivesOnDetours) {
    const Figure f = realised(
        porism::test::points_with("a b c d k l m n", {"cong a b b c", "cong b c c d", "cong c d d a", "perp a b b c",
                                                      "midp k a b", "midp l b c", "midp m c d", "midp n d a"}),
        {});
    Options options;
    options.consequences = true;
    Session session = closed(f, std::move(options));
    const facts::Statement goal = f.say("perp b c c d");
    const auto id = session.prove(goal);
    ASSERT_TRUE(id);
    const auto path = path_to(session, *id);
    ASSERT_TRUE(path);
    Subfigures parts(f.diagram, {}, 40'000);
    const proof::Path shorter = parts.shortened(*path);
    EXPECT_EQ(shorter.goal(), goal);
    EXPECT_LT(proof::length(shorter), proof::length(*path));
    EXPECT_TRUE(verify::check(shorter, f.scene, f.diagram).valid);
    Subfigures none(f.diagram, {}, 0);
    EXPECT_EQ(none.shortened(*path), *path) << "without any matches there is nothing to find";
}

/// Five equal angles at the centre: each side equals the next by two triangles, whatever else is known of the figure.
TEST(Subfigure, IsGivenWhatValuesSay) {
    const Figure f =
        realised(porism::test::points_with(
                     "o a b c d e", {"angle(a,o,b) = 72", "angle(b,o,c) = 72", "angle(c,o,d) = 72", "angle(d,o,e) = 72",
                                     "sameclock o a b o b c", "sameclock o a b o c d", "sameclock o a b o d e",
                                     "cong o a o b", "cong o a o c", "cong o a o d", "cong o a o e"}),
                 {});
    Session session = closed(f);
    let_values_flow(session, f.diagram, f.diagram.scene_picture.letters);
    Subfigures parts(f.diagram, {}, 40'000);
    for (const char* equal : {"cong a b b c", "cong c d d e"}) {
        const facts::Statement goal = f.say(equal);
        const auto id = session.prove(goal);
        ASSERT_TRUE(id) << equal;
        const proof::Path shorter = parts.shortened(*path_to(session, *id));
        EXPECT_EQ(shorter.goal(), goal);
        EXPECT_LE(proof::length(shorter), 5U) << equal;
        EXPECT_TRUE(verify::check(shorter, f.scene, f.diagram).valid) << equal;
    }
}

} // namespace
} // namespace porism::reason::test
