// Figures of scenes that state something: all of it holds, freedom and redundance are counted, conflicts named.
#include "support/stated.h"

#include "facts/truth.h"
#include "support/measured.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism::realize {
namespace {

using diagram::Diagram;
using test::points_with;
using test::stated;
using Point = geometry::Point<double>;

double holds_within(const Diagram& diagram, const scene::Scene& scene) {
    double worst = 0;
    std::vector<const diagram::Picture*> pictures{&diagram.scene_picture};
    for (const auto& picture : diagram.generic) pictures.push_back(&picture);
    for (const scene::Action& action : scene.actions())
        for (const diagram::Picture* picture : pictures) {
            if (!action.states) continue;
            if (facts::row(action.states->predicate()).order)
                EXPECT_TRUE(facts::seen(*action.states, picture->points));
            else
                worst = std::max(worst, facts::relative_residual(*action.states, picture->points, picture->letters));
        }
    return worst;
}

/// Realised, with everything that is stated seen in all pictures.
Diagram solved(const scene::Scene& scene, const Options& options = {}) {
    auto diagram = realize(scene, options);
    if (!diagram) {
        ADD_FAILURE() << to_string(diagram.error());
        Diagram none;
        none.solution.emplace();
        return none;
    }
    EXPECT_LT(holds_within(*diagram, scene), 1e-10);
    EXPECT_TRUE(diagram->solution);
    return *std::move(diagram);
}

double distance(const Diagram& diagram, std::size_t i, std::size_t j) {
    const auto &p = diagram.scene_picture.points[i], &q = diagram.scene_picture.points[j];
    return std::hypot(p.x - q.x, p.y - q.y);
}

Error error_of(const scene::Scene& scene) {
    const auto diagram = realize(scene);
    EXPECT_FALSE(diagram);
    return diagram ? Error{} : diagram.error();
}

TEST(Constraints, ATriangleByThreeSides) {
    const Diagram d = solved(points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5"}));
    EXPECT_NEAR(distance(d, 0, 1), 3, 1e-11);
    EXPECT_NEAR(distance(d, 1, 2), 4, 1e-11);
    EXPECT_NEAR(distance(d, 2, 0), 5, 1e-11);
    EXPECT_EQ(d.solution->shape_freedom, 0);
    EXPECT_EQ(d.freedom, 3);
    EXPECT_TRUE(d.generic.empty());
    EXPECT_TRUE(d.solution->redundant.empty());
}

TEST(Constraints, StatementsOfThePredicatesSayTheSame) {
    const Diagram d = solved(points_with("a b c", {"lconst a b 3", "lconst b c 4", "perp a b b c"}));
    EXPECT_NEAR(distance(d, 0, 2), 5, 1e-11);
    EXPECT_EQ(d.solution->shape_freedom, 0);
}

TEST(Constraints, SizeIsFixedWhereNoLengthIsStated) {
    const Diagram d = solved(points_with("a b c", {"angle(a,b,c) = 90", "angle(b,c,a) = 30"}));
    EXPECT_NEAR(distance(d, 2, 0), 2 * distance(d, 0, 1), 1e-9);
    EXPECT_EQ(d.freedom, 4);
    EXPECT_EQ(d.solution->shape_freedom, 0);
    EXPECT_NEAR(distance(d, 0, 1), 1, 1);
}

TEST(Constraints, LettersAreFoundWithTheFigure) {
    const Diagram d = solved(points_with(
        "a b c", {"length(a,b) = 2x + 10", "length(b,c) = 3x", "length(a,b) = length(b,c)", "angle(a,b,c) = 6x"}));
    EXPECT_NEAR(d.scene_picture.letters.at("x"), 10, 1e-9);
    EXPECT_NEAR(distance(d, 0, 2), 30, 1e-9);
    EXPECT_EQ(d.solution->shape_freedom, 0);
}

TEST(Constraints, LettersAreNumbersWithoutPointsToo) {
    const Diagram d = solved(points_with("a b c", {"x + y = 7", "x - y = 1", "length(a,b) = x", "length(b,c) = y"}));
    EXPECT_NEAR(distance(d, 0, 1), 4, 1e-10);
    EXPECT_NEAR(distance(d, 1, 2), 3, 1e-10);
    EXPECT_EQ(d.solution->shape_freedom, 1);
    EXPECT_EQ(d.generic.size(), 3u);
}

TEST(Constraints, ALetterThatNothingFixesIsNoFreedomOfTheFigure) {
    const Diagram d =
        solved(points_with("a b c", {"length(a,b) = 5", "length(b,c) = 5", "length(c,a) = 6", "x + y = 3"}));
    EXPECT_EQ(d.solution->shape_freedom, 0);
    EXPECT_EQ(d.freedom, 3);
}

TEST(Constraints, QuadranglesHaveTheirFreedom) {
    const Diagram parallelogram = solved(points_with("a b c d", {"para a b c d", "para a d b c"}));
    EXPECT_EQ(parallelogram.solution->shape_freedom, 2);
    EXPECT_EQ(parallelogram.generic.size(), 3u);
    EXPECT_NEAR(distance(parallelogram, 0, 1), distance(parallelogram, 2, 3), 1e-9);
    const Diagram square =
        solved(points_with("a b c d", {"cong a b b c", "cong b c c d", "cong c d d a", "perp a b b c"}));
    EXPECT_EQ(square.solution->shape_freedom, 0);
    EXPECT_NEAR(distance(square, 0, 2), distance(square, 1, 3), 1e-9);
}

TEST(Constraints, TwoDifferentFiguresOfWhatIsFreeAreDrawn) {
    const Diagram d = solved(points_with("a b c d", {"para a b c d", "perp a b a d"}));
    ASSERT_EQ(d.generic.size(), 3u);
    const auto ratio = [](const diagram::Picture& picture) {
        const auto length = [&](std::size_t i, std::size_t j) {
            return std::hypot(picture.points[i].x - picture.points[j].x, picture.points[i].y - picture.points[j].y);
        };
        return length(0, 1) / length(2, 3);
    };
    EXPECT_GT(std::fabs(ratio(d.generic[0]) - ratio(d.generic[1])), 1e-3);
    EXPECT_GT(std::fabs(ratio(d.scene_picture) - ratio(d.generic[1])), 1e-3);
}

TEST(Constraints, APolygonAboutACircle) {
    // A quadrilateral whose sides touch the circle about o in p, q, r and s.
    const Diagram d = solved(points_with(
        "o p q r s a b c d", {"cong o p o q", "cong o q o r", "cong o r o s", "coll a p b", "coll b q c", "coll c r d",
                              "coll d s a", "perp o p a b", "perp o q b c", "perp o r c d", "perp o s d a",
                              "length(a,b) = 7", "length(c,d) = 6", "length(b,c) = 5", "angle(a,b,c) = 100",
                              "obtuse_angle a p b", "obtuse_angle b q c", "obtuse_angle c r d", "obtuse_angle d s a"}));
    EXPECT_NEAR(distance(d, 8, 5), 8, 1e-8); // opposite sides have one sum
    EXPECT_EQ(d.solution->shape_freedom, 0);
}

TEST(Constraints, AreasArcsAndSectors) {
    const Diagram d = solved(points_with("o a b", {"cong o a o b", "arc(o,a,b) = 60", "sector(o,a,b) = 6pi"}));
    EXPECT_NEAR(distance(d, 0, 1), 6, 1e-10);
    EXPECT_NEAR(distance(d, 1, 2), 6, 1e-10);
}

TEST(Constraints, StatementsHoldOfConstructedPointsToo) {
    const Diagram d = solved(stated("a b c = triangle a b c; m = midpoint m b c; h = foot h a b c",
                                    {"length(a,m) = 5", "length(a,h) = 4", "length(b,c) = 10"}));
    EXPECT_NEAR(distance(d, 3, 4), 3, 1e-10);
    EXPECT_EQ(d.solution->shape_freedom, 0);
}

TEST(Constraints, GlidersMoveAlongTheirLoci) {
    const Diagram d = solved(stated("o a = segment o a; b = on_circle b o a; c = on_line c a b",
                                    {"length(o,a) = 5", "length(a,b) = 8", "length(a,c) = 2"}));
    EXPECT_NEAR(distance(d, 0, 2), 5, 1e-10);
    EXPECT_NEAR(distance(d, 1, 2), 8, 1e-10);
}

TEST(Constraints, RedundantStatementsAreNamed) {
    const scene::Scene scene = points_with(
        "a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5", "perp a b b c", "angle(a,b,c) = 90"});
    const Diagram d = solved(scene);
    EXPECT_EQ(d.solution->redundant, (std::vector<std::size_t>{6, 7}));
}

/// Slopes of such a statement are what is left of others that cancel.
TEST(Constraints, WhatHoldsByConstructionFixesNothing) {
    const struct {
        const char* constructions;
        std::vector<std::string> before, held;
    } cases[] = {
        {"a b c = triangle a b c; m = midpoint m b c", {"cong a b a c"}, {"cong m b m c"}},
        {"a b c = triangle a b c; m = midpoint m b c", {"cong a b a c"}, {"length(m,b) = length(m,c)"}},
        {"a b c = triangle a b c; m = midpoint m b c", {"cong a b a c"}, {"coll b c m", "2*length(b,m) = length(b,c)"}},
        {"a b c = triangle a b c; o = circle o a b c", {"angle(a,b,c) = 50"}, {"cong o a o b", "cong o b o c"}},
        {"a b c = triangle a b c; h = foot h a b c", {}, {"perp a h b c", "angle(a,h,b) = 90"}},
        {"a b c = triangle a b c; d = parallelogram a b c d", {"perp a b b c"}, {"para a b c d", "cong a b c d"}},
    };
    for (const auto& one : cases) {
        std::vector<std::string> all = one.before;
        all.insert(all.end(), one.held.begin(), one.held.end());
        const scene::Scene scene = stated(one.constructions, all);
        const Diagram d = solved(scene);
        EXPECT_EQ(d.solution->shape_freedom, 2 - static_cast<int>(one.before.size())) << one.held[0];
        EXPECT_EQ(d.solution->redundant.size(), one.held.size()) << one.held[0];
        EXPECT_EQ(d.generic.size(), 3u) << one.held[0];
    }
}

/// Two points that are placed first come to lie on a line with a third, of which nothing is stated.
TEST(Constraints, WhatCannotBeBuiltAtFirstIsNotImpossible) {
    for (const char* const centre : {"circumcenter", "orthocenter", "incenter"})
        for (const char* const told : {"length(a,b) = 3", "length(b,c) = 3", "length(c,a) = 1", "length(a,b) = 1"}) {
            const Diagram d = solved(stated(fmt::format("a b c = triangle a b c; o = {} o a b c", centre), {told}));
            EXPECT_EQ(d.solution->shape_freedom, 2) << centre << ", " << told;
        }
}

TEST(Constraints, WhatMakesAFigureFlatIsNotRedundant) {
    const Diagram d = solved(points_with("a b c", {"length(a,b) = 2", "length(b,c) = 3", "length(a,c) = 5"}));
    EXPECT_TRUE(d.solution->redundant.empty());
}

TEST(Constraints, AnOrderStatementPicksTheMirrorImage) {
    const std::vector<std::string> kite{"length(a,b) = 6", "length(a,c) = 5", "length(b,c) = 5", "length(a,d) = 4",
                                        "length(b,d) = 4"};
    for (const char* side : {"same_side_of c d a b", "apart_by c d a b"}) {
        auto statements = kite;
        statements.emplace_back(side);
        solved(points_with("a b c d", statements));
    }
}

TEST(Constraints, SketchedPointsStayNear) {
    const Diagram d = solved(
        stated("a@0_0 = free; b@4_0 = free; c@1_-3 = free", {"length(a,b) = 4", "length(a,c) = 3", "length(b,c) = 4"}));
    EXPECT_LT(d.scene_picture.points[2].y, 0);
    EXPECT_NEAR(d.scene_picture.points[0].x, 0, 1);
    EXPECT_NEAR(d.scene_picture.points[1].x, 4, 1);
}

TEST(Constraints, ConflictsAreIrreducible) {
    const scene::Scene scene = points_with(
        "a b c d", {"length(a,d) = 4", "length(a,b) = 3", "length(b,c) = 4", "length(c,d) = 2", "length(a,c) = 10"});
    const Error error = error_of(scene);
    EXPECT_EQ(error.code, "conflict");
    EXPECT_EQ(error.pointer, "/actions/8");
    const auto actions = conflicting_actions(scene);
    EXPECT_TRUE(actions == (std::vector<std::size_t>{5, 6, 8}) || actions == (std::vector<std::size_t>{4, 7, 8}))
        << actions.size();
    EXPECT_EQ(error.actions, actions);
    EXPECT_EQ(blamed_action(scene), 8u);
    for (const std::size_t without : actions) {
        scene::Scene rest = scene;
        for (std::size_t i = scene.actions().size(); i-- > 4;)
            if (i == without || std::ranges::count(actions, i) == 0) rest = rest.without(i);
        EXPECT_TRUE(realize(rest)) << without;
    }
}

/// Each point by lengths to any two earlier ones: without a sketch, and with one that is no help.
TEST(Constraints, LengthsToAnyTwoPointsLockAFigure) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const std::optional<double> noise : {std::optional<double>(), {0.5}, {10.0}}) {
            test::MeasuredFigure figure(seed, 10 + 5 * (seed % 5), noise);
            figure.tie_anywhere();
            const Diagram found = solved(figure.take().scene);
            EXPECT_EQ(found.solution->shape_freedom, 0) << seed;
            EXPECT_TRUE(found.solution->redundant.empty()) << seed;
        }
}

