// Points that nobody put anywhere stand apart; others stay where they are.
#include "paint/spread.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"

#include <gtest/gtest.h>

namespace porism::paint {
namespace {

bool are_equal(Points a, Points b) {
    return std::ranges::equal(a, b, [](const auto& p, const auto& q) { return p.x == q.x && p.y == q.y; });
}

TEST(Spread, LeavesWhatIsPutSomewhere) {
    for (const char* problem :
         {"a@0_0 b@4_0 c@1_0.2 = triangle a b c", "a b = segment a b; c@0_0 = on_line c a b", "a b = segment a b"}) {
        const auto scene = jgex::parse_problem(problem)->scene;
        const auto diagram = realize::realize(scene);
        ASSERT_TRUE(diagram);
        EXPECT_TRUE(are_equal(well_spread(scene, *diagram, Sketch(scene)), diagram->scene_picture.points)) << problem;
    }
}

/// Signs of the sides on which points lie of the lines through others.
std::vector<int> sides_of(Points p) {
    std::vector<int> out;
    for (std::size_t i = 0; i < p.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (std::size_t k = 0; k < j; ++k) {
                const double area = (p[j].x - p[i].x) * (p[k].y - p[i].y) - (p[j].y - p[i].y) * (p[k].x - p[i].x);
                out.push_back(std::fabs(area) < 1e-7 ? 0 : area > 0 ? 1 : -1);
            }
    return out;
}

TEST(Spread, ARectangleIsNoSquareAndATrapeziumNoParallelogram) {
    struct Row {
        const char* problem;
        std::array<std::size_t, 4> sides; ///< that differ
    };
    const Row rows[] = {
        {"a b c d = rectangle a b c d; o = on_line o a c, on_line o b d", {0, 1, 1, 2}},
        {"a b c = triangle a b c; d = parallelogram a b c d", {0, 1, 1, 2}},
        {"a b c d = iso_trapezoid a b c d", {0, 1, 2, 3}},
    };
    for (const Row& row : rows) {
        const auto scene = jgex::parse_problem(row.problem)->scene;
        const auto diagram = realize::realize(scene);
        ASSERT_TRUE(diagram);
        const auto points = well_spread(scene, *diagram, Sketch(scene));
        const auto length = [&](std::size_t i, std::size_t j) {
            return std::hypot(points[i].x - points[j].x, points[i].y - points[j].y);
        };
        const double one = length(row.sides[0], row.sides[1]), other = length(row.sides[2], row.sides[3]);
        EXPECT_GT(std::max(one, other) / std::min(one, other), 1.3) << row.problem;
        EXPECT_LT(std::max(one, other) / std::min(one, other), 2.2) << row.problem;
    }
}

TEST(Spread, IsTheSameFigureLessCramped) {
    const std::size_t wanted = test::sanitized ? 20 : 120;
    std::size_t scenes = 0, better = 0, other_sides = 0;
    double before = 0, after = 0;
    for (std::uint64_t seed = 1; scenes < wanted; ++seed) {
        test::RandomSceneOptions options;
        options.coordinates = false;
        const auto scene = test::random_scene(seed, options).scene;
        realize::Options realizing;
        realizing.explain = false;
        const auto diagram = realize::realize(scene, realizing);
        if (!diagram || scene.point_count() < 4 || scene.point_count() > 20) continue;
        const Sketch sketch(scene);
        const auto spread = well_spread(scene, *diagram, sketch);
        EXPECT_TRUE(are_equal(spread, well_spread(scene, *diagram, sketch))) << "the same picture each time";
        for (const diagram::Given& given : diagram->givens)
            EXPECT_TRUE(facts::seen(given.statement, spread))
                << seed << ": " << facts::to_string(given.statement, diagram->names);
        for (const diagram::Given& order : diagram->guarantees)
            EXPECT_TRUE(facts::seen(order.statement, spread))
                << seed << ": " << facts::to_string(order.statement, diagram->names);
        other_sides += sides_of(spread) != sides_of(diagram->scene_picture.points) ? 1 : 0;
        const double cramped = crampedness(sketch, diagram->scene_picture.points), less = crampedness(sketch, spread);
        EXPECT_LE(less, cramped);
        better += less < 0.8 * cramped ? 1 : 0;
        before += std::log(cramped);
        after += std::log(less);
        ++scenes;
    }
    EXPECT_LE(other_sides, scenes / 50) << "but for points that are nearly on a line";
    EXPECT_GT(better, scenes / 10) << "by a fifth; many have little freedom, or stand well";
    EXPECT_LT(after, before);
}

} // namespace
} // namespace porism::paint
