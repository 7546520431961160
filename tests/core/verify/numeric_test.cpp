#include "verify/numeric.h"

#include "figures.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <gtest/gtest.h>

namespace porism::verify {
namespace {

using problem::CheckState;
using problem::Outcome;

problem::Verdict verdict_for(const std::string& text, bool choose = false) {
    const auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << text;
    realize::Options options;
    if (choose) options.choose_branch_for.goals = problem->goals;
    return check_numerically(problem->scene, problem->goals, options, {}, problem->questions);
}

TEST(Numeric, AcceptsASoundScene) {
    const auto verdict =
        verdict_for("a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c ? perp a h b c; coll a h d");
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    EXPECT_EQ(verdict.deciding(), nullptr);
    for (const auto& check : verdict.checks)
        EXPECT_EQ(check.state, CheckState::passed) << check.name << ": " << check.message;
}

/// There is such a figure, only none that is drawn here.
TEST(Numeric, WhatIsTooLargeToBeDrawnIsUndecided) {
    for (const char* const text : {"a@0_0 b@2000000000_0 c@0_1 = triangle a b c ? ncoll a b c",
                                   "a@1000000_0 b@1000000.001_0 c@1000000_0.001 = triangle a b c ? ncoll a b c",
                                   "a = free a; b = lconst b a 3000000000; c = free c ? ncoll a b c"}) {
        const auto verdict = verdict_for(text);
        EXPECT_EQ(verdict.outcome, Outcome::undecided) << text;
        EXPECT_EQ(verdict.checks.front().state, CheckState::undecided) << text;
        EXPECT_FALSE(verdict.checks.front().mend.empty()) << text;
    }
}

TEST(Numeric, MeasuresAndCertificateAreMadeApartAsTogether) {
    const auto problem = jgex::parse_problem("a b c = triangle a b c; d = foot d a b c ? perp a d b c").value();
    const auto made = [&](FigureChecks which) {
        return check_numerically(problem.scene, problem.goals, {}, {}, {}, {}, which).checks;
    };
    const auto certificate = [](const problem::Check& check) { return check.stage == problem::analytic_stage; };
    auto all = made(FigureChecks::all), certified = made(FigureChecks::certified);
    EXPECT_EQ(certified.front().name, "figure_exists");
    certified.erase(certified.begin());
    const auto apart = std::ranges::stable_partition(all, std::not_fn(certificate));
    EXPECT_TRUE(std::ranges::equal(apart, certified));
    all.erase(apart.begin(), apart.end());
    EXPECT_EQ(made(FigureChecks::measured), all);
}

TEST(Numeric, MakesItsChecksInOrderAndMeasures) {
    const auto verdict = verdict_for("a b c = triangle a b c; d = foot d a b c ? perp a d b c; "
                                     "lequation 1 a b * a b -1 a d * a d -1 b d * b d 0; acompute a d b c");
    std::vector<std::string> names;
    for (const auto& check : verdict.checks) {
        if (names.empty() || names.back() != check.name) names.push_back(check.name);
        if (check.stage == "numeric") {
            ASSERT_TRUE(check.value && (check.limit || check.name == "value_seen")) << check.name;
        }
    }
    EXPECT_EQ(names.front(), "figure_exists");
    const std::vector<std::string> last(names.end() - 5, names.end());
    EXPECT_EQ(last, (std::vector<std::string>{"goal_exact", "equation_holds", "equation_exact", "value_seen",
                                              "value_exact"}));
    for (const auto& known : numeric_checks()) EXPECT_TRUE(std::ranges::count(names, known.name) > 0) << known.name;
}

TEST(Numeric, HoldsQuestionsAgainstThePictures) {
    const std::string before = "a b c = triangle a b c; d = foot d a b c ? ";
    const auto value = verdict_for(before + "acompute a d b c");
    EXPECT_EQ(value.outcome, Outcome::accepted);
    const auto& seen = *(value.checks.end() - 2);
    EXPECT_EQ(seen.value, 90.0);
    EXPECT_NE(seen.message.find("90° is seen in all 4 pictures"), std::string::npos) << seen.message;
    const auto open = verdict_for(before + "rcompute a b a c");
    EXPECT_EQ(open.outcome, Outcome::rejected);
    EXPECT_NE((open.checks.end() - 2)->message.find("the pictures differ"), std::string::npos);
    const auto wrong = verdict_for(before + "lequation 1 a b 1 a c -1 b c 0");
    EXPECT_EQ(wrong.outcome, Outcome::rejected);
    EXPECT_EQ(wrong.deciding()->name, "equation_holds");
}

TEST(Numeric, SaysOfAValueThatItIsThatOfOnePlaceOfSeveral) {
    const std::string before = "o a = segment o a; b = s_angle a o b 60, on_circle b o a; c = midpoint c o a ? ";
    const auto message = [&](const std::string& asked) {
        return (verdict_for(before + asked).checks.end() - 2)->message;
    };
    EXPECT_NE(message("rcompute a b o a").find("with b in the first of several places"), std::string::npos);
    EXPECT_EQ(message("rcompute o c o a").find("several places"), std::string::npos);
}

TEST(Numeric, RejectsAFalseGoalWithItsResidual) {
    const auto verdict = verdict_for("a b c = triangle a b c; d = foot d a b c ? cong a b a d");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    ASSERT_NE(verdict.deciding(), nullptr);
    EXPECT_EQ(verdict.deciding()->name, "goal_holds");
    EXPECT_GT(*verdict.deciding()->value, *verdict.deciding()->limit);
}

TEST(Numeric, MeasuresAGoalThatHoldsInNoBranch) {
    const auto verdict = verdict_for("a b c = triangle a b c; d = foot d a b c ? cong a b a d", true);
    ASSERT_NE(verdict.deciding(), nullptr);
    EXPECT_EQ(verdict.deciding()->name, "goal_holds");
}

TEST(Numeric, IsUndecidedAboutAGoalThatHoldsForSomeOrdersOnly) {
    const auto verdict = verdict_for("a b c = triangle a b c; h = orthocenter h a b c; d = angle_bisector d b a c; "
                                     "e = angle_bisector e b h c ? perp a d h e",
                                     true);
    EXPECT_EQ(verdict.outcome, Outcome::undecided);
    ASSERT_TRUE(verdict.deciding());
    EXPECT_EQ(verdict.deciding()->name, "goal_holds");
    EXPECT_NE(verdict.deciding()->message.find("false in others of the same branch"), std::string::npos);
}

// It holds while D lies between B and C only; none of the pictures of one figure pass B or C.
TEST(Numeric, LooksAtOtherOrdersOfPointsWhateverElseTheSceneHas) {
    const std::string first = "a b c = triangle a b c; d = on_line d b c; j = incenter j a b d; k = incenter k a d c; ";
    const std::string last = "s t w l = incenter2 s t w l a b c ? perp s j s k";
    for (const char* between : {"", "i = incenter i a b c; ", "x y z u = incenter2 x y z u a b d; "})
        for (const bool choose : {false, true}) {
            const auto verdict = verdict_for(fmt::format("{}{}{}", first, between, last), choose);
            EXPECT_NE(verdict.outcome, Outcome::accepted) << between;
            EXPECT_TRUE(!choose || verdict.outcome == Outcome::undecided) << between;
        }
    const std::string placed = "a@1_3 b@0_0 c@4_0 = triangle a b c; d@2_0 = on_line d b c; j = incenter j a b d; "
                               "k = incenter k a d c; ";
    EXPECT_EQ(verdict_for(placed + last, true).outcome, Outcome::accepted) << "here the order is told";
}

TEST(Numeric, LooksAtOtherOrdersForEquationsToo) {
    const std::string before = "a b c = triangle a b c; d = on_line d b c ? ";
    EXPECT_NE(verdict_for(before + "lequation 1 b d 1 d c -1 b c 0").outcome, Outcome::accepted);
    EXPECT_NE(verdict_for("a b c = triangle a b c; d@1_0 = on_line d b c ? lequation 1 b d 1 d c -1 b c 0").outcome,
              Outcome::accepted);
    EXPECT_EQ(verdict_for("a b = segment a b; m = midpoint m a b ? lequation 1 a m 1 m b -1 a b 0").outcome,
              Outcome::accepted);
}

TEST(Numeric, AnInequalityBySoLittleThatPicturesShowNoneIsLeftToExactNumbers) {
    const std::string before = "a b = segment a b; c = lconst c a 1.0000000000000000001, on_line c a b; d = lconst d a "
                               "1, on_tline d a a b ? ";
    for (const bool choose : {false, true}) {
        EXPECT_EQ(verdict_for(before + "ncong a c a d", choose).outcome, Outcome::accepted);
        EXPECT_EQ(verdict_for(before + "cong a c a d", choose).outcome, Outcome::rejected);
        EXPECT_EQ(verdict_for("a b c = triangle a b c; d = on_line d b c ? ncoll b c d", choose).outcome,
                  Outcome::rejected);
    }
}

TEST(Numeric, FourPointsOfOneLineAreOnNoCircle) {
    const auto read = jgex::parse_problem("p q = segment p q; r = midpoint r q p; s = on_line s q r, on_circle s p r ? "
                                          "cyclic p q r s");
    const auto verdict = check_numerically(read->scene, read->goals);
    EXPECT_EQ(verdict.outcome, problem::Outcome::rejected);
    EXPECT_EQ(verdict.deciding()->name, "goal_holds");
    EXPECT_EQ(verdict.deciding()->message, "cyclic p q r s is false: its points lie on one line");
    const auto diagram = realize::realize(read->scene, {.choose_branch_for = {read->goals, {}}});
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "goal_false");
    EXPECT_EQ(diagram.error().what, "the points P, Q, R and S lie on one line");
}

TEST(Numeric, BlamesTheActionThatHasNoFigure) {
    // The two parallels never meet.
    const auto verdict =
        verdict_for("a b c = triangle a b c; d = on_pline d a b c; e = intersection_ll e a d b c ? coll e b c");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    ASSERT_NE(verdict.deciding(), nullptr);
    EXPECT_EQ(verdict.deciding()->name, "figure_exists");
    EXPECT_EQ(verdict.deciding()->action, 2U);
    EXPECT_FALSE(verdict.deciding()->message.empty());
    EXPECT_EQ(verdict.checks.back().state, CheckState::not_run);
}

TEST(Numeric, RejectsAccidentalCoincidence) {
    const auto verdict = verdict_for("a@2_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; m = midpoint m b c "
                                     "? coll a b c");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    ASSERT_NE(verdict.deciding(), nullptr);
    EXPECT_EQ(verdict.deciding()->action, 2U);
}

TEST(Numeric, WhatIsFalseByLessThanDoublesShowIsRejected) {
    const auto verdict = verdict_for("a b = segment a b; c = s_angle a b c 1o ? aconst a b b c 1.00000000000001o");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(verdict_for("a b = segment a b; c = s_angle a b c 1o ? aconst a b b c 1o").outcome, Outcome::accepted);
}

TEST(Numeric, TellsWhichPointsAreOneInEveryPicture) {
    const auto verdict =
        verdict_for("a b c = r_triangle a b c; h = orthocenter h a b c; m = midpoint m h b ? midp m a b");
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    const auto told = std::ranges::find_if(verdict.checks, [](const problem::Check& check) {
        return check.name == "no_coincidence" && check.action == 1U;
    });
    ASSERT_NE(told, verdict.checks.end());
    EXPECT_EQ(told->state, CheckState::passed);
    EXPECT_EQ(told->message, "h is the point a in every picture");
}

// The residuals of what takes the direction of one point vanish. It does not hold for that.
TEST(Numeric, RejectsGivensOfALineThroughOnePoint) {
    struct Row {
        const char *scene, *message;
    };
    for (const Row& row : {
             Row{"a b c = triangle a b c; d = s_angle a b d 30, s_angle a b d 40",
                 "aconst a b b d 30o does not hold: B and D are one point in every picture, so there is no line BD"},
             Row{"a b c = triangle a b c; d = on_tline d a b c, on_pline d a b c",
                 "perp a d b c does not hold: A and D are one point in every picture, so there is no line AD"},
             Row{"o a b = triangle o a b; d = on_circle d o a, on_tline d a o a",
                 "perp o a a d does not hold: A and D are one point in every picture, so there is no line AD"},
             Row{"a b c = r_triangle a b c; h = orthocenter h a b c ? perp a h b c",
                 "perp a h b c does not hold: A and H are one point in every picture, so there is no line AH"},
         }) {
        const auto verdict = verdict_for(row.scene);
        EXPECT_EQ(verdict.outcome, Outcome::rejected) << row.scene;
        ASSERT_NE(verdict.deciding(), nullptr) << row.scene;
        EXPECT_EQ(verdict.deciding()->message, row.message);
        const bool given = verdict.deciding()->name == "definition_holds";
        EXPECT_EQ(verdict.deciding()->action, given ? std::optional<std::size_t>(1) : std::nullopt);
    }
    // A radius that is a length of its own: the points that fall together are ends of none of its pairs.
    EXPECT_EQ(verdict_for("a b c = triangle a b c; d = on_circle d b a, on_line d a b ? cong b a b d").outcome,
              Outcome::accepted);
}

TEST(Numeric, LetsALineBeALine) {
    EXPECT_EQ(verdict_for("a b = segment a b; c = midpoint c a b ? coll a b c").outcome, Outcome::accepted);
}

problem::Check flatness(const std::string& text) {
    const auto verdict = verdict_for(text);
    const auto found = std::ranges::find(verdict.checks, "not_degenerate", &problem::Check::name);
    return found == verdict.checks.end() ? problem::Check{} : *found;
}

TEST(Numeric, APictureThatLooksLikeALineIsRejectedWhereTheSceneDoesNotMakeItSo) {
    const auto low = flatness("a@0_0.01 b@-1_0 c@1_0 = triangle a b c; m = midpoint m b c ? coll m b c");
    EXPECT_EQ(low.state, CheckState::failed) << low.message;
    EXPECT_EQ(low.value, 0.005);
    const auto spread = flatness("a@0_0.2 b@-1_0 c@1_0 = triangle a b c; m = midpoint m b c ? coll m b c");
    EXPECT_EQ(spread.state, CheckState::passed) << spread.message;
    const auto forced = flatness("a = free a; b = lconst b a 100; c = lconst c a 1, lconst c b 99.01 ? diff a c");
    EXPECT_EQ(forced.state, CheckState::passed) << forced.message;
    EXPECT_NE(forced.message.find("as low as this in every picture"), std::string::npos) << forced.message;
}

/// Nobody drew it: that the program's own first picture is thin says nothing of the scene.
TEST(Numeric, APictureOfTheProgramsOwnMayBeThin) {
    scene::Scene thin = jgex::parse_problem("a b c = triangle a b c ? ncoll a b c").value().scene;
    scene::Action stated;
    stated.states = facts::parse_goal("area(a,b,c) = 1/2*length(a,b)*length(b,c)", thin.names())->front();
    ASSERT_TRUE(thin.append(stated, {}));
    const auto verdict = check_numerically(thin, {});
    const auto flat = std::ranges::find(verdict.checks, "not_degenerate", &problem::Check::name);
    ASSERT_NE(flat, verdict.checks.end());
    EXPECT_NE(flat->state, CheckState::failed) << flat->message;
}

TEST(Numeric, SaysWhatIsExact) {
    const auto exact = [](const problem::Verdict& verdict) {
        return *std::ranges::find(verdict.checks, "goal_exact", &problem::Check::name);
    };
    const auto holds = exact(verdict_for("a b c = triangle a b c; h = orthocenter h a b c ? perp a h b c"));
    EXPECT_EQ(holds.state, CheckState::passed);
    EXPECT_EQ(holds.stage, problem::exact_stage);
    EXPECT_EQ(holds.value, 1);
    EXPECT_EQ(exact(verdict_for("a b c = triangle a b c; d = foot d a b c ? cong a b a d")).state, CheckState::failed);
}

TEST(Numeric, SaysWhatIsExactOfQuestions) {
    const auto last = [](const std::string& question) {
        return verdict_for("a b = segment a b; c d = square a b c d ? " + question).checks.back();
    };
    const auto value = last("acompute a c a b");
    EXPECT_EQ(value.name, "value_exact");
    EXPECT_EQ(value.stage, problem::exact_stage);
    EXPECT_EQ(value.state, CheckState::passed);
    EXPECT_EQ(value.message, "acompute a c a b: 135° is exact in this diagram");
    EXPECT_EQ(last("rcompute a b a c").message, "rcompute a b a c: sqrt(2)/2 is exact in this diagram");
    EXPECT_EQ(last("lequation 1 a c -sqrt(2) a b 0").state, CheckState::passed);
    const auto wrong = last("lequation 1 a c -141421356237/100000000000 a b 0");
    EXPECT_EQ(wrong.name, "equation_exact");
    EXPECT_EQ(wrong.state, CheckState::failed);
    const auto open = last("lcompute a b");
    EXPECT_EQ(open.state, CheckState::undecided);
    EXPECT_EQ(open.message, "lcompute a b is undecided: the pictures show different values");
}

TEST(Numeric, WhatExactPicturesLeaveOpenDoesNotCountAgainstAProblem) {
    const problem::Check seen{"numeric", "goal_holds", CheckState::passed};
    const problem::Check open{std::string(problem::exact_stage), "goal_exact", CheckState::undecided};
    EXPECT_EQ(problem::verdict_of({seen, open}).outcome, Outcome::accepted);
    EXPECT_EQ(problem::verdict_of({seen, open}).deciding(), nullptr);
    EXPECT_EQ(problem::verdict_of({open}).outcome, Outcome::undecided);
    problem::Check fails = open;
    fails.state = CheckState::failed;
    EXPECT_EQ(problem::verdict_of({seen, fails}).outcome, Outcome::rejected);
}

} // namespace
} // namespace porism::verify