/// 60 points, 117 lengths: counted work, not time; 16 million operations take about 20 ms.
TEST(Constraints, ManyLengthsTakeLittleWork) {
    for (const double noise : {0.0, 0.04, 0.6}) {
        test::MeasuredFigure figure(3, 60, noise);
        figure.tie_anywhere();
        EXPECT_LT(solved(figure.take().scene).solution->work, 16'000'000u) << noise;
    }
}

/// No point can be placed after the others; in the plane steps end where a point is on the wrong side of a length.
TEST(Constraints, PointsThatHangTogetherByLengthsAreFound) {
    const std::vector<std::pair<std::size_t, std::optional<double>>> rows{
        {60, 0.5}, {60, 1.0}, {30, 1.0}, {14, std::nullopt}, {10, std::nullopt}};
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        for (const auto& [points, noise] : rows) {
            test::MeasuredFigure figure(seed, points, noise);
            figure.tie_coupled();
            EXPECT_EQ(solved(figure.take().scene).solution->shape_freedom, 0) << points << " " << seed;
        }
}

/// Lengths, angles and areas: from a sketch steps lead through narrow valleys that bend.
TEST(Constraints, MixedStatementsOfManyPointsAreFoundFromASketch) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        for (const double noise : {0.04, 0.2}) {
            test::MeasuredFigure figure(seed, 60, noise);
            figure.tie_mixed(5);
            EXPECT_LT(solved(figure.take().scene).solution->work, 600'000'000u) << seed;
        }
}

