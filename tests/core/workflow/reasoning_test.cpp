// What the measurements of the reasoner are of.
#include "workflow/measure/memory.h"
#include "workflow/measure/reasoning.h"
#include "workflow/measure/series.h"
#include "workflow/measure/yardstick.h"

#include "formats/jgex/jgex.h"

#include <gtest/gtest.h>
#include <numeric>
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

TEST(Series, AddsEachFurtherPointThatCanBePlacedAlready) {
    const auto figure = series_figure(10), last = series_figure(30);
    ASSERT_TRUE(figure && last);
    ASSERT_TRUE(figure->next && figure->any);
    EXPECT_EQ(figure->next->constructions, 1U);
    EXPECT_GT(figure->any->constructions, 10U);
    EXPECT_LT(figure->any->constructions, 20U);
    EXPECT_GT(figure->any->matches, figure->next->matches);
    EXPECT_GT(figure->any->extended.ms(), 0);
    EXPECT_GT(figure->next->of, figure->next->matches);
    EXPECT_FALSE(last->next || last->any);
}

TEST(LastAddition, IsOfTheLastActionAlone) {
    const std::string text =
        "orthocentre\na b c = triangle a b c; d = foot d a b c; h = orthocenter h a b c ? perp a h b c\n"
        "lone\na b c = triangle a b c ? coll a b c\n";
    const auto loaded = load_bytes(text, "two.txt");
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->problems.size(), 2U);
    const auto one = last_addition_of(loaded->problems[0]);
    ASSERT_TRUE(one) << to_string(one.error());
    EXPECT_EQ(one->points, 4U);
    EXPECT_EQ(one->placed, 1U);
    ASSERT_TRUE(one->addition);
    EXPECT_GT(one->addition->matches, 0U);
    EXPECT_GT(one->addition->of, one->addition->matches);
    EXPECT_GT(one->addition->part(), 0);
    const auto lone = last_addition_of(loaded->problems[1]);
    ASSERT_FALSE(lone);
    EXPECT_EQ(lone.error().code, "no_last_action");
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
