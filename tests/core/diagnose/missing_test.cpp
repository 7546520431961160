// Givens that goals lack.
#include "diagnose/missing.h"

#include "base/random.h"
#include "facts/truth.h"
#include "samples.h"
#include "support/random_scene.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using test::sample;

std::vector<std::string> in_words(const Sample& sample, const std::vector<facts::Statement>& statements) {
    std::vector<std::string> out;
    for (const facts::Statement& statement : statements)
        out.push_back(facts::to_string(statement, sample.scene.names()));
    return out;
}

std::vector<std::string> may_be_missing(const Sample& sample) {
    const auto figure = realize::realize(sample.scene);
    EXPECT_TRUE(figure);
    return figure ? in_words(sample, may_be_missing(sample, *figure)) : std::vector<std::string>{};
}

std::string given_to(const Sample& sample) {
    const auto missing = missing_givens(sample);
    EXPECT_TRUE(missing && missing->size() == 1);
    if (!missing || missing->empty()) return {};
    const auto& given = missing->front().given;
    return given ? facts::to_string(*given, sample.scene.names()) : "";
}

const std::string median = "a b c = triangle a b c; m = midpoint m b c ? perp a m b c";

TEST(Missing, NamesWhatForcesTheGoal) {
    EXPECT_EQ(given_to(sample(median)), "cong a b a c");
    EXPECT_EQ(given_to(sample("a b c = triangle a b c; m = midpoint m b c ? cong m a m b")), "perp a b a c");
    EXPECT_EQ(given_to(sample("a b c d = quadrangle a b c d ? para a b c d")), "contri a b c c d a");
}

/// What fails by as much as the goal wherever that fails is not the goal for that.
TEST(Missing, MayBeAsMuchAsTheGoal) {
    EXPECT_EQ(given_to(sample("a b c d = rectangle a b c d ? perp a c b d")), "cong a b a d");
    EXPECT_EQ(given_to(sample("a b c d = rhombus a b c d ? cong a c b d")), "perp a b a d");
    EXPECT_EQ(given_to(sample("a b c = triangle a b c; d = foot d a b c; e = on_line e a c ? cyclic a b d e")),
              "perp a e b e");
}

TEST(Missing, IsNeverTheGoalWithOtherPointsOfItsLines) {
    const Sample asked = sample(median);
    const auto words = may_be_missing(asked);
    EXPECT_GT(std::ranges::count(words, "cong a b a c"), 0);
    for (const char* restated : {"perp a m b c", "perp a m b m", "perp a m c m", "eqangle a m b m c m a m"})
        EXPECT_EQ(std::ranges::count(
                      words, in_words(asked, {porism::test::statement_of(restated, asked.scene.names())}).front()),
                  0)
            << restated;
}

TEST(Missing, ShowsAPictureInWhichTheGoalIsFalse) {
    const Sample false_goal = sample(median);
    const auto missing = missing_givens(false_goal);
    ASSERT_TRUE(missing && missing->size() == 1);
    const CounterPicture& picture = missing->front().picture;
    EXPECT_EQ(picture.names, (std::vector<std::string>{"a", "b", "c", "m"}));
    EXPECT_TRUE(facts::refuted(false_goal.goals.front(), picture.points));
    const Json json = to_json(missing->front(), false_goal);
    EXPECT_EQ(json["given"], "cong a b a c");
    EXPECT_EQ(json["picture"]["points"].size(), 4U);
}

TEST(Missing, AGoalThatHoldsLacksNothing) {
    const auto missing = missing_givens(sample("a b c = triangle a b c; d = foot d a b c ? perp a d b c"));
    ASSERT_TRUE(missing);
    EXPECT_TRUE(missing->empty());
}

TEST(Missing, MayMakePointsOne) {
    const auto missing =
        missing_givens(sample("a b c = triangle a b c; m = midpoint m b c; d = foot d a b c ? perp a m b c"));
    ASSERT_TRUE(missing && missing->size() == 1);
    ASSERT_TRUE(missing->front().given);
    EXPECT_EQ(to_json(missing->front(), sample("a b c = triangle a b c; m = midpoint m b c; d = foot d a b c ? "
                                               "perp a m b c"))["given"],
              "cong a b a c");
}

TEST(Missing, SaysWhereThereWasNoneToTry) {
    const auto missing = missing_givens(sample("a b c = ieq_triangle a b c ? perp a b a c"));
    ASSERT_TRUE(missing && missing->size() == 1);
    EXPECT_EQ(missing->front().tried, 0U);
    EXPECT_NE(reason_of(missing->front()).find("of the kinds that are looked for"), std::string::npos);
}

TEST(Missing, SaysHowManyWereTriedWhereNoneForcesIt) {
    MissingOptions options;
    options.verifier = [](const Sample&) { return problem::Verdict{}; };
    const auto missing = missing_givens(sample(median), options);
    ASSERT_TRUE(missing && missing->size() == 1);
    EXPECT_FALSE(missing->front().given) << "the verifier accepts nothing";
    EXPECT_GT(missing->front().tried, 0U);
    EXPECT_NE(reason_of(missing->front()).find("were tried"), std::string::npos);
}

/// What is named is consistent with the scene, forces the goal, and is not there already.
TEST(Missing, IsWhatItSaysOnRandomScenes) {
    Rng rng(5);
    int named = 0;
    for (int round = 0; round < 120 && named < 3; ++round) {
        porism::test::RandomSceneOptions options;
        options.actions = 3;
        options.goals = 1;
        options.coordinates = false;
        auto drawn = porism::test::random_scene(rng, options);
        const Sample whole{drawn.scene, drawn.goals, {}, {}, {}};
        const auto missing = missing_givens(whole);
        if (!missing) continue;
        for (const MissingGiven& one : *missing) {
            if (!one.given) continue;
            ++named;
            const auto with = with_stated({whole.scene, {whole.goals[one.goal]}, {}, {}, {}}, *one.given);
            ASSERT_TRUE(with);
            EXPECT_EQ(verified(*with).outcome, problem::Outcome::accepted);
            EXPECT_NE(*one.given, whole.goals[one.goal]);
        }
    }
    EXPECT_GE(named, 3);
}

} // namespace
} // namespace porism::diagnose