/// A grid of triangles, two lengths more than fix it for each inner point, from a sketch that is wrong by a whole side.
TEST(Constraints, ATrussIsFoundFromABadSketch) {
    Rng rng(5);
    constexpr int width = 6, height = 4;
    std::vector<Point> places;
    std::string points;
    for (int i = 0; i < width * height; ++i) {
        const int column = i % width, line = i / width;
        places.push_back({column + rng.uniform(-0.2, 0.2), line + rng.uniform(-0.2, 0.2)});
        points += fmt::format("{}p{}@{:.3f}_{:.3f} = free", i == 0 ? "" : "; ", i, places.back().x + rng.uniform(-1, 1),
                              places.back().y + rng.uniform(-1, 1));
    }
    std::vector<std::string> lengths;
    for (int i = 0; i < width * height; ++i)
        for (const auto& [right, up] : {std::pair(1, 0), {0, 1}, {1, 1}}) {
            if (i % width + right >= width || i / width + up >= height) continue;
            const int j = i + right + width * up;
            const Point& p = places[static_cast<std::size_t>(i)];
            const Point& q = places[static_cast<std::size_t>(j)];
            lengths.push_back(fmt::format("length(p{},p{}) = {:.12f}", i, j, std::hypot(p.x - q.x, p.y - q.y)));
        }
    EXPECT_EQ(solved(stated(points, lengths)).solution->shape_freedom, 0);
}

