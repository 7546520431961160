#include "workflow/verify/verification.h"

#include "base/json.h"
#include "realize/realize.h"
#include "scene/json.h"
#include "support/stated.h"
#include "workflow/solve/solve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <iterator>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;
using problem::Verification;

LoadedProblem read(const std::string& text) {
    auto loaded = load_bytes("one\n" + text + "\n", "test.txt");
    EXPECT_TRUE(loaded && loaded->problems.size() == 1);
    return std::move(loaded->problems.front());
}

const Check* check_of(const problem::Verdict& verdict, std::string_view name) {
    const auto found = std::ranges::find(verdict.checks, name, &Check::name);
    return found == verdict.checks.end() ? nullptr : &*found;
}
const Check* check_of(problem::Verdict&&, std::string_view) = delete; // it would be gone

const std::string third_altitude = "a b c = triangle a b c; h = on_tline h b a c, on_tline h c a b ? perp a h b c";

TEST(Verification, ProvesWhatIsAsked) {
    const auto verdict = verify(read(third_altitude)).value();
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    for (const auto one : {Verification::numerical, Verification::analytical, Verification::logical})
        EXPECT_EQ(outcome_of(verdict, one), Outcome::accepted) << name_of(one);
    EXPECT_TRUE(std::ranges::is_sorted(verdict.checks, {},
                                       [](const Check& check) { return problem::verification_of(check.stage); }));
    const Check* proved = check_of(verdict, "goal_proved");
    ASSERT_NE(proved, nullptr);
    EXPECT_GT(proved->value, 0);
}

TEST(Verification, WhatIsFalseIsNotLookedAtFurther) {
    const auto verdict = verify(read("a b c = triangle a b c ? perp a b b c")).value();
    EXPECT_EQ(deciding_verification(verdict), Verification::numerical);
    EXPECT_EQ(outcome_of(verdict, Verification::logical), std::nullopt);
    EXPECT_EQ(check_of(verdict, "goal_proved")->state, CheckState::not_run);
}

