// Points that are one in every picture are admitted and merged, accidents are refused (definition 4).
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/exact/exact_picture.h"
#include "realize/realize.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::realize {
namespace {

struct Merged {
    scene::Scene scene;
    diagram::Diagram diagram;

    std::string merged() const {
        std::string text;
        for (const auto& [point, earlier] : diagram.coincidences)
            text += (text.empty() ? "" : " ") + scene.name(point) + "=" + scene.name(earlier);
        return text;
    }
    std::size_t action_of(std::string_view point) const { return scene.action_of(*scene.find(point)); }
};

Merged read(const std::string& text) {
    const auto problem = jgex::parse_problem(text);
    if (!problem) ADD_FAILURE() << to_string(problem.error());
    const auto diagram = problem ? realize(problem->scene) : fail("parse", "");
    if (!diagram) ADD_FAILURE() << text << ": " << to_string(diagram.error());
    return diagram ? Merged{problem->scene, *diagram} : Merged{};
}

Error error_of(const std::string& text) {
    const auto diagram = realize(jgex::parse_problem(text)->scene);
    return diagram ? Error{} : diagram.error();
}

TEST(Coincidence, PointsThatAreOneInEveryPictureAreMerged) {
    const std::pair<const char*, const char*> rows[] = {
        {"a b c = r_triangle a b c; h = orthocenter h a b c", "h=a"},
        {"a b c = triangle a b c; m = midpoint m a b; n = midpoint n b a", "n=m"},
        {"a b = segment a b; c = mirror c a b; d = mirror d c b", "d=a"},
        {"a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c; f = midpoint f a b; "
         "x = on_line x a d, on_line x b e; y = on_line y a d, on_line y c f",
         "y=x"},
        {"a b c = triangle a b c; x = on_line x a b, on_line x a c", "x=a"},
        {"o a = segment o a; b = on_circle b o a; p = on_bline p a b; x = on_circle x o a, on_circle x p a", "x=b"},
        {"o a = segment o a; t = on_tline t a o a; x = on_line x a t, on_circle x o a", "x=a"},
        {"a b = segment a b; x y = square a b x y; u v = square a b u v; p q = square a b p q", "p=x q=y"},
    };
    for (const auto& [text, merged] : rows) {
        const Merged r = read(text);
        EXPECT_EQ(r.merged(), merged) << text;
        for (const auto points : r.diagram.pictures())
            for (const auto& [point, earlier] : r.diagram.coincidences) {
                EXPECT_EQ(points[point.index()].x, points[earlier.index()].x);
                EXPECT_EQ(points[point.index()].y, points[earlier.index()].y);
            }
    }
}

TEST(Coincidence, WhatIsGivenAndGuaranteedStillHoldsInEveryPicture) {
    const Merged r = read("a b c = r_triangle a b c; h = orthocenter h a b c; d = foot d a b c; m = midpoint m h d");
    EXPECT_EQ(r.merged(), "h=a");
    for (const auto points : r.diagram.pictures()) {
        for (const auto& given : r.diagram.givens) EXPECT_TRUE(facts::seen(given.statement, points));
        for (const auto& given : r.diagram.guarantees) EXPECT_TRUE(facts::seen(given.statement, points));
    }
    const auto goal = facts::parse_statement("coll h a b", r.scene.names());
    ASSERT_TRUE(goal);
    EXPECT_EQ(decide_exactly(r.scene, r.diagram, goal->front()).decision, numbers::Decision::yes);
}

TEST(Coincidence, TheNumberOfABranchDoesNotDependOnWhatIsThereAlready) {
    const Merged r = read("a b = segment a b; x y = square a b x y; u v = square a b u v");
    const std::size_t second = r.action_of("u");
    EXPECT_EQ(r.diagram.branch_counts[second], 2);
    EXPECT_EQ(r.diagram.branches[r.action_of("x")], 0);
    EXPECT_EQ(r.diagram.branches[second], 1);
    EXPECT_EQ(r.diagram.choices[second], std::vector{1});

    const auto written = realize(r.scene.with_branch(second, 0));
    ASSERT_TRUE(written) << to_string(written.error());
    EXPECT_EQ(written->coincidences.size(), 2u) << "a branch that is written is taken, though the place is not new";
    const auto beyond = realize(r.scene.with_branch(second, 2));
    ASSERT_FALSE(beyond);
    EXPECT_EQ(beyond.error().code, "branch");
}

TEST(Coincidence, ABranchThatIsNotNewIsTakenWhereTheOthersHaveNoFigure) {
    const Merged r = read("a b = segment a b; m = midpoint m a b; x = between_bound x a b, rconst a b a x 2");
    EXPECT_EQ(r.merged(), "x=m");
    EXPECT_EQ(r.diagram.branches.back(), 1);
    const Merged other = read("a b = segment a b; m = midpoint m a b; x = on_line x a b, rconst a b a x 2");
    EXPECT_EQ(other.merged(), "");
    EXPECT_EQ(other.diagram.branch_counts.back(), 2);
}

// The bisector of the angle CBD is that of ABC again if D lies beside A: then Q is P, and there is little to prove.
TEST(Coincidence, AFigureWithoutOneIsSoughtWhereTheGoalHoldsInBoth) {
    const auto problem = jgex::parse_problem(
        "a b c = triangle a b c; d = on_line d a b; e = angle_bisector e c b a, on_line e a c; f = on_pline f e a b, "
        "on_line f b c; q = angle_bisector q c b d, on_line q e f ? cong f q f b");
    ASSERT_TRUE(problem);
    Options options;
    options.choose_branch_for.goals = problem->goals;
    for (options.seed = 1; options.seed <= 8; ++options.seed) {
        const auto diagram = realize(problem->scene, options);
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        EXPECT_TRUE(diagram->coincidences.empty()) << options.seed;
    }
}

TEST(Coincidence, AnAccidentIsRefused) {
    const Error accident = error_of("a@2_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; m = midpoint m b c");
    EXPECT_EQ(accident.code, "coincident_points");
    EXPECT_EQ(accident.what, "M falls on D in this picture, though not in general");
}

TEST(Coincidence, WhatNeedsTwoPointsIsRefusedWhereTheyAreOne) {
    const Error error = error_of("a b c = r_triangle a b c; h = orthocenter h a b c; m = midpoint m a h");
    EXPECT_EQ(error.code, "precondition");
    EXPECT_EQ(error.what, "M cannot be placed: A and H are one point");
}

std::string chain_of_midpoints(int length) {
    std::string text = "a b = segment a b; m1 = midpoint m1 a b";
    for (int i = 2; i <= length; ++i) text += fmt::format("; m{0} = midpoint m{0} m{1} b", i, i - 1);
    return text;
}

TEST(Coincidence, PointsThatAreNearAreTwo) {
    const Merged r = read(chain_of_midpoints(20));
    EXPECT_TRUE(r.diagram.coincidences.empty());
    const auto goal = facts::parse_statement("cong m18 m20 m20 m19", r.scene.names());
    const auto other = facts::parse_statement("midp m20 m19 b", r.scene.names());
    ASSERT_TRUE(goal && other);
    EXPECT_EQ(decide_exactly(r.scene, r.diagram, goal->front()).decision, numbers::Decision::no);
    EXPECT_EQ(decide_exactly(r.scene, r.diagram, other->front()).decision, numbers::Decision::yes);

    const Error too_near = error_of(chain_of_midpoints(40));
    EXPECT_EQ(too_near.code, "coincident_points");
    EXPECT_NE(too_near.what.find("lies too close to B to be drawn apart from it"), std::string::npos) << too_near.what;
}

} // namespace
} // namespace porism::realize
