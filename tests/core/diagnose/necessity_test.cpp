#include "diagnose/necessity.h"

#include "diagnose/order_by_values.h"
#include "diagnose/proved.h"
#include "samples.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using test::sample;

std::vector<GivenNeed> needs_of(const Sample& of) {
    auto needs = necessity(of);
    EXPECT_TRUE(needs) << (needs ? "" : to_string(needs.error()));
    return needs ? *needs : std::vector<GivenNeed>{};
}

const GivenNeed* need_for(const std::vector<GivenNeed>& needs, const std::string& given) {
    const auto found =
        std::ranges::find_if(needs, [&](const GivenNeed& one) { return std::ranges::count(one.given, given) > 0; });
    return found == needs.end() ? nullptr : &*found;
}

TEST(Necessity, BothLociOfTheOrthocentreAreNeeded) {
    const auto needs =
        needs_of(sample("a b c = triangle a b c; h = on_tline h b a c, on_tline h c a b ? perp a h b c"));
    ASSERT_EQ(needs.size(), 2U);
    for (const GivenNeed& one : needs) {
        EXPECT_EQ(one.need, Need::needed) << one.reason;
        ASSERT_TRUE(one.picture);
        EXPECT_EQ(one.picture->decided, "balls");
    }
}

TEST(Necessity, NamesTheRedundantGivenAndChecksTheProofWithoutIt) {
    // That d lies on bc has no part in the altitude's being perpendicular to it.
    const auto needs = needs_of(sample("a b c = triangle a b c; d = foot d a b c ? perp a d b c"));
    const GivenNeed* on_line = need_for(needs, "coll b c d");
    const GivenNeed* square = need_for(needs, "perp a d b c");
    ASSERT_TRUE(on_line && square);
    EXPECT_EQ(on_line->need, Need::redundant) << on_line->reason;
    EXPECT_EQ(square->need, Need::needed) << square->reason;
    EXPECT_NE(square->instead.find("on_line"), std::string::npos);
}

TEST(Necessity, AGoalThatSaysNothingNeedsNothing) {
    const Sample twice = sample("a b c = triangle a b c; d = foot d a b c; h = orthocenter h a b c; "
                                "k = reflect k h b c; l = mirror l h d ? perp k l a d; perp a d b h");
    EXPECT_EQ(void_goals(twice), (std::vector<std::size_t>{0}));
    for (const GivenNeed& need : needs_of(twice)) EXPECT_NE(need.goal, 0U);
}

/// Coordinates that are told are givens: a right angle of three places, and a place that nothing rests on.
TEST(Necessity, AGivenPlaceIsLeftOutToo) {
    Sample placed = sample("a@0_0 b@4_0 c@0_3 = triangle a b c; d = midpoint d b c; e@7_9 = free e ? cong a d b d");
    for (std::size_t i = 0; i < placed.scene.actions().size(); ++i) {
        auto at = placed.scene.actions()[i].at;
        for (auto& one : at) one->given = true;
        placed.scene = placed.scene.with_coordinates(i, std::move(at));
    }
    const auto needs = needs_of(placed);
    for (const char* const given : {"A at (0, 0)", "B at (4, 0)", "C at (0, 3)"}) {
        const GivenNeed* need = need_for(needs, given);
        ASSERT_TRUE(need) << given;
        EXPECT_EQ(need->need, Need::needed) << given << ": " << need->reason;
        EXPECT_TRUE(need->picture) << given;
    }
    const GivenNeed* idle = need_for(needs, "E at (7, 9)");
    ASSERT_TRUE(idle);
    EXPECT_EQ(idle->need, Need::redundant) << idle->reason;
}

