// Scene to diagram: what is given holds, branches and pictures keep their promises, what is impossible is said.
#include "realize/realize.h"

#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "support/random_scene.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::realize {
namespace {

using diagram::Diagram;

scene::SceneAndGoals read(std::string_view text) {
    auto problem = jgex::parse_problem(text);
    if (!problem) ADD_FAILURE() << to_string(problem.error());
    return problem ? *problem : scene::SceneAndGoals{};
}

Diagram realised(std::string_view text, const Options& options = {}) {
    auto diagram = realize(read(text).scene, options);
    if (!diagram) ADD_FAILURE() << to_string(diagram.error());
    return diagram ? std::move(*diagram) : Diagram{};
}

std::string error_of(std::string_view text, const Options& options = {}) {
    const auto diagram = realize(read(text).scene, options);
    return diagram ? "" : diagram.error().code;
}

bool same(const diagram::Picture& a, const diagram::Picture& b) {
    if (a.inputs != b.inputs || a.points.size() != b.points.size()) return false;
    for (std::size_t i = 0; i < a.points.size(); ++i)
        if (a.points[i].x != b.points[i].x || a.points[i].y != b.points[i].y) return false;
    return true;
}

bool same(const Diagram& a, const Diagram& b) {
    if (!(a.program == b.program) || a.generic.size() != b.generic.size() || !same(a.scene_picture, b.scene_picture))
        return false;
    for (std::size_t i = 0; i < a.generic.size(); ++i)
        if (!same(a.generic[i], b.generic[i])) return false;
    return true;
}

constexpr std::string_view orthocentre =
    "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e ? perp c h a b";

TEST(Realize, EveryCatalogueExampleAsItStands) {
    for (const scene::Construction& row : scene::catalogue()) {
        const Diagram d = realised(row.example);
        EXPECT_EQ(d.generic.size(), 3u) << row.name;
        EXPECT_TRUE(diagram::well_formed(d.program)) << row.name;
    }
}

TEST(Realize, WhatIsGivenAndGuaranteedHoldsInEveryPicture) {
    int count = 0;
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        const auto scene = test::random_scene(seed, {.coordinates = false, .branches = true}).scene;
        const auto diagram = realize(scene);
        if (!diagram) return;
        ++count;
        for (const auto picture : diagram->pictures()) {
            RC_ASSERT(picture.size() == scene.point_count());
            for (const diagram::Given& given : diagram->givens) RC_ASSERT(facts::seen(given.statement, picture));
            for (const diagram::Given& given : diagram->guarantees) RC_ASSERT(facts::seen(given.statement, picture));
        }
    }));
    EXPECT_GT(count, 40);
}

TEST(Realize, ErrorsAreOfTheListedKindsAndSayWho) {
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        const auto scene = test::random_scene(seed, {.actions = 12, .given = true, .branches = true}).scene;
        const auto diagram = realize(scene);
        if (diagram) return;
        const std::string& code = diagram.error().code;
        RC_ASSERT(code == "impossible_figure" || code == "coincident_points" || code == "precondition" ||
                  code == "branch" || code == "degenerate" || code == "given_place");
        RC_ASSERT(!diagram.error().what.empty() && !diagram.error().mend.empty());
    }));
}

TEST(Realize, TheSameSeedGivesTheSameDiagram) {
    const Options seven{.seed = 7}, eight{.seed = 8};
    EXPECT_TRUE(same(realised(orthocentre), realised(orthocentre)));
    EXPECT_TRUE(same(realised(orthocentre, seven), realised(orthocentre, seven)));
    EXPECT_FALSE(same(realised(orthocentre, seven), realised(orthocentre, eight)));
}

TEST(Realize, GenericPicturesAreIndependent) {
    const Diagram d = realised(orthocentre);
    ASSERT_EQ(d.generic.size(), 3u);
    EXPECT_EQ(d.freedom, 6);
    const auto ratio = [](const diagram::Picture& picture) {
        const auto& p = picture.points;
        return std::hypot(p[1].x - p[0].x, p[1].y - p[0].y) / std::hypot(p[2].x - p[0].x, p[2].y - p[0].y);
    };
    EXPECT_GT(std::fabs(ratio(d.generic[0]) - ratio(d.generic[1])), 1e-3);
    EXPECT_GT(std::fabs(ratio(d.generic[1]) - ratio(d.generic[2])), 1e-3);
    EXPECT_GT(std::fabs(ratio(d.generic[0]) - ratio(d.scene_picture)), 1e-3);
}

