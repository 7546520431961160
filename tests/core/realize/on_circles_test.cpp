// Figures of points that are constructed on circles, and of which something is stated: they are found from wherever a
// search begins, and stay what they are.
#include "support/stated.h"

#include "facts/truth.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>

namespace porism::realize {
namespace {

using diagram::Diagram;
using test::points_with;
using test::stated;
using Place = geometry::Point<double>;

struct OnCircle {
    const char* constructions;
    std::vector<std::string> statements;
};
class OnCircles : public testing::TestWithParam<OnCircle> {};

constexpr std::uint64_t tried_seeds = 12;

TEST_P(OnCircles, AreFoundFromWhereverTheSearchBegins) {
    const scene::Scene scene = stated(GetParam().constructions, GetParam().statements);
    for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed)
        for (const bool any_order : {false, true}) {
            Options options;
            options.seed = seed;
            options.any_order = any_order;
            options.generic_pictures = 1;
            const auto diagram = realize(scene, options);
            ASSERT_TRUE(diagram) << seed << ": " << to_string(diagram.error());
            for (const scene::Action& action : scene.actions())
                for (const auto& statement : scene::said_by(action, &scene::Construction::gives))
                    EXPECT_TRUE(facts::seen(statement, diagram->scene_picture.points))
                        << seed << ": " << facts::to_string(statement, scene.names());
        }
}

const char* const three = "o = free; a = free; b = on_circle b o a; c = on_circle c o a";
const char* const of_radius = "o = free; a = lconst a o 65; b = lconst b o 65; c = lconst c o 65";
const OnCircle on_circle_rows[] = {
    {three, {"perp a c b c"}},
    {three, {"cong a b b c", "angle(a,b,c) = 40"}},
    {three, {"cong a b a c", "perp a b a c"}},
    {three, {"cong a b b c", "cong b c c a"}},
    {of_radius, {"perp a c b c"}},
    {of_radius, {"length(a,b) = 130", "length(a,c) = 66"}},
    {"o = free; a = free; b = on_circle b o a; c = on_circle c o a; d = on_circle d o a",
     {"length(o,a) = 20", "length(a,b) = 1"}},
};
INSTANTIATE_TEST_SUITE_P(Rows, OnCircles, testing::ValuesIn(on_circle_rows));

double length(const Place& p, const Place& q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

/// Nothing is gained by shifting it.
TEST(OnCircles, OfARadiusStayWhereTheyCanBeMeasured) {
    const scene::Scene scene = stated(of_radius, {"perp a c b c"});
    for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) {
        Options options;
        options.seed = seed;
        const auto diagram = realize(scene, options);
        ASSERT_TRUE(diagram);
        for (const Place& point : diagram->scene_picture.points) EXPECT_LT(std::hypot(point.x, point.y), 1e4);
    }
}

/// The third side of a right triangle over the diameter has all its digits, though the loci touch.
TEST(OnCircles, WithADiameterHaveAllTheirDigits) {
    const scene::Scene scene = stated(of_radius, {"length(a,b) = 130", "length(a,c) = 66"});
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Options options;
        options.seed = seed;
        options.any_order = seed % 2 == 0;
        const auto diagram = realize(scene, options);
        ASSERT_TRUE(diagram);
        const auto& points = diagram->scene_picture.points;
        EXPECT_NEAR(length(points[2], points[3]), 112, 1e-8) << seed;
    }
}

/// On the small arc of a chord as well as on the large one, where an order asks for it.
TEST(OnCircles, LieOnThinArcsWhereTheyMust) {
    const scene::Scene scene =
        stated("o = free; a = free; b = on_circle b o a; c = on_circle c o a; d = on_circle d o a",
               {"length(o,a) = 20", "length(a,b) = 1", "sameclock a b c b a d"});
    for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) {
        Options options;
        options.seed = seed;
        options.any_order = true;
        EXPECT_TRUE(realize(scene, options)) << seed;
    }
    const scene::Scene free = points_with("o a b c", {"circle o a b c", "angle(a,o,b) = 2", "apart_by o c a b"});
    Options anywhere;
    anywhere.any_order = true;
    for (anywhere.seed = 1; anywhere.seed <= 3; ++anywhere.seed) EXPECT_TRUE(realize(free, anywhere)) << anywhere.seed;
}

} // namespace
} // namespace porism::realize
