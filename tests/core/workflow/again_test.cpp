#include "workflow/verify/diagnosis/again.h"

#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

struct VerifiedSample {
    LoadedProblem problem;
    problem::Verdict verdict;
};

VerifiedSample verified(const std::string& bytes) {
    auto loaded = load_bytes(bytes, "test.txt");
    EXPECT_TRUE(loaded && loaded->problems.size() == 1) << bytes;
    LoadedProblem problem = std::move(loaded->problems.front());
    auto verdict = verify(problem).value();
    return {std::move(problem), std::move(verdict)};
}

std::size_t number_of(const problem::Verdict& verdict, std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(verdict.checks, name, &Check::name) - verdict.checks.begin());
}

const std::string third_height = "one\na b c = triangle a b c; h = on_tline h b a c, on_tline h c a b ? perp a h b c\n";
const std::string false_midpoint = "one\na b c = triangle a b c; d = foot d a b c ? cong d b d c\n";
const std::string told_six =
    R"json({"problem": "", "givens": [], "goal": "Find BC", "answer": "6", "comment": "", "actions": [
    {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
    {"op": "AddPoint", "type": "Free", "args": ["C"]},
    {"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]},
    {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "<", "AC"]}]})json";
const std::string false_step =
    "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
    "<numerical_check> ncoll a b c [002] ; </numerical_check>\n"
    "<proof> cong a b c b [003] r64 [000] [001] [002] ; perp a c b d [004] a01 [003] ; </proof>";

TEST(Again, WhatWasMadeComesOutTheSameByItself) {
    for (const std::string& bytes : {third_height, false_midpoint, told_six, false_step}) {
        const auto [problem, verdict] = verified(bytes);
        for (std::size_t i = 0; i < verdict.checks.size(); ++i) {
            const Check& check = verdict.checks[i];
            if (check.state == CheckState::not_run) continue;
            const auto again = verify_again(problem, verdict, i);
            ASSERT_TRUE(again) << check.name << ": " << again.error().what;
            EXPECT_EQ(again->now, check) << check.name << ": " << check.message << " / " << again->now.message;
            EXPECT_EQ(again->before, check);
            EXPECT_GE(again->now.cost, 0) << check.name;
            EXPECT_EQ(again->verdict, verdict) << check.name;
        }
    }
}

TEST(Again, TheOutcomeIsThatOfAllChecksAsTheyStand) {
    const auto [problem, verdict] = verified(third_height);
    problem::Verdict doubted = verdict;
    const std::size_t goal = number_of(verdict, "goal_holds"), proof = number_of(verdict, "goal_proved");
    for (const std::size_t i : {goal, proof}) doubted.checks[i].state = CheckState::failed;
    doubted = problem::verdict_of(std::move(doubted.checks));
    ASSERT_EQ(doubted.outcome, Outcome::rejected);
    const auto once = verify_again(problem, doubted, goal).value();
    EXPECT_EQ(once.before.state, CheckState::failed);
    EXPECT_EQ(once.now.state, CheckState::passed);
    EXPECT_EQ(once.verdict.outcome, Outcome::rejected);
    EXPECT_EQ(once.verdict.checks[proof], doubted.checks[proof]) << "it was not made";
    EXPECT_EQ(verify_again(problem, once.verdict, proof)->verdict.outcome, Outcome::accepted);
}

TEST(Again, OfChecksThatAreAlikeEachIsItself) {
    const auto [problem, verdict] = verified("one\na b c = triangle a b c; h = orthocenter h a b c ? perp a h b c; "
                                             "perp b h a c; perp c h a b\n");
    for (std::size_t i = 0; i < verdict.checks.size(); ++i)
        if (verdict.checks[i].name == "goal_proved") {
            EXPECT_EQ(verify_again(problem, verdict, i)->now.message, verdict.checks[i].message);
        }
}

TEST(Again, WhatWasNotRunWaitsForAnEarlierCheck) {
    const auto [problem, verdict] = verified(false_midpoint);
    const auto again = verify_again(problem, verdict, number_of(verdict, "goal_proved"));
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, "not_run");
    EXPECT_EQ(verify_again(problem, verdict, verdict.checks.size()).error().code, "no_such_check");
}

TEST(Again, WhatIsNotMadeAnyMoreIsNoResult) {
    auto [problem, verdict] = verified(third_height);
    verdict.checks.push_back({"logical", "solution_holds", CheckState::passed});
    EXPECT_EQ(verify_again(problem, verdict, verdict.checks.size() - 1).error().code, "not_made");
}

TEST(Again, AStopClaimsNothing) {
    const auto [problem, verdict] = verified(third_height);
    StopSource stop;
    stop.request_stop();
    for (const char* name : {"goal_holds", "figure_certified", "branch_complete", "goal_proved"}) {
        const auto again = verify_again(problem, verdict, number_of(verdict, name), {stop.get_token(), {}});
        ASSERT_FALSE(again) << name;
        EXPECT_EQ(again.error().kind, ErrorKind::interrupted) << name;
    }
}

} // namespace
} // namespace porism::workflow
