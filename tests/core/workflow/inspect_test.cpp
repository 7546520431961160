// The inspector's view of samples that the verifier really rejects.
#include "workflow/verify/diagnosis/inspect.h"

#include "diagram/diagram.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace porism::workflow {
namespace {

using problem::Outcome;

LoadedProblem problem(const std::string& text) {
    auto loaded = load_bytes(text, "text");
    EXPECT_TRUE(loaded) << text;
    return std::move(loaded->problems.front());
}

std::vector<std::string> names_of(const LoadedProblem& problem, const std::vector<PointId>& points) {
    std::vector<std::string> out;
    for (const PointId point : points) out.push_back(problem.document->scene.name(point));
    return out;
}

const std::string false_goal = "a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? cong d b d c";
const std::string coincidence =
    "a@0_1 b@-1_0 c@1_0 = triangle a b c; d = foot d a b c; m = midpoint m b c ? perp a d b d";

std::optional<CounterPicture> counter_of(const LoadedProblem& sample) {
    const auto verdict = verify(sample);
    EXPECT_TRUE(verdict);
    return verdict ? counter_picture(sample, *verdict) : std::nullopt;
}

TEST(Inspect, EveryCheckHasThePointsThatItBlames) {
    const LoadedProblem sample = problem(false_goal);
    const auto inspection = inspect(sample);
    ASSERT_TRUE(inspection) << to_string(inspection.error());
    const auto& checks = inspection->verdict.checks;
    ASSERT_EQ(inspection->blamed.size(), checks.size());
    EXPECT_EQ(inspection->verdict.outcome, Outcome::rejected);
    for (std::size_t i = 0; i < checks.size(); ++i) {
        if (checks[i].name == "goal_holds") {
            EXPECT_EQ(names_of(sample, inspection->blamed[i]), (std::vector<std::string>{"b", "d", "c"}));
        }
        if (checks[i].action == 1U) {
            EXPECT_EQ(names_of(sample, inspection->blamed[i]), (std::vector<std::string>{"d", "a", "b", "c"}));
        }
    }
}

TEST(Inspect, AGoalOfSeveralIsBlamedOnItsOwnPoints) {
    const LoadedProblem sample =
        problem("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b d; cong m a m c");
    const auto inspection = inspect(sample);
    ASSERT_TRUE(inspection);
    const problem::Check* deciding = inspection->verdict.deciding();
    ASSERT_TRUE(deciding);
    EXPECT_EQ(deciding->name, "goal_holds");
    const auto at = static_cast<std::size_t>(deciding - inspection->verdict.checks.data());
    EXPECT_EQ(names_of(sample, inspection->blamed[at]), (std::vector<std::string>{"a", "m", "c"}));
}

TEST(Inspect, TheSmallestPartIsDrawnAndFailsTheSameCheck) {
    const auto part = smallest_part(problem(false_goal));
    ASSERT_TRUE(part) << to_string(part.error());
    EXPECT_EQ(part->actions, (std::vector<std::size_t>{0, 1}));
    EXPECT_TRUE(part->minimal);
    ASSERT_TRUE(part->part.figure);
    EXPECT_EQ(part->part.figure->scene_picture.points.size(), 4U);
    ASSERT_TRUE(part->verdict.deciding());
    EXPECT_EQ(part->verdict.deciding()->name, "goal_holds");
    EXPECT_FALSE(smallest_part(problem("a b c = triangle a b c; d = foot d a b c ? perp a d b d")));
}

TEST(Inspect, AFalseClaimIsBlamedOnItsPoints) {
    const LoadedProblem sample =
        problem("<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
                "<proof> cong a b c b [002] r64 [000] [001] ; perp a c b d [003] a01 [002] ; </proof>");
    const auto inspection = inspect(sample);
    ASSERT_TRUE(inspection) << to_string(inspection.error());
    const problem::Check* deciding = inspection->verdict.deciding();
    ASSERT_TRUE(deciding);
    EXPECT_EQ(deciding->name, "claim_holds");
    const auto at = static_cast<std::size_t>(deciding - inspection->verdict.checks.data());
    EXPECT_EQ(names_of(sample, inspection->blamed[at]), (std::vector<std::string>{"a", "b", "c"}));
}

TEST(Inspect, AClaimIsSaidAsPeopleWriteItBehindWhereItStands) {
    const LoadedProblem sample = problem(false_goal);
    problem::Check check{"numeric", "claim_holds"};
    check.message = "/solver_actions/0, of the solver: eqratio a b a c d c d b is false in a picture";
    const CheckWords words = words_of(check, sample.document->scene);
    EXPECT_EQ(words.about, "AB : AC = DC : DB");
    EXPECT_EQ(words.place, "/solver_actions/0");
    EXPECT_EQ(words.message, words.about + " is false in a picture");
}

TEST(Inspect, StatementsWithoutAFigureBlameAllTheirPointsAndTellByHowMuchTheyMiss) {
    const LoadedProblem sample =
        problem(R"json({"problem": "", "givens": [], "goal": "", "comment": "", "answer": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["Length(A,B)", "=", "1"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["Length(B,C)", "=", "2"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["Length(A,C)", "=", "5"]}]})json");
    const auto inspection = inspect(sample);
    ASSERT_TRUE(inspection) << to_string(inspection.error());
    const problem::Check& exists = inspection->verdict.checks.front();
    EXPECT_EQ(exists.state, problem::CheckState::failed);
    EXPECT_EQ(exists.value, 5);
    EXPECT_EQ(exists.limit, 3);
    EXPECT_EQ(inspection->blamed.front().size(), 3U);
    EXPECT_TRUE(inspection->words.front().message.ends_with("(AC is told as 5, and the others leave it at most 3)"))
        << inspection->words.front().message;
}

TEST(Inspect, AFalseClaimHasACounterPictureInWhichItIsLit) {
    const LoadedProblem sample =
        problem("<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
                "<proof> cong a b c b [002] r64 [000] [001] ; perp a c b d [003] a01 [002] ; </proof>");
    const auto counter = counter_of(sample);
    ASSERT_TRUE(counter);
    EXPECT_EQ(counter->about, "AB = BC");
    EXPECT_EQ(counter->whose, PictureOf::scene);
    ASSERT_EQ(counter->shown.document.goals.size(), 1U);
    EXPECT_EQ(facts::to_string(counter->shown.document.goals.front(), sample.document->scene.names()), "cong a b b c");
}

TEST(Inspect, AQuestionIsSaidAsPeopleWriteIt) {
    const LoadedProblem sample = problem("a b c = triangle a b c");
    const auto words = [&](const char* message) {
        problem::Check check{"numeric", "value_seen"};
        check.message = message;
        return words_of(check, sample.document->scene);
    };
    EXPECT_EQ(words("compute angle(a,b,c): 5° is seen in all 4 pictures").about, "∠ABC");
    EXPECT_EQ(words("compute angle(a,b,c): 5° is seen in all 4 pictures").message,
              "∠ABC: 5° is seen in all 4 pictures");
    EXPECT_EQ(words("lcompute a b = 5 is proved in 2 steps").message, "the length AB = 5 is proved in 2 steps");
    EXPECT_EQ(words("the text asks for compute angle(a,c,b), which is not asked for").message,
              "the text asks for ∠ACB, which is not asked for");
    EXPECT_EQ(words("lcompute a bc = 5").message, "lcompute a bc = 5") << "no point of it";
    EXPECT_EQ(words("cong a b a c and lconst a b 4 contradict each other").message,
              "AB = AC and AB = 4 contradict each other");
    EXPECT_EQ(words("c lies too near to a to be told from it").message, "C lies too near to A to be told from it");
    EXPECT_EQ(words("c is the point b in every picture").message, "C is the point B in every picture");
    EXPECT_EQ(words("lconst a b 4 follows from what else is stated, by a proof").message,
              "AB = 4 follows from what else is stated, by a proof");
}

TEST(Inspect, ConditionsAreSaidAsPeopleWriteThem) {
    const LoadedProblem sample = problem("a b c = triangle a b c; d = foot d a b c");
    problem::Check check{"logical", "goal_proved"};
    check.message = "perp a d b c is proved in 3 steps, each checked again, if obtuse_angle a b c; ncoll a b c; "
                    "branch 0 of 2: para a d b c";
    check.mend = "state besides that acute_angle a b c";
    const CheckWords words = words_of(check, sample.document->scene);
    EXPECT_EQ(words.about, "AD ⊥ BC");
    EXPECT_EQ(words.points.size(), 4U) << "not those of the conditions";
    EXPECT_EQ(words.message, "AD ⊥ BC is proved in 3 steps, each checked again, if ∠ABC > 90°; A, B and C do not lie "
                             "on one line; the angle between AD and BC is 0°, not 90°");
    EXPECT_EQ(words.mend, "state besides that ∠ABC < 90°");
}

TEST(Inspect, AContradictionBlamesThePointsOfAllItsStatements) {
    const LoadedProblem sample = problem("a b c = triangle a b c; d = foot d a b c");
    problem::Check check{"logical", "givens_consistent"};
    check.message = "cong a b a c and lconst b d 4 contradict each other";
    EXPECT_EQ(words_of(check, sample.document->scene).points.size(), 6U);
}

TEST(Inspect, WordsThatAreNoStatementStayAsTheyAre) {
    const LoadedProblem sample = problem("a b c = triangle a b c");
    for (const char* text : {"the text says AM = 2.5, and M is no point of the figure", "a sum of 3 (of 4) is 1 = 2",
                             "coll a b x is no statement", "angle a b c"})
        EXPECT_EQ(said_in(text, sample.document->scene), text);
}

TEST(Inspect, WhatAGivenIsRedundantUnderIsSaidAsPeopleWriteIt) {
    const auto needs = needs_of(problem("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; "
                                        "h = on_line h a d, on_line h b e ? perp c h a b"));
    ASSERT_TRUE(needs) << to_string(needs.error());
    for (const diagnose::GivenNeed& need : needs->needs) {
        const std::string words = words_of(need, needs->sample);
        for (const char* raw : {"coll ", "perp ", "diff ", "_angle"})
            EXPECT_EQ(words.find(raw), std::string::npos) << words;
    }
}

TEST(Inspect, AnActionOfAMendIsSaidAsPeopleWriteIt) {
    LoadedProblem same_side = problem("a b = segment a b; c = eq_triangle c a b; d = eq_triangle d a b ? para a c b d");
    scene::Scene& scene = same_side.document->scene;
    scene = scene.with_branch(1, 0).with_branch(2, 0);
    same_side.choose_branch = false;
    const auto mends = offers(same_side);
    ASSERT_TRUE(mends && !mends->empty());
    EXPECT_TRUE(mends->front().text.starts_with("Take place 2 of “Let C ")) << mends->front().text;
    for (const Offer& offer : *mends) EXPECT_EQ(offer.text.find('"'), std::string::npos) << offer.text;
}

TEST(Inspect, WhatIsKeptOfAnActionIsSaidAsPeopleWriteIt) {
    const auto told =
        givens_told(problem("a b c = triangle a b c; d = on_line d b c, on_circle d a b ? coll d b c; cong a d a b"));
    ASSERT_TRUE(told) << to_string(told.error());
    std::string kept;
    for (const GivenTold& one : *told) kept += one.kept + "; ";
    EXPECT_NE(kept.find("D lies on the line BC"), std::string::npos) << kept;
}

TEST(Inspect, AGivenThatIsMissingIsToldWithAFigureInWhichTheGoalIsFalse) {
    const LoadedProblem sample = problem("a b c = triangle a b c; i = incenter i a b c ? perp a i b c");
    const auto told = givens_told(sample);
    ASSERT_TRUE(told) << to_string(told.error());
    ASSERT_EQ(told->size(), 1U);
    EXPECT_FALSE(told->front().action);
    EXPECT_EQ(told->front().given, "AB = AC");
    EXPECT_EQ(told->front().goal, "AI ⊥ BC");
    ASSERT_TRUE(told->front().counter);
    EXPECT_TRUE(told->front().counter->figure);
    const auto mends = offers(sample);
    ASSERT_TRUE(mends && !mends->empty());
    EXPECT_EQ(mends->front().text, "State AB = AC besides: it forces what is asked for.");
}

TEST(Inspect, AComparisonOfSinesIsAGivenThatIsNoPartOfTheFigure) {
    const LoadedProblem sample = problem(R"json({"problem": "", "givens": [], "goal": "Find BC", "answer": "5",
        "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]},
        {"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["sin(2*∠ABC)", "<", "99/100"]}]})json");
    const auto told = givens_told(sample);
    ASSERT_TRUE(told) << to_string(told.error());
    ASSERT_FALSE(told->empty());
    EXPECT_FALSE(told->back().action);
    EXPECT_EQ(told->back().given, "sin(2*∠ABC) < 99/100");
    EXPECT_EQ(told->back().need, diagnose::Need::redundant);
    EXPECT_TRUE(told->back().goal.empty());
}

TEST(Inspect, EachGivenIsToldWithAFigureThatDoesWithoutIt) {
    const LoadedProblem sample = problem("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b c");
    const auto told = givens_told(sample);
    ASSERT_TRUE(told) << to_string(told.error());
    const auto about = [&](const std::string& given) {
        return std::ranges::find_if(*told, [&](const GivenTold& one) { return one.given == given; });
    };
    const auto right_angle = about("AD ⊥ BC");
    ASSERT_NE(right_angle, told->end());
    EXPECT_EQ(right_angle->need, diagnose::Need::needed);
    EXPECT_EQ(right_angle->goal, "AD ⊥ BC");
    ASSERT_TRUE(right_angle->counter && right_angle->counter->figure);
    const auto& points = right_angle->counter->figure->scene_picture.points;
    EXPECT_EQ(points.size(), right_angle->counter->document.scene.point_count());
    const auto at = [&](std::size_t i) { return points[i]; };
    const double product = (at(3).x - at(0).x) * (at(2).x - at(1).x) + (at(3).y - at(0).y) * (at(2).y - at(1).y);
    EXPECT_GT(std::fabs(product), 1e-3);
    const auto counts = given_counts(sample);
    ASSERT_TRUE(counts) << to_string(counts.error());
    EXPECT_EQ(counts->needed, 1U);
    EXPECT_GE(counts->redundant, 2U);
    EXPECT_EQ(counts->undecided, 0U);
}

TEST(Inspect, AGivenThatOneOfTwoGoalsNeedsIsNeeded) {
    const auto one =
        given_counts(problem("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b c"));
    const auto both = given_counts(
        problem("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b d; cong m a m b"));
    ASSERT_TRUE(one && both);
    EXPECT_EQ(one->total(), both->total());
    EXPECT_GT(both->needed, one->needed);
}

TEST(Inspect, ACounterPictureFailsTheGoal) {
    const auto counter = counter_of(problem(false_goal));
    ASSERT_TRUE(counter);
    EXPECT_EQ(counter->about, "BD = CD");
    EXPECT_FALSE(counter->value);
    EXPECT_TRUE(counter->difference.starts_with("BD = ")) << counter->difference;
    ASSERT_TRUE(counter->shown.figure);
    const auto& points = counter->shown.figure->scene_picture.points;
    const auto at = [&](const char* name) { return points[counter->shown.document.scene.find(name)->index()]; };
    const auto distance = [&](const char* a, const char* b) {
        return std::hypot(at(a).x - at(b).x, at(a).y - at(b).y);
    };
    EXPECT_GT(std::abs(distance("d", "b") - distance("d", "c")), 1e-3);
    EXPECT_FALSE(counter_of(problem("a b c = triangle a b c; d = foot d a b c ? perp a d b d")));
    EXPECT_FALSE(counter_of(problem(coincidence))) << "it has no figure";
}

/// Two sides and an angle that does not lie between them make two triangles.
const std::string two_triangles = R"json({"problem": "", "givens": [], "goal": "Prove BC = EG", "answer": "",
    "comment": "", "actions": [
    {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
    {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["D"]},
    {"op": "AddPoint", "type": "Free", "args": ["E"]}, {"op": "AddPoint", "type": "Free", "args": ["G"]},
    {"op": "AddTriangle", "type": "ByPoints", "args": ["T", "A", "B", "C"]},
    {"op": "AddTriangle", "type": "ByPoints", "args": ["S", "D", "E", "G"]},
    {"op": "AddEdge", "type": "EqualLength", "args": ["AB", "DE"]},
    {"op": "AddEdge", "type": "EqualLength", "args": ["AC", "DG"]},
    {"op": "AddEdge", "type": "EqualAngle", "args": ["∠ABC", "∠DEG"]}]})json";

TEST(Inspect, AFigureOfTheGivensThatDeniesAGoalIsShownWithWhatTellsIt) {
    const auto counter = counter_of(problem(two_triangles));
    ASSERT_TRUE(counter);
    EXPECT_EQ(counter->whose, PictureOf::givens);
    EXPECT_EQ(counter->about, "BC = EG");
    EXPECT_FALSE(counter->difference.empty());
    const auto& points = counter->shown.figure->scene_picture.points;
    EXPECT_GT(std::abs(std::hypot(points[1].x - points[2].x, points[1].y - points[2].y) -
                       std::hypot(points[4].x - points[5].x, points[4].y - points[5].y)),
              1e-3);
}

TEST(Inspect, ABranchInWhichAValueIsAnotherIsNamedAndShown) {
    const auto counter = counter_of(problem("a = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                                            "d = on_tline d b b c, on_circle d b c ? rcompute a d a b"));
    ASSERT_TRUE(counter);
    EXPECT_EQ(counter->whose, PictureOf::givens);
    EXPECT_TRUE(counter->value);
    EXPECT_EQ(counter->about, "the ratio AD : AB");
    EXPECT_TRUE(counter->difference.starts_with("the figure with ")) << counter->difference;
    EXPECT_NE(counter->difference.find("; the ratio AD : AB is "), std::string::npos) << counter->difference;
}

TEST(Inspect, AValueThatPicturesDifferInIsShownInTwo) {
    const auto counter = counter_of(problem("a b c = triangle a b c ? rcompute a b a c"));
    ASSERT_TRUE(counter);
    EXPECT_EQ(counter->whose, PictureOf::branch);
    EXPECT_TRUE(counter->value);
    EXPECT_NE(counter->difference.find(" in the picture of the scene itself"), std::string::npos);
}

TEST(Inspect, EveryMendIsAcceptedAndDrawn) {
    const auto mends = offers(problem(coincidence));
    ASSERT_TRUE(mends);
    ASSERT_FALSE(mends->empty());
    for (const Offer& offer : *mends) {
        EXPECT_EQ(offer.verdict.outcome, Outcome::accepted) << offer.text;
        EXPECT_FALSE(offer.text.empty());
        EXPECT_TRUE(offer.mended.figure) << offer.text;
        const auto again = inspect(as_problem(offer.mended.document));
        ASSERT_TRUE(again) << offer.text;
        EXPECT_EQ(again->verdict.outcome, Outcome::accepted) << offer.text;
    }
    const auto none = offers(problem("a b c = triangle a b c; d = foot d a b c ? perp a d b d"));
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->empty());
}

TEST(Inspect, ASampleIsFiledUnderItsFirstFailure) {
    EXPECT_EQ(inspected(problem(false_goal), 0).check, "goal_holds");
    EXPECT_EQ(inspected(problem(coincidence), 0).stage, "realize");
    const InspectedSample good = inspected(problem("a b c = triangle a b c; d = foot d a b c ? perp a d b d"), 7);
    EXPECT_EQ(good.outcome, Outcome::accepted);
    EXPECT_EQ(good.check, "");
    EXPECT_EQ(good.number, 7U);
    const InspectedSample unread = inspected(problem("a b c = triangel a b c ? cong a b a c"), 3);
    EXPECT_EQ(unread.outcome, Outcome::rejected);
    EXPECT_EQ(unread.stage, "read");
    EXPECT_EQ(unread.check, "unknown_construction");
    EXPECT_FALSE(unread.message.empty());
}

} // namespace
} // namespace porism::workflow
