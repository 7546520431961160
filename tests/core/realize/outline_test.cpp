// Polygons of which a scene speaks are drawn as people draw them.
#include "formats/jgex/jgex.h"
#include "geometry/vector.h"
#include "realize/outline.h"
#include "realize/realize.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

namespace porism::realize {
namespace {

TEST(Outline, IsBentByCornersThatAreTurnedInAndBySidesThatCross) {
    const std::vector<Point> square{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, dart{{0, 0}, {2, 0}, {0.5, 0.5}, {0, 2}},
        bow{{0, 0}, {2, 0}, {0, 2}, {2, 2}};
    EXPECT_EQ(bentness(square), 0);
    EXPECT_GT(bentness(dart), 0);
    EXPECT_GT(bentness(bow), bentness(dart));
}

RC_GTEST_PROP(Outline, OfCornersOnACircleIsConvexHoweverItIsTurned, ()) {
    const std::size_t count = *rc::gen::inRange<std::size_t>(4, 12);
    const double start = 0.001 * *rc::gen::inRange(0, 6283);
    std::vector<Point> corners;
    for (std::size_t i = 0; i < count; ++i) {
        const double angle = start + 2 * std::acos(-1) * static_cast<double>(i) / static_cast<double>(count);
        corners.push_back({std::cos(angle), std::sin(angle)});
    }
    RC_ASSERT(bentness(corners) == 0);
    std::ranges::reverse(corners);
    RC_ASSERT(bentness(corners) == 0);
}

TEST(Outline, StandsOnItsFirstSide) {
    for (std::size_t of = 4; of < 9; ++of) {
        EXPECT_NEAR(place_of({0, of}).x, 0, 1e-9);
        EXPECT_NEAR(place_of({0, of}).y, 0, 1e-9);
        EXPECT_NEAR(place_of({1, of}).x, 1, 1e-9);
        EXPECT_NEAR(place_of({1, of}).y, 0, 1e-9);
        EXPECT_GT(place_of({2, of}).y, 0.5);
    }
}

constexpr std::string_view figures[] = {
    "a b c d = quadrangle a b c d",
    "a b c d = eq_quadrangle a b c d",
    "a b c d = eqdia_quadrangle a b c d",
    "a b c d = kite a b c d",
    "a b c d = trapezoid a b c d",
    "a b c d e = pentagon a b c d e",
    "a b c = triangle a b c; d = iso_trapezoid2 d a b c",
    "x y z = triangle x y z; a b c d = quadrangle a b c d",
};
constexpr std::string_view goes_on[] = {
    "",
    "; p = midpoint p a b; q = midpoint q b c; r = midpoint r c d",
    "; p = intersection_ll p a c b d",
    "; o = circumcenter o a b c",
    "; p = foot p c a b; q = foot q d a b",
};

/// The polygons of a scene that are not convex in its picture.
int bent_in(const scene::Scene& scene, const diagram::Diagram& diagram) {
    int count = 0;
    for (const scene::Action& action : scene.actions())
        for (const Outline& outline : outlines_of(action)) {
            std::vector<Point> corners;
            for (const PointId corner : outline) corners.push_back(diagram.scene_picture.points[corner.index()]);
            count += bentness(corners) > 0 ? 1 : 0;
        }
    return count;
}

TEST(Outline, IsConvexWhereTheFigureIsFreeToBe) {
    constexpr std::uint64_t seeds = 8;
    for (const std::string_view figure : figures)
        for (const std::string_view more : goes_on) {
            const std::string text = std::string(figure) + std::string(more);
            const auto problem = jgex::parse_problem(text);
            ASSERT_TRUE(problem) << text;
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                Options options;
                options.seed = seed;
                const auto diagram = realize(problem->scene, options);
                ASSERT_TRUE(diagram) << text;
                EXPECT_EQ(bent_in(problem->scene, *diagram), 0) << text << " by seed " << seed;
            }
        }
}

TEST(Outline, IsAsItIsSketched) {
    const auto problem = jgex::parse_problem("a@0_0 b@4_0 c@0_3 d@4_3 = quadrangle a b c d");
    ASSERT_TRUE(problem);
    const auto diagram = realize(problem->scene);
    ASSERT_TRUE(diagram);
    EXPECT_EQ(diagram->scene_picture.points[2].x, 0);
    EXPECT_EQ(diagram->scene_picture.points[3].x, 4);
}

TEST(Bisector, HasItsPointWithinTheAngleWhereItIsFree) {
    const auto problem = jgex::parse_problem("a b c = triangle a b c; d = on_opline d a b; e = angle_bisector e d a c; "
                                             "f = angle_bisector f b a c");
    ASSERT_TRUE(problem);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Options options;
        options.seed = seed;
        const auto diagram = realize(problem->scene, options);
        ASSERT_TRUE(diagram);
        const auto& p = diagram->scene_picture.points;
        const auto forward = [&](std::size_t on, std::size_t first, std::size_t second) {
            const auto way = [&](std::size_t i) {
                return (1 / std::hypot(p[i].x - p[0].x, p[i].y - p[0].y)) * (p[i] - p[0]);
            };
            return geometry::dot(p[on] - p[0], way(first) + way(second)) > 0;
        };
        EXPECT_TRUE(forward(4, 3, 2)) << seed;
        EXPECT_TRUE(forward(5, 1, 2)) << seed;
    }
}

} // namespace
} // namespace porism::realize