TEST(Verification, WhatHoldsInOneBranchAloneIsRejectedByTheSecond) {
    const auto verdict = verify(read("a = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                                     "d = on_tline d b b c, on_circle d b c ? aconst a b c d 7pi/12"))
                             .value();
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(deciding_verification(verdict), Verification::analytical);
    EXPECT_EQ(check_of(verdict, "branch_complete")->state, CheckState::failed);
}

TEST(Verification, AValueOfADrawnFigureIsThatOfItsOrder) {
    const std::string ray = "a@0_0 = free a; b@1_0 = free b; c@0.70_0.82 = s_angle a b c 110o";
    const std::array drawn{ray + " ? compute angle(a,b,c)",
                           ray + "; d@1.08_-0.23 = on_opline d b c ? compute angle(a,b,d)",
                           ray + "; d@-0.05_0.6 = on_circum d a b c ? compute angle(a,d,c)"};
    for (const std::string& text : drawn) EXPECT_EQ(verify(read(text)).value().outcome, Outcome::accepted) << text;
    const auto turned = verify(read(drawn.front())).value();
    EXPECT_NE(check_of(turned, "value_seen")->message.find("in the order of the points that was drawn"),
              std::string::npos);
    for (const char* text : {"a = free a; b = free b; c = s_angle a b c 110o ? compute angle(a,b,c)",
                             "a@0_0 b@3_0 c@1_2 = triangle a b c ? compute angle(a,b,c)",
                             "a@0_0 b@3_0 = segment a b; c@1_2 = on_bline c a b ? compute angle(a,b,c)"})
        EXPECT_EQ(verify(read(text)).value().outcome, Outcome::rejected) << text;
}

TEST(Verification, AGoalThatIsGivenIsRejectedByTheThird) {
    LoadedProblem problem = read("a b c = triangle a b c ? perp a b b c");
    scene::Action stated;
    stated.states = problem.document->goals.front();
    ASSERT_TRUE(problem.document->scene.append(stated, {}));
    const auto verdict = verify(problem).value();
    const Check* given = check_of(verdict, "goal_not_given");
    ASSERT_NE(given, nullptr);
    EXPECT_EQ(given->state, CheckState::failed);
    EXPECT_EQ(given->action, 1U);
    EXPECT_EQ(deciding_verification(verdict), Verification::logical);
}

LoadedProblem stated(std::string_view names, const std::vector<std::string>& statements, const std::string& goal,
                     const std::string& question = {}) {
    const scene::Scene scene = porism::test::points_with(names, statements);
    scene::Goals goals;
    if (!goal.empty()) goals = facts::parse_statement(goal, scene.names()).value();
    scene::Questions questions;
    if (!question.empty()) questions.push_back(scene::parse_question(question, scene.names()).value());
    return load_bytes(to_text(scene::to_json(scene, goals, questions)), "scene.json")->problems.front();
}

TEST(Verification, AGivenThatSaysTheGoalInOtherWordsIsRejected) {
    for (const LoadedProblem& one :
         {stated("a b c", {"length(a,b) = length(a,c)"}, "cong a b a c"),
          stated("a b c", {"coll a b c", "obtuse_angle a b c", "length(a,b) = 3", "length(b,c) = 2"}, "",
                 "lcompute a b"),
          stated("a b c", {"length(a,b) = 2*length(a,c)"}, "", "rcompute a b a c")}) {
        const auto verdict = verify(one).value();
        const Check* given = check_of(verdict, "goal_not_given");
        ASSERT_NE(given, nullptr);
        EXPECT_EQ(given->state, CheckState::failed) << given->message;
    }
    const auto verdict =
        verify(stated("a b c", {"coll a b c", "obtuse_angle a b c", "length(a,b) = 3", "length(b,c) = 2"}, "",
                      "lcompute a c"))
            .value();
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
}

TEST(Verification, WhatContradictsByLittleIsNotAccepted) {
    const auto verdict =
        verify(stated("a b c d", {"angle(a,b,c) = 60", "angle(b,c,a) = 60", "angle(b,a,c) = 60.000000001"},
                      "cong a b b c"))
            .value();
    EXPECT_NE(verdict.outcome, Outcome::accepted);
}

/// What is said of BC, of the right triangle ABC with legs that are put on the axes.
Check right_triangle(const char* ab, const char* ac) {
    scene::Scene scene = porism::test::points_with("a b c", {});
    const std::array<std::pair<const char*, const char*>, 3> places{{{"0", "0"}, {ab, "0"}, {"0", ac}}};
    for (std::size_t i = 0; i < places.size(); ++i)
        scene = scene.with_coordinates(i, {scene::Coordinates{numbers::Scalar::parse(places[i].first).value(),
                                                              numbers::Scalar::parse(places[i].second).value(), true}});
    const scene::Goals goals = facts::parse_statement("perp a b a c", scene.names()).value();
    const scene::Questions questions{scene::parse_question("lcompute b c", scene.names()).value()};
    const auto file = load_bytes(to_text(scene::to_json(scene, goals, questions)), "scene.json");
    EXPECT_TRUE(file) << to_string(file.error());
    const auto verdict = verify(file->problems.front()).value();
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    const Check* answered = check_of(verdict, "question_answered");
    EXPECT_NE(answered, nullptr);
    return answered ? *answered : Check{};
}

TEST(Verification, HowFarGivenPlacesAreFromEachOtherIsAPremise) {
    const Check answered = right_triangle("3", "4");
    EXPECT_NE(answered.message.find("= 5 is proved in "), std::string::npos) << answered.message;
}

struct Outcomes {
    std::vector<std::string> statements;
    std::string goal;
    Outcome outcome;
    const char* deciding; ///< check; empty where all pass
};

void expect_all(std::string_view names, const std::vector<Outcomes>& rows) {
    for (const Outcomes& row : rows) {
        const auto verdict = verify(stated(names, row.statements, row.goal)).value();
        EXPECT_EQ(verdict.outcome, row.outcome) << row.goal << ", " << row.statements.back();
        const Check* deciding = verdict.outcome == Outcome::accepted ? nullptr : verdict.deciding();
        EXPECT_EQ(deciding ? deciding->name : "", row.deciding) << row.goal << ", " << row.statements.back();
    }
}

TEST(Verification, ParallelsThatAreGivenAreTwoLines) {
    expect_all("a b c d", {{{"para a b c d", "para a d b c"}, "cong a b c d", Outcome::accepted, ""},
                           {{"para a b c d", "para a d b c", "lconst a b 3", "lconst b c 4", "lconst a c 7"},
                            "cong a b c d",
                            Outcome::rejected,
                            "definition_holds"}});
    LoadedProblem placed =
        read("a@0_0 b@1_0 = segment a b; c@3_0 = free c; d@5_0 = free d; p@0_1 = free p ? cong a b c d");
    ASSERT_EQ(verify(placed).value().outcome, Outcome::rejected);
}

TEST(Verification, ComparisonsThatContradictEachOtherAreNamedAndThinFiguresAreNotDenied) {
    expect_all(
        "a b c",
        {{{"ncoll a b c", "lconst a b 3", "lconst a c 4", "length(b,c) >= 7"},
          "ncong a b a c",
          Outcome::rejected,
          "figure_exists"},
         {{"ncoll a b c", "cong a b a c", "angle(a,b,c) >= 90"}, "perp a b a c", Outcome::rejected, "figure_exists"},
         {{"ncoll a b c", "cosine(b,a,c) + cosine(a,b,c) = 0"}, "perp a c b c", Outcome::rejected, "figure_exists"},
         {{"ncoll a b c", "length(a,b) > 1000*length(b,c)"}, "length(a,c) > length(b,c)", Outcome::accepted, ""},
         {{"ncoll a b c", "angle(a,b,c) < 1/100", "angle(a,c,b) < 1/100"},
          "length(b,c) > length(a,b)",
          Outcome::undecided,
          "figure_exists"},
         {{"lconst a b 3", "lconst a c 4", "length(b,c) > 699999/100000"},
          "length(a,c) > length(a,b)",
          Outcome::undecided,
          "figure_exists"}});
}

TEST(Verification, ComparisonsFollowByMultiplesAndTheoremsOfOrder) {
    expect_all(
        "a b c d",
        {{{"length(a,c) > length(a,b)"}, "angle(a,b,c) > angle(a,c,b)", Outcome::undecided, "goal_proved"},
         {{"2*length(a,b) > 6", "length(c,d) < 3"}, "length(a,b) > length(c,d)", Outcome::accepted, ""},
         {{"ncoll a b c", "coll a d c", "obtuse_angle a d c"}, "length(a,c) > length(a,d)", Outcome::accepted, ""},
         {{"ncoll a b c", "lconst a b 3", "lconst a c 4"}, "length(b,c) < 7", Outcome::accepted, ""},
         {{"ncoll a b c", "lconst a b 3", "lconst a c 4"}, "length(b,c) < 6", Outcome::rejected, "branch_complete"}});
}

TEST(Verification, ComparisonsThatLeaveLittleRoomAreDrawn) {
    expect_all("a b c",
               {{{"ncoll a b c", "angle(b,a,c) > 89", "angle(b,a,c) < 90", "angle(a,b,c) > 50", "angle(a,b,c) < 51"},
                 "length(b,c) > length(a,c)",
                 Outcome::accepted,
                 ""},
                {{"ncoll a b c", "cong a b a c", "angle(b,a,c) > 90", "angle(b,a,c) < 91"},
                 "angle(a,b,c) < 45",
                 Outcome::accepted,
                 ""},
                {{"ncoll a b c", "cong a b a c", "angle(b,a,c) > 90", "angle(b,a,c) < 91"},
                 "angle(a,b,c) < 44",
                 Outcome::rejected,
                 "goal_holds"}});
}

/// The angle is off by the root of what the given is.
TEST(Verification, AFigureInWhichAGivenFailsByRoundingDeniesNothing) {
    for (const auto& [given, goal] :
         {std::pair{"length(a,b)^2 + length(a,c)^2 <= length(b,c)^2", "angle(b,a,c) >= 90"},
          std::pair{"length(a,b)^2 + length(a,c)^2 >= length(b,c)^2", "angle(b,a,c) <= 90"},
          std::pair{"length(a,b)^2 + length(a,c)^2 <= length(b,c)^2", "length(b,c) > length(a,b)"}})
        EXPECT_NE(verify(stated("a b c", {"ncoll a b c", given}, goal)).value().outcome, Outcome::rejected) << goal;
}

/// sin B = 1 touches: the pictures have half of their digits, and the true goal fails there by what is missing.
TEST(Verification, ATrueGoalIsNotDeniedByAFigureThatTouches) {
    for (const auto& one :
         {stated("a b c", {"ncoll a b c", "2*area(a,b,c) = length(a,b)*length(b,c)"}, "perp a b b c"),
          stated("a b c d",
                 {"ncoll a b c", "2*area(a,b,c) = length(a,b)*length(a,c)", "coll b d c", "obtuse_angle b d c",
                  "perp a d b c"},
                 "eqratio b d a d a d d c"),
          stated("a b c", {"ncoll a b c", "2*area(a,b,c) = length(a,b)*length(b,c)"}, "", "compute angle(a,b,c)")})
        EXPECT_NE(verify(one).value().outcome, Outcome::rejected);
}

TEST(Verification, TheDrawnOrderOfConstructedPointsChoosesAValue) {
    const std::string
        acute = "a@0_0 = free a; c@-0.956921938165308_7.942562584220407 = lconst c a 8; b@5_0 = lconst b a 5, "
                "s_angle a c b 30o ? lcompute b c",
        obtuse = "a@0_0 = free a; c@7.356921938165305_3.142562584220406 = lconst c a 8; b@5_0 = lconst b a 5, "
                 "s_angle a c b 30o ? lcompute b c";
    for (const std::string& text : {acute, obtuse})
        EXPECT_EQ(verify(read(text)).value().outcome, Outcome::accepted) << text;
}

TEST(Verification, InequalitiesOfATriangleAreProvedByTheirTheorems) {
    const std::string triangle = "a b c = triangle a b c ? ";
    EXPECT_EQ(verify(read(triangle + "length(a,b) + length(b,c) > length(a,c)")).value().outcome, Outcome::accepted);
    EXPECT_EQ(verify(read(triangle + "length(a,b) > length(a,c) - length(b,c)")).value().outcome, Outcome::accepted);
    const auto proved = [](const std::string& given, const std::string& goal) {
        const auto verdict = verify(stated("a b c", {"ncoll a b c", given}, goal)).value();
        return check_of(verdict, "goal_proved")->state;
    };
    for (const auto& [given, goal] :
         std::vector<std::array<const char*, 2>>{{"length(a,b) > length(a,c)", "angle(a,c,b) > angle(a,b,c)"},
                                                 {"angle(a,b,c) < angle(a,c,b)", "length(a,c) < length(a,b)"},
                                                 {"length(a,b)^2 + length(b,c)^2 > length(a,c)^2", "angle(a,b,c) < 90"},
                                                 {"length(a,b)^2 + length(b,c)^2 < length(a,c)^2", "angle(a,b,c) > 90"},
                                                 {"angle(b,a,c) > 90", "length(b,c)^2 > length(a,b)^2 + length(a,c)^2"},
                                                 {"angle(b,a,c) > 90", "length(b,c) > length(a,b)"},
                                                 {"angle(b,a,c) > 90", "angle(a,c,b) < 90"}})
        EXPECT_EQ(proved(given, goal), CheckState::passed) << given << ": " << goal;
    EXPECT_NE(proved("length(a,b) > length(a,c)", "angle(a,c,b) < angle(a,b,c)"), CheckState::passed);
    EXPECT_NE(proved("length(a,b) > length(a,c)", "angle(a,c,b) > angle(b,a,c)"), CheckState::passed);
}

TEST(Verification, AComparisonFollowsFromGivenOnes) {
    const auto proved = [](std::vector<std::string> given, const std::string& goal) {
        given.insert(given.begin(), "ncoll a b c");
        const auto verdict = verify(stated("a b c", given, goal)).value();
        return check_of(verdict, "goal_proved")->state;
    };
    const std::vector<std::string> chain{"length(a,b) > length(a,c)", "length(a,c) >= length(b,c)"};
    EXPECT_EQ(proved(chain, "length(a,b) > length(b,c)"), CheckState::passed);
    EXPECT_EQ(proved(chain, "angle(a,c,b) > angle(b,a,c)"), CheckState::passed) << "by a theorem of what follows";
    EXPECT_EQ(proved({"angle(b,a,c) > 100"}, "angle(b,a,c) > 90"), CheckState::passed);
    EXPECT_EQ(proved({"angle(b,a,c) < 90"}, "angle(b,a,c) <= 91"), CheckState::passed);
    EXPECT_EQ(proved({"length(a,b) >= 3", "length(b,c) > 4"}, "length(a,b) + length(b,c) > 7"), CheckState::passed);
    EXPECT_NE(proved({"length(a,b) >= 3", "length(b,c) >= 4"}, "length(a,b) + length(b,c) > 7"), CheckState::passed);
    EXPECT_NE(proved({"length(a,b) >= length(a,c)", "length(a,c) >= length(b,c)"}, "length(a,b) > length(b,c)"),
              CheckState::passed);
    EXPECT_NE(proved({"angle(b,a,c) > 80"}, "angle(b,a,c) > 90"), CheckState::passed);
}

/// A part of a side by the whole of it on one side of a triangle, by the other part on the other.
TEST(Verification, RatiosOnALineAreOfAllItsParts) {
    for (const auto& [first, second] : {std::pair("4*length(a,d) = length(d,b)", "length(a,c) = 5*length(a,e)"),
                                        std::pair("length(a,b) = 5*length(a,d)", "length(e,c) = 4*length(a,e)"),
                                        std::pair("5*length(d,b) = 4*length(a,b)", "length(a,c) = 5*length(a,e)")}) {
        const auto verdict = verify(stated("a b c d e",
                                           {"ncoll a b c", "coll a d b", "obtuse_angle a d b", "coll a e c",
                                            "obtuse_angle a e c", first, second},
                                           "para d e b c"))
                                 .value();
        EXPECT_EQ(verdict.outcome, Outcome::accepted) << first << ", " << second;
    }
}

/// Thirds and hundredths are no doubles; they are what is given all the same.
TEST(Verification, GivenCoordinatesAreExactPremises) {
    for (const auto& [a, b, value] : {std::tuple(R"("1/3", "0")", R"("1/2", "1/7")", "sqrt(85)/42"),
                                      std::tuple(R"("0.3", "1.7")", R"("0.1", "-0.4")", "sqrt(445)/10")}) {
        const std::string envelope =
            std::string(R"({"problem": "", "givens": [], "goal": "Find PQ", "comment": "", "answer": ")") + value +
            R"(", "actions": [{"op": "AddPoint", "type": "Cartesian", "args": ["P", )" + a +
            R"(]}, {"op": "AddPoint", "type": "Cartesian", "args": ["Q", )" + b + "]}]}";
        const auto verdict = verify(load_bytes(envelope, "points.json")->problems.front()).value();
        EXPECT_EQ(verdict.outcome, Outcome::accepted) << (verdict.deciding() ? verdict.deciding()->message : "");
    }
}

TEST(Verification, ExactNumbersProveWhereEveryPointIsGiven) {
    const Check answered = right_triangle("3*sqrt(2)", "4*sqrt(2)");
    EXPECT_NE(answered.message.find("= 5√2 by exact numbers"), std::string::npos) << answered.message;
}

/// A text of the solution of the third altitude, and what its check says.
Check text_check(const std::string& text) {
    LoadedProblem problem = read("a b c = triangle a b c; e = foot e b a c; f = foot f c a b; h = on_line h b e, "
                                 "on_line h c f ? perp a h b c");
    problem.solution_texts = {text};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "text_holds");
    return check ? *check : Check{};
}

TEST(Verification, EachClaimOfATextNeedsAStep) {
    const Check good = text_check("1. BE ⊥ AC, since E is the foot of the perpendicular from B to AC.\n"
                                  "2. A, E, F and H lie on one circle, since AE ⊥ EH (step 1) and AF ⊥ FH.\n"
                                  "Therefore AH ⊥ BC.");
    EXPECT_EQ(good.state, CheckState::passed) << good.message;
    EXPECT_EQ(good.limit, 6);
    const Check wrong = text_check("By symmetry, AB = BC = CA. Hence AH ⊥ BC.");
    EXPECT_EQ(wrong.state, CheckState::failed);
    EXPECT_EQ(wrong.message, "the text of the solution says AB = BC = CA, which is false");
    EXPECT_EQ(text_check("It is well known.").name, "") << "nothing is claimed in signs";
}

TEST(Verification, AnAngleOfATextIsWhatPeopleRead) {
    LoadedProblem problem;
    const scene::Scene scene = porism::test::points_with("a b c", {"cong a b a c", "angle(a,b,c) = 50"});
    problem.document = document::Document{scene, {}, {}, {}};
    problem.document->questions = {scene::parse_question("compute angle(b,a,c)", scene.names()).value()};
    problem.solution_texts = {"1. ∠ACB = ∠ABC = 50°.\n2. ∠BAC = 180° - 100° = 80°."};
    const auto verdict = verify(problem).value();
    for (const char* name : {"text_holds", "text_values"}) {
        const Check* check = check_of(verdict, name);
        ASSERT_NE(check, nullptr) << name;
        EXPECT_EQ(check->state, CheckState::passed) << check->message;
    }
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
}

TEST(Verification, CongruentTrianglesOfATextMayBeMirrored) {
    LoadedProblem problem = read("a b c = iso_triangle a b c; m = midpoint m b c ? perp a m b c");
    problem.solution_texts = {"AB = AC and BM = CM, hence $\\triangle ABM \\cong \\triangle ACM$, so AM ⊥ BC."};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "text_holds");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::passed) << check->message;
}

/// A text of a problem or of its solution, and what is said of its values.
Check value_check(const char* statement, const char* solution) {
    LoadedProblem problem = read("a@0_0 = free a; b@3_0 = lconst b a 3; c@0_4 = on_tline c a a b, lconst c a 4 ? "
                                 "compute length(b,c)");
    if (*statement != 0) problem.statement_texts = {statement};
    if (*solution != 0) problem.solution_texts = {solution};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "text_values");
    return check ? *check : Check{};
}

