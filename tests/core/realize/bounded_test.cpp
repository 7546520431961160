// What solving may take is counted, over all that is tried for one scene.
#include "support/measured.h"
#include "support/stated.h"

namespace porism::realize {
namespace {

using test::points_with;

constexpr std::uint64_t plenty = 100 * most_work;

struct Spent {
    Result<diagram::Diagram> diagram;
    std::uint64_t work;
};

Spent realized(const scene::Scene& scene, Options options = {}) {
    std::uint64_t left = plenty;
    options.budget = &left;
    auto diagram = realize(scene, options);
    return {std::move(diagram), plenty - left};
}

/// A circle of radius 5 about o, and so many chords of length 10 with their middles.
scene::Scene diameters(int chords) {
    std::string points = "o";
    std::vector<std::string> said;
    for (int i = 0; i < chords; ++i) {
        points += fmt::format(" a{0} b{0} m{0}", i);
        for (const char* end : {"a", "b"}) said.push_back(fmt::format("length(o,{}{}) = 5", end, i));
        said.push_back(fmt::format("length(a{0},b{0}) = 10", i));
        said.push_back(fmt::format("midp m{0} a{0} b{0}", i));
        if (i > 0) said.push_back(fmt::format("length(a{},b{}) = 6", i, i - 1));
    }
    return points_with(points, said);
}

TEST(Bounded, AllPointsThatFallTogetherAreFoundAtOnce) {
    constexpr std::uint64_t as_few_searches = 60'000'000;
    for (const int chords : {1, 2, 3}) {
        const auto [diagram, work] = realized(diameters(chords));
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        ASSERT_EQ(diagram->coincidences.size(), static_cast<std::size_t>(chords));
        for (const auto& [point, earlier] : diagram->coincidences) EXPECT_EQ(earlier, PointId(0)) << point.index();
        EXPECT_LT(work, as_few_searches * chords) << chords;
    }
}

/// Points that are one with a third are so with each other: what is stated of these says nothing then.
TEST(Bounded, WhatIsStatedOfTwoPointsThatAreOneWithAThirdForbidsIt) {
    const auto [diagram, work] =
        realized(points_with("a b c d e x", {"midp c a b", "midp d a b", "midp e a b", "cong x d x e"}));
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "coincident_points");
    EXPECT_LT(work, most_work);
}

/// Lengths that no figure has, by so little that nothing is shown.
scene::Scene nearly_possible(std::size_t points, std::uint64_t seed) {
    test::MeasuredFigure figure(seed, points);
    figure.tie_all(3, 8);
    scene::Scene scene = figure.take().scene;
    test::state(scene, "length(p0,p9) = length(p3,p11)");
    test::state(scene, "length(p1,p8) = length(p4,p10)");
    return scene;
}

TEST(Bounded, WhatNamesAConflictIsCountedToo) {
    for (const std::size_t points : {20, 30}) {
        const scene::Scene scene = nearly_possible(points, points);
        const auto [unexplained, searching] = realized(scene, {.explain = false});
        const auto [explained, all] = realized(scene);
        EXPECT_FALSE(unexplained);
        EXPECT_FALSE(explained);
        EXPECT_GT(all, searching) << points;
        EXPECT_LE(all, most_work) << points;
    }
}

TEST(Bounded, WhatThereIsNoWorkLeftForIsNotDone) {
    std::uint64_t left = most_work / 1000;
    Options options;
    options.budget = &left;
    const auto diagram = realize(nearly_possible(30, 30), options);
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().kind, ErrorKind::limit);
    EXPECT_EQ(left, 0U);
}

} // namespace
} // namespace porism::realize
