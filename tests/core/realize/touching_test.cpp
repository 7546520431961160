// Figures in which loci touch are there with all their digits, and move only where they really can.
#include "support/stated.h"

#include <algorithm>
#include <cmath>

namespace porism::realize {
namespace {

using diagram::Diagram;
using test::points_with;
using test::stated;
using Point = geometry::Point<double>;

constexpr double nearly = 1e-11;

Diagram drawn(const scene::Scene& scene) {
    auto diagram = realize(scene);
    EXPECT_TRUE(diagram) << to_string(diagram.error());
    return diagram ? *std::move(diagram) : Diagram{};
}

double between(const Diagram& d, std::size_t i, std::size_t j) {
    const Point &p = d.scene_picture.points[i], &q = d.scene_picture.points[j];
    return std::hypot(p.x - q.x, p.y - q.y);
}

/// Twice the area of a triangle, by the square of its side.
double height(const Diagram& d, std::size_t i, std::size_t j, std::size_t k) {
    const Point &p = d.scene_picture.points[i], &q = d.scene_picture.points[j], &r = d.scene_picture.points[k];
    return std::fabs((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / std::pow(between(d, i, j), 2);
}

TEST(Touching, AChordOfTwoRadiiIsADiameter) {
    const Diagram d = drawn(stated("o@0_0 = free; a@5_0 = free; b@-4_3 = free; c@0_5 = free",
                                   {"cong o a o b", "cong o b o c", "length(o,a) = 5", "length(a,b) = 10"}));
    EXPECT_LT(height(d, 1, 2, 0), nearly);
    EXPECT_EQ(d.solution->shape_freedom, 1);
}

/// What is said of it is at its greatest there: alone it has no slope at all.
TEST(Touching, AChordThatIsToldToBeADiameterIsOne) {
    for (const char* said : {"rconst b c o b 2", "length(b,c) = 2*length(o,b)", "midp o b c"}) {
        const Diagram d = drawn(stated("o = free; b = free; c = on_circle c o b; a = on_circle a o b", {said}));
        EXPECT_EQ(d.solution->shape_freedom, 1) << said;
        EXPECT_EQ(d.generic.size(), 3U) << said;
        for (const auto points : d.pictures())
            EXPECT_TRUE(facts::seen(*facts::make(facts::Predicate::perp, {1, 3, 2, 3}), points)) << said;
    }
}

TEST(Touching, AFlatTriangleIsFlat) {
    const Diagram d = drawn(points_with(
        "a b c d", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7", "angle(a,b,d) = 60", "length(b,d) = 2"}));
    EXPECT_LT(height(d, 0, 2, 1), nearly);
    EXPECT_EQ(d.solution->shape_freedom, 0);
}

/// The greatest of all products, and the greatest of all areas: more than one direction leads nowhere.
TEST(Touching, TheGreatestAreaIsOfTheRegularFigure) {
    const Diagram right = drawn(points_with("a b c", {"length(a,b) + length(b,c) = 10", "area(a,b,c) = 25/2"}));
    EXPECT_NEAR(between(right, 0, 1), 5, nearly);
    EXPECT_EQ(right.solution->shape_freedom, 0);
    const Diagram regular = drawn(points_with("a b c", {"perimeter(a,b,c) = 18", "area(a,b,c) = 9*sqrt(3)"}));
    EXPECT_NEAR(between(regular, 0, 1), 6, nearly);
    EXPECT_NEAR(between(regular, 1, 2), 6, nearly);
    EXPECT_EQ(regular.solution->shape_freedom, 0);
}

TEST(Touching, ALetterThatIsADoubleRootHasAllItsDigits) {
    const Diagram d =
        drawn(points_with("a b c", {"length(a,b) = x", "length(b,c) = 12 - x", "perp a b b c", "area(a,b,c) = 18"}));
    EXPECT_NEAR(d.scene_picture.letters.at("x"), 6, nearly);
}

/// The two joints of the chain can bend by the slopes, and cannot in truth.
TEST(Touching, AStretchedChainDoesNotMove) {
    const Diagram d =
        drawn(points_with("a b c d", {"length(a,b) = 3", "length(b,c) = 4", "length(c,d) = 2", "length(a,d) = 9"}));
    EXPECT_EQ(d.solution->shape_freedom, 0);
    EXPECT_TRUE(d.solution->redundant.empty());
}

TEST(Touching, PointsThatMustFallTogetherAreOne) {
    const Diagram d = drawn(points_with(
        "o u t s", {"length(o,t) = 5", "length(u,t) = 3", "length(o,u) = 8", "length(o,s) = 5", "length(u,s) = 3"}));
    ASSERT_EQ(d.coincidences.size(), 1U);
    EXPECT_EQ(d.coincidences.front(), (diagram::Coincidence{PointId(3), PointId(2)}));
}

/// What else is stated is not to blame.
TEST(Touching, WhatForcesPointsTogetherIsNamed) {
    const auto diagram =
        realize(points_with("a b c d", {"length(a,b) = 4", "perp a b a c", "perp a b a d", "length(a,c) = 3",
                                        "length(a,d) = 3", "same_side_of c d a b", "length(b,c) = 5"}));
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "coincident_points");
    EXPECT_TRUE(diagram.error().what.starts_with("C and D are one point, or too near to be told apart, in every "
                                                 "figure that was found in which these hold: "))
        << diagram.error().what;
    EXPECT_FALSE(std::ranges::count(diagram.error().actions, 4u)) << diagram.error().what;
}

/// Points that differ by less are not said to be one.
TEST(Touching, PointsThatAreTooNearAreNotSaidToBeOne) {
    for (const char* const far : {"3", "30000001/10000000"}) {
        const auto diagram =
            realize(points_with("a b c d", {"length(a,b) = 4", "perp a b a c", "perp a b a d", "length(a,c) = 3",
                                            std::string("length(a,d) = ") + far, "same_side_of c d a b"}));
        ASSERT_FALSE(diagram) << far;
        EXPECT_EQ(diagram.error().code, "coincident_points");
        EXPECT_NE(diagram.error().what.find("C and D are one point, or too near to be told apart"), std::string::npos)
            << diagram.error().what;
    }
}

/// By whatever part: which of two lengths is the greater is decided before any search.
TEST(Touching, WhatNearlyTouchesDoesNot) {
    const auto too_long =
        realize(points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 70000000001/10000000000"}));
    ASSERT_FALSE(too_long);
    EXPECT_EQ(too_long.error().code, "conflict");
    EXPECT_EQ(too_long.error().actions, (std::vector<std::size_t>{3, 4, 5}));
    const auto too_much = realize(points_with(
        "a b c", {"length(a,b) = x", "length(b,c) = 12 - x", "perp a b b c", "area(a,b,c) = 18000000001/1000000000"}));
    EXPECT_FALSE(too_much);
    const Diagram less = drawn(points_with(
        "a b c", {"length(a,b) = x", "length(b,c) = 12 - x", "perp a b b c", "area(a,b,c) = 17999999999/1000000000"}));
    EXPECT_NEAR(std::fabs(less.scene_picture.letters.at("x") - 6), std::sqrt(2e-9), 1e-8);
    const Diagram thin =
        drawn(points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 6999999/1000000"}));
    EXPECT_GT(height(thin, 0, 2, 1), 1e-5);
}

/// That points lie on a line which are drawn on one is no accident.
TEST(Touching, TheDrawnFigureIsTakenThoughMoreOfItsPointsLieOnALine) {
    const Diagram d =
        drawn(stated("o@0_0 = free; t@-2.5_4.33 = free; p@-7.66_1.35 = free; a@-4.92_0.87 = free; b@4.92_-0.87 = free",
                     {"cong o t o a", "cong o a o b", "perp o t t p", "coll p a b", "obtuse_angle p a b",
                      "arc(o,a,t) = 50", "arc(o,t,b) = 130"}));
    EXPECT_LT(height(d, 3, 4, 0), 1e-9);
}

/// Nothing moves where three lengths lay three points on a line: none of them is said by the others.
TEST(Touching, LengthsThatAddUpSayMoreThanTwoOfThem) {
    const Diagram d = drawn(points_with("a b c", {"length(a,b) = 1", "length(b,c) = 2", "length(a,c) = 3"}));
    EXPECT_EQ(d.solution->shape_freedom, 0);
    EXPECT_TRUE(d.solution->redundant.empty());
}

TEST(Touching, TheGreatestAreaOfFourSidesIsASquareFromWhereverTheSearchBegins) {
    const scene::Scene scene = points_with(
        "a b c d", {"length(a,b) = 4", "length(b,c) = 4", "length(c,d) = 4", "length(d,a) = 4", "area(a,b,c,d) = 16"});
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Options options;
        options.seed = seed;
        options.any_order = true;
        const auto d = realize(scene, options);
        ASSERT_TRUE(d) << seed;
        EXPECT_NEAR(between(*d, 0, 2), 4 * std::sqrt(2.0), 1e-9) << seed;
    }
}

/// A common point of circles that touch is there on one side alone of where it is looked for.
TEST(Touching, WhatIsConstructedThereMayHaveNoPlaceNearby) {
    for (const char* constructed : {"x = intersection_cc x o p a", "x y = tangent x y p o a"}) {
        const scene::Scene scene = stated(std::string("o = free; a = free; p = free; ") + constructed,
                                          {"length(o,a) = 3", "length(p,a) = 4", "length(o,p) = 7"});
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Options options;
            options.seed = seed;
            options.any_order = seed % 2 == 0;
            const auto d = realize(scene, options);
            if (d)
                EXPECT_NEAR(between(*d, 0, 2), 7, 1e-9) << constructed;
            else
                EXPECT_FALSE(d.error().what.empty());
        }
    }
}

TEST(Touching, IsSoughtElsewhereWhereItWasNotReached) {
    const scene::Scene scene =
        points_with("o a b c d", {"cong o a o b", "cong o a o c", "cong o a o d", "length(o,b) + length(a,c) = 15",
                                  "length(o,b) + length(o,d) = 10", "angle(b,a,d) = 45"});
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Options options;
        options.seed = seed;
        options.any_order = seed % 2 == 0;
        const auto d = realize(scene, options);
        ASSERT_TRUE(d) << seed << ": " << to_string(d.error());
        EXPECT_LT(height(*d, 1, 3, 0), 1e-5) << "a and c are opposite";
    }
}

/// By sums alone, and with a point that may fall on another: where slopes nearly depend on each other for two reasons
/// it is looked for elsewhere.
TEST(Touching, ADiameterThatSumsSayIsOneInEveryPicture) {
    for (const char* said : {"angle(b,a,d) = 45", "angle(b,a,d) = 60"})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Options options;
            options.seed = seed;
            const auto found = realize(
                points_with("o a b c d", {"cong o a o b", "cong o a o c", "cong o a o d",
                                          "length(o,b) + length(a,c) = 15", "length(o,b) + length(o,d) = 10", said}),
                options);
            ASSERT_TRUE(found) << to_string(found.error());
            for (const auto points : found->pictures()) {
                const Point &o = points[0], &a = points[1], &c = points[3];
                EXPECT_LT(std::hypot((a.x + c.x) / 2 - o.x, (a.y + c.y) / 2 - o.y), 1e-9) << said << ", " << seed;
            }
        }
}

} // namespace
} // namespace porism::realize