TEST(Realize, SketchCoordinatesAreKeptInTheScenePictureAlone) {
    const Diagram d = realised("a@0_0 b@4_0 c@1_3 = triangle a b c; x@2_1 = on_line x a b");
    const auto& p = d.scene_picture.points;
    EXPECT_EQ(p[2].x, 1);
    EXPECT_EQ(p[2].y, 3);
    EXPECT_NEAR(p[3].x, 2, 1e-12) << "the nearest point of the line";
    EXPECT_NEAR(p[3].y, 0, 1e-12);
    EXPECT_EQ(d.freedom, 7);
    EXPECT_NE(d.generic[0].points[2].x, 1);
}

TEST(Realize, GivenCoordinatesAreKeptInEveryPicture) {
    const auto drawn = read("a@0_0 b@4_0 = segment a b; c = free c").scene;
    auto at = drawn.actions()[0].at;
    for (auto& place : at) place->given = true;
    const auto diagram = realize(drawn.with_coordinates(0, at));
    ASSERT_TRUE(diagram);
    EXPECT_EQ(diagram->freedom, 2);
    for (const auto& picture : diagram->generic) {
        EXPECT_EQ(picture.points[1].x, 4);
        EXPECT_EQ(picture.points[1].y, 0);
    }
}

TEST(Realize, ARigidFigureHasNoGenericPictures) {
    const auto drawn = read("a@0_0 b@4_0 = segment a b; c = midpoint c a b").scene;
    auto at = drawn.actions()[0].at;
    for (auto& place : at) place->given = true;
    const auto diagram = realize(drawn.with_coordinates(0, at));
    ASSERT_TRUE(diagram);
    EXPECT_EQ(diagram->freedom, 0);
    EXPECT_TRUE(diagram->generic.empty());
}

TEST(Branches, AKnownMeetingPointLeavesOneRationalBranch) {
    const Diagram d =
        realised("a b c = triangle a b c; o = circle o a b c; e = foot e c a b; d = on_line d c e, on_circle d o a");
    EXPECT_EQ(d.choices.back().size(), 1U);
    EXPECT_EQ(d.program.instructions.back().primitive, diagram::Primitive::other_on_line_circle);
}

TEST(Branches, AreListedAndChosenByNumber) {
    const std::string text = "a b c = triangle a b c; o = circle o a b c; m = on_bline m b c, on_circle m o a";
    const auto scene = read(text).scene;
    const auto first = realize(scene.with_branch(2, 0)), second = realize(scene.with_branch(2, 1));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->branch_counts[2], 2);
    EXPECT_EQ(second->branches[2], 1);
    const auto side = [](const diagram::Picture& picture) {
        const auto& p = picture.points;
        const auto cross = [&](std::size_t i) {
            return (p[2].x - p[1].x) * (p[i].y - p[1].y) - (p[2].y - p[1].y) * (p[i].x - p[1].x);
        };
        return cross(0) * cross(4) > 0;
    };
    for (const auto& picture : first->generic) EXPECT_EQ(side(picture), side(first->scene_picture));
    for (const auto& picture : second->generic) EXPECT_NE(side(picture), side(first->scene_picture));
    EXPECT_EQ(realize(scene.with_branch(2, 2)).error().code, "branch");
    EXPECT_EQ(realize(scene.with_branch(0, 1)).error().code, "branch");
}

TEST(Branches, CoordinatesOfADeterminedPointChooseTheNearest) {
    const std::string text = "a@0_0 b@4_0 c@1_3 = triangle a b c; o = circle o a b c; m@2_";
    const std::string meets = " = on_bline m a b, on_circle m o a";
    const Diagram above = realised(text + "9" + meets), below = realised(text + "-9" + meets);
    EXPECT_GT(above.scene_picture.points[4].y, 0);
    EXPECT_LT(below.scene_picture.points[4].y, 0);
}

TEST(Branches, OneThatIsAnExistingPointInEveryPictureIsDropped) {
    // The circle around b through a meets the line ab in a itself, and in one other point.
    const Diagram d = realised("a b = segment a b; x = on_line x a b, on_circle x b a");
    EXPECT_EQ(d.choices[1].size(), 1U);
    EXPECT_NEAR(d.scene_picture.points[2].x, 2 * d.scene_picture.points[1].x - d.scene_picture.points[0].x, 1e-9);
}

