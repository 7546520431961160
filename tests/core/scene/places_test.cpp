// What given places say.
#include "scene/places.h"

#include "support/stated.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::scene {
namespace {

struct Spot {
    int x, y;
};

/// Free points a, b, c, ... there.
Scene placed(const std::vector<Spot>& spots, bool given = true) {
    std::string names = "a";
    for (std::size_t i = 1; i < spots.size(); ++i)
        names += " " + std::string(1, char('a' + i % 26)) + std::string(i / 26, '1');
    Scene scene = spots.empty() ? Scene() : porism::test::points_with(names, {});
    for (std::size_t i = 0; i < spots.size(); ++i)
        scene =
            scene.with_coordinates(i, {Coordinates{numbers::Scalar(spots[i].x), numbers::Scalar(spots[i].y), given}});
    return scene;
}

std::vector<std::string> said(const Scene& scene) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        for (const facts::Statement& one : said_by_places(scene, i))
            out.push_back(facts::to_string(one, scene.names()));
    return out;
}

TEST(Places, SayHowFarTheyAreFromEachOther) {
    EXPECT_EQ(said(placed({{0, 0}, {3, 4}, {1, 1}})),
              (std::vector<std::string>{"lconst a b 5", "l2const a c 2", "l2const b c 13"}));
    EXPECT_TRUE(said(placed({{0, 0}, {3, 4}}, false)).empty()) << "a sketch says nothing";
    EXPECT_TRUE(said(placed({{1, 2}, {1, 2}})).empty());
}

TEST(Places, SayWhichAreOnALineByTheFirstTwoOfIt) {
    const auto lines = said(placed({{0, 0}, {1, 1}, {2, 2}, {5, 5}, {1, 0}, {1, 7}}));
    std::vector<std::string> colls;
    std::ranges::copy_if(lines, std::back_inserter(colls), [](const auto& text) { return text.starts_with("coll"); });
    EXPECT_EQ(colls, (std::vector<std::string>{"coll a b c", "coll a b d", "coll b e f"}));
}

TEST(Places, AreNamedByTheActionThatGivesTheLaterPoint) {
    const Scene scene = placed({{0, 0}, {3, 4}});
    EXPECT_TRUE(given_by(scene, 0).empty());
    EXPECT_EQ(given_by(scene, 1).size(), 1U);
}

/// Where the last of them is stated, so that what a scene gives is not changed by what is appended.
TEST(GivenComparisons, SayWhatIsEqualByThem) {
    const Scene scene = porism::test::points_with(
        "a b c", {"length(a,b) >= length(b,c)", "length(a,c) >= 2", "length(a,b) <= length(b,c)", "length(a,c) <= 2"});
    std::vector<std::string> given;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        for (const facts::Statement& one : said_by_comparisons(scene, i))
            given.push_back(std::to_string(i) + ": " + facts::to_string(one, scene.names()));
    EXPECT_EQ(given, (std::vector<std::string>{"5: length(b,c) = length(a,b)", "6: length(a,c) = 2"}));
}

TEST(Places, SayWhatIsTrueAndNoMoreThanOneLengthAPair) {
    EXPECT_TRUE(rc::check([] {
        const auto count = *rc::gen::inRange<std::size_t>(0, 40);
        std::vector<Spot> spots;
        std::vector<geometry::Point<double>> picture;
        for (std::size_t i = 0; i < count; ++i) {
            spots.push_back({*rc::gen::inRange(-4, 5), *rc::gen::inRange(-4, 5)});
            picture.push_back({double(spots.back().x), double(spots.back().y)});
        }
        const Scene scene = placed(spots);
        std::size_t lengths = 0;
        for (std::size_t i = 0; i < scene.actions().size(); ++i)
            for (const facts::Statement& one : said_by_places(scene, i)) {
                RC_ASSERT(facts::seen(one, picture));
                lengths += one.predicate() != facts::Predicate::coll;
            }
        RC_ASSERT(lengths <= most_told_places * (most_told_places - 1) / 2);
    }));
}

} // namespace
} // namespace porism::scene
