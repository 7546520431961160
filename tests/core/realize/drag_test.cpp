// Dragging, places and previews: what the canvas asks sixty times a second.
#include "realize/drag.h"

#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::realize {
namespace {

using geometry::Point;

struct Realised {
    scene::Scene scene;
    diagram::Diagram diagram;

    PointId operator[](std::string_view name) const { return *scene.find(name); }
    Point<double> at(std::string_view name) const { return diagram.scene_picture.points[(*this)[name].index()]; }
};

Realised read(std::string_view text) {
    const auto problem = jgex::parse_problem(text);
    const auto diagram = problem ? realize(problem->scene) : fail(problem.error());
    if (!diagram) ADD_FAILURE() << to_string(diagram.error());
    return diagram ? Realised{problem->scene, *diagram} : Realised{};
}

/// Where a drag from the scene picture ends.
std::optional<diagram::Picture> dragged(const Realised& r, std::string_view point, Point<double> target) {
    const auto moved = drag(followed(r.diagram), r[point], target);
    return moved ? std::optional(moved->picture) : std::nullopt;
}

constexpr std::string_view figure =
    "a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c; d@1_0 = on_line d b c; e@4_2 = on_circle e o a; "
    "f = on_line f a d, on_circle f o a; m = on_bline m b c, on_circle m o a";

TEST(Drag, MovesAFreePointExactlyAndTheRestAlong) {
    const Realised r = read(figure);
    const auto moved = dragged(r, "a", {1.5, 2.75});
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->points[r["a"].index()].x, 1.5);
    EXPECT_EQ(moved->points[r["a"].index()].y, 2.75);
    for (const diagram::Given& given : r.diagram.givens) EXPECT_TRUE(facts::seen(given.statement, moved->points));
}

TEST(Drag, KeepsGlidersOnTheirLines) {
    const Realised r = read(figure);
    const auto line = dragged(r, "d", {2, 7});
    ASSERT_TRUE(line);
    EXPECT_NEAR(line->points[r["d"].index()].x, 2, 1e-12);
    EXPECT_NEAR(line->points[r["d"].index()].y, 0, 1e-12);
    const Point<double> o = r.at("o"), a = r.at("a");
    const auto circle = dragged(r, "e", {o.x, o.y + 9});
    ASSERT_TRUE(circle);
    EXPECT_NEAR(circle->points[r["e"].index()].x, o.x, 1e-12);
    EXPECT_NEAR(circle->points[r["e"].index()].y, o.y + std::hypot(a.x - o.x, a.y - o.y), 1e-12);
}

// Above bc, where the circle is never near a line or a point.
TEST(Drag, BackAndForthIsNothing) {
    const Realised r = read(figure);
    EXPECT_TRUE(rc::check([&](std::int16_t x, std::uint16_t y) {
        const auto there = drag(followed(r.diagram), r["a"], {x / 4096.0, 0.5 + y / 8192.0});
        RC_PRE(there.has_value());
        const auto back = drag(*there, r["a"], r.at("a"));
        RC_ASSERT(back.has_value());
        for (std::size_t i = 0; i < back->picture.points.size(); ++i) {
            RC_ASSERT(std::fabs(back->picture.points[i].x - r.diagram.scene_picture.points[i].x) < 1e-9);
            RC_ASSERT(std::fabs(back->picture.points[i].y - r.diagram.scene_picture.points[i].y) < 1e-9);
        }
    }));
}

TEST(Drag, RefusesWhatIsDeterminedAndWhatDoesNotExist) {
    const Realised r = read(figure);
    EXPECT_FALSE(is_movable(r.diagram, r["o"]));
    EXPECT_TRUE(is_movable(r.diagram, r["d"]));
    EXPECT_TRUE(is_movable(r.diagram, r["a"]));
    EXPECT_FALSE(dragged(r, "o", {1, 1}));
    EXPECT_FALSE(dragged(r, "a", {2, 0})) << "a flat triangle has no circumcircle";
    EXPECT_FALSE(dragged(r, "a", {HUGE_VAL, 0}));
}