/// That D lies between B and C is given where D is put on the segment: on its line BC may be 4.
TEST(Necessity, TheOrderOfASegmentIsAGiven) {
    const auto needs =
        needs_of(test::stated("a = free; b = free; c = free; d = between_bound d b c",
                              {"perp a d b c", "lconst a b 15", "lconst a c 13", "lconst a d 12"}, "lconst b c 14"));
    const GivenNeed* between = need_for(needs, "obtuse_angle b d c");
    ASSERT_TRUE(between);
    EXPECT_EQ(between->need, Need::needed) << between->reason;
    EXPECT_NE(between->instead.find("on_line"), std::string::npos) << between->instead;
    const GivenNeed* on_line = need_for(needs, "coll b c d");
    ASSERT_TRUE(on_line);
    EXPECT_EQ(on_line->need, Need::needed) << on_line->reason;
}

/// AO = CO follows from the rest unless AD and BC are parallel: an isosceles trapezium, whose O is anywhere on its
/// axis.
TEST(Necessity, WhatFollowsUnderAConditionThatMayFailIsNeeded) {
    const auto needs =
        needs_of(test::stated("a = free; b = free; c = free; d = free; o = free",
                              {"cong a o d o", "cong a o c o", "cong b o c o", "cyclic a b c d"}, "cong b o d o"));
    const GivenNeed* equal = need_for(needs, "cong a o c o");
    ASSERT_TRUE(equal);
    EXPECT_EQ(equal->need, Need::needed) << equal->reason;
    const GivenNeed* circle = need_for(needs, "cyclic a b c d");
    ASSERT_TRUE(circle);
    EXPECT_EQ(circle->need, Need::redundant) << circle->reason;
}

/// "Redundant, where it holds" says nothing.
TEST(Necessity, AProofThatAsksForWhatIsLeftOutIsNoneWithoutIt) {
    const auto needs = needs_of(test::stated("a = free; b = free; c = free; d = free",
                                             {"ncoll a b c", "para a b c d", "para b c a d"}, "cong a b c d"));
    const GivenNeed* apart = need_for(needs, "ncoll a b c");
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->need, Need::undecided) << apart->reason;
    EXPECT_TRUE(apart->conditions.empty());
}

/// Nor is what a verifier proves only where it holds.
TEST(Necessity, AVerifierThatAsksForWhatIsLeftOutSaysNothingOfIt) {
    const Sample of = test::stated("a = free; b = free; c = free; d = free",
                                   {"ncoll a b c", "para a b c d", "para b c a d"}, "cong a b c d");
    for (const auto& [condition, need] :
         {std::pair("ncoll a b c", Need::undecided), std::pair("ncoll a b d", Need::redundant)}) {
        NecessityOptions options;
        options.verifier = [said = std::string(condition)](const Sample&) {
            problem::Check proved{"logical", "goal_proved", problem::CheckState::passed};
            proved.conditions = {"diff a b", said};
            const problem::Check branches{"analytic", "branch_complete", problem::CheckState::passed};
            return problem::verdict_of({proved, branches});
        };
        const auto needs = necessity(of, options);
        ASSERT_TRUE(needs);
        EXPECT_EQ(need_for(*needs, "ncoll a b c")->need, need) << condition;
    }
}

/// All points of a figure that is stated are different ones.
TEST(Necessity, ThatPointsDifferIsMeantAnyway) {
    const auto needs = needs_of(test::stated("a = free; b = free; c = free; d = free",
                                             {"cong a b a c", "cong d b d c", "diff a d"}, "perp a d b c"));
    const GivenNeed* differ = need_for(needs, "diff a d");
    ASSERT_TRUE(differ);
    EXPECT_EQ(differ->need, Need::redundant) << differ->reason;
    EXPECT_TRUE(differ->conditions.empty());
    EXPECT_NE(differ->reason.find("different anyway"), std::string::npos) << differ->reason;
}

