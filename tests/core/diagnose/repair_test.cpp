#include "diagnose/repair.h"

#include "base/random.h"
#include "diagnose/branches.h"
#include "diagnose/shrink.h"
#include "facts/truth.h"
#include "samples.h"
#include "support/random_scene.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iterator>
#include <set>

namespace porism::diagnose {
namespace {

using problem::Outcome;
using test::sample;
using test::stated;

/// A fault of a kind, and a mend that has to be among those offered.
struct Fault {
    std::string kind;
    Sample sick;
    std::string text; ///< a part of what the mend says
};

Sample with_answers(Sample sick, const std::vector<std::string>& answers) {
    for (const std::string& answer : answers) sick.answers.emplace_back(*numbers::Scalar::parse(answer));
    return sick;
}

Sample with_answer(Sample sick, const std::string& answer) {
    return with_answers(std::move(sick), {answer});
}

Sample at(Sample sick, std::size_t action, const std::vector<std::array<const char*, 2>>& places) {
    std::vector<std::optional<scene::Coordinates>> coordinates;
    for (const auto& [x, y] : places)
        coordinates.emplace_back(scene::Coordinates{*numbers::Scalar::parse(x), *numbers::Scalar::parse(y), false});
    sick.scene = sick.scene.with_coordinates(action, coordinates);
    return sick;
}

std::vector<Fault> faults() {
    const std::string triangle = "a b c = triangle a b c";
    Sample twice = sample("a b = segment a b; c = eq_triangle c a b; d = eq_triangle d a b ? para a c b d");
    twice.scene = twice.scene.with_branch(1, 0).with_branch(2, 0);
    return {
        {"choose_branch", twice, "Take place 2"},
        {"state_order", sample(triangle + "; d = on_line d b c ? sum b d c d b c"), "obtuse_angle b d c"},
        {"correct_length", stated(triangle, {"perp a b b c", "length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 6"}),
         "length(a,c) = 5"},
        {"correct_length", stated(triangle, {"perp a b b c", "cong a b b c", "lconst a b 4", "lconst a c 6"}),
         "\"length(a,c) = 4*sqrt(2)\" in place of \"lconst a c 6\""},
        {"correct_digits",
         stated(triangle, {"perp a b b c", "length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5.0001"}),
         "length(a,c) = 5"},
        {"correct_angle",
         stated(triangle, {"angle(a,b,c) = 90", "length(a,b) = 3", "length(b,c) = 3", "angle(b,c,a) = 50"}), "= 45"},
        {"correct_angle",
         with_answer(test::asked(stated(triangle, {"angle(a,b,c) = 100", "angle(a,c,b) = 85", "length(a,b) = 3"}),
                                 "compute angle(b,a,c)"),
                     "5"),
         "\"angle(a,c,b) = 75\""},
        {"correct_angle", stated(triangle, {"angle(a,b,c) = 50", "angle(b,c,a) = 60", "angle(c,a,b) = 80"}), "= 70"},
        {"correct_ratio",
         stated(triangle, {"length(a,b) = 6", "length(b,c) = 4", "length(a,c) = 5", "length(a,b) = 2*length(b,c)"}),
         "length(b,c)"},
        {"correct_ratio", stated(triangle, {"perp a b b c", "cong a b b c", "rconst a c a b 3"}),
         "2*length(a,b) = sqrt(2)*length(a,c)"},
        {"drop_conflicting", stated(triangle, {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 9"}), "Leave out"},
        {"replace_answer", with_answer(sample("a b = segment a b; c d = square a b c d ? rcompute a b a c"), "2"),
         "sqrt"},
        {"replace_answer",
         with_answer(
             test::asked(stated(triangle, {"10*angle(a,b,c) = 641", "angle(b,c,a) = 50"}), "compute angle(b,a,c)"),
             "66.5"),
         "the answer 65.9 in place of 66.5"},
        {"drop_goal_given",
         stated("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c", {"para m n b c"}, "para m n b c"),
         "states what is asked for"},
        {"swap_in_goal", sample("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n a c"),
         "para"},
        {"swap_in_action",
         sample("a b c = triangle a b c; d = foot d a b c; e = foot e c a b; h = intersection_ll h b d c e ? "
                "perp a h b c"),
         "foot"},
        {"move_point", at(sample(triangle + " ? ncoll a b c"), 0, {{"0", "0"}, {"1", "0"}, {"2", "0.0001"}}),
         "Put C at ("},
        {"state_given",
         with_answer(test::asked(stated(triangle, {"lconst a b 3", "lconst b c 4"}), "lcompute a c"), "5"),
         "perp a b b c"},
        {"state_given", sample(triangle + "; m = midpoint m b c ? perp a m b c"), "cong a b a c"},
    };
}

class FaultOfAKind : public testing::TestWithParam<Fault> {};

TEST_P(FaultOfAKind, IsMended) {
    const Fault& fault = GetParam();
    EXPECT_NE(verified(fault.sick).outcome, Outcome::accepted);
    std::string all;
    const auto offered = mends(fault.sick);
    for (const Mend& mend : offered) all += mend.kind + ": " + mend.text + "\n";
    EXPECT_TRUE(std::ranges::any_of(
        offered,
        [&](const Mend& mend) { return mend.kind == fault.kind && mend.text.find(fault.text) != std::string::npos; }))
        << fault.kind << " not among\n"
        << all << (verified(fault.sick).deciding() ? verified(fault.sick).deciding()->message : "");
    const auto repaired = repair(fault.sick);
    ASSERT_TRUE(repaired);
    EXPECT_TRUE(repaired->verdict.repaired);
    EXPECT_EQ(verified(repaired->sample).outcome, Outcome::accepted);
    EXPECT_EQ(repaired->done.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Repair, FaultOfAKind, testing::ValuesIn(faults()),
                         [](const auto& fault) { return fault.param.kind + "_" + std::to_string(fault.index); });

/// Two of the sides and either angle contradict each other, and the answer is that of no such triangle.
TEST(Repair, ConflictsThatHaveNothingToDoWithEachOtherAreResolvedOneAfterTheOther) {
    const Sample sick = with_answer(test::asked(stated("a = free; b = free; c = free",
                                                       {"ncoll a b c", "perp a b b c", "length(a,b) = 5",
                                                        "length(b,c) = 12", "length(a,c) = 14", "angle(a,b,c) = 80"}),
                                                "compute area(a,b,c)"),
                                    "31");
    const auto repaired = repair(sick);
    ASSERT_TRUE(repaired) << to_string(repaired.error());
    EXPECT_EQ(repaired->verdict.outcome, Outcome::accepted);
    ASSERT_EQ(repaired->done.size(), 3U);
    EXPECT_NE(repaired->done[0].find("length(a,c) = 14"), std::string::npos) << repaired->done[0];
    EXPECT_NE(repaired->done[1].find("angle(a,b,c) = 90"), std::string::npos) << repaired->done[1];
    EXPECT_NE(repaired->done[2].find("30"), std::string::npos) << repaired->done[2];
}

/// AB = 15 or BC = 12 would do as well, and so would an angle that is not right.
TEST(Repair, WhatChangesTheLeastAtTheActionThatFailsIsFirst) {
    const std::string triangle = "a b c = triangle a b c";
    const struct {
        std::vector<std::string> givens;
        std::string first;
    } rows[] = {
        {{"length(a,b) = 6", "length(b,c) = 8", "perp a b b c", "length(a,c) = 17"}, "\"length(a,c) = 10\""},
        {{"length(a,b) = 6", "length(b,c) = 8", "length(a,c) = 10", "angle(a,b,c) = 80"}, "\"angle(a,b,c) = 90\""},
        {{"angle(a,b,c) = 80", "length(a,b) = 6", "length(b,c) = 8", "length(a,c) = 10"}, "\"angle(a,b,c) = 90\""},
    };
    for (const auto& row : rows) {
        const auto offered = mends(stated(triangle, row.givens));
        ASSERT_FALSE(offered.empty()) << row.first;
        EXPECT_NE(offered.front().text.find("State " + row.first), std::string::npos) << offered.front().text;
    }
}

/// Two places of d, of which the pictures show one.
TEST(Repair, StatesTheOrderThatLeavesOneValue) {
    const Sample sick = test::asked(stated("a b c = triangle a b c; d = foot d a b c",
                                           {"length(a,d) = 12", "length(a,b) = 13", "length(a,c) = 15"}),
                                    "lcompute b c");
    const Verifier one_value = [](const Sample& one) {
        const bool told = one.scene.actions().size() > 5;
        return problem::verdict_of(
            {{"realize", "figure_exists", problem::CheckState::passed},
             {"analytic", "branch_complete", told ? problem::CheckState::passed : problem::CheckState::failed}});
    };
    RepairOptions options;
    options.verifier = one_value;
    for (const char* const answer : {"", "14", "4"}) {
        const auto offered = mends(*answer ? with_answer(sick, answer) : sick, options);
        const auto says = [&](std::string_view kind) {
            return std::ranges::any_of(offered, [&](const Mend& mend) {
                return mend.kind == "state_order" && mend.text.find(kind) != std::string::npos;
            });
        };
        EXPECT_EQ(says("acute_angle a c b") || says("acute_angle a b c"), std::string_view(answer) != "4") << answer;
        EXPECT_EQ(says("obtuse_angle a b c"), std::string_view(answer) != "14") << answer;
    }
}

TEST(Repair, TellsRootsAndMultiplesOfPi) {
    const Sample diagonal = test::asked(
        stated("a b c d = quadrangle a b c d", {"perp a b b c", "length(a,b) = 5", "length(b,c) = 5"}), "lcompute a c");
    const Sample round = test::asked(stated("o a = segment o a", {"length(o,a) = 3"}), "compute disc(o,a)");
    for (const auto& [sick, wrong, right] : {std::tuple(diagonal, "8", "5*sqrt(2)"), std::tuple(round, "8", "9*pi")}) {
        const auto offered = mends(with_answer(sick, wrong));
        ASSERT_FALSE(offered.empty()) << right;
        EXPECT_EQ(numbers::canonical_text(*offered.front().sample.answer_to(0)),
                  numbers::canonical_text(*numbers::Scalar::parse(right)));
    }
}

TEST(Repair, TellsTheValueThatIsProved) {
    const Sample sick = with_answer(
        test::asked(stated("a b c = triangle a b c", {"perp a b b c", "length(a,b) = 3", "length(b,c) = 4"}),
                    "compute angle(b,a,c)"),
        "53");
    RepairOptions options;
    options.solver = [](const Sample&, std::size_t) { return *numbers::Scalar::parse("arctan(4/3)/(pi/180)"); };
    EXPECT_TRUE(mends(sick).empty()) << "no root and no multiple of pi";
    const auto offered = mends(sick, options);
    ASSERT_FALSE(offered.empty());
    EXPECT_EQ(offered.front().sample.answer_to(0)->text(), "arctan(4/3)/(pi/180)");
}

/// A right triangle of 6, 8 and 10, its hypotenuse, its area and its perimeter.
Sample right_triangle(const std::vector<std::string>& answers) {
    Sample out = stated("a b c = triangle a b c", {"perp a b a c", "length(a,b) = 6", "length(a,c) = 8"});
    for (const char* const question : {"lcompute b c", "compute area(a,b,c)", "compute perimeter(a,b,c)"})
        out.questions.push_back(scene::parse_question(question, out.scene.names()).value());
    return with_answers(std::move(out), answers);
}

TEST(Repair, EachWrongAnswerIsMendedAndTheOthersStay) {
    EXPECT_EQ(verified(right_triangle({"10", "24", "24"})).outcome, Outcome::accepted);
    for (const auto& answers : {std::vector<std::string>{"11", "24", "25"},
                                {"10", "25", "24"},
                                {"10", "24", "20"},
                                {"11", "20", "20"},
                                {"11", "24"}}) {
        const Sample sick = right_triangle(answers);
        EXPECT_EQ(verified(sick).outcome, Outcome::rejected) << answers[0] << ", " << answers[1];
        const auto mended = repair(sick);
        ASSERT_TRUE(mended) << to_string(mended.error());
        EXPECT_EQ(verified(mended->sample).outcome, Outcome::accepted);
        Answers right = right_triangle({"10", "24", "24"}).answers;
        right.resize(answers.size());
        EXPECT_EQ(mended->sample.answers, right);
        const auto offered = mends(sick);
        ASSERT_FALSE(offered.empty());
        EXPECT_EQ(offered.front().sample, mended->sample);
    }
}

TEST(Repair, AnAnswerBelongsToItsQuestion) {
    const Sample whole = right_triangle({"10", "24", "24"});
    std::vector<bool> keep(whole.scene.actions().size(), true);
    EXPECT_EQ(kept(whole, keep), whole);
    const auto part = shrink(right_triangle({"10", "24", "20"}));
    ASSERT_TRUE(part) << to_string(part.error());
    ASSERT_EQ(part->sample.questions.size(), 1U);
    EXPECT_EQ(part->sample.questions.front(), whole.questions[2]);
    ASSERT_EQ(part->sample.answers.size(), 1U);
    EXPECT_EQ(part->sample.answers.front()->text(), "20");
}

/// Two triangles: what is right in the first is no mend, until it is said which of them is meant.
TEST(Repair, AMendThatTheVerifierRejectsIsNotOfferedAndTheNextIsTried) {
    const Sample sick = with_answer(
        test::asked(stated("a b c = triangle a b c", {"length(a,b) = 8", "length(b,c) = 7", "angle(b,a,c) = 60"}),
                    "lcompute a c"),
        "4");
    RepairOptions options;
    options.verifier = [](const Sample& one) {
        auto verdict = verified(one);
        std::ranges::move(branch_checks(one, branches_of(one)), std::back_inserter(verdict.checks));
        return problem::verdict_of(std::move(verdict.checks));
    };
    const auto mended = repair(sick, options);
    ASSERT_TRUE(mended) << to_string(mended.error());
    EXPECT_NE(options.verifier(mended->sample).outcome, Outcome::rejected);
    EXPECT_EQ(mended->done.size(), 2U);
    const auto offered = mends(sick, options);
    ASSERT_EQ(offered.size(), 1U);
    EXPECT_EQ(offered.front().sample, mended->sample);
    EXPECT_EQ(offered.front().text, mended->done[0] + " " + mended->done[1]);
    EXPECT_EQ(offered.front().kind, "replace_answer state_order");
}

/// The goal would be a premise, or the answer stand among the givens.
TEST(Repair, OffersNoMendThatLeavesNothingToProve) {
    const Sample halves = sample("a b c = triangle a b c; d = midpoint d b c; e = on_line e a d ? cong e b e c");
    for (const Mend& mend : mends(halves)) EXPECT_EQ(mend.text.find("cong b d c d"), std::string::npos) << mend.text;
    const Sample equal = with_answer(
        test::asked(stated("a b c = triangle a b c", {"cong a b b c", "length(a,b) = 4", "length(b,c) = 6"}),
                    "lcompute a c"),
        "10");
    for (const Mend& mend : mends(equal)) EXPECT_EQ(mend.text.find("answer 4"), std::string::npos) << mend.text;
}

TEST(Repair, SaysWhereAPointIsPutAndPutsItThere) {
    const Sample sick = at(sample("a b c = triangle a b c ? ncoll a b c"), 0, {{"0", "0"}, {"1", "0"}, {"2", "0"}});
    const auto offered = mends(sick);
    ASSERT_FALSE(offered.empty());
    const Mend& first = offered.front();
    EXPECT_TRUE(first.text.starts_with("Put C at (")) << first.text;
    const auto& places = first.sample.scene.actions().front().at;
    ASSERT_EQ(places.size(), 3U);
    ASSERT_TRUE(places[0] && places[1] && places[2]);
    EXPECT_NE(first.text.find("(" + places[2]->x.text() + ", " + places[2]->y.text() + ")"), std::string::npos);
    EXPECT_EQ(places[1]->x.text(), "1") << "the others stay";
}

/// The height is 12: there is no D on BC at 10 from A, but where A lies on BC.
TEST(Repair, ATriangleThatWasTypedIsNotMadeFlat) {
    Sample sick = sample("a b c = triangle a b c; d = on_line d b c");
    porism::test::state(sick.scene, "length(a,d) = 10");
    sick = at(std::move(sick), 0, {{"0", "12"}, {"-5", "0"}, {"9", "0"}});
    for (const Mend& mend : mends(sick)) {
        const auto figure = realize::realize(mend.sample.scene);
        ASSERT_TRUE(figure) << mend.text;
        const auto flat = facts::make(facts::Predicate::coll, std::array{PointId(0), PointId(1), PointId(2)});
        EXPECT_FALSE(facts::seen(*flat, figure->scene_picture.points)) << mend.text;
    }
}

TEST(Repair, AGivenPlaceStaysGiven) {
    Sample sick = sample("a b c = triangle a b c ? ncoll a b c");
    std::vector<std::optional<scene::Coordinates>> places;
    for (const char* x : {"0", "1", "2"})
        places.emplace_back(scene::Coordinates{*numbers::Scalar::parse(x), *numbers::Scalar::parse("0"), true});
    sick.scene = sick.scene.with_coordinates(0, places);
    const auto offered = mends(sick);
    ASSERT_FALSE(offered.empty());
    EXPECT_TRUE(offered.front().sample.scene.actions().front().at[0]->given);
}

TEST(Repair, TheVerdictOfAMendIsThatOfTheVerifier) {
    const Sample sick = sample("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n a c");
    RepairOptions options;
    problem::Check open{"logical", "goal_proved", problem::CheckState::undecided};
    const problem::Check exists{"realize", "figure_exists", problem::CheckState::passed};
    options.verifier = [&](const Sample&) { return problem::verdict_of({exists, open}); };
    const auto offered = mends(sick, options);
    ASSERT_FALSE(offered.empty());
    for (const Mend& mend : offered) EXPECT_EQ(mend.verdict.outcome, Outcome::undecided) << mend.text;
    const auto repaired = repair(sick, options);
    ASSERT_TRUE(repaired);
    EXPECT_FALSE(repaired->verdict.repaired);
    open.state = problem::CheckState::failed;
    EXPECT_TRUE(mends(sick, options).empty());
    EXPECT_FALSE(repair(sick, options));
}

TEST(Repair, WritesInTheBranchesInWhichAllHolds) {
    const Sample sick =
        sample("a b c = triangle a b c; d = eq_triangle d a b; e = eq_triangle e a c ? cong c d b e", true);
    RepairOptions options;
    options.verifier = [](const Sample& sample) {
        Sample open = sample;
        open.chosen_for = {};
        return problem::verdict_of(branch_checks(open, branches_of(open)));
    };
    const auto offered = mends(sick, options);
    ASSERT_FALSE(offered.empty());
    EXPECT_EQ(offered.front().kind, "write_branches");
    EXPECT_EQ(offered.front().text,
              "Take the figure with D on the same side of AB as C and E on the same side of AC as B.");
}

TEST(Repair, SaysWhatWasTriedWhereThereIsNoMend) {
    const auto none = repair(sample("a b c = triangle a b c; d = free d; e = free e ? cong a d b e; cong a e b c"));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_mend");
    for (const char* told : {"goal_holds", "no mend answers it"})
        EXPECT_NE(none.error().what.find(told), std::string::npos) << none.error().what;
    const auto tried = repair(stated("a = free a; b = free b; c = free c", {"angle(a,b,c) = 720", "coll a b c"}));
    ASSERT_FALSE(tried);
    EXPECT_NE(tried.error().what.find("tried to "), std::string::npos) << tried.error().what;
    for (const MendKind& kind : mend_kinds())
        EXPECT_EQ(tried.error().what.find(kind.name), std::string::npos) << tried.error().what;
    EXPECT_EQ(tried.error().what.find("(0)"), std::string::npos) << tried.error().what;
}

TEST(Repair, AnAnswerOfAnyQuantityIsHeldAgainstThePictures) {
    Sample told = stated("a b c = triangle a b c", {"angle(a,b,c) = 50", "angle(a,c,b) = 60"});
    told.questions = {*scene::parse_question("compute angle(b,a,c)", told.scene.names())};
    told.answers = {*numbers::Scalar::parse("70")};
    EXPECT_EQ(verified(told).outcome, Outcome::accepted);
    told.answers = {*numbers::Scalar::parse("71")};
    const auto verdict = verified(told);
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(verdict.deciding()->name, "answer_holds");
    const auto repaired = repair(told);
    ASSERT_TRUE(repaired);
    EXPECT_EQ(repaired->sample.answer_to(0)->text(), "70");
}

TEST(Repair, MendsTwoFaultsInTwoRounds) {
    const Sample sick =
        stated("a b c = triangle a b c; m = midpoint m a c",
               {"perp a b b c", "length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 6"}, "cong m b b c");
    const auto repaired = repair(sick);
    ASSERT_TRUE(repaired) << to_string(repaired.error());
    EXPECT_EQ(repaired->done.size(), 2U);
    EXPECT_EQ(repaired->verdict.outcome, Outcome::accepted);
}

/// What a person would do: the point that is a little off is put where it belongs, and the number that is.
TEST(Repair, ChangesAsLittleAsItCan) {
    const auto first = [](const Sample& sick) {
        const auto repaired = repair(sick);
        return repaired ? repaired->done.front() : to_string(repaired.error());
    };
    const std::string places = "a = free a; b = free b; c = free c";
    const auto given = [&](const std::array<std::array<const char*, 2>, 3>& places_of_all, const char* said) {
        Sample out = stated(places, {said});
        for (std::size_t i = 0; i < places_of_all.size(); ++i) {
            const auto& [x, y] = places_of_all[i];
            out.scene = out.scene.with_coordinates(
                i, {scene::Coordinates{*numbers::Scalar::parse(x), *numbers::Scalar::parse(y), true}});
        }
        return out;
    };
    EXPECT_EQ(first(given({{{"0", "0"}, {"4", "0"}, {"4", "3.0001"}}}, "length(b,c) = 3")), "Put C at (4, 3).");
    EXPECT_EQ(first(given({{{"0", "0"}, {"6", "0"}, {"1", "0.0001"}}}, "coll a b c")), "Put C at (1, 0).");
    EXPECT_EQ(first(given({{{"0", "0"}, {"4", "0"}, {"4", "3"}}}, "length(a,b) = 4.001")),
              "State \"length(a,b) = 4\" in place of \"1000*length(a,b) = 4001\": the rest forces that.");
}

TEST(Repair, RefusesWhatIsAcceptedAndSaysWhenItKnowsNoMend) {
    const auto sound = repair(sample("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c ? coll a d h"));
    ASSERT_FALSE(sound);
    EXPECT_EQ(sound.error().code, "not_rejected");
    RepairOptions none;
    none.verifications = 0;
    const auto budget = repair(sample("a b c = triangle a b c; d = foot d a b c ? perp b d a c"), none);
    ASSERT_FALSE(budget);
    EXPECT_EQ(budget.error().code, "no_mend");
}

/// It may be a good problem, and a mend would make another one of it.
TEST(Repair, LeavesAloneWhatIsUndecided) {
    RepairOptions options;
    options.verifier = [](const Sample&) {
        return problem::verdict_of({{"logical", "goal_proved", problem::CheckState::undecided}});
    };
    const Sample open = sample("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c ? coll a d h");
    const auto none = repair(open, options);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_mend");
    EXPECT_NE(none.error().what.find("nothing fails"), std::string::npos) << none.error().what;
    EXPECT_TRUE(mends(open, options).empty());
}

TEST(Repair, TableIsInOrderOfCostAndEachKindAnswersKnownChecks) {
    const auto kinds = mend_kinds();
    EXPECT_GE(kinds.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(kinds, {}, &MendKind::cost));
    std::set<std::string_view> names;
    for (const MendKind& kind : kinds) {
        EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
        EXPECT_FALSE(kind.answers.empty());
    }
}

/// Nothing is offered that does not verify, nothing that asks for less, and what is offered is the same each time.
TEST(Repair, OffersOnlyWhatVerifiesOnRandomScenes) {
    Rng rng(11);
    int sick = 0, offered = 0;
    RepairOptions few;
    few.verifications = 24;
    for (int round = 0; round < 80 && sick < 15; ++round) {
        porism::test::RandomSceneOptions options;
        options.actions = 5;
        options.goals = 1;
        auto drawn = porism::test::random_scene(rng, options);
        const Sample whole{drawn.scene, drawn.goals, {}, {}, {}};
        if (verified(whole).outcome == Outcome::accepted) continue;
        ++sick;
        for (const Mend& mend : mends(whole, few)) {
            ++offered;
            EXPECT_EQ(verified(mend.sample).outcome, Outcome::accepted) << mend.kind << ": " << mend.text;
            EXPECT_GE(mend.sample.goals.size(), whole.goals.size());
            EXPECT_TRUE(mend.text.ends_with('.')) << mend.text;
        }
    }
    EXPECT_GE(sick, 10);
    EXPECT_GE(offered, 1);
}

} // namespace
} // namespace porism::diagnose
