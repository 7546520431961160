// What is stated as equations between quantities reaches tables and theorems as the same statements do.
#include "workflow/load.h"
#include "workflow/solve/answer.h"
#include "workflow/verify/verify.h"

#include "base/json.h"
#include "base/text.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

struct Asked {
    std::vector<std::string> points, stated;
    std::string question;
    std::string value; ///< of a question; of a goal none
};

/// Points at sketch coordinates on a bent line, and equations or statements about them.
std::string scene_of(const Asked& asked) {
    Json actions = Json::array();
    for (std::size_t i = 0; i < asked.points.size(); ++i) {
        const std::string x = std::to_string(3 * i), y = std::to_string(i * i % 5);
        actions.push_back({{"op", "Construct"},
                           {"type", "free"},
                           {"args", {asked.points[i]}},
                           {"at", {{{"x", x}, {"y", y}, {"kind", "sketch"}}}}});
    }
    for (const std::string& one : asked.stated) {
        const bool relation = one.find('=') != std::string::npos;
        std::vector<std::string> words;
        for (const std::string_view word : split(one, ' ')) words.emplace_back(word);
        const std::vector<std::string> arguments =
            relation ? std::vector{one} : std::vector(words.begin() + 1, words.end());
        actions.push_back({{"op", "State"}, {"type", relation ? "relation" : words[0]}, {"args", arguments}});
    }
    Json scene{{"version", 1}, {"name", "stated"}, {"actions", actions}};
    scene[asked.value.empty() ? "goals" : "questions"] = Json::array({asked.question});
    return scene.dump();
}

/// Points that are near beside the figure differ where a length says how far they are apart.
TEST(StatedLengths, KeepPointsApartHoweverSmall) {
    const auto loaded = load_bytes(scene_of({{"a", "b", "c"},
                                             {"perp a b a c", "length(a,b) = 1000000", "length(a,c) = 1/1000000"},
                                             "perp a b a c",
                                             ""}),
                                   "stated");
    ASSERT_TRUE(loaded) << to_string(loaded.error());
    EXPECT_EQ(verify_numerically(loaded->problems.front()).value().outcome, problem::Outcome::accepted);
}

class Stated : public testing::TestWithParam<Asked> {};

TEST_P(Stated, IsTakenAsWhatItSays) {
    const Asked& asked = GetParam();
    const auto loaded = load_bytes(scene_of(asked), "stated");
    ASSERT_TRUE(loaded) << to_string(loaded.error());
    const LoadedProblem& problem = loaded->problems.front();
    ASSERT_TRUE(problem.document) << to_string(problem.document.error());
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options);
    ASSERT_TRUE(analysis) << to_string(analysis.error());
    if (asked.value.empty()) {
        EXPECT_TRUE(analysis->goals.front().solved()) << analysis->goals.front().reason;
        return;
    }
    const Answer found = answer(*analysis, problem.document->questions.front());
    ASSERT_TRUE(found.answered()) << found.result.reason;
    EXPECT_EQ(found.value->text(), asked.value);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, Stated,
    testing::Values(
        Asked{{"a", "b", "c"}, {"length(a,b) = 4", "length(b,c) = 3", "angle(a,b,c) = 90"}, "compute length(a,c)", "5"},
        Asked{{"a", "b", "c"},
              {"length(a,b) = 8", "angle(b,a,c) = angle(a,b,c)", "length(a,c) = 2*x + 10", "length(b,c) = 5*x - 14"},
              "compute x",
              "8"},
        Asked{{"a", "b", "c"}, {"length(a,c) = length(b,c)", "angle(b,a,c) = 70"}, "compute angle(a,c,b)", "40"},
        Asked{{"a", "b", "c"}, {"angle(b,a,c) = angle(a,b,c)", "length(a,b) = 5"}, "cong a c b c", ""},
        Asked{{"a", "b", "c"}, {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5"}, "perp a b b c", ""}));

/// A program that reads the verdict need not read sentences.
TEST(Stated, AVerdictNamesTheActionsThatContradictEachOther) {
    const auto loaded =
        load_bytes(scene_of({{"a", "b", "c", "d"},
                             {"length(a,d) = 6", "length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 8"},
                             "cong a b b c",
                             ""}),
                   "stated");
    const auto verdict = verify_numerically(loaded->problems.front()).value();
    ASSERT_NE(verdict.deciding(), nullptr);
    EXPECT_EQ(verdict.deciding()->name, "figure_exists");
    EXPECT_EQ(verdict.deciding()->conflict, (std::vector<std::size_t>{5, 6, 7}));
    EXPECT_EQ(verdict.deciding()->message, "no figure was found in which these hold: AB = 3; BC = 4; AC = 8 (AC is "
                                           "told as 8, and the others leave it at most 7)");
    EXPECT_EQ(verdict.deciding()->value, 8);
    EXPECT_EQ(verdict.deciding()->limit, 7);
}

/// By less than a picture shows: nothing is solved, and what is to blame is what was stated.
TEST(Stated, WhatContradictsItselfSolvesNothing) {
    for (const std::string goal : {"", "length(b,c)"}) {
        const Asked asked{{"a", "b", "c"},
                          {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 5", "aconst b a b c 90.0000000001o"},
                          goal.empty() ? "perp a b b c" : "compute " + goal,
                          goal};
        const auto loaded = load_bytes(scene_of(asked), "stated");
        Options options;
        options.consequences = true;
        options.stop_at_goals = true;
        auto analysis = analyse(loaded->problems.front(), options);
        ASSERT_TRUE(analysis) << to_string(analysis.error());
        for (const GoalResult& result : analysis->goals) EXPECT_FALSE(result.solved());
        for (const scene::Question& question : loaded->problems.front().document->questions)
            EXPECT_FALSE(answer(*analysis, question).answered());
    }
}

} // namespace
} // namespace porism::workflow
