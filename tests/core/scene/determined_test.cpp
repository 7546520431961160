// Points that given places determine.
#include "scene/determined.h"

#include "support/stated.h"

#include <gtest/gtest.h>

namespace porism::scene {
namespace {

/// a, b and c have their places given, and some statements are made of p and q.
bool determines(const std::vector<std::string>& statements, std::string_view asked = "p") {
    Scene scene = porism::test::points_with("a b c p q", {});
    constexpr std::array<std::pair<int, int>, 3> places{std::pair{0, 0}, std::pair{6, 0}, std::pair{2, 4}};
    for (std::size_t i = 0; i < places.size(); ++i)
        scene = scene.with_coordinates(
            i, {Coordinates{numbers::Scalar(places.at(i).first), numbers::Scalar(places.at(i).second), true}});
    for (const std::string& text : statements) porism::test::state(scene, text);
    const std::vector<geometry::Point<double>> picture{{0, 0}, {6, 0}, {2, 4}, {1, 2}, {5, 3}};
    const auto point = std::ranges::find(scene.names(), asked) - scene.names().begin();
    const std::vector points{PointId(static_cast<std::size_t>(point))};
    return are_determined(scene, points, picture);
}

TEST(Determined, ByLinesThatCross) {
    EXPECT_TRUE(determines({"midp p a c"}));
    EXPECT_TRUE(determines({"midp a p c"}));
    EXPECT_TRUE(determines({"coll p a b", "perp p c a b"}));
    EXPECT_TRUE(determines({"cong p a p b", "cong p b p c"}));
    EXPECT_TRUE(determines({"para p a b c", "para p b a c"}));
    EXPECT_TRUE(determines({"midp p a c", "coll q p b", "perp q a p b"}, "q"));
}

TEST(Determined, ByALengthAlongASegmentOrARay) {
    EXPECT_TRUE(determines({"coll p a b", "obtuse_angle a p b", "rconst a p p b 1/2"}));
    EXPECT_TRUE(determines({"coll p a b", "obtuse_angle a p b", "rconst a b a p 4"}));
    EXPECT_TRUE(determines({"coll p a b", "obtuse_angle a p b", "lconst p b 2"}));
    EXPECT_TRUE(determines({"coll p a b", "acute_angle p a b", "cong p a b c"}));
    EXPECT_FALSE(determines({"coll p a b", "acute_angle p a b", "rconst p a p b 2"})) << "between them, or beyond b";
    EXPECT_FALSE(determines({"coll p a b", "acute_angle p a b", "lconst p b 2"})) << "on either side of b";
    EXPECT_FALSE(determines({"coll p a b", "obtuse_angle a p b", "lconst p c 4"}));
    EXPECT_FALSE(determines({"coll p a b", "rconst a p p b 1/2"}));
    EXPECT_FALSE(determines({"obtuse_angle a p b", "rconst a p p b 1/2"}));
}

TEST(Determined, NotByOneLineNorByACircle) {
    EXPECT_FALSE(determines({}));
    EXPECT_FALSE(determines({"coll p a b"}));
    EXPECT_FALSE(determines({"coll p a b", "para p a a b"}));
    EXPECT_FALSE(determines({"coll p a b", "cong p a b c"})) << "on either side of a";
    EXPECT_FALSE(determines({"coll p q b", "perp q a p b"}));
}

} // namespace
} // namespace porism::scene