/// What is named as a conflict has no figure of its own; what is not shown to be one is not named.
TEST(Constraints, AConflictAmongManyIsNamedAndNoOther) {
    test::MeasuredFigure figure(9, 30, 2.0);
    figure.tie_anywhere();
    const auto made = figure.take();
    scene::Scene scene = made.scene;
    test::state(scene, "length(p4,p9) = 100");
    const Error error = error_of(scene);
    ASSERT_EQ(error.code, "conflict") << error.what;
    const auto actions = conflicting_actions(scene);
    ASSERT_FALSE(actions.empty());
    EXPECT_EQ(actions.back(), scene.actions().size() - 1);
    EXPECT_EQ(error.pointer, "/actions/" + std::to_string(actions.back()));
}

/// Each point has three lengths at least, so that no order locks one after the other.
TEST(Constraints, WhatIsNotFoundIsNoConflict) {
    test::MeasuredFigure figure(4, 18);
    Rng rng(11);
    for (std::size_t i = 0; i < 18; ++i)
        for (const std::size_t other : {(i + 1) % 18, (i + 9) % 18, (i + 5 + rng.below(3)) % 18})
            figure.length(i, other);
    const scene::Scene scene = figure.take().scene;
    const auto found = realize(scene);
    if (!found) {
        EXPECT_EQ(found.error().kind, ErrorKind::limit);
        EXPECT_NE(found.error().code, "conflict");
        EXPECT_TRUE(conflicting_actions(scene).empty());
    }
}

