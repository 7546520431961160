// What the measurements of the reasoner are of.
#include "workflow/memory.h"
#include "workflow/reasoning.h"
#include "workflow/series.h"
#include "workflow/yardstick.h"

#include "formats/jgex/jgex.h"
#include "proof/rule.h"

#include <gtest/gtest.h>
#include <numeric>
#include <set>
#include <vector>

namespace porism::workflow {
namespace {

TEST(Memory, PeaksWithWhatIsTakenAndForgetsIt) {
    constexpr std::size_t bytes = 40'000'000;
    const MemoryWatch all;
    {
        const MemoryWatch one;
        std::vector<char> taken(bytes);
        std::iota(taken.begin(), taken.end(), '\0');
        EXPECT_GE(one.growth_mb(), 30) << taken[bytes / 2];
        EXPECT_GE(one.peak_mb(), one.growth_mb());
    }
    const MemoryWatch later;
    EXPECT_LT(later.growth_mb(), 30);
    EXPECT_LT(later.peak_mb(), all.peak_mb() + 1);
}

TEST(Yardstick, TakesSomeTimeAndLittleOfIt) {
    const double ms = yardstick_ms();
    EXPECT_GT(ms, 20) << "a machine three times as fast as those of 2023";
    EXPECT_LE(yardstick_ms(6), 20 * ms);
}

TEST(Series, FiguresAreLongerAndLongerAndOfDifferentPoints) {
    std::string before;
    for (const std::size_t points : series_points()) {
        const std::string text = series_text(points);
        EXPECT_TRUE(text.starts_with(before)) << text;
        before = text;
        const auto problem = jgex::parse_problem(text);
        ASSERT_TRUE(problem) << to_string(problem.error());
        EXPECT_EQ(problem->scene.names().size(), points);
        const auto diagram = realize::realize(problem->scene);
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        EXPECT_TRUE(diagram->coincidences.empty()) << points;
    }
    EXPECT_EQ(series_points().size(), 6U);
}

TEST(Series, MeasuresTheSameWorkEachTime) {
    const auto one = series_figure(10), other = series_figure(10);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->counts, other->counts);
    EXPECT_GT(one->close_ms, 0);
    EXPECT_DOUBLE_EQ(one->us_per_match() * static_cast<double>(one->counts.matches), 1000 * one->close_ms);
}

TEST(RulesCalled, AreOneRuleOrAWholeFamily) {
    const auto one = rules_called(std::vector<std::string>{"law_of_sines"});
    ASSERT_TRUE(one);
    ASSERT_EQ(one->size(), 1U);
    const auto family = rules_called(std::vector<std::string>{"sine", "law_of_sines"});
    ASSERT_TRUE(family);
    for (std::size_t i = 0; i < proof::rules().size(); ++i)
        EXPECT_EQ(std::ranges::find(*family, RuleId(i)) != family->end(), proof::rules()[i].concept_name == "sine");
    EXPECT_TRUE(rules_called({})->empty());
    const auto none = rules_called(std::vector<std::string>{"bisektor"});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_such_rule");
    EXPECT_EQ(none.error().mend, "did you mean bisector?");
}

TEST(RulesCalled, AreSuchAsCanBeLeftOut) {
    const auto implied = rules_called(std::vector<std::string>{"inscribed_angles"});
    ASSERT_FALSE(implied);
    EXPECT_EQ(implied.error().code, "rule_is_algebra");
    const auto family = rules_called(std::vector<std::string>{"circle"});
    ASSERT_TRUE(family);
    for (const RuleId id : *family) EXPECT_NE(proof::rule(id).standing, proof::Standing::implied);
}

TEST(ReasoningSum, HashesTheWorkAndNotTheTime) {
    Reasoning one{
        .name = "one", .points = 5, .goals = 1, .solved = true, .work = {1, 2, 3, 4}, .counts = {.matches = 7}};
    Reasoning other{
        .name = "other", .work = {10, 20, 30, 40}, .counts = {.matches = 5}, .memory_mb = 9, .growth_mb = 3};
    const ReasoningSum sum = sum_of(std::vector{one, other});
    EXPECT_EQ(sum.problems, 2U);
    EXPECT_EQ(sum.solved, 1U);
    EXPECT_EQ(sum.work.close, 22);
    EXPECT_EQ(sum.largest->name, "one");
    EXPECT_EQ(sum.grown_most->name, "other");
    EXPECT_EQ(sum.peak_mb, 9);
    one.work.close = 99;
    EXPECT_EQ(sum_of(std::vector{one, other}).work_hash, sum.work_hash);
    other.counts.pivots = 1;
    EXPECT_NE(sum_of(std::vector{one, other}).work_hash, sum.work_hash);
}

} // namespace
} // namespace porism::workflow
