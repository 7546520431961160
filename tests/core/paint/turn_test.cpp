// How figures are turned on their pages.
#include "paint/turn.h"

#include "gallery.h"

#include <numbers>

namespace porism::paint {
namespace {

using Plane = std::vector<geometry::Point<double>>;

Plane rotated(const Plane& points, double angle) {
    Plane out;
    for (const auto& p : points)
        out.push_back({std::cos(angle) * p.x - std::sin(angle) * p.y, std::sin(angle) * p.x + std::cos(angle) * p.y});
    return out;
}

double distance(const geometry::Point<double>& a, const geometry::Point<double>& b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

Sketch sketch_of(const char* text) {
    return Sketch(hang(Exhibit{"turned", text}).scene);
}

TEST(Turn, LaysTheBaseLevelAndKeepsTheFigure) {
    const Sketch sketch = sketch_of("a b c = triangle a b c");
    const Plane flat{{0, 0}, {5, 0}, {2, 3}};
    for (double angle = -3; angle < 3; angle += 0.37) {
        const Plane there = turned_to_stand(sketch, rotated(flat, angle), std::numbers::pi);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t next = (i + 1) % 3;
            EXPECT_NEAR(distance(there[i], there[next]), distance(flat[i], flat[next]), 1e-9);
        }
        EXPECT_NEAR(there[0].y, there[1].y, 1e-9) << angle << ": the longest side is the base";
        EXPECT_GT(there[2].y, there[0].y) << angle;
    }
}

TEST(Turn, StandsARightAngleOnItsLeg) {
    const Plane there =
        turned_to_stand(sketch_of("a b c = triangle a b c"), rotated({{0, 0}, {4, 0}, {0, 3}}, 1), std::numbers::pi);
    EXPECT_NEAR(there[0].y, there[1].y, 1e-9);
    EXPECT_NEAR(there[0].x, there[2].x, 1e-9);
}

TEST(Turn, StandsATrapeziumOnOneOfItsParallelSides) {
    const Sketch sketch = sketch_of("a b c d = trapezoid a b c d; q = on_line q a d, on_line q b c");
    // The leg BC goes on to Q, and is longer with that than the base.
    const Plane upright{{0, 0}, {5, 0}, {4.2, 2.4}, {1, 2.4}, {25.0 / 9, 20.0 / 3}};
    for (double angle = -3; angle < 3; angle += 0.37) {
        const Plane there = turned_to_stand(sketch, rotated(upright, angle), std::numbers::pi);
        EXPECT_NEAR(there[0].y, there[1].y, 1e-9) << angle;
        EXPECT_GT(there[2].y, there[1].y) << angle;
    }
}

TEST(Turn, StandsAnIsoscelesTriangleOnItsBase) {
    // The altitudes on the legs are upright and the legs level where it lies on one.
    const Sketch sketch = sketch_of("a b c = iso_triangle a b c; d = foot d b a c; e = foot e c a b");
    const Plane upright{{0, 3}, {-1.5, 0}, {1.5, 0}, {0.9, 1.2}, {-0.9, 1.2}};
    for (double angle = -3; angle < 3; angle += 0.37) {
        const Plane there = turned_to_stand(sketch, rotated(upright, angle), std::numbers::pi);
        EXPECT_NEAR(there[1].y, there[2].y, 1e-9) << angle;
        EXPECT_GT(there[0].y, there[1].y) << angle;
    }
}

TEST(Turn, StandsAParallelogramOnASideAndNotOnATip) {
    const Sketch sketch =
        sketch_of("a b c = triangle a b c; d = parallelogram a b c d; o = on_line o a c, on_line o b d");
    const Plane upright{{0, 0}, {3, 0}, {4, 3.2}, {1, 3.2}, {2, 1.6}};
    for (double angle = -3; angle < 3; angle += 0.37) {
        const Plane there = turned_to_stand(sketch, rotated(upright, angle), std::numbers::pi);
        const double level = std::min(std::fabs(there[0].y - there[1].y), std::fabs(there[1].y - there[2].y));
        EXPECT_NEAR(level, 0, 1e-9) << angle;
    }
}

TEST(Turn, LaysQuiteLevelWhatIsNearlySo) {
    const Sketch sketch = sketch_of("a b c = triangle a b c");
    for (const double angle : {0.003, 0.001, -0.002, 1e-6}) {
        const Plane there = turned_to_stand(sketch, rotated({{0, 0}, {5, 0}, {2, 3}}, angle), std::numbers::pi);
        EXPECT_NEAR(there[0].y, there[1].y, 1e-12) << angle;
    }
}

TEST(Turn, IsNoMoreThanItMayBe) {
    const Sketch sketch = sketch_of("a b c = triangle a b c");
    const Plane tilted = rotated({{0, 0}, {5, 0}, {2, 3}}, 0.5), nearly = rotated({{0, 0}, {5, 0}, {2, 3}}, 0.03);
    EXPECT_EQ(turned_to_stand(sketch, tilted, 0.07).front().x, tilted.front().x);
    EXPECT_EQ(turned_to_stand(sketch, tilted, 0.07)[1].y, tilted[1].y);
    EXPECT_NEAR(turned_to_stand(sketch, nearly, 0.07)[1].y, 0, 1e-9);
    EXPECT_NE(turned_to_stand(sketch, nearly, 0)[1].y, 0);
}

TEST(Turn, IsNotOfPlacesThatAreGiven) {
    const auto most = [](const char* text) { return most_turn(hang(Exhibit{"turned", text}).scene); };
    EXPECT_EQ(most("a b c = triangle a b c"), std::numbers::pi);
    EXPECT_LT(most("a@0_0 = free a; b@1_0 = free b"), 0.1);
    EXPECT_GT(most("a@0_0 = free a; b@1_0 = free b"), 0);
}

} // namespace
} // namespace porism::paint
