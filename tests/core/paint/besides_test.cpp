// What is drawn besides what a scene draws.
#include "paint/compose.h"
#include "support/stated.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

bool joins(const Sketch& sketch, PointId a, PointId b) {
    return std::ranges::any_of(sketch.pieces(), [&](const Sketch::Piece& one) {
        return (one.first == a && one.second == b) || (one.first == b && one.second == a);
    });
}

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

} // namespace
} // namespace porism::paint