TEST(Verification, ValuesOfTextsAreHeldAgainstTheFigure) {
    EXPECT_EQ(value_check("Given AB = 3 and AC = 4, find BC.", "").state, CheckState::passed);
    const Check false_given = value_check("Given AB = 7, find BC.", "");
    EXPECT_EQ(false_given.state, CheckState::failed);
    EXPECT_EQ(false_given.message, "the text says AB = 7, and the figure has 3 and 7");
    EXPECT_EQ(value_check("", "BC^2 = 3^2 + 4^2 = 26").state, CheckState::failed);
    const Check elsewhere = value_check("", "Let M be the midpoint. Then AM = 2.5.");
    EXPECT_EQ(elsewhere.state, CheckState::undecided);
    EXPECT_EQ(elsewhere.message, "the text says AM = 2.5, and M is no point of the figure");
    EXPECT_EQ(value_check("Find BC.", "It is easy.").name, "");
}

TEST(Verification, WhatATextGivesIsHeldAgainstTheFigure) {
    const auto shown = [](const char* text) {
        LoadedProblem problem = read(third_altitude);
        problem.statement_texts = {text};
        const auto verdict = verify(problem).value();
        const Check* check = check_of(verdict, "text_shown");
        return check ? *check : Check{};
    };
    EXPECT_EQ(shown("In triangle ABC, BH ⊥ AC and CH ⊥ AB. Prove that AH ⊥ BC.").value, 3);
    const Check wrong = shown("In triangle ABC, BH ⊥ AC and CH ∥ AB. Prove that AH ⊥ BC.");
    EXPECT_EQ(wrong.state, CheckState::failed);
    EXPECT_EQ(wrong.message, "the text says CH ∥ AB, which is false in the figure");
}

