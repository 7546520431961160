// A figure that goes on in the pictures of a smaller one.
#include "diagram/beginning.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/stated.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

namespace porism::realize {
namespace {

struct Grown {
    scene::Scene scene;
    diagram::Diagram before;
};

/// The figure of all but the last action, and the scene of all.
Grown grown(const scene::Scene& scene) {
    auto before = realize(scene.prefix(scene.actions().size() - 1));
    EXPECT_TRUE(before);
    return {scene, *std::move(before)};
}
Grown grown(const std::string& text) {
    return grown(test::stated(text, {}));
}

void expect_extended(const Grown& figure) {
    const auto extended = extend(figure.scene, figure.before);
    ASSERT_TRUE(extended) << to_string(extended.error());
    EXPECT_TRUE(diagram::begins_with(*extended, figure.before));
    EXPECT_EQ(extended->point_count(), figure.scene.point_count());
    EXPECT_TRUE(diagram::well_formed(extended->program));
    const auto anew = realize(figure.scene);
    ASSERT_TRUE(anew);
    EXPECT_EQ(extended->program, anew->program);
    EXPECT_EQ(extended->branches, anew->branches);
    EXPECT_EQ(extended->branch_counts, anew->branch_counts);
    EXPECT_EQ(extended->choices, anew->choices);
    EXPECT_EQ(extended->freedom, anew->freedom);
    EXPECT_EQ(extended->givens, anew->givens);
    EXPECT_EQ(extended->guarantees, anew->guarantees);
    EXPECT_EQ(extended->coincidences, anew->coincidences);
    EXPECT_EQ(extended->scene_hash, anew->scene_hash);
}

TEST(Extend, KeepsThePicturesAndSaysOtherwiseWhatRealisingAnewSays) {
    constexpr std::array texts{
        "a b c = triangle a b c; d = foot d a b c",
        "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a",
        "a b c = triangle a b c; d = free d",
        "a b c = triangle a b c; d = on_line d a b, on_bline d a c",
        "a@1_2 b@7_3 c@4_9 = triangle a b c; d@3_3 = on_line d a b; e = midpoint e c d",
        "a b c = triangle a b c; d = foot d b a c; e = foot e c a b; h = on_line h b d, on_line h c e",
        "a b c = triangle a b c; d = midpoint d b c; x y z g = centroid x y z g a b c",
    };
    for (const char* text : texts) {
        SCOPED_TRACE(text);
        expect_extended(grown(text));
    }
}

TEST(Extend, PlacesPointsToTheLastDigit) {
    const Grown figure = grown("a b c = triangle a b c; o = circle o a b c; d = foot d a b c; e = on_circle e o a, "
                               "on_line e a d");
    const auto extended = extend(figure.scene, figure.before);
    ASSERT_TRUE(extended);
    for (const auto& points : extended->pictures()) {
        const auto distance = [&](std::size_t i) {
            return std::hypot(points[i].x - points[3].x, points[i].y - points[3].y);
        };
        EXPECT_NEAR(distance(5), distance(0), 1e-15);
    }
}

TEST(Extend, GoesOnWhereAFigureWasSolved) {
    scene::Scene scene = test::points_with("a b c", {"length(a,b) = 2x", "length(b,c) = 2x + 1", "angle(a,b,c) = 50"});
    const std::string name = "d";
    ASSERT_TRUE(
        scene.append(jgex::parse_problem("a b c = triangle a b c; d = foot d b a c")->scene.actions()[1], {&name, 1}));
    const Grown figure = grown(scene);
    ASSERT_TRUE(figure.before.solution);
    const auto extended = extend(figure.scene, figure.before);
    ASSERT_TRUE(extended) << to_string(extended.error());
    EXPECT_TRUE(diagram::begins_with(*extended, figure.before));
    ASSERT_TRUE(extended->solution);
    EXPECT_EQ(extended->solution->shape_freedom, figure.before.solution->shape_freedom);
    EXPECT_EQ(extended->freedom, figure.before.freedom);
    EXPECT_EQ(extended->scene_picture.letters, figure.before.scene_picture.letters);
}

void expect_refused(const scene::Scene& scene, const diagram::Diagram& before, const std::string& why) {
    const auto extended = extend(scene, before);
    ASSERT_FALSE(extended);
    EXPECT_EQ(extended.error().code, "new_pictures");
    EXPECT_NE(extended.error().what.find(why), std::string::npos) << extended.error().what;
}

TEST(Extend, AsksForNewPicturesWhereThereAreNoneOfAPoint) {
    const Grown figure = grown("o b = segment o b; a@9_0 = free a; x y = tangent x y a o b");
    expect_refused(figure.scene, figure.before, "A lies inside the circle");
}

// Without freedom one picture is enough, with it there are to be more.
TEST(Extend, AsksForNewPicturesWhereAFigureBecomesMovable) {
    Grown figure = grown("a@0_0 b@4_0 c@1_3 = triangle a b c; d = on_line d a b");
    auto at = figure.scene.actions()[0].at;
    for (auto& place : at) place->given = true;
    figure.scene = figure.scene.with_coordinates(0, at);
    figure.before = *realize(figure.scene.prefix(1));
    expect_refused(figure.scene, figure.before, "seen in another way");
}

TEST(Extend, AsksForNewPicturesOfAnotherFigure) {
    const auto one = jgex::parse_problem("a b c = triangle a b c; d = midpoint d a b");
    const auto other = jgex::parse_problem("a b c = triangle a b c; d = midpoint d a c; e = midpoint e a b");
    const auto before = realize(one->scene);
    ASSERT_TRUE(before);
    expect_refused(other->scene, *before, "seen in another way");
    expect_refused(other->scene.prefix(1), *before, "only add constructions");
}

TEST(Extend, AsksForNewPicturesWhereSomethingIsStated) {
    const Grown figure = grown(test::points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4"}));
    expect_refused(figure.scene, figure.before, "only add constructions");
}

TEST(Extend, IsStopped) {
    const Grown figure = grown("a b c = triangle a b c; d = foot d a b c");
    StopSource stop;
    stop.request_stop();
    const auto extended = extend(figure.scene, figure.before, {}, {stop.get_token(), {}});
    ASSERT_FALSE(extended);
    EXPECT_EQ(extended.error().kind, ErrorKind::interrupted);
}

} // namespace
} // namespace porism::realize