TEST(Drag, TheDraggedSceneRealisesToTheDraggedPicture) {
    const Realised r = read(figure);
    const auto moved = dragged(r, "a", {0.5, 3.5});
    ASSERT_TRUE(moved);
    const auto again = realize(with_places(with_branches(r.scene, r.diagram), r.diagram, *moved));
    ASSERT_TRUE(again);
    for (std::size_t i = 0; i < moved->points.size(); ++i) {
        EXPECT_NEAR(again->scene_picture.points[i].x, moved->points[i].x, 1e-9);
        EXPECT_NEAR(again->scene_picture.points[i].y, moved->points[i].y, 1e-9);
    }
}

// A line through p and q meets a circle: the first branch lies along the line's direction, so the numbers change places
// when q comes to stand on the other side of p.
constexpr std::string_view chord = "p@0_0 = free p; q@1_0.1 = free q; o@0_0.5 = free o; a@0_3 = free a; "
                                   "x@2.5_0.2 = on_line x p q, on_circle x o a; m = midpoint m o x";

TEST(Drag, PassesThroughAPlaceWhereTheNumbersOfBranchesChange) {
    const Realised r = read(chord);
    const auto moved = drag(followed(r.diagram), r["q"], {-1, -0.1});
    ASSERT_TRUE(moved);
    const Point<double> x = moved->picture.points[r["x"].index()];
    EXPECT_NEAR(x.x, r.at("x").x, 1e-9) << "the line is the same, and so is the point";
    EXPECT_NEAR(x.y, r.at("x").y, 1e-9);
    const scene::Scene written = with_followed(with_branches(r.scene, r.diagram), r.diagram, *moved);
    const std::size_t meeting = r.scene.action_of(r["x"]);
    EXPECT_NE(written.actions()[meeting].branch, r.diagram.branches[meeting]);
    const auto again = realize(written);
    ASSERT_TRUE(again);
    for (std::size_t i = 0; i < moved->picture.points.size(); ++i) {
        EXPECT_NEAR(again->scene_picture.points[i].x, moved->picture.points[i].x, 1e-9);
        EXPECT_NEAR(again->scene_picture.points[i].y, moved->picture.points[i].y, 1e-9);
    }
}

TEST(Drag, AMeetingPointStaysWhereTheCircleTurnsOver) {
    // The circle through a, b, c is a line when a comes to bc, and lies on the other side afterwards; its point next to
    // the line bc goes through it.
    const Realised r = read("a@1.9_0.4 b@0_0 c@4_0 = triangle a b c; o = circle o a b c; m@2_0.4 = on_bline m b c, "
                            "on_circle m o a");
    const auto moved = drag(followed(r.diagram), r["a"], {1.9, -0.4});
    ASSERT_TRUE(moved);
    EXPECT_NEAR(r.at("m").y, 0.4, 0.05);
    EXPECT_NEAR(moved->picture.points[r["m"].index()].y, -0.4, 0.05);
}

TEST(Drag, ALongWayIsGoneInStepsSoThatBranchesFollow) {
    const Realised r = read(chord);
    // Half a turn of the line around p within the circle: x turns with it, although at the end the other meeting point
    // lies where x was.
    Followed figure = followed(r.diagram);
    for (const Point<double> target : {Point<double>{0, 1}, {-1, -0.1}}) {
        auto moved = drag(figure, r["q"], target);
        ASSERT_TRUE(moved);
        figure = *std::move(moved);
    }
    EXPECT_LT(figure.picture.points[r["x"].index()].x, -1);
    EXPECT_EQ(figure.program, r.diagram.program) << "the numbers stay";
}