TEST(Constraints, AValueThatAQuantityCannotHaveIsNoConflict) {
    for (const char* const impossible : {"angle(a,b,c) = 0", "length(a,b) + 3 = 0", "angle(a,b,c) = 200"}) {
        const Error error = error_of(points_with("a b c", {"lconst a c 3", impossible}));
        EXPECT_EQ(error.code, "impossible_value");
        EXPECT_EQ(error.pointer, "/actions/4");
    }
    EXPECT_EQ(error_of(points_with("a b c", {"lconst a c 3", "angle(a,b,c) = 720"})).what,
              "angle(a,b,c) = 720 cannot be: an angle between two rays is greater than 0° and less than 180°");
}

TEST(Constraints, ALengthThatNoPictureShowsIsSaidToBeTooLarge) {
    const Error error = error_of(points_with("a b c", {"lconst a c 3", "length(a,b) = 1" + std::string(40, '0')}));
    EXPECT_EQ(error.code, "length_too_large");
    EXPECT_EQ(error.pointer, "/actions/4");
}

TEST(Constraints, CirclesThatTouchLockExactly) {
    const Diagram d =
        solved(stated("a@0_0 = free; b@4_0 = free; c@2_4 = free", {"lconst a b 3", "lconst b c 4", "lconst a c 7"}));
    const auto& p = d.scene_picture.points;
    const double doubled_area = (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x);
    EXPECT_LT(std::fabs(doubled_area), 1e-12);
}

/// A figure that is locked goes where its sketch is, and is turned like it.
TEST(Constraints, ALockedFigureStandsOnItsSketch) {
    const Diagram d =
        solved(stated("a@0_0 = free; b@0.1_0.1 = free; c@10_0 = free; d@10_10 = free",
                      {"lconst a b 0.2", "lconst a c 10", "lconst b c 9.9", "lconst c d 10", "lconst a d 14"}));
    EXPECT_NEAR(d.scene_picture.points[3].x, 10, 1);
    EXPECT_NEAR(d.scene_picture.points[3].y, 10, 1);
}

TEST(Constraints, AContradictionWithoutPointsIsAConflict) {
    const scene::Scene scene = points_with("a b", {"x + y = 7", "length(a,b) = 3", "2x + 2y = 15"});
    EXPECT_EQ(error_of(scene).code, "conflict");
    EXPECT_EQ(conflicting_actions(scene), (std::vector<std::size_t>{2, 4}));
}

/// What fails the less the more the figure shrinks to a line or a point is no figure that was nearly found.
TEST(Constraints, WhatTheOthersForceToFailIsAConflict) {
    const auto blamed = [](const char* points, const std::vector<std::string>& statements) {
        const scene::Scene scene = points_with(points, statements);
        EXPECT_EQ(error_of(scene).code, "conflict") << statements.back();
        return conflicting_actions(scene);
    };
    using Actions = std::vector<std::size_t>;
    EXPECT_EQ(blamed("a b c o", {"coll a o b", "cong o a o b", "cong o a o c", "angle(a,c,b) = 80"}),
              (Actions{4, 5, 6, 7}));
    EXPECT_EQ(blamed("a b c d", {"cyclic a b c d", "same_side_of c d a b", "angle(a,c,b) = 40", "angle(a,d,b) = 50"}),
              (Actions{4, 6, 7}));
    EXPECT_EQ(blamed("a b c d", {"length(a,c) = 3", "cyclic a b c d", "angle(a,b,c) = 80", "angle(a,d,c) = 95"}),
              (Actions{5, 6, 7}));
}

