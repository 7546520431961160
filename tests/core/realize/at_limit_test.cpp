// Comparisons that can hold by equality alone.
#include "realize/realize.h"
#include "support/stated.h"

#include <cmath>
#include <gtest/gtest.h>

namespace porism::realize {
namespace {

using test::points_with;

double far_apart(const diagram::Diagram& diagram, std::size_t i, std::size_t j) {
    const auto& points = diagram.scene_picture.points;
    return std::hypot(points[i].x - points[j].x, points[i].y - points[j].y);
}

void expect_length(const scene::Scene& scene, std::size_t i, std::size_t j, double length) {
    const auto diagram = realize(scene);
    ASSERT_TRUE(diagram) << to_string(diagram.error());
    EXPECT_NEAR(far_apart(*diagram, i, j) / length, 1, 1e-12);
}

TEST(AtLimit, AComparisonThatHoldsByEqualityAloneIsAnEquation) {
    expect_length(points_with("a b c", {"length(a,b) = 6", "length(b,c) = 8", "length(a,c) >= 14"}), 0, 2, 14);
    expect_length(points_with("a b c", {"length(a,b) = 6", "length(a,c) = 8", "area(a,b,c) >= 24"}), 1, 2, 10);
    expect_length(points_with("o a b", {"length(o,a) = 5", "length(o,b) = 5", "length(a,b) >= 10"}), 1, 2, 10);
}

TEST(AtLimit, TwoComparisonsMayLeaveEqualityAlone) {
    const std::vector<std::string> sides{"length(a,b) = 3", "length(a,c) = 4"};
    const auto with = [&](const char* one, const char* other) {
        return points_with("a b c", {sides[0], sides[1], one, other});
    };
    expect_length(with("angle(b,a,c) <= 90", "angle(b,a,c) >= 90"), 1, 2, 5);
    expect_length(with("angle(b,a,c) >= 90", "length(b,c) <= 5"), 1, 2, 5);
    const auto equal = realize(points_with(
        "a b c", {"length(a,b) <= length(a,c)", "length(a,c) <= length(a,b)", "angle(b,a,c) = 40", "length(b,c) = 3"}));
    ASSERT_TRUE(equal) << to_string(equal.error());
    EXPECT_NEAR(far_apart(*equal, 0, 1) / far_apart(*equal, 0, 2), 1, 1e-12);
}

TEST(AtLimit, OneThatLeavesRoomIsNoEquation) {
    const auto free = realize(points_with("a b c", {"length(a,b) = 6", "length(b,c) = 8", "length(a,c) >= 10"}));
    ASSERT_TRUE(free) << to_string(free.error());
    EXPECT_EQ(free->solution->shape_freedom, 1);
}

TEST(AtLimit, BeyondItThereIsNoFigure) {
    EXPECT_FALSE(realize(points_with("a b c", {"length(a,b) = 6", "length(b,c) = 8", "length(a,c) >= 15"})));
}

} // namespace
} // namespace porism::realize