TEST(Branches, CirclesThatTouchInEveryPictureMeetInOnePoint) {
    // Feuerbach: the incircle touches the circle through the midpoints of the sides.
    const Diagram d =
        realised("a b c = triangle a b c; i = incenter i a b c; f = foot f i b c; p = midpoint p b c; "
                 "q = midpoint q c a; r = midpoint r a b; n = circle n p q r; t = on_circle t i f, on_circle t n p");
    EXPECT_EQ(d.branch_counts.back(), 1);
    EXPECT_EQ(d.program.instructions.back().primitive, diagram::Primitive::touch_circles);
}

TEST(ChooseBranch, FindsTheBranchAndTheSideOnWhichTheGoalHolds) {
    // Holds for one of the two trapezoids only, and with a and b on one side each.
    const auto problem = read("b c d = triangle b c d; e = midpoint e c d; a = eqdistance a d c b, on_pline a b d c; "
                              "f = midpoint f b a ? perp b a e f");
    Options options;
    options.choose_branch_for.goals = problem.goals;
    const auto diagram = realize(problem.scene, options);
    ASSERT_TRUE(diagram);
    for (const auto picture : diagram->pictures()) EXPECT_TRUE(facts::seen(problem.goals[0], picture));
    const auto written = with_places(with_branches(problem.scene, *diagram), *diagram, diagram->scene_picture);
    const auto again = realize(written);
    ASSERT_TRUE(again);
    for (const auto picture : again->pictures()) EXPECT_TRUE(facts::seen(problem.goals[0], picture));
}

TEST(ChooseBranch, AGoalThatHoldsNowhereIsAnError) {
    const auto problem =
        read("a b c = triangle a b c; o = circle o a b c; m = on_bline m b c, on_circle m o a ? perp a m b c");
    Options options;
    options.choose_branch_for.goals = problem.goals;
    const auto diagram = realize(problem.scene, options);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "goal_false");
}

TEST(BadInput, ACircleThatMissesALineIsNamed) {
    const auto diagram =
        realize(read("o@0_0 a@1_0 = segment o a; p@0_5 q@1_5 = segment p q; x = on_line x p q, on_circle x o a").scene);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "impossible_figure");
    EXPECT_EQ(diagram.error().what, "X cannot be placed: the line PQ misses the circle with centre O through A");
    EXPECT_EQ(diagram.error().mend, "move the points until it exists, or take another construction");
}

TEST(BadInput, CirclesThatDoNotMeetAreToldWithTheirRadiiAndTheDistanceOfTheirCentres) {
    struct Row {
        const char *scene, *what;
    };
    for (const Row& row : {
             Row{"a = free a; b = lconst b a 1; c = lconst c a 1, lconst c b 3",
                 "C cannot be placed: the circle with centre A and radius 1 and the circle with centre B and radius 3 "
                 "do not meet: AB is 1 in the picture"},
             Row{"a = free a; b = lconst b a 1/4; c = l2const c a 2, lconst c b 1/2",
                 "C cannot be placed: the circle with centre A and radius √(2) and the circle with centre B and "
                 "radius 1/2 do not meet: AB is 0.25 in the picture"},
         }) {
        const auto diagram = realize(read(row.scene).scene);
        ASSERT_FALSE(diagram) << row.scene;
        EXPECT_EQ(diagram.error().what, row.what);
    }
}

TEST(BadInput, ThereIsNoTangentFromInside) {
    for (const char* tangent : {"x y = tangent x y p o a", "x = on_dia x p o, on_circle x o a"}) {
        const auto diagram =
            realize(read(std::string("o@0_0 a@2_0 = segment o a; p@0.5_0.5 = free p; ") + tangent).scene);
        ASSERT_FALSE(diagram) << tangent;
        EXPECT_EQ(diagram.error().code, "impossible_figure");
        EXPECT_NE(diagram.error().what.find(" cannot be placed: P lies inside the circle with centre O through A"),
                  std::string::npos)
            << diagram.error().what;
    }
}