TEST(Drag, NoFrameJumpsFromABranchToAnother) {
    const Realised r = read(chord);
    EXPECT_TRUE(rc::check([&](const std::vector<std::pair<std::int8_t, std::int8_t>>& ways) {
        Followed figure = followed(r.diagram);
        for (const auto& [dx, dy] : ways) {
            const Point<double> q = figure.picture.points[r["q"].index()];
            const auto moved = drag(figure, r["q"], {q.x + dx / 512.0, q.y + dy / 512.0});
            if (!moved) continue;
            const auto at = [&](const Followed& f) { return f.picture.points[r["x"].index()]; };
            const Point<double> p = at(figure), here = at(*moved);
            const Point<double> away = moved->picture.points[r["q"].index()];
            // Far from p the line turns little: so does x, by less than the way to the other end of the chord.
            if (std::hypot(q.x, q.y) > 0.6 && std::hypot(away.x, away.y) > 0.6)
                RC_ASSERT(std::hypot(here.x - p.x, here.y - p.y) < 3);
            figure = *moved;
        }
    }));
}

scene::Action action(const scene::Scene& scene, std::string_view construction,
                     std::initializer_list<std::string_view> points) {
    scene::Use use{*scene::construction_by_name(construction), {}, {}};
    for (const auto name : points) use.points.push_back(*scene.find(name));
    return {{}, {use}, {}, {}, false};
}

TEST(Preview, ShowsEveryBranchOfTwoLoci) {
    const Realised r = read("a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c");
    scene::Action meet = action(r.scene, "on_bline", {"b", "c"});
    meet.uses.push_back(action(r.scene, "on_circle", {"o", "a"}).uses[0]);
    const auto branches = preview(r.scene, r.diagram.scene_picture, meet);
    ASSERT_EQ(branches.size(), 2u);
    EXPECT_NEAR(branches.at(0)[0].x, 2, 1e-12);
    EXPECT_NEAR(branches.at(1)[0].x, 2, 1e-12);
    EXPECT_GT(branches.at(0)[0].y, branches.at(1)[0].y);
}

TEST(Preview, PutsGlidersNextToTheCursor) {
    const Realised r = read("a@1_3 b@0_0 c@4_0 = triangle a b c");
    scene::Action glide = action(r.scene, "on_line", {"b", "c"});
    EXPECT_TRUE(preview(r.scene, r.diagram.scene_picture, glide).empty()) << "no cursor yet";
    glide.at = {scene::Coordinates{*numbers::Scalar::parse("3"), *numbers::Scalar::parse("1/2"), false}};
    const auto shown = preview(r.scene, r.diagram.scene_picture, glide);
    ASSERT_EQ(shown.size(), 1u);
    EXPECT_NEAR(shown.at(0)[0].x, 3, 1e-12);
    EXPECT_NEAR(shown.at(0)[0].y, 0, 1e-12);
}

TEST(Preview, ShowsDeterminedPointsAndNothingWhereThereIsNothing) {
    const Realised r = read("a@1_3 b@0_0 c@4_0 = triangle a b c; m = midpoint m b c");
    const auto foot = preview(r.scene, r.diagram.scene_picture, action(r.scene, "foot", {"a", "b", "c"}));
    ASSERT_EQ(foot.size(), 1u);
    EXPECT_NEAR(foot.at(0)[0].x, 1, 1e-12);
    EXPECT_TRUE(preview(r.scene, r.diagram.scene_picture, action(r.scene, "circumcenter", {"b", "c", "m"})).empty());
}

TEST(Drag, AQuarterTurnKeepsItsSense) {
    for (const auto& [word, sense] : {std::pair{"psquare", 1.0}, std::pair{"nsquare", -1.0}}) {
        const Realised r = read("a@0_0 b@1_0 = segment a b; x = " + std::string(word) + " x a b");
        const auto moved = dragged(r, "b", {-1, 0.25});
        ASSERT_TRUE(moved);
        const Point<double> x = moved->points[r["x"].index()];
        EXPECT_NEAR(x.x, -0.25 * sense, 1e-12) << word;
        EXPECT_NEAR(x.y, -1 * sense, 1e-12) << word;
    }
}

} // namespace
} // namespace porism::realize