TEST(Verification, ATextAsksForTheValueThatIsAskedFor) {
    const auto asked = [](const char* text) {
        LoadedProblem problem = read("a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4 ? lcompute b c");
        problem.statement_texts = {text};
        const auto verdict = verify(problem).value();
        const Check* check = check_of(verdict, "text_as_asked");
        return check ? check->message : "";
    };
    EXPECT_EQ(asked("AB = 3, AC = 4. Find ∠BAC."), "the text asks for compute angle(b,a,c), which is not asked for");
    EXPECT_EQ(asked("AB = 3, AC = 4. Find the area of triangle ABC."),
              "the text asks for compute area(a,b,c), which is not asked for");
    EXPECT_EQ(asked("AB = 3, AC = 4. Find BC."), "");
    EXPECT_EQ(asked("AB = 3, AC = 4. What is the length of BC?"), "");
    EXPECT_EQ(asked("AB = 3, AC = 4. Find the locus of C."), "");
}

TEST(Verification, ATextAsksForWhatIsAskedFor) {
    const auto asked = [](const char* text) {
        LoadedProblem problem = read(third_altitude);
        problem.statement_texts = {text};
        const auto verdict = verify(problem).value();
        const Check* check = check_of(verdict, "text_as_asked");
        return check ? check->state : CheckState::not_run;
    };
    EXPECT_EQ(asked("Let ABC be a triangle. Prove that AH ⊥ BC."), CheckState::passed);
    EXPECT_EQ(asked("Let ABC be a triangle. Prove AB = BC."), CheckState::failed);
}