TEST(BadInput, AFigureThatNeverExistsIsToldApart) {
    const auto diagram = realize(read("a b c = triangle a b c; d = midpoint d a b; e = midpoint e a c; "
                                      "x = on_line x d e, on_line x b c")
                                     .scene);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "impossible_figure");
    EXPECT_EQ(diagram.error().what, "X cannot be placed: the line DE and the line BC are parallel");
    EXPECT_EQ(diagram.error().mend, "no figure was found in which it exists; take another construction");
}

TEST(BadInput, LinesWithACommonPointAreOneRatherThanParallel) {
    const auto diagram = realize(read("a b = segment a b; d = on_line d a b, on_line d b a").scene);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "impossible_figure");
    EXPECT_EQ(diagram.error().what, "D cannot be placed: the line AB and the line BA are one line");
}

TEST(BadInput, PointsPutOnOneAnotherAreRefused) {
    EXPECT_EQ(error_of("a@0_0 b@1_0 = segment a b; c@1_0 = free c"), "coincident_points");
}

TEST(BadInput, AnAccidentalCoincidenceOfTheSketchIsRefused) {
    const auto accident =
        realize(read("a@2_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; m = midpoint m b c").scene);
    ASSERT_FALSE(accident);
    EXPECT_EQ(accident.error().code, "coincident_points");
    EXPECT_EQ(accident.error().what, "M falls on D in this picture, though not in general");
}

TEST(BadInput, AFlatTriangleIsNone) {
    const auto flat = realize(read("a@0_0 b@1_0 c@2_0 = triangle a b c; d = midpoint d b c").scene);
    ASSERT_FALSE(flat);
    EXPECT_EQ(flat.error().code, "precondition");
    EXPECT_NE(flat.error().what.find("A, B and C must not lie on one line"), std::string::npos) << flat.error().what;
}

TEST(BadInput, CoordinatesThatAreTooLargeAreRefused) {
    const auto large = realize(read("a@1e160_0 b@1_1e160 c@2_0 = triangle a b c").scene);
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, "coordinates_too_large");
    EXPECT_TRUE(realize(read("a@1e9_0 b@1_1e9 c@2_0 = triangle a b c").scene));
}

TEST(BadInput, APreconditionThatFailsIsNamed) {
    const auto flat = realize(read("a@0_0 b@1_0 c@2_0 = triangle a b c").scene);
    ASSERT_FALSE(flat);
    EXPECT_EQ(flat.error().what, "A, B, C cannot be placed: A, B and C must not lie on one line");
    const auto diagram = realize(read("a b = segment a b; c = on_line c a b; o = circle o a b c").scene);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "precondition");
    EXPECT_EQ(diagram.error().what, "O cannot be placed: A, B and C must not lie on one line");
}

TEST(BadInput, AStopIsAnError) {
    StopSource source;
    source.request_stop();
    const auto diagram = realize(read(orthocentre).scene, {}, {source.get_token()});
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().kind, ErrorKind::interrupted);
}

TEST(Realize, TheEmptySceneIsAnEmptyDiagram) {
    const auto diagram = realize(scene::Scene{});
    ASSERT_TRUE(diagram);
    EXPECT_EQ(diagram->point_count(), 0u);
}

struct Found {
    const char* text;
    int branch; ///< of the last action
};

TEST(Realize, TheFirstBranchInWhichAFigureExistsIsTaken) {
    const Found table[] = {
        {"a b c = triangle a b c; p = on_opline p a b, on_circle p a c", 1},
        {"a b c = triangle a b c; d = foot d a b c; p = on_opline p a d, eqdistance p a b c", 1},
        {"a b c = triangle a b c; p = on_opline p a b, rconst b c a p 2", 1},
        {"a b c = acute_triangle a b c; p = between_bound p a b, on_circle p b c", -1},
    };
    for (const Found& row : table) {
        SCOPED_TRACE(row.text);
        const auto problem = jgex::parse_problem(row.text);
        ASSERT_TRUE(problem) << to_string(problem.error());
        const auto diagram = realize(problem->scene);
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        if (row.branch >= 0) {
            EXPECT_EQ(diagram->branches.back(), row.branch);
        }
        // It is the one that is found again when it is written.
        const auto again = realize(with_branches(problem->scene, *diagram));
        ASSERT_TRUE(again) << to_string(again.error());
        EXPECT_EQ(again->branches, diagram->branches);
    }
}

