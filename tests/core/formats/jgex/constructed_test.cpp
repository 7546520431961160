// What is stated of free points, as constructions of these.
#include "formats/jgex/constructed.h"
#include "formats/jgex/jgex.h"
#include "scene/catalogue.h"

#include <gtest/gtest.h>

namespace porism::jgex {
namespace {

/// A scene of clauses with statements behind them.
scene::Scene scene_of(const char* clauses, const std::vector<const char*>& statements) {
    scene::Scene scene = parse_problem(clauses)->scene;
    for (const char* const text : statements) {
        scene::Action stating;
        stating.states = facts::parse_goal(text, scene.names())->front();
        EXPECT_TRUE(scene.append(std::move(stating), {})) << text;
    }
    return scene;
}

struct Sample {
    const char* clauses;
    std::vector<const char*> statements;
    const char* text;
};

TEST(JgexConstructed, EquationsOfFreePointsBecomeConstructions) {
    const Sample samples[] = {
        {"a b = segment", {"length(a,b) = 3"}, "a = free a; b = lconst b a 3"},
        {"a = free; b = free", {"lconst a b 1/2"}, "a = free a; b = lconst b a 1/2"},
        {"a b c = triangle; m = free", {"midp m a b"}, "a b c = triangle a b c; m = midpoint m a b"},
        {"a b c = triangle; d = free", {"perp a d b c", "coll d b c"}, "a b c = triangle a b c; d = foot d a b c"},
        {"a b c = triangle; d = free", {"coll d a b"}, "a b c = triangle a b c; d = on_line d a b"},
        {"a b c = triangle; d = free; e = free",
         {"coll e a d", "coll e b c"},
         "a b c = triangle a b c; d = free d; e = intersection_ll e a d b c"},
        {"a b c = triangle; o = free", {"circle o a b c"}, "a b c = triangle a b c; o = circumcenter o a b c"},
        {"a b c = triangle; d = free",
         {"para a b c d", "para a d b c"},
         "a b c = triangle a b c; d = parallelogram a b c d"},
        {"a = free; b = free; c = free; m = free",
         {"ncoll a b c", "midp m a b"},
         "a b c = triangle a b c; m = midpoint m a b"},
        {"a@0_0 = free; b = free; c@1_2 = free", {"ncoll c a b"}, "a@0_0 b c@1_2 = triangle a b c"},
        {"a b c d = isquare", {"length(a,b) = 3"}, "a = free a; b = lconst b a 3; c d = square a b c d"},
        {"a b c = ieq_triangle; d = free",
         {"lconst a b 2"},
         "a = free a; b = lconst b a 2; c = eq_triangle c a b; d = free d"},
        {"a b c = triangle; d = free", {"cong a d a b"}, "a b c = triangle a b c; d = on_circle d a b"},
        {"a b = segment; c = free",
         {"length(a,b) = 5", "length(a,c) = 3", "length(b,c) = 4", "ncoll a b c"},
         "a = free a; b = lconst b a 5; c = lconst c a 3, lconst c b 4"},
        {"a b = segment; c = free",
         {"perp a b a c", "length(a,b) = 3", "length(a,c) = 4"},
         "a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4"},
        {"a b c = triangle; d = free", {"cyclic a b c d"}, "a b c = triangle a b c; d = on_circum d a b c"},
        {"a = free; b = free; c = free",
         {"ncoll a b c", "cong a b a c"},
         "a = free a; b = free b; c = on_circle c a b"},
        {"a = free; b = free; c = free; d = free",
         {"para a b c d", "para b c d a", "perp a b b c", "cong a b b c"},
         "a = free a; b = free b; c = on_tline c b a b, on_circle c b a; d = parallelogram a b c d"},
        {"a = free; b = free; c = free; d = free",
         {"ncoll a b c", "ncoll b c d"},
         "a b c = triangle a b c; d = free d"},
        {"a b c = triangle", {"length(a,b) = 3"}, "a = free a; b = lconst b a 3; c = free c"},
        {"a b c = triangle", {"length(a,b) = 3", "length(b,c) = 4"}, "a = free a; b = lconst b a 3; c = lconst c b 4"},
        {"a = free; b = free", {"length(a,b) = sqrt(2)"}, "a = free a; b = l2const b a 2"},
        {"a b = segment; c = on_line c a b", {"length(a,c) = 3"}, "a b = segment a b; c = on_line c a b, lconst c a 3"},
        {"a b c = r_triangle",
         {"length(a,b) = 3", "length(a,c) = 4"},
         "a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4"},
        {"a b c d = rectangle",
         {"length(a,b) = 3"},
         "a = free a; b = lconst b a 3; c = on_tline c b a b; d = parallelogram a b c d"},
    };
    for (const Sample& sample : samples) {
        const scene::Scene scene = scene_of(sample.clauses, sample.statements);
        EXPECT_TRUE(check_sayable(scene)) << sample.clauses;
        EXPECT_EQ(print(scene), sample.text);
        EXPECT_EQ(losses(scene), (std::vector<std::string>{std::string(constructs_equations)}));
        const Constructed made = constructed(scene);
        EXPECT_TRUE(std::ranges::equal(made.scene.names(), scene.names()));
        EXPECT_EQ(made.origins.size(), made.scene.actions().size());
    }
}

/// A point is constructed behind those that it is constructed from, in whatever order they stand.
TEST(JgexConstructed, PointsStandBehindThoseThatTheyDependOn) {
    const Sample samples[] = {
        {"m = free; a = free; b = free", {"midp m a b"}, "m = free m; a = free a; b = mirror b a m"},
        {"m = free; n = free; a = free; b = free; c = free",
         {"ncoll a b c", "midp m a b", "midp n a c"},
         "a = free a; b = free b; m = midpoint m a b; c = free c; n = midpoint n a c"},
        {"m = free; a = free; b = free; c = free",
         {"midp m a b", "lconst a c 3", "cong a b a c"},
         "a = free a; c = lconst c a 3; b = on_circle b a c; m = midpoint m a b"},
        {"a b = segment; d = free; c = free",
         {"length(a,c) = 3", "length(b,c) = 4", "ncoll a c d"},
         "a = free a; c = lconst c a 3; b = lconst b c 4; d = free d"},
        {"o = free; a = free; b = free; c = free",
         {"cong o a o b", "cong o b o c"},
         "o = free o; a = free a; b = on_circle b o a; c = on_circle c o b"},
        {"d = free; a = free; b = free; c = free",
         {"perp a d b c", "coll d b c", "lconst b c 4", "lconst a b 3"},
         "d = free d; b = free b; c = on_line c d b, lconst c b 4; a = on_tline a d b c, lconst a b 3"},
    };
    for (const Sample& sample : samples) {
        const scene::Scene scene = scene_of(sample.clauses, sample.statements);
        EXPECT_TRUE(check_sayable(scene)) << sample.clauses;
        EXPECT_EQ(print(scene), sample.text);
        const Constructed made = constructed(scene);
        for (std::size_t i = 0; i < scene.point_count(); ++i)
            EXPECT_EQ(made.scene.name(made.points[i]), scene.names()[i]) << sample.clauses;
    }
}

/// The goals speak of the same points.
TEST(JgexConstructed, GoalsFollowThePoints) {
    const scene::Scene scene =
        scene_of("m = free; a = free; b = free; c = free", {"midp m a b", "lconst a c 3", "cong a b a c"});
    const auto goals = *facts::parse_goal("cong m a m b", scene.names());
    EXPECT_TRUE(print(scene, goals).ends_with("? cong a m b m")) << print(scene, goals);
}

TEST(JgexConstructed, OrdersTellWhichConstructionIsMeant) {
    const Sample samples[] = {
        {"a b c = triangle; d = free",
         {"eqangle b a b d b d b c", "apart_by a c b d", "acute_angle a b d", "coll d a c", "obtuse_angle a d c"},
         "a b c = triangle a b c; d = angle_bisector d a b c, on_line d a c"},
        {"a b c = triangle; i = free",
         {"eqangle a b a i a i a c", "apart_by b c a i", "eqangle b c b i b i b a", "apart_by c a b i"},
         "a b c = triangle a b c; i = incenter i a b c"},
        {"a b c = triangle; i = free",
         {"eqangle a b a i a i a c", "eqangle b c b i b i b a", "apart_by i a b c", "same_side_of i b a c",
          "same_side_of i c a b"},
         "a b c = triangle a b c; i = excenter i a b c"},
        {"a = free; b = free; c = free; d = free",
         {"para a b c d", "same_side_of c d a b", "same_side_of b c a d"},
         "a b c d = trapezoid a b c d"},
        {"a = free; b = free; c = free; d = free",
         {"para a b c d", "same_side_of c d a b", "same_side_of b c a d", "cong b c d a", "npara b c d a"},
         "a b c d = eq_trapezoid a b c d"},
        {"a = free; b = free; c = free; d = free",
         {"para a b c d", "same_side_of c d a b", "same_side_of b c a d", "perp d a a b"},
         "a b c d = r_trapezoid a b c d"},
        {"a = free; b = free; c = free; d = free",
         {"cong a b b c", "cong c d d a", "apart_by a c b d"},
         "a = free a; b = free b; c = on_circle c b a; d = on_bline d a c"},
        {"a b = segment; c = free", {"coll c a b", "obtuse_angle a c b"}, "a b = segment a b; c = between_bound c a b"},
    };
    for (const Sample& sample : samples) {
        const scene::Scene scene = scene_of(sample.clauses, sample.statements);
        EXPECT_TRUE(check_sayable(scene)) << sample.text;
        EXPECT_EQ(print(scene), sample.text);
    }
}

TEST(JgexConstructed, WhatNoConstructionSaysStaysAndIsNamed) {
    const std::tuple<const char*, std::vector<const char*>, const char*> samples[] = {
        {"a b c = triangle", {"length(a,b) = x"}, "/actions/1"},
        {"a b c = triangle", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5", "perp a b b c"}, "/actions/4"},
        {"a b = segment; c = free", {"angle(a,b,c) = 50"}, "/actions/2"},
        {"a b = segment; c = free", {"length(a,b) = 3", "acute_angle a b c"}, "/actions/3"}};
    for (const auto& [clauses, statements, pointer] : samples) {
        const auto ok = check_sayable(scene_of(clauses, statements));
        ASSERT_FALSE(ok) << clauses;
        EXPECT_EQ(ok.error().code, "not_in_jgex");
        EXPECT_EQ(ok.error().pointer, pointer) << clauses;
    }
}

/// An order that a construction guarantees needs no clause.
TEST(JgexConstructed, AGuaranteedOrderIsLeftOut) {
    const scene::Scene scene = scene_of("a b c d = rectangle", {"ncoll a b c", "apart_by a c b d"});
    EXPECT_TRUE(check_sayable(scene));
    EXPECT_EQ(print(scene), "a b c d = rectangle a b c d");
}

TEST(JgexConstructed, AGivenPlaceIsNoFreePoint) {
    scene::Scene scene = scene_of("a = free; b = free", {"length(a,b) = 3"});
    scene = scene.with_coordinates(1, {scene::Coordinates{numbers::Scalar(3), numbers::Scalar(0), true}});
    EXPECT_EQ(print(scene), "b@3_0 = free b; a = lconst a b 3") << "the other one is";
    scene = scene.with_coordinates(0, {scene::Coordinates{numbers::Scalar(0), numbers::Scalar(0), true}});
    EXPECT_FALSE(check_sayable(scene));
}

/// It speaks of no point that it could be said of.
TEST(JgexConstructed, AnEquationOfLettersAloneStaysStated) {
    const scene::Scene scene = scene_of("a = free; b = free", {"length(a,b) = x", "x + y = 7", "x^2 = 25"});
    EXPECT_EQ(constructed(scene).scene.actions().size(), scene.actions().size());
    EXPECT_FALSE(check_sayable(scene));
    EXPECT_FALSE(print(scene).empty());
}

} // namespace
} // namespace porism::jgex