/// An unknown letter may have any value, also where no figure depends on it.
TEST(Constraints, AConflictOfUnknownLettersNamesAllThatDecideThem) {
    EXPECT_EQ(conflicting_actions(points_with("a b", {"x + y = 3", "x - y = 1", "x = 5", "length(a,b) = x"})),
              (std::vector<std::size_t>{2, 3, 4}));
    EXPECT_EQ(conflicting_actions(points_with("a b", {"x + y = 10", "x - y = 2", "x = 7"})),
              (std::vector<std::size_t>{2, 3, 4}));
    for (const char* difference : {"x - y = 1", "x - y = 5"})
        EXPECT_TRUE(conflicting_actions(points_with("a b", {"x + y = 3", difference, "length(a,b) = 4"})).empty());
}

TEST(Constraints, SidesThatAreTooLongForAPerimeterAreAConflict) {
    EXPECT_EQ(conflicting_actions(points_with("a b c", {"length(a,b) = 20", "perimeter(a,b,c) = 30"})),
              (std::vector<std::size_t>{3, 4}));
    EXPECT_EQ(conflicting_actions(points_with(
                  "a b c d", {"length(a,b) = 9", "length(b,c) = 1", "length(c,d) = 8", "perimeter(a,b,c,d) = 17"})),
              (std::vector<std::size_t>{4, 7}));
    EXPECT_EQ(conflicting_actions(points_with("a b c d", {"length(a,b) = 7", "length(b,c) = 1", "length(c,d) = 7",
                                                          "length(a,d) = 6", "perimeter(a,b,c,d) = 19"})),
              (std::vector<std::size_t>{4, 6, 7, 8}));
}

TEST(Constraints, AnImpossibleOrderIsAConflict) {
    const scene::Scene scene = points_with("a b c d", {"midp d b c", "length(a,b) = 4", "apart_by d c a b"});
    EXPECT_EQ(conflicting_actions(scene), (std::vector<std::size_t>{4, 6}));
}

std::string merged_in(const scene::Scene& scene, const Diagram& diagram) {
    std::string text;
    for (const auto& [point, earlier] : diagram.coincidences)
        text += (text.empty() ? "" : " ") + scene.name(point) + "=" + scene.name(earlier);
    return text;
}

/// With the places of its picture, found by the program.
scene::Scene kept_in(scene::Scene scene, const Diagram& diagram) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        std::vector<std::optional<scene::Coordinates>> at;
        for (const PointId point : scene.actions()[i].outputs) {
            const Point& place = diagram.scene_picture.points[point.index()];
            at.emplace_back(scene::Coordinates{numbers::Scalar::from_double(place.x),
                                               numbers::Scalar::from_double(place.y), false, true});
        }
        scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

/// Definition 4: what is one point in every figure is taken for one, where all that is stated has its sense then.
TEST(Constraints, PointsThatAreForcedIntoOnePlaceAreOne) {
    const std::pair<scene::Scene, const char*> rows[] = {
        {points_with("a b c d", {"midp c a b", "midp d a b"}), "d=c"},
        {points_with("a b c d m n", {"para a b c d", "para b c a d", "ncoll a b c", "midp m a c", "midp n b d"}),
         "n=m"},
        {points_with("p a b c o", {"ncoll a b c", "cong o a o b", "cong o b o c", "cong p a p b", "cong p b p c"}),
         "o=p"},
        {points_with("a b c m n k", {"ncoll a b c", "midp m a b", "midp n a b", "midp k b a"}), "n=m k=m"},
        {stated("a b c = triangle a b c; m = midpoint m a b; n = free", {"midp n a b"}), "n=m"},
        {stated("a b = segment a b; n = free; m = midpoint m a b", {"midp n a b", "length(a,b) = 4"}), "m=n"},
        {stated("a b c = triangle a b c; o = circumcenter o a b c; m = midpoint m a c", {"perp a b b c"}), "m=o"},
        {stated("a b c = triangle a b c; h = orthocenter h a b c", {"perp a b b c", "length(a,b) = 3"}), "h=b"},
        {stated("a b c = triangle a b c; m = midpoint m b c; h = foot h a b c; n = midpoint n h a", {"cong a b a c"}),
         "h=m"},
        {stated("a b c = iso_triangle a b c; d e f i = incenter2 d e f i a b c; h = on_line h i a, on_circle h i d",
                {"obtuse_angle a i h"}),
         "h=d"},
        {points_with("a b c d", {"ncoll a b c", "perp a b b c", "coll b c d", "perp a d b c"}), "d=b"},
    };
    for (const auto& [scene, merged] : rows) {
        const Diagram d = solved(scene);
        EXPECT_EQ(merged_in(scene, d), merged);
        EXPECT_TRUE(d.solution->redundant.empty()) << merged;
        const scene::Scene kept = kept_in(scene, d);
        EXPECT_EQ(merged_in(kept, solved(kept)), merged) << "as it was drawn before";
        for (const auto points : d.pictures())
            for (const auto& [point, earlier] : d.coincidences) {
                EXPECT_EQ(points[point.index()].x, points[earlier.index()].x);
                EXPECT_EQ(points[point.index()].y, points[earlier.index()].y);
            }
    }
}