TEST(Verification, WhatIsSeenAndNotProvedIsUndecided) {
    // The theorem of Morley is beyond us.
    const auto morley =
        verify(
            read("a b c = triangle a b c; d e = trisect d e b a c; f g = trisect f g c b a; h i = trisect h i a c b; "
                 "p = on_line p a d, on_line p b g; q = on_line q b f, on_line q c i; r = on_line r c h, on_line r "
                 "a e ? cong p q q r"))
            .value();
    const Check* proved = check_of(morley, "goal_proved");
    ASSERT_NE(proved, nullptr);
    EXPECT_EQ(proved->state, CheckState::undecided) << proved->message;
    EXPECT_EQ(morley.outcome, Outcome::undecided);
}

/// A problem whose question has the value 5.
LoadedProblem hypotenuse(const std::string& answer) {
    LoadedProblem problem = read("a@0_0 = free a; b@3_0 = lconst b a 3; c@0_4 = on_tline c a a b, lconst c a 4 ? "
                                 "compute length(b,c)");
    problem.answers = {numbers::Scalar::parse(answer).value()};
    return problem;
}

TEST(Verification, TheAnswerIsHeldAgainstTheValue) {
    const std::pair<const char*, CheckState> answers[] = {
        {"5", CheckState::passed}, {"5.01", CheckState::failed}, {"10", CheckState::failed}};
    for (const auto& [answer, state] : answers) {
        const auto verdict = verify(hypotenuse(answer)).value();
        const Check* check = check_of(verdict, "answer_holds");
        ASSERT_NE(check, nullptr);
        EXPECT_EQ(check->state, state) << check->message;
    }
}