TEST(Realize, FreePointsAreDrawnAsGivenLengthsAskFor) {
    for (const char* text : {"a b = segment a b; p = lconst p a 2, lconst p b 3",
                             "a b = segment a b; p = between_bound p a b, lconst p a 3/2",
                             "b c = segment b c; p = lconst p c 1/2, on_bline p b c",
                             "a b c = triangle a b c; p = lconst p a 10, lconst p b 15",
                             "a b c = triangle a b c; d = lconst d c 700, on_circle d a b",
                             "a b = segment a b; p = lconst p a 1/100, on_line p a b",
                             "a b = segment a b; p = between_bound p a b, lconst p a 1",
                             "a b = segment a b; p = lconst p a 2, lconst p b 1/2"}) {
        const auto problem = jgex::parse_problem(text);
        ASSERT_TRUE(problem) << to_string(problem.error());
        const auto diagram = realize(problem->scene);
        EXPECT_TRUE(diagram) << text << ": " << to_string(diagram.error());
    }
}

TEST(Realize, NumbersThatNoPictureCanShowAreRefused) {
    for (const char* text : {"a = free a; b = lconst b a 1e300", "a b = segment a b; c = rconst a b a c 1e-12",
                             "a = free a; b = lconst b a 1e-300"}) {
        const auto problem = jgex::parse_problem(text);
        ASSERT_TRUE(problem) << to_string(problem.error());
        const auto diagram = realize(problem->scene);
        ASSERT_FALSE(diagram);
        EXPECT_EQ(diagram.error().code, "number_out_of_range");
        EXPECT_FALSE(diagram.error().mend.empty());
    }
}

TEST(Realize, SmallAnglesAreNoSmallLengths) {
    const auto problem = jgex::parse_problem("a b = segment a b; c = s_angle a b c 1/1000000000000");
    ASSERT_TRUE(problem) << to_string(problem.error());
    const auto diagram = realize(problem->scene);
    if (!diagram) {
        EXPECT_NE(diagram.error().code, "number_out_of_range");
    }
}

scene::Scene with_given(std::string_view text, std::size_t action, std::vector<std::optional<scene::Coordinates>> at) {
    return read(text).scene.with_coordinates(action, std::move(at));
}

scene::Coordinates given(const char* x, const char* y) {
    return {*numbers::Scalar::parse(x), *numbers::Scalar::parse(y), true};
}

TEST(BadInput, AGivenPlaceIsKeptOrRefused) {
    const std::string_view midpoint = "a@0_0 b@4_0 = segment a b; m = midpoint m a b";
    EXPECT_TRUE(realize(with_given(midpoint, 1, {given("2", "0")})));
    const auto elsewhere = realize(with_given(midpoint, 1, {given("7", "7")}));
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, "given_place");
    EXPECT_EQ(elsewhere.error().what, "M cannot stand at its given place: the other points put it at (2, 0)");
    const std::string_view glider = "a@0_0 b@4_0 = segment a b; m = on_line m a b";
    EXPECT_TRUE(realize(with_given(glider, 1, {given("7", "0")})));
    EXPECT_FALSE(realize(with_given(glider, 1, {given("7", "7")})));
    EXPECT_FALSE(realize(with_given(glider, 1, {given("1", "0.00000000001")}))) << "another point than the nearest";
    EXPECT_FALSE(realize(with_given(midpoint, 1, {given("2.0000000001", "0")})));
    const std::string_view chord = "a@0_0 b@3_0 = segment a b; m@2_2 = on_circle m a b";
    EXPECT_TRUE(realize(with_given(chord, 1, {given("3*sqrt(2)/2", "3*sqrt(2)/2")})));
    EXPECT_TRUE(realize(with_given(chord, 1, {given("9/5", "12/5")})));
    EXPECT_FALSE(realize(with_given(chord, 1, {given("2.12", "2.12")})));
    EXPECT_FALSE(
        realize(with_given("a b c = iso_triangle a b c", 0, {given("0", "0"), given("4", "0"), given("0", "3")})));
}

TEST(BadInput, AFigureTooSmallForItsDistanceFromTheOriginIsRefused) {
    EXPECT_EQ(error_of("a@1000000_0 b@1000000.001_0 c@1000000_0.001 = triangle a b c"), "coordinates_too_remote");
    EXPECT_EQ(error_of("a@1000000_0 b@1000010_0 c@1000000_10 = triangle a b c"), "");
}

} // namespace
} // namespace porism::realize
