// Side conditions decided by balls in the scene picture (definitions 8 and 9).
#include "diagram/diagram.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <rapidcheck.h>

namespace porism::diagram {
namespace {

using facts::Predicate;
using numbers::Decision;

/// Free points alone.
Diagram free_points(const std::vector<geometry::Point<double>>& points) {
    Diagram diagram;
    for (const auto& p : points) {
        diagram.names.push_back("p" + std::to_string(diagram.names.size()));
        diagram.program.point_registers.push_back(static_cast<std::uint32_t>(diagram.program.instructions.size()));
        diagram.program.instructions.push_back({Primitive::free_point, 0, {}, diagram.program.input_count});
        diagram.program.input_count += 2;
        diagram.scene_picture.inputs.insert(diagram.scene_picture.inputs.end(), {p.x, p.y});
        diagram.scene_picture.points.push_back(p);
    }
    return diagram;
}

Decision decide(const Diagram& diagram, Predicate predicate, std::initializer_list<std::size_t> points) {
    return decide_condition(diagram, *facts::make(predicate, points));
}

TEST(DecideCondition, TellsSidesOrderAndDifference) {
    const Diagram d = free_points({{0, 0}, {1, 0}, {0.25, 1}, {0.75, -1}, {0.5, 0}});
    EXPECT_EQ(decide(d, Predicate::ncoll, {0, 1, 2}), Decision::yes);
    EXPECT_EQ(decide(d, Predicate::apart_by, {2, 3, 0, 1}), Decision::yes);
    EXPECT_EQ(decide(d, Predicate::same_side_of, {2, 3, 0, 1}), Decision::no);
    EXPECT_EQ(decide(d, Predicate::obtuse_angle, {0, 4, 1}), Decision::yes);
    EXPECT_EQ(decide(d, Predicate::acute_angle, {0, 4, 1}), Decision::no);
}

TEST(DecideCondition, SeesWhatDoublesCannot) {
    // The third point is off the line through the others by less than rounding shows.
    const double tiny = std::ldexp(1.0, -900);
    const Diagram d = free_points({{0, 0}, {1, 0}, {3, tiny}, {3, 0}});
    EXPECT_EQ(decide(d, Predicate::ncoll, {0, 1, 2}), Decision::yes);
    EXPECT_EQ(decide(d, Predicate::diff, {2, 3}), Decision::yes);
}

/// Tenths are no doubles: these three are on one line, the doubles near them are not.
TEST(DecideCondition, GivenCoordinatesAreWhatIsGiven) {
    Diagram d = free_points({{0, 0}, {0.1, 0.7}, {0.3, 2.1}});
    EXPECT_EQ(decide(d, Predicate::ncoll, {0, 1, 2}), Decision::yes);
    std::uint32_t input = 2;
    for (const char* const value : {"0.1", "0.7", "0.3", "2.1"})
        d.given_inputs.push_back({input++, *numbers::Scalar::parse(value)});
    EXPECT_EQ(decide(d, Predicate::ncoll, {0, 1, 2}), Decision::undecided);
    EXPECT_EQ(decide(d, Predicate::diff, {0, 2}), Decision::yes);
}

TEST(DecideCondition, FollowsTheDiagramThatIsAsked) {
    const Diagram left = free_points({{0, 0}, {1, 0}, {0, 1}, {0, 2}});
    const Diagram right = free_points({{0, 0}, {1, 0}, {0, -1}, {0, 2}});
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(decide(left, Predicate::same_side_of, {2, 3, 0, 1}), Decision::yes);
        EXPECT_EQ(decide(right, Predicate::same_side_of, {2, 3, 0, 1}), Decision::no);
    }
}

TEST(DecideCondition, AnEqualityThatOnlyAlgebraTellsStaysUndecided) {
    // The mirror image of a point in the foot of its perpendicular is its reflection, computed over two different
    // roads.
    Diagram d = free_points({{0.3, 0.9}, {0.1, 0.2}, {1.1, 0.3}});
    d.program.instructions.push_back({Primitive::line, 0, {1, 2}, 0});
    d.program.instructions.push_back({Primitive::foot, 0, {0, 3}, 0});
    d.program.instructions.push_back({Primitive::mirror, 0, {0, 4}, 0});
    d.program.instructions.push_back({Primitive::reflect, 0, {0, 3}, 0});
    d.program.point_registers.insert(d.program.point_registers.end(), {5, 6});
    EXPECT_EQ(decide(d, Predicate::diff, {3, 4}), Decision::undecided);
}

/// Four points so that the directed angle from line 01 to line 23 is `turns` of pi.
Diagram with_angle(double turns) {
    return free_points(
        {{0, 0}, {1, 0}, {5, 5}, {5 + std::cos(turns * std::numbers::pi), 5 + std::sin(turns * std::numbers::pi)}});
}

TEST(DecideTorsionBranch, TellsWhichOfTheBranchesAnAngleLiesIn) {
    const auto third = facts::make(Predicate::aconst, {0, 1, 2, 3}, numbers::ratio(1, 3));
    ASSERT_TRUE(third);
    EXPECT_EQ(decide_torsion_branch(with_angle(1.0 / 3), *third, 0, 3), Decision::yes);
    EXPECT_EQ(decide_torsion_branch(with_angle(2.0 / 3), *third, 0, 3), Decision::no);
    EXPECT_EQ(decide_torsion_branch(with_angle(0), *third, 0, 3), Decision::no);
    EXPECT_EQ(decide_torsion_branch(with_angle(1.0 / 3 + 0.24), *third, 0, 2), Decision::yes);
    EXPECT_EQ(decide_torsion_branch(with_angle(1.0 / 3 + 0.26), *third, 0, 2), Decision::no);
}

TEST(DecideTorsionBranch, DoesNotDependOnHowALineIsNamedOrTurned) {
    EXPECT_TRUE(rc::check([](std::uint16_t a, std::uint16_t b, std::uint16_t c, bool first, bool second) {
        const auto at = [](std::uint16_t x) { return x / 65536.0 * 2 * std::numbers::pi; };
        const double alpha = at(a), beta = at(b), gamma = at(c);
        const auto unit = [](double angle) { return geometry::Point<double>{std::cos(angle), std::sin(angle)}; };
        // Lines in directions alpha, alpha + gamma, beta, beta + gamma: the two angles are equal.
        std::vector<geometry::Point<double>> points = {{0, 0}, unit(alpha), {9, 0}, {}, {0, 9}, {}, {9, 9}, {}};
        const auto add = [&](std::size_t i, std::size_t from, double angle) {
            points[i] = {points[from].x + unit(angle).x, points[from].y + unit(angle).y};
        };
        add(3, 2, alpha + gamma);
        add(5, 4, beta);
        add(7, 6, beta + gamma);
        if (first) std::swap(points[0], points[1]);
        if (second) std::swap(points[4], points[5]);
        const auto equal = facts::make(Predicate::eqangle, {0, 1, 2, 3, 4, 5, 6, 7});
        RC_PRE(equal.has_value());
        RC_ASSERT(decide_torsion_branch(free_points(points), *equal, 0, 2) == Decision::yes);
        // A quarter turn more on one side is the other branch of two.
        add(7, 6, beta + gamma + std::numbers::pi / 2);
        RC_ASSERT(decide_torsion_branch(free_points(points), *equal, 0, 2) == Decision::no);
    }));
}

TEST(Diagram, ListsTheScenePictureFirst) {
    Diagram d = free_points({{0, 0}});
    d.generic.push_back({{1, 1}, {{1, 1}}});
    const auto pictures = d.pictures();
    ASSERT_EQ(pictures.size(), 2u);
    EXPECT_EQ(pictures[0][0].x, 0);
    EXPECT_EQ(pictures[1][0].x, 1);
}

} // namespace
} // namespace porism::diagram