/// Each shape may stand in either of two ways, only one of which is meant, and the sides of some lie straight.
TEST(Constraints, ManyShapesStandBesideEachOther) {
    std::string shapes;
    std::vector<std::string> values;
    for (int i = 0; i < 12; ++i) {
        shapes += fmt::format("{0}e{1} f{1} g{1} = ieq_triangle e{1} f{1} g{1}; "
                              "p{1} q{1} r{1} s{1} = trapezoid p{1} q{1} r{1} s{1}",
                              i == 0 ? "" : "; ", i);
        values.push_back(fmt::format("length(e{0},f{0}) = {1}", i, 3 + i));
        values.push_back(fmt::format("length(p{0},q{0}) = {1}", i, 9 + i));
        values.push_back(fmt::format("length(q{0},r{0}) = {1}", i, 3 + i % 3));
        values.push_back(fmt::format("length(r{0},s{0}) = {1}", i, 2 + i % 5));
        values.push_back(fmt::format("angle(p{0},q{0},r{0}) = {1}", i, 50 + 3 * i));
    }
    solved(stated(shapes, values));
}

TEST(Constraints, TheSameSceneGivesTheSameFigure) {
    const scene::Scene scene = points_with("a b c d", {"length(a,b) = 3", "para a b c d", "length(c,d) = 2"});
    const Diagram first = solved(scene), second = solved(scene);
    EXPECT_EQ(first.scene_picture.inputs, second.scene_picture.inputs);
    ASSERT_EQ(first.generic.size(), second.generic.size());
    EXPECT_EQ(first.generic.back().inputs, second.generic.back().inputs);
    EXPECT_NE(first.scene_picture.inputs, solved(scene, {.seed = 5}).scene_picture.inputs);
}

/// Random figures, what is measured of them, and back: with a sketch that is wrong by some percent, and from nothing.
/// The same ones in each run: among thin triangles a sketch may lie on the wrong side.
TEST(Constraints, WhatIsMeasuredOffAFigureIsFoundAgain) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        test::MeasuredFigure sketched(seed, 3 + seed % 20, 0.1);
        sketched.tie_all(1000, seed % 4);
        EXPECT_EQ(solved(sketched.take().scene).solution->shape_freedom, 0) << seed;
        test::MeasuredFigure unseen(seed, 3 + seed % 20);
        unseen.tie_all(1000, 0);
        EXPECT_EQ(solved(unseen.take().scene).solution->shape_freedom, 0) << seed;
    }
}

TEST(Constraints, FreedomIsWhatIsNotStated) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const std::size_t points = 4 + seed % 6;
        test::MeasuredFigure figure(seed, points);
        figure.length(0, 1);
        const std::size_t tied = 2 + seed % (points - 3);
        for (std::size_t i = 2; i < tied; ++i) figure.tie(i, i - 2, i - 1);
        const Diagram found = solved(figure.take().scene);
        EXPECT_EQ(found.solution->shape_freedom, static_cast<int>(2 * (points - tied))) << seed;
        EXPECT_EQ(found.freedom, found.solution->shape_freedom + 3) << seed;
        EXPECT_TRUE(found.solution->redundant.empty()) << seed;
        EXPECT_EQ(found.generic.size(), 3u) << seed;
    }
}

TEST(Constraints, MostPointsAndManyStatementsEndInCountedWork) {
    std::string names;
    for (int i = 0; i < 400; ++i) names += (i == 0 ? "p" : " p") + std::to_string(i);
    std::vector<std::string> statements;
    Rng rng(7);
    while (statements.size() < 5000) {
        const auto a = rng.below(400), b = rng.below(400);
        if (a != b)
            statements.push_back("length(p" + std::to_string(a) + ",p" + std::to_string(b) +
                                 ") = " + std::to_string(1 + rng.below(9)));
    }
    EXPECT_EQ(error_of(points_with(names, statements)).kind, ErrorKind::limit);
    statements.resize(1500);
    EXPECT_FALSE(realize(points_with(names, statements)));
}

