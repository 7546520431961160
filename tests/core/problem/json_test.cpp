#include "problem/json.h"

#include "support/files.h"
#include "support/random_path.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck.h>

namespace porism::problem {
namespace {

Problem random_problem(std::uint64_t seed) {
    Rng rng(seed);
    Problem made;
    auto read = test::random_scene(rng, {.actions = 6, .given = true, .branches = true});
    while (read.scene.point_count() < 3) read = test::random_scene(rng);
    made.scene = read.scene;
    made.goals = read.goals;
    made.title = "Problem \xC3\xA4 \"" + std::to_string(seed) + '"';
    if (rng.below(2) == 0) made.branches.assign(made.scene.actions().size(), 1);
    made.branch_chosen_for_goal = rng.below(2) == 0;
    for (std::uint64_t i = rng.below(3); i > 0; --i)
        made.paths.push_back(test::random_path(rng, made.scene, 1 + rng.below(5)));
    made.difficulty = difficulty_of(made.paths);
    made.verdict =
        verdict_of({{"numeric", "goal_holds", static_cast<CheckState>(rng.below(4)), std::nullopt, rng.unit()}});
    made.verdict.checks.front().conflict.assign(rng.below(3), rng.below(7));
    if (rng.below(2) == 0) made.verdict.checks.front().conditions = {"ncoll a b c", "obtuse_angle a b c"};
    if (rng.below(2) == 0)
        made.verdict.checks.front().elsewhere = {{{"a", {rng.unit(), -rng.unit()}}, {"b", {0, 1}}}, "a lies otherwise"};
    made.texts.push_back({"en", "steps", "Show that\nit holds.", ""});
    if (rng.below(2) == 0) made.picture = "<svg/>";
    made.provenance = {"generate", "", "n", "porism 0.1.0", std::to_string(rng.next())};
    return made;
}

TEST(ProblemJson, EveryProblemComesBack) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const Problem made = random_problem(seed);
        const auto json = parse_json(to_text(to_json(made)));
        RC_ASSERT(json.has_value());
        const auto back = problem_from_json(*json);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == made);
    }));
}

TEST(ProblemJson, TheExampleOfTheDocumentationIsRead) {
    const auto blocks = test::fenced_blocks("docs/formats/problem.md", "json");
    ASSERT_EQ(blocks.size(), 1u);
    const auto json = parse_json(blocks[0]);
    ASSERT_TRUE(json);
    const auto read = problem_from_json(*json);
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(to_json(*read), *json);
    EXPECT_EQ(read->difficulty, difficulty_of(read->paths));
}

TEST(ProblemJson, RefusesWhatItDoesNotKnow) {
    const Json good = to_json(random_problem(1));
    const auto code_with = [&](const char* key, Json value) {
        Json json = good;
        json[key] = std::move(value);
        const auto read = problem_from_json(json);
        return read ? std::string() : read.error().code;
    };
    EXPECT_EQ(code_with("version", 1), "");
    EXPECT_EQ(code_with("version", 2), "newer_version");
    EXPECT_EQ(code_with("version", "1"), "json_type");
    EXPECT_EQ(code_with("porism", "document"), "wrong_kind");
    EXPECT_EQ(code_with("colour", "red"), "json_unknown_key");
    EXPECT_EQ(code_with("title", 3), "json_type");
    EXPECT_EQ(code_with("branches", {0}), "problem_branches");
    EXPECT_EQ(code_with("branches", {-1}), "json_type");
    EXPECT_EQ(code_with("branches", {1e30}), "json_type");
    EXPECT_EQ(code_with("paths", "none"), "json_type");
    EXPECT_NE(code_with("paths", {1}), "");
    EXPECT_EQ(code_with("difficulty", {{"length", -1}}), "json_type");
    EXPECT_EQ(code_with("verdict", {{"version", 1}, {"outcome", "good"}}), "json_value");
    EXPECT_EQ(code_with("verdict", {{"version", 9}, {"outcome", "accepted"}}), "newer_version");
    EXPECT_EQ(code_with("texts", {{{"language", 1}}}), "json_type");
    EXPECT_EQ(problem_from_json(Json(7)).error().code, "json_not_object");
    Json headless = good;
    headless.erase("scene");
    EXPECT_EQ(problem_from_json(headless).error().code, "json_missing");
}

TEST(VerdictJson, RepeatsTheDecidingCheck) {
    const Verdict verdict = verdict_of({{"realize", "figure_exists", CheckState::passed},
                                        {"numeric", "distance", CheckState::failed, 3, 0.5, 1.0, "too near", "move a"},
                                        {"proofcheck", "path", CheckState::not_run}});
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    const Json json = to_json(verdict);
    EXPECT_EQ(json["stage"], "numeric");
    EXPECT_EQ(json["check"], "distance");
    EXPECT_EQ(json["action"], 3);
    EXPECT_EQ(json["value"], 0.5);
    EXPECT_EQ(json["mend"], "move a");
    EXPECT_EQ(*verdict_from_json(json), verdict);
}

TEST(VerdictJson, LeavesOutNumbersThatAreNone) {
    const Verdict verdict = verdict_of({{"numeric", "distance", CheckState::failed, std::nullopt, std::nan(""),
                                         std::numeric_limits<double>::infinity()}});
    const Json json = to_json(verdict);
    EXPECT_FALSE(json.contains("value"));
    EXPECT_FALSE(json.contains("limit"));
}

TEST(Verdict, IsDecidedByTheWorstCheck) {
    const Check passed{"s", "a", CheckState::passed}, failed{"s", "b", CheckState::failed};
    const Check open{"s", "c", CheckState::undecided}, later{"s", "d", CheckState::not_run};
    EXPECT_EQ(verdict_of({passed, passed}).outcome, Outcome::accepted);
    EXPECT_EQ(verdict_of({passed, open, failed}).outcome, Outcome::rejected);
    EXPECT_EQ(verdict_of({passed, open}).outcome, Outcome::undecided);
    std::vector<Check> charged{passed, open};
    Costs().charge(charged);
    EXPECT_GE(charged[0].cost, 0);
    EXPECT_EQ(charged[0].cost, charged[1].cost);
    EXPECT_EQ(charged[0], passed) << "what a check cost says nothing of the problem";
    Check beyond{std::string(analytic_stage), "redundant_holds", CheckState::undecided};
    EXPECT_EQ(verdict_of({passed, beyond}).outcome, Outcome::accepted);
    beyond.value = 1e-11;
    beyond.limit = 0;
    EXPECT_EQ(verdict_of({passed, beyond}).outcome, Outcome::undecided);
    EXPECT_EQ(verdict_of({}).outcome, Outcome::undecided);
    EXPECT_EQ(verdict_of({later}).outcome, Outcome::undecided) << "nothing has run";
    EXPECT_EQ(verdict_of({passed, open, failed}).deciding()->name, "b") << "what failed, not what was open before";
    EXPECT_EQ(verdict_of({passed, open, later}).deciding()->name, "c");
    EXPECT_EQ(verdict_of({passed}).deciding(), nullptr);
    for (const Outcome outcome : {Outcome::accepted, Outcome::rejected, Outcome::undecided})
        EXPECT_EQ(outcome_by_name(name_of(outcome)), outcome);
    EXPECT_FALSE(outcome_by_name("good"));
}

} // namespace
} // namespace porism::problem