/// An angle between 0 and 180 degrees and sides that do not add up say that points lie on no line; sides that do, that
/// one lies between two.
TEST(Necessity, AnOrderThatValuesForceIsRedundant) {
    const struct {
        const char *points, *order, *goal;
        std::vector<std::string> rest;
    } rows[] = {
        {"a = free; b = free; c = free",
         "ncoll a b c",
         "area(a,b,c) = 6",
         {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5"}},
        {"a = free; b = free; c = free; d = free",
         "ncoll a b c",
         "angle(a,d,c) = 50",
         {"para a b c d", "para a d b c", "angle(a,b,c) = 50"}},
        {"a = free; b = free; c = free",
         "ncoll a b c",
         "length(b,c) = 5",
         {"length(a,b) = 8", "length(a,c) = 7", "angle(a,b,c) = 60", "acute_angle a c b"}},
        {"a = free; b = free; c = free; d = free; e = free",
         "obtuse_angle a d b",
         "length(d,e) = 3",
         {"ncoll a b c", "coll a d b", "coll a e c", "obtuse_angle a e c", "para d e b c", "length(a,d) = 2",
          "length(d,b) = 4", "length(a,e) = 3", "length(b,c) = 9"}},
    };
    for (const auto& [points, order, goal, rest] : rows) {
        std::vector<std::string> said = rest;
        said.emplace_back(order);
        const auto needs = needs_of(test::stated(points, said, goal));
        const GivenNeed* one = need_for(needs, order);
        ASSERT_TRUE(one) << goal;
        EXPECT_EQ(one->need, Need::redundant) << goal << ": " << one->reason;
    }
}

TEST(Necessity, ValuesForceNoOrderThatAnotherFigureFails) {
    const struct {
        std::vector<std::string> said;
        const char* order;
        bool forced;
    } rows[] = {{{"length(a,b) = 8", "length(a,c) = 7"}, "ncoll a b c", false},
                {{"length(a,b) = 8", "length(a,c) = 7", "angle(a,b,c) = 60"}, "acute_angle a c b", false},
                {{"length(a,b) = 8", "length(a,c) = 7", "angle(a,b,c) = 60"}, "obtuse_angle a c b", false},
                {{"length(a,b) = 8", "length(a,c) = 7", "angle(a,b,c) = 60"}, "acute_angle a b c", true},
                {{"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7"}, "ncoll a b c", false},
                {{"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7"}, "obtuse_angle a b c", true},
                {{"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5"}, "obtuse_angle a b c", false}};
    for (const auto& [said, order, forced] : rows) {
        const Sample of = test::stated("a = free; b = free; c = free", said);
        const auto figure = realize::realize(of.scene);
        ASSERT_TRUE(figure) << order;
        const auto given = porism::test::statement_of(order, of.scene.names());
        EXPECT_EQ(forced_by_values(given, of.scene, *figure, {}).has_value(), forced) << said.back() << ", " << order;
    }
}

/// No figure that is drawn without it has the other angle by chance.
TEST(Necessity, AnOrderWithoutWhichThereIsAnotherFigureIsNeeded) {
    const auto needs =
        needs_of(test::stated("a b c = triangle a b c; o = circumcenter o a b c",
                              {"length(o,a) = 5", "length(b,c) = 5", "acute_angle b a c"}, "angle(b,a,c) = 30"));
    const GivenNeed* acute = need_for(needs, "acute_angle b a c");
    ASSERT_NE(acute, nullptr);
    EXPECT_EQ(acute->need, Need::needed) << acute->reason;
    ASSERT_TRUE(acute->picture);
    EXPECT_TRUE(acute->figure);
    EXPECT_EQ(acute->without.actions().size(), 4U);
}

/// A parallelogram whose opposite sides are said to be parallel and equal, and points on which the goal fails anyhow in
/// another order.
TEST(Necessity, WhatFollowsFromTheOtherGivensIsRedundantWhateverTheGoalDoes) {
    const auto needs = needs_of(test::stated("p = free p; q = free q; r = free r; s = free s; x = free x; y = free y",
                                             {"para p q r s", "para p s q r", "cong p q r s", "cong p s q r",
                                              "cong p q p x", "cong p q q x", "cong q r q y", "cong q r r y"},
                                             "cong s x s y"));
    for (const char* given : {"cong p q r s", "cong p s q r"}) {
        const GivenNeed* need = need_for(needs, given);
        ASSERT_NE(need, nullptr) << given;
        EXPECT_EQ(need->need, Need::redundant) << need->reason;
        EXPECT_NE(need->reason.find("follows from the other givens"), std::string::npos) << need->reason;
    }
    const GivenNeed* equilateral = need_for(needs, "cong p q p x");
    ASSERT_NE(equilateral, nullptr);
    EXPECT_EQ(equilateral->need, Need::needed) << equilateral->reason;
}

TEST(Necessity, EachMidpointOfTheMidlineIsNeeded) {
    const auto needs =
        needs_of(sample("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c"));
    EXPECT_GE(needs.size(), 4U);
    EXPECT_TRUE(std::ranges::all_of(needs, [](const GivenNeed& one) { return one.need == Need::needed; }));
}

TEST(Necessity, EqualSidesOfATriangleAreAGiven) {
    const auto needs = needs_of(sample("a b c = iso_triangle a b c; m = midpoint m b c ? perp a m b c"));
    const GivenNeed* sides = need_for(needs, "cong a b a c");
    ASSERT_NE(sides, nullptr);
    EXPECT_EQ(sides->need, Need::needed) << sides->reason;
}

TEST(Necessity, WhatIsStatedIsLeftOutAsAWhole) {
    const auto needs =
        needs_of(test::stated("a b c d = quadrangle a b c d", {"para a b c d", "para a d b c"}, "cong a b c d"));
    ASSERT_EQ(needs.size(), 2U);
    for (const GivenNeed& one : needs) {
        EXPECT_EQ(one.need, Need::needed) << one.reason;
        EXPECT_TRUE(one.picture && one.picture->decided == "clearance");
    }
}

TEST(Necessity, AGivenOfValuesIsRedundantWhereTheValuesProveTheGoalWithoutIt) {
    Sample triangle = test::stated("a b c = triangle a b c",
                                   {"angle(a,b,c) = 50", "angle(b,c,a) = 60", "length(a,b) = 5"}, "angle(b,a,c) = 70");
    const auto needs = needs_of(triangle);
    ASSERT_EQ(needs.size(), 3U);
    EXPECT_EQ(needs[0].need, Need::needed) << needs[0].reason;
    EXPECT_EQ(needs[1].need, Need::needed) << needs[1].reason;
    EXPECT_EQ(needs[2].need, Need::redundant) << needs[2].reason;
}

TEST(Necessity, AnIdleMidpointIsRedundantForALength) {
    Sample right = test::stated("a b c = triangle a b c; m = midpoint m a c",
                                {"angle(a,b,c) = 90", "length(a,b) = 3", "length(b,c) = 4"}, "length(a,c) = 5");
    for (const GivenNeed& one : needs_of(right))
        EXPECT_EQ(one.need, one.action == 1 ? Need::redundant : Need::needed) << one.given.front() << one.reason;
}

/// Without one of them another proof is found, which asks for more of the order of the points.
TEST(Necessity, AStatementAboutAPointOfWhichTheProofSaysNothingIsRedundant) {
    const auto needs =
        needs_of(test::stated("a = free a; b = free b; c = free c; d = free d; e = free e; f = free f; g = free g",
                              {"length(a,b) = 13", "length(b,c) = 14", "length(a,c) = 15", "coll d b c", "perp a d b c",
                               "midp e a b", "midp f a c", "para a g b c", "length(a,g) = 3"},
                              "length(a,d) = 12"));
    for (const char* given : {"midp e a b", "midp f a c", "para a g b c"}) {
        const GivenNeed* need = need_for(needs, given);
        ASSERT_NE(need, nullptr) << given;
        EXPECT_EQ(need->need, Need::redundant) << given << ": " << need->reason;
    }
}

TEST(Necessity, AGoalForWhichNoBranchIsFoundIsLookedAtInTheFirst) {
    const auto needs = necessity(sample("a b c = triangle a b c; m = midpoint m b c ? perp a m b c", true));
    ASSERT_TRUE(needs) << to_string(needs.error());
    EXPECT_TRUE(needs->empty());
}

TEST(Necessity, AGoalThatFailsHasNoNeeds) {
    EXPECT_TRUE(needs_of(sample("a b c = triangle a b c; d = foot d a b c ? cong a b a c")).empty());
}

TEST(Necessity, IsTheSameEachTime) {
    const Sample one = sample("a b c = triangle a b c; o = circumcenter o a b c; m = midpoint m a b ? perp o m a b");
    const auto first = needs_of(one), second = needs_of(one);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(to_json(first[i], one), to_json(second[i], one));
}

TEST(Necessity, IsBounded) {
    NecessityOptions options;
    options.givens = 1;
    const auto needs =
        necessity(sample("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c"), options);
    ASSERT_TRUE(needs);
    for (std::size_t i = 1; i < needs->size(); ++i) EXPECT_EQ((*needs)[i].need, Need::undecided);
}

/// A picture of a needed given satisfies every given but the one that was left out, and fails the goal: told by other
/// means than those that found it.
TEST(Necessity, CounterPicturesAreFiguresOfTheLooserSceneOnly) {
    for (const char* text :
         {"a b c = triangle a b c; d = foot d a b c; e = foot e b a c ? cyclic a b d e",
          "a b c = triangle a b c; o = circumcenter o a b c ? cong o a o c",
          "a b c = triangle a b c; d = parallelogram a b c d; x = intersection_ll x a c b d ? cong a x x c"}) {
        const Sample whole = sample(text);
        for (const GivenNeed& one : needs_of(whole)) {
            if (one.need != Need::needed) continue;
            ASSERT_TRUE(one.picture);
            EXPECT_FALSE(facts::seen(whole.goals[one.goal], one.picture->points)) << text;
            std::size_t failed = 0;
            for (const std::string& given : one.given) {
                const auto statement = facts::parse_statement(given, whole.scene.names());
                ASSERT_TRUE(statement) << given;
                failed += facts::seen(statement->front(), one.picture->points) ? 0 : 1;
            }
            EXPECT_GT(failed, 0U) << text << ": " << one.given.front();
        }
    }
}

/// What is left of a construction is a part of it: every example of the catalogue, realised, shows what its looser
/// forms give.
TEST(Loosen, EveryRowOfTheCatalogueKeepsOnlyWhatItGave) {
    std::size_t looser = 0;
    for (const scene::Construction& row : scene::catalogue()) {
        const Sample whole = sample(row.example);
        const auto figure = realize::realize(whole.scene);
        if (!figure) continue;
        for (const Loosened& one : loosened(whole)) {
            ++looser;
            const auto& action = one.sample.scene.actions();
            if (action.size() != whole.scene.actions().size()) continue;
            for (const scene::Use& use : action[one.action].uses)
                for (const auto& kept :
                     scene::instantiate(scene::construction(use.construction).gives, action[one.action].outputs, use))
                    EXPECT_TRUE(facts::seen(kept, figure->scene_picture.points)) << row.name << " as " << one.instead;
            EXPECT_FALSE(one.dropped.empty()) << row.name;
        }
    }
    EXPECT_GT(looser, 60U);
}

/// What constructs a help point is no given of the problem.
TEST(Loosen, AuxiliaryPointsStay) {
    const Sample whole = sample("a b c = iso_triangle a b c | m = midpoint m b c ? eqangle b a b c c b c a");
    const auto all = loosened(whole);
    EXPECT_FALSE(all.empty());
    for (const Loosened& one : all) EXPECT_EQ(one.action, 0U);
    for (const std::size_t action : not_loosened(whole, all)) EXPECT_EQ(action, 0U);
}

} // namespace
} // namespace porism::diagnose
