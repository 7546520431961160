// Figures of constructed points of which something is stated, and figures as large as their numbers.
#include "geometry/vector.h"
#include "support/stated.h"

#include <cmath>
#include <fmt/format.h>

namespace porism::realize {
namespace {

using test::stated;

/// Realised; nothing where it is refused.
std::optional<diagram::Diagram> placed(const scene::Scene& scene, std::uint64_t seed) {
    auto diagram = realize(scene, {.seed = seed});
    if (!diagram) ADD_FAILURE() << seed << ": " << to_string(diagram.error());
    return diagram ? std::optional(*std::move(diagram)) : std::nullopt;
}

/// The height of the triangle of the first three points, as a part of its longest side.
double height(const diagram::Diagram& diagram) {
    const auto& p = diagram.scene_picture.points;
    const auto side = [&](std::size_t i, std::size_t j) { return std::hypot(p[i].x - p[j].x, p[i].y - p[j].y); };
    const double longest = std::max({side(0, 1), side(1, 2), side(2, 0)});
    return std::fabs(geometry::cross(p[1] - p[0], p[2] - p[0])) / (longest * longest);
}

TEST(PlacedFigures, PointsOfASegmentAreFoundBetweenItsEnds) {
    const scene::Scene scenes[] = {
        stated("a = free; b = free; c = free; d = between_bound d b c",
               {"length(a,c) = 6", "length(b,c) = 7", "length(a,d) = 10"}),
        stated("a = free; b = free; c = free; d = between_bound d b c",
               {"length(a,c) = 10", "length(b,c) = 3", "length(a,d) = 12"}),
        stated("a b c = triangle a b c; d = between_bound d a b; p = midpoint p a c; q = midpoint q b c",
               {"length(a,d) = 3", "acute_angle c d b"}),
        stated("a b c = triangle a b c; e = between_bound e a c",
               {"length(e,b) = 9", "obtuse_angle c a b", "acute_angle b c a", "acute_angle a b e"})};
    for (const scene::Scene& scene : scenes)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) placed(scene, seed);
}

/// The same places, as given.
scene::Scene as_given(scene::Scene scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one) one->given = true;
        scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

/// Exactly, by however little (definition 5): AC is 5.00001.
TEST(PlacedFigures, GivenPlacesDecideWhatIsStatedOfTheirOrder) {
    const std::string places = "a@0_0 = free; b@4_0 = free; c@5_0.01 = free";
    for (const char* holds : {"length(a,c) > 5", "length(a,c) != 5", "length(a,c) < 50001/10000", "acute_angle b a c"})
        EXPECT_TRUE(realize(as_given(stated(places, {holds})))) << holds;
    for (const char* fails : {"length(a,c) < 5", "length(a,c) > 50001/10000", "length(a,c) > 6", "obtuse_angle b a c"})
        EXPECT_FALSE(realize(as_given(stated(places, {fails})))) << fails;
}

TEST(PlacedFigures, APointOfASegmentMayBeForcedIntoAnother) {
    const scene::Scene scene = stated("a b c = triangle a b c; d = between_bound d a c; q = free",
                                      {"length(a,c) = 10", "length(a,d) = 5", "midp q a c"});
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        if (const auto diagram = placed(scene, seed)) {
            EXPECT_EQ(diagram->coincidences.size(), 1U) << seed;
        }
}

/// The chord is a diameter, so that its middle is the centre: searches that leave them two points find nothing.
TEST(PlacedFigures, PointsThatAreOneInAnotherFigureAreSoughtAsOne) {
    const scene::Scene scene = stated("o = free; a = free; b = free; m = free; c = free; d = free; n = free",
                                      {"lconst o a 5", "lconst o b 5", "lconst a b 10", "midp m a b", "lconst o c 5",
                                       "lconst o d 5", "lconst c d 10", "midp n c d", "lconst b c 6"});
    const auto first = placed(scene, 1);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->coincidences.size(), 2U);
    constexpr std::uint64_t enough = 1'000'000'000;
    const auto spent = [&](std::vector<diagram::Coincidence> together) {
        std::uint64_t left = enough;
        Options options{.seed = 2};
        options.budget = &left;
        options.together = std::move(together);
        const auto other = realize(scene, options);
        EXPECT_TRUE(other && other->coincidences == first->coincidences);
        return enough - left;
    };
    EXPECT_LT(spent(first->coincidences) * 10, spent({}));
    EXPECT_TRUE(realize(stated("a = free; b = free; c = free", {"lconst a b 3", "lconst b c 4"}),
                        {.together = {{PointId(2), PointId(0)}}}))
        << "they are sought apart where they cannot be one";
}

TEST(PlacedFigures, FreePointsStandAsFarApartAsTheNumbersSay) {
    for (const int n : {1, 8, 40, 57, 300, 5000})
        for (const std::string& told :
             {fmt::format("length(a,b) = {}*sqrt(2)", n), fmt::format("area(a,b,c) = {}", n * n),
              fmt::format("length(a,b) > {}", n), fmt::format("area(a,b,c) > {}", n * n)})
            if (const auto diagram = placed(stated("a b c = triangle a b c", {told}), 1)) {
                EXPECT_GT(height(*diagram), 0.02) << told;
            }
}

TEST(PlacedFigures, AFigureThatMayBeHigherIsNotLow) {
    const scene::Scene scene = stated("a b c = triangle a b c; e = midpoint e a b", {"angle(c,e,a) = 20"});
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        if (const auto diagram = placed(scene, seed)) {
            EXPECT_GT(height(*diagram), 0.02) << seed;
        }
}

TEST(PlacedFigures, StepsThatComeToNothingAreNoConflict) {
    const scene::Scene scenes[] = {stated("a b c = triangle a b c; d = foot d b c a; f = midpoint f b a",
                                          {"length(a,c) = 3*sqrt(10)", "length(a,f) = sqrt(65)/2"}),
                                   stated("a b c = triangle a b c; e = midpoint e b a; d = reflect d b a c",
                                          {"length(a,e) = sqrt(130)/2", "length(c,d) = sqrt(82)"})};
    for (const scene::Scene& scene : scenes)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) placed(scene, seed);
}

} // namespace
} // namespace porism::realize