TEST(Verification, AnAnswerThatIsThatOfAnotherBranchShowsIt) {
    LoadedProblem problem =
        read("a@0_0 = free a; b@4_0 = lconst b a 4; d@1_0 = on_line d a b, lconst d b 3 ? lcompute a d");
    problem.answers = {numbers::Scalar(7)};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "answer_holds");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::failed);
    EXPECT_EQ(check->value, 7);
    EXPECT_EQ(check->limit, 1);
    EXPECT_NE(check->message.find("; 7 is that of another figure of what is given"), std::string::npos)
        << check->message;
    ASSERT_TRUE(check->elsewhere);
    const auto& a = check->elsewhere->points.at("a");
    const auto& d = check->elsewhere->points.at("d");
    EXPECT_NEAR(std::hypot(d[0] - a[0], d[1] - a[1]), 7, 1e-9);
    EXPECT_FALSE(check->elsewhere->difference.empty());
}

TEST(Verification, AQuestionThatTheGivensLeaveOpenTellsBothValues) {
    LoadedProblem problem;
    const scene::Scene scene =
        porism::test::points_with("p q r", {"angle(p,q,r) = y^2", "angle(q,r,p) = 50", "angle(r,p,q) = 66"});
    problem.document = document::Document{scene, {}, {}, {}};
    problem.document->questions = {scene::parse_question("compute y", scene.names()).value()};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "question_answered");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::undecided);
    EXPECT_NE(check->message.find(": y is 8 in the scene's own picture, and -8 in another figure"), std::string::npos)
        << check->message;
    ASSERT_TRUE(check->elsewhere);
    EXPECT_NE(check->elsewhere->difference.find("y is 8"), std::string::npos) << check->elsewhere->difference;
}