TEST(Constraints, AStopIsNoticed) {
    StopSource source;
    source.request_stop();
    Control control;
    control.stop = source.get_token();
    const auto diagram = realize(points_with("a b c", {"length(a,b) = 3"}), {}, control);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().kind, ErrorKind::interrupted);
}

TEST(Constraints, EitherTurnOfAFigureIsFoundWithoutASketch) {
    for (const char* const turn : {"aconst a b b c 60o", "aconst a b b c 120o"})
        solved(points_with("a b c", {"length(a,b) = h", turn, "lconst b c 4", "perp a c b c"}));
}

/// On which sides of AB the points C and D stand.
bool on_one_side(const std::string& sketch_of_d) {
    const auto scene = stated(
        "a@0_0 = free; b@4_0 = free; c@1_2 = free; " + sketch_of_d + " = free",
        {"length(a,b) = 4*x", "angle(b,a,c) = 60", "angle(a,b,d) = 60", "length(a,c) = 3*x", "length(b,d) = 2*x"});
    const Diagram diagram = solved(scene);
    return facts::seen(test::statement_of("same_side_of c d a b", scene.names()), diagram.scene_picture.points);
}

TEST(Constraints, OfSeveralFiguresTheOneLikeTheSketchIsTaken) {
    EXPECT_TRUE(on_one_side("d@3_2.5"));
    EXPECT_FALSE(on_one_side("d@3_-2.5"));
}

/// What vanishes has no size that an error could be held against.
TEST(Constraints, AmountsMayBeNothing) {
    const Diagram right = solved(points_with("a b c", {"cosine(a,b,c) = 0", "length(a,b) = 3", "length(b,c) = 4"}));
    EXPECT_NEAR(distance(right, 0, 2), 5, 1e-9);
    const Diagram same = solved(points_with("a b", {"length(a,b) = 5 + x", "length(a,b) = 5"}));
    EXPECT_NEAR(same.scene_picture.letters.at("x"), 0, 1e-9);
    EXPECT_NEAR(solved(points_with("a b", {"length(a,b) = 5 + x", "x = 0"})).scene_picture.letters.at("x"), 0, 1e-9);
}

/// How long the sides are is not told: a second picture shows it.
TEST(Constraints, AFigureWithoutASizeIsSeenInTwo) {
    const Diagram d = solved(points_with("a b c", {"angle(a,b,c) = 60", "angle(b,c,a) = 50"}));
    EXPECT_EQ(d.solution->shape_freedom, 0);
    ASSERT_EQ(d.generic.size(), 1U);
    const auto& other = d.generic.front().points;
    EXPECT_GT(std::hypot(other[0].x - other[1].x, other[0].y - other[1].y), 1.1 * distance(d, 0, 1));
    const Diagram told = solved(points_with("a b c", {"angle(a,b,c) = 60", "angle(b,c,a) = 50", "length(a,b) = 3"}));
    EXPECT_TRUE(told.generic.empty());
}

/// Points of which nothing is stated are not to lie on a line with the others by accident.
TEST(Constraints, PartsAreNotDrawnOnOneLine) {
    const Diagram d = solved(points_with("a b c d", {"length(c,d) = 5"}));
    const auto coll = [&](std::size_t i, std::size_t j, std::size_t k) {
        return facts::seen(*facts::make(facts::Predicate::coll, {i, j, k}), d.scene_picture.points);
    };
    EXPECT_FALSE(coll(0, 1, 2) || coll(0, 1, 3) || coll(2, 3, 0) || coll(2, 3, 1));
}

/// However low it is: other figures of the same are higher.
TEST(Constraints, ASketchThatIsAFigureStays) {
    const scene::Scene scene = stated("a@0_5 = free; b@4_2 = free; c@5_1 = free; d@2_3 = free",
                                      {"angle(a,d,b) = angle(c,b,d)", "area(a,b,d) = 1",
                                       "length(a,b)^2 + length(a,d)^2 = 33", "length(a,b) = 5", "area(b,c,d) = 1/2"});
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Diagram d = solved(scene, {.seed = seed});
        EXPECT_NEAR(d.scene_picture.points[2].x, 5, 1e-6) << seed;
        EXPECT_NEAR(d.scene_picture.points[2].y, 1, 1e-6) << seed;
    }
}

} // namespace
} // namespace porism::realize
