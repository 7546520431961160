// What is drawn besides what a scene draws.
#include "core/paint/items.h"
#include "paint/compose.h"
#include "realize/realize.h"
#include "support/stated.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

TEST(Besides, ANamedCircleIsDrawnAndItsRadiiAreNot) {
    const auto scene = test::stated("o = free o; a = free a; b = free b; c = free c; d = free d",
                                    {"cong o a o b", "cong o b o c", "cong o d d a"});
    const Sketch without(scene), with(scene, Besides{{}, {{PointId(0), PointId(1)}}});
    EXPECT_TRUE(joins(without, PointId(0), PointId(2)));
    EXPECT_TRUE(without.rings().empty());
    ASSERT_EQ(with.rings().size(), 1U);
    for (const std::size_t on : {1U, 2U, 3U}) EXPECT_FALSE(joins(with, PointId(0), PointId(on))) << on;
    EXPECT_TRUE(joins(with, PointId(0), PointId(4))) << "no radius";
    const Sketch chord(scene, Besides{{{PointId(1), PointId(2)}}, {}});
    EXPECT_TRUE(joins(chord, PointId(1), PointId(2)));
}

TEST(Besides, ACircleOfWhichNobodySpokeIsNotDrawn) {
    const auto scene = test::stated("a b c = triangle a b c; o = circumcenter o a b c", {});
    EXPECT_EQ(Sketch(scene).rings().size(), 1U);
    EXPECT_TRUE(Sketch(scene, Besides{{}, {}, {{PointId(3), PointId(0)}}}).rings().empty());
}

TEST(Besides, ANamedCircleIsShownWhole) {
    const auto scene = test::stated("a@0_0 b@3_2 = segment a b", {"length(a,b) = 3"});
    const auto diagram = realize::realize(scene);
    ASSERT_TRUE(diagram);
    Options options;
    options.besides.circles = {{PointId(0), PointId(1)}};
    const DisplayList list = picture_of(scene, *diagram, 400, options);
    const auto circles = all<Circle>(list);
    ASSERT_EQ(circles.size(), 1U);
    EXPECT_GE(circles[0].centre.x, circles[0].radius);
    EXPECT_LE(circles[0].centre.x + circles[0].radius, list.width);
}

TEST(Besides, ARadiusThatEndsInAHiddenPointHasItsValueAndIsDashed) {
    const auto scene = test::stated("a b = segment a b; f = free f", {"length(a,f) = 4"});
    const auto diagram = realize::realize(scene);
    ASSERT_TRUE(diagram);
    Options options;
    options.hidden = {PointId(2)};
    EXPECT_TRUE(picture_of(scene, *diagram, 400, options).said.empty());
    options.besides = {{{PointId(0), PointId(2)}}, {{PointId(0), PointId(2)}}, {}};
    const DisplayList list = picture_of(scene, *diagram, 400, options);
    EXPECT_EQ(list.said.size(), 1U);
    EXPECT_EQ(all<Circle>(list).size(), 1U);
    EXPECT_EQ(all<Dot>(list).size(), 2U);
    const auto lines = all<Line>(list);
    EXPECT_TRUE(std::ranges::any_of(
        lines, [](const Line& line) { return line.subject.second == PointId(2) && line.stroke.dash == Dash::dashed; }));
}

} // namespace
} // namespace porism::paint