TEST(Verification, AStepThatDoesNotHoldIsFound) {
    LoadedProblem problem = read(third_altitude);
    const auto solved = analyse(problem).value();
    ASSERT_TRUE(solved.goals.front().solved());
    problem.solution = {*solved.goals.front().path};
    const auto whole = verify(problem).value();
    EXPECT_EQ(check_of(whole, "solution_holds")->state, CheckState::passed);
    auto& steps = problem.solution.front().steps;
    const auto last = std::prev(steps.end());
    ASSERT_FALSE(last->premises.empty());
    last->premises.front() = last->premises.back();
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "solution_holds");
    EXPECT_EQ(check->state, CheckState::failed);
    EXPECT_LT(check->value, check->limit);
    EXPECT_EQ(deciding_verification(verdict), Verification::logical);
}

/// A solved problem of an action with two branches, as it is stored.
LoadedProblem stored_problem() {
    LoadedProblem problem = read("a@0_0 = free a; b@2_0 = free b; c@1_1 = free c; d = on_circle d a b, on_circle d c b "
                                 "? perp a c b d");
    const auto solved = analyse(problem).value();
    EXPECT_TRUE(solved.goals.front().solved());
    problem.document->scene = realize::with_branches(problem.document->scene, *solved.diagram);
    problem.branches = solved.diagram->branches;
    problem.solution = {*solved.goals.front().path};
    return problem;
}

