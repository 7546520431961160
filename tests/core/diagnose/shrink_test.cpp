#include "diagnose/shrink.h"

#include "base/random.h"
#include "diagnose/branches.h"
#include "samples.h"
#include "support/random_scene.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using test::sample;

std::vector<std::string> left(const Shrunk& shrunk) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < shrunk.sample.scene.actions().size(); ++i)
        out.push_back(text_of(shrunk.sample.scene, i));
    return out;
}

bool gives_something(const Sample& sample) {
    return std::ranges::any_of(sample.scene.actions(), [](const scene::Action& action) {
        return action.states || !scene::said_by(action, &scene::Construction::gives).empty();
    });
}

/// No single action can be left out, told by leaving each one out; the last that gives something stays in any case.
void expect_minimal(const Shrunk& shrunk) {
    const auto count = shrunk.sample.scene.actions().size();
    for (std::size_t i = 0; i < count && count > 1; ++i) {
        std::vector<bool> keep(count, true);
        keep[i] = false;
        const Sample smaller = kept(shrunk.sample, keep);
        if (!gives_something(smaller)) continue;
        EXPECT_NE(failure_of(smaller, verified(smaller)), shrunk.failure) << text_of(shrunk.sample.scene, i);
    }
}

TEST(Shrink, KeepsOnlyWhatTheFalseGoalNeeds) {
    const auto shrunk = shrink(sample("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b; "
                                      "o = circumcenter o a b c; h = orthocenter h a b c ? perp m d b c"));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(shrunk->failure.check, "goal_holds");
    EXPECT_EQ(left(*shrunk),
              (std::vector<std::string>{"a b c = triangle a b c", "d = foot d a b c", "m = midpoint m a b"}));
    EXPECT_EQ(shrunk->actions, (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_TRUE(shrunk->minimal);
    expect_minimal(*shrunk);
}

TEST(Shrink, KeepsAGivenWhereTheGoalFailsWithoutAny) {
    const auto shrunk =
        shrink(test::stated("a b c d = quadrangle a b c d", {"cong a b a d", "cong c b c d"}, "para a b c d"));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(shrunk->failure.check, "goal_holds");
    EXPECT_EQ(shrunk->sample.scene.actions().size(), 2U) << "the points, and one of the two";
    EXPECT_TRUE(shrunk->minimal);
}

/// BC is 8 in the whole; of fewer givens it may be any length, which is another reason.
TEST(Shrink, KeepsTheValueThatAFalseGoalHasInPlaceOfItsNumber) {
    const auto shrunk =
        shrink(test::stated("a b c d = quadrangle a b c d",
                            {"perp a b b c", "lconst a b 6", "lconst a c 10", "lconst c d 3"}, "lconst b c 7"));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_TRUE(shrunk->failure.has_another_value);
    EXPECT_EQ(shrunk->actions, (std::vector<std::size_t>{0, 1, 2, 3}));
    expect_minimal(*shrunk);
    const auto any =
        shrink(test::stated("a b c d = quadrangle a b c d", {"perp a b b c", "lconst a b 6"}, "lconst b c 7"));
    ASSERT_TRUE(any) << to_string(any.error());
    EXPECT_FALSE(any->failure.has_another_value);
}

/// It would be false of any C, and of some that are far enough it would not.
TEST(Shrink, KeepsTheValueThatAFalseComparisonIsOf) {
    const auto shrunk =
        shrink(test::stated("a b c d = quadrangle a b c d",
                            {"perp a b b c", "lconst a b 6", "lconst a c 10", "lconst c d 3"}, "length(b,c) > 81/10"));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(shrunk->actions, (std::vector<std::size_t>{0, 1, 2, 3}));
    expect_minimal(*shrunk);
}

/// Of less the search finds figures on a line.
TEST(Shrink, AConflictIsTheSameWhereThereAreFiguresOnALine) {
    const auto shrunk =
        shrink(test::stated("a b c d = trapezoid a b c d", {"length(a,b) = 10", "length(b,c) = 5", "length(c,d) = 4",
                                                            "angle(a,b,c) = 60", "para a d b c"}));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(left(*shrunk), (std::vector<std::string>{"a b c d = trapezoid a b c d", "length(a,b) = 10",
                                                       "length(c,d) = 4", "para a d b c"}));
    expect_minimal(*shrunk);
}

/// Two lengths of one segment are a conflict in themselves; beside others the search only finds none.
TEST(Shrink, AConflictIsTheSameHoweverItIsSeen) {
    const auto shrunk =
        shrink(test::stated("b = free; c = free; d = free; e = free; f = free",
                            {"length(b,d) = 1", "coll b c d", "length(e,f) = 12", "perp b c b e", "length(e,f) = 24"}));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(left(*shrunk),
              (std::vector<std::string>{"e = free e", "f = free f", "length(e,f) = 12", "length(e,f) = 24"}));
}

TEST(Shrink, KeepsTheStatementsThatConflict) {
    const auto shrunk = shrink(
        test::stated("a b c d = quadrangle a b c d; m = midpoint m a b",
                     {"length(a,b) = 3", "length(c,d) = 2", "length(b,c) = 4", "length(a,c) = 9"}, "coll a m b"));
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(shrunk->failure.check, "figure_exists");
    EXPECT_EQ(shrunk->sample.scene.actions().size(), 4U);
    EXPECT_TRUE(shrunk->sample.goals.empty());
    expect_minimal(*shrunk);
}

TEST(Shrink, RefusesWhatIsNotRejected) {
    const auto shrunk =
        shrink(sample("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c ? coll a d h"));
    ASSERT_FALSE(shrunk);
    EXPECT_EQ(shrunk.error().code, "not_rejected");
}

TEST(Shrink, EndsWithItsBudget) {
    const Sample whole = sample("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b; "
                                "o = circumcenter o a b c; h = orthocenter h a b c ? perp m d b c");
    ShrinkOptions options;
    options.verifications = 1;
    const auto shrunk = shrink(whole, options);
    ASSERT_TRUE(shrunk);
    EXPECT_EQ(shrunk->verifications, 1U);
    EXPECT_FALSE(shrunk->minimal);
    EXPECT_EQ(failure_of(shrunk->sample, shrunk->verdict), shrunk->failure);
}

TEST(Shrink, KeepsWhatFailsByAnotherVerifier) {
    const Sample whole = sample("a b c = triangle a b c; k = midpoint k a b; d = eq_triangle d a b; "
                                "e = eq_triangle e a c; f = foot f a b c ? cong c d b e");
    ShrinkOptions options;
    options.verifier = [](const Sample& part) { return problem::verdict_of(branch_checks(part, branches_of(part))); };
    const auto shrunk = shrink(whole, options);
    ASSERT_TRUE(shrunk) << to_string(shrunk.error());
    EXPECT_EQ(shrunk->failure.check, "branch_complete");
    EXPECT_EQ(shrunk->actions, (std::vector<std::size_t>{0, 2, 3}));
    EXPECT_TRUE(shrunk->minimal);
}

/// Random scenes with a point put where no figure has it, a coincidence, or a false goal.
TEST(Shrink, IsMinimalOnRandomScenesWithAFault) {
    Rng rng(7);
    int shrunken = 0;
    for (int round = 0; round < 120 && shrunken < 25; ++round) {
        porism::test::RandomSceneOptions options;
        options.actions = 7;
        options.coordinates = false;
        auto drawn = porism::test::random_scene(rng, options);
        const Sample whole{drawn.scene, drawn.goals, {}, {}};
        const auto shrunk = shrink(whole);
        if (!shrunk) {
            EXPECT_EQ(shrunk.error().code, "not_rejected");
            continue;
        }
        ++shrunken;
        EXPECT_EQ(failure_of(shrunk->sample, verified(shrunk->sample)), shrunk->failure);
        EXPECT_LE(shrunk->sample.scene.actions().size(), whole.scene.actions().size());
        if (shrunk->minimal) expect_minimal(*shrunk);
        const auto again = shrink(whole);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->sample, shrunk->sample);
    }
    EXPECT_GE(shrunken, 15);
}

} // namespace
} // namespace porism::diagnose
