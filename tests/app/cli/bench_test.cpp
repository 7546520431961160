// What `bench` measures: the figures are of the machine, what they are of is not.
#include "running.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace porism::cli {
namespace {

using test::example;
using test::lines;
using test::Ran;
using test::run;
using test::Scratch;
using Json = nlohmann::json;

std::vector<Json> records(const Ran& ran) {
    std::vector<Json> out;
    for (const std::string& line : lines(ran.out)) out.push_back(Json::parse(line));
    return out;
}

double sum(const std::vector<Json>& all, const std::string& key) {
    double out = 0;
    for (const Json& one : all) out += one[key].get<double>();
    return out;
}

TEST(BenchReason, AddsUpWhatItSaysOfEachProblem) {
    const Ran ran = run({"bench", "reason", "--json", example("problems.txt")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::vector<Json> all = records(ran);
    ASSERT_GT(all.size(), 30U);
    const Json last = all.back();
    all.pop_back();
    EXPECT_EQ(last["problems"], all.size());
    EXPECT_EQ(last["solved"], std::ranges::count_if(all, [](const Json& one) { return one["solved"].get<bool>(); }));
    for (const char* key : {"realize_ms", "close_ms", "explain_ms", "check_ms"})
        EXPECT_NEAR(last[key].get<double>(), sum(all, key), 1e-6) << key;
    const double counted = last["parse_ms"].get<double>() + last["close_ms"].get<double>();
    EXPECT_NEAR(last["yardsticks"].get<double>() * last["yardstick_ms"].get<double>(), counted, 1e-6);
    for (const Json& one : all) {
        EXPECT_GT(one["goals"], 0) << one;
        EXPECT_GT(one["memory_mb"], 1) << one;
        EXPECT_LE(one["growth_mb"], one["memory_mb"]) << one;
        EXPECT_LE(one["memory_mb"], last["peak_mb"]) << one;
        EXPECT_LE(one["growth_mb"], last["grown_most"]["growth_mb"]) << one;
        EXPECT_LE(one["matches"], last["largest"]["matches"]) << one;
    }
}

TEST(BenchReason, SaysOpenWhereTheGoalIsNotReached) {
    const Scratch scratch;
    const std::string file = scratch.put("some.txt", "one\na b c = triangle a b c; d = midpoint d a b ? cong a d b d\n"
                                                     "two\na b c = triangle a b c ? cong a b a c\n"
                                                     "three\na b c = triangle a b c\n");
    const auto all = records(run({"bench", "reason", "--json", file}));
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0]["solved"], true);
    EXPECT_EQ(all[1]["solved"], false);
    EXPECT_EQ(all[2]["solved"], false) << "nothing was asked";
    EXPECT_EQ(all[3]["solved"], 1);
    const std::string shown = run({"bench", "reason", file}).out;
    EXPECT_NE(shown.find("solved  one"), std::string::npos) << shown;
    EXPECT_NE(shown.find("open    two"), std::string::npos) << shown;
    EXPECT_NE(shown.find("-       three"), std::string::npos) << shown;
}

TEST(BenchReason, SaysWhereTheTimeGoesAndDoesTheSameWork) {
    const auto plain = records(run({"bench", "reason", "--json", example("problems.txt")}));
    const auto profiled = records(run({"bench", "reason", "--profile", "--json", example("problems.txt")}));
    EXPECT_FALSE(plain.back().contains("profile"));
    const Json parts = profiled.back()["profile"];
    double share = 0;
    for (const Json& part : parts) share += part["share"].get<double>();
    EXPECT_NEAR(share, 1, 1e-9);
    for (const char* name : {"questions", "rows", "matching", "sines"})
        EXPECT_TRUE(std::ranges::any_of(parts, [&](const Json& part) {
            return part["part"] == name && part["ms"].get<double>() > 0;
        })) << name;
    EXPECT_EQ(profiled.back()["counts"], plain.back()["counts"]);
    const std::string words = run({"bench", "reason", "--profile", example("problems.txt")}).err;
    EXPECT_NE(words.find("questions to the tables"), std::string::npos) << words;
}

TEST(BenchReason, LeavesOutRulesAndFamilies) {
    const std::string file = example("problems.txt");
    const auto all = records(run({"bench", "reason", "--json", file}));
    const auto none = records(run({"bench", "reason", "--json", "--without", "sine", file}));
    const auto one =
        records(run({"bench", "reason", "--json", "--without", "law_of_sines", "--without", "circle", file}));
    EXPECT_LT(sum({none.begin(), none.end() - 1}, "matches"), sum({all.begin(), all.end() - 1}, "matches"));
    EXPECT_LT(one.back()["solved"], all.back()["solved"]);
    const Ran wrong = run({"bench", "reason", "--without", "law_of_sine", file});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("did you mean law_of_sines?"), std::string::npos) << wrong.err;
}

TEST(BenchReason, SeriesGrowsWithItsFigure) {
    const Ran ran = run({"bench", "reason", "--series", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto all = records(ran);
    ASSERT_EQ(all.size(), 6U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i]["points"], 5 * (i + 1));
        if (i == 0) continue;
        for (const char* key : {"matches", "pivots", "row_operations", "statements"})
            EXPECT_GT(all[i][key], all[i - 1][key]) << key;
    }
}

TEST(BenchReason, TellsWhatDoesNotGoTogether) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"bench", "reason"},
                                               {"bench", "exact", "--profile", example("problems.txt")},
                                               {"bench", "realize", "--series"},
                                               {"bench", "reason", "--series", example("problems.txt")}}) {
        const Ran ran = run(command);
        EXPECT_EQ(ran.status, 2) << command[1];
        EXPECT_TRUE(ran.out.empty()) << ran.out;
        EXPECT_FALSE(ran.err.empty()) << command[1];
    }
}

} // namespace
} // namespace porism::cli