TEST(Verification, AStoredProblemAgreesWithItsRecord) {
    const auto verdict = verify(stored_problem()).value();
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    for (const char* name : {"branch_as_recorded", "given_as_told"}) {
        const Check* check = check_of(verdict, name);
        ASSERT_NE(check, nullptr) << name;
        EXPECT_EQ(check->state, CheckState::passed) << check->message;
    }
}

TEST(Verification, AnotherBranchThanTheRecordedOneIsNamed) {
    LoadedProblem problem = stored_problem();
    problem.branches.back() += 1;
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "branch_as_recorded");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::failed);
    EXPECT_EQ(check->action, 3U);
}

TEST(Verification, ABranchThatDoesNotExistIsNoneThatWasSolvedIn) {
    LoadedProblem problem = read(third_altitude);
    problem.branches = {0, 99};
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "branch_as_recorded");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::failed);
    EXPECT_EQ(check->action, 1U);
}

TEST(Verification, WhatTheActionDoesNotSayIsNotGiven) {
    LoadedProblem problem = stored_problem();
    const auto given = std::ranges::find(problem.solution.front().steps, proof::Reason::given, &proof::Step::reason);
    ASSERT_NE(given, problem.solution.front().steps.end());
    given->action = 2;
    const auto verdict = verify(problem).value();
    const Check* check = check_of(verdict, "given_as_told");
    ASSERT_NE(check, nullptr);
    EXPECT_EQ(check->state, CheckState::failed);
    EXPECT_EQ(check->action, 2U);
    EXPECT_EQ(deciding_verification(verdict), Verification::numerical);
}

TEST(Verification, EachQuestionIsHeldAgainstItsAnswer) {
    LoadedProblem problem = hypotenuse("5");
    problem.document->questions.push_back(problem.document->questions.front());
    problem.answers.emplace_back(6);
    const auto verdict = verify(problem).value();
    std::vector<CheckState> states;
    for (const Check& check : verdict.checks)
        if (check.name == "answer_holds") states.push_back(check.state);
    EXPECT_EQ(states, (std::vector{CheckState::passed, CheckState::failed}));
}

TEST(Verification, RatesAreThoseOfThePaper) {
    Rates rates;
    const auto good = verify(read(third_altitude)).value();
    const auto bad = verify(read("a b c = triangle a b c ? perp a b b c")).value();
    for (int i = 0; i < 6; ++i) rates.count(good, false);
    rates.count(bad, false);
    rates.count(bad, true);
    EXPECT_EQ(rates.total(), 8U);
    EXPECT_EQ(rates.repaired, 1U);
    EXPECT_DOUBLE_EQ(rates.rate(Verification::numerical), 2.0 / 9);
    EXPECT_DOUBLE_EQ(rates.rate(Verification::logical), 0);
}

/// Corners that are reflected one after the other are computed in wide balls.
TEST(Verification, RegularPolygonsOfEachNumberOfCornersAreCertified) {
    std::string corners = "A,B";
    for (char corner = 'C'; corner <= 'L'; ++corner) {
        corners += std::string(",") + corner;
        const auto read = load_bytes("Re_Polygon(" + corners + ")=(2)", "polygon");
        ASSERT_TRUE(read) << to_string(read.error());
        const auto verdict = verify(read->problems.front()).value();
        EXPECT_EQ(verdict.outcome, problem::Outcome::accepted) << corners;
    }
}

} // namespace
} // namespace porism::workflow
