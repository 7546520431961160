#include "hand_graph.h"
#include "proof/rules/rule.h"
#include "proof/trace.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace porism::proof {
namespace {

using test::HandGraph;
using test::say;

/// para a b e f from two givens, by one sum; coll a b d from a class; a given and a sum that nothing uses.
struct Fixture {
    HandGraph graph;
    StatementId ab_cd = graph.given("para a b c d", 1);
    StatementId unused = graph.given("cong a b c d", 1);
    StatementId cd_ef = graph.given("para c d e f", 2);
    StatementId stray = graph.derived("cong c d e f", Reason::algebra, {unused});
    StatementId ab_ef =
        graph.derived("para a b e f", Reason::algebra, {ab_cd, cd_ef}, {{{{0, 0, 1}, {1, 0, 1}}, 1, 0}});
    StatementId again = graph.derived("perp a b g h", Reason::algebra, {ab_ef, cd_ef, ab_cd});
};

TEST(TraceBack, KeepsTheConeOnly) {
    Fixture f;
    const Path path = trace_back(f.graph, f.ab_ef).value();
    ASSERT_EQ(path.steps.size(), 3U);
    EXPECT_EQ(path.steps[0].conclusion, say("para a b c d"));
    EXPECT_EQ(path.steps[0].action, 1U);
    EXPECT_EQ(path.steps[1].conclusion, say("para c d e f"));
    EXPECT_EQ(path.goal(), say("para a b e f"));
    EXPECT_EQ(path.steps[2].premises, (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(path.steps[2].certificates.size(), 1U);
}

TEST(TraceBack, ConcludesNothingTwiceAndUsesEverything) {
    Fixture f;
    const Path path = trace_back(f.graph, f.again).value();
    std::vector<bool> used(path.steps.size(), false);
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        for (std::size_t premise : path.steps[i].premises) {
            ASSERT_LT(premise, i);
            used[premise] = true;
        }
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(path.steps[i].conclusion, path.steps[j].conclusion);
    }
    EXPECT_EQ(std::ranges::count(used, false), 1) << "only the goal is used by nothing";
    EXPECT_EQ(path.steps.size(), 4U);
}

TEST(TraceBack, ExplainsEachDerivationOnce) {
    Fixture f;
    ASSERT_TRUE(trace_back(f.graph, f.again));
    EXPECT_EQ(f.graph.explained, 2);
}

TEST(TraceBack, PutsALemmaRightBeforeItsUse) {
    HandGraph graph;
    const auto g1 = graph.given("para a b c d", 0);
    const auto g2 = graph.given("para c d e f", 0);
    const auto left = graph.derived("perp a b e f", Reason::algebra, {g1});
    const auto right = graph.derived("perp a c e f", Reason::algebra, {g2});
    const auto goal = graph.derived("para a b a c", Reason::algebra, {left, right});
    const Path path = trace_back(graph, goal).value();
    ASSERT_EQ(path.steps.size(), 5U);
    EXPECT_EQ(path.steps[1].conclusion, say("perp a b e f"));
    EXPECT_EQ(path.steps[2].conclusion, say("para c d e f"));
}

TEST(TraceBack, RefusesAnExplanationByAYoungerStatement) {
    HandGraph graph;
    const auto goal = graph.derived("para a b c d", Reason::algebra, {StatementId(1)});
    graph.given("para c d e f", 0);
    const auto path = trace_back(graph, goal);
    ASSERT_FALSE(path);
    EXPECT_EQ(path.error().kind, ErrorKind::internal);
}

TEST(TraceBack, CopesWithDeepCones) {
    HandGraph graph;
    const auto first = graph.given("para a b c d", 0);
    StatementId last = first;
    for (int i = 2; i < 20000; ++i) {
        const std::string ratio = std::to_string(i) + "/1";
        last = graph.derived("rconst a b c d " + ratio, Reason::algebra, {last});
    }
    EXPECT_EQ(trace_back(graph, last).value().steps.size(), 19999U);
}

TEST(Conditions, AlgebraNeedsThePairsOfItsEquationsDifferent) {
    Fixture f;
    const Path path = trace_back(f.graph, f.ab_ef).value();
    EXPECT_TRUE(path.steps[0].conditions.empty()) << "what is given rests on nothing";
    EXPECT_EQ(path.steps[2].conditions, (std::vector{say("diff a b"), say("diff c d"), say("diff e f")}));
    EXPECT_EQ(conditions(path), path.steps[2].conditions);
}

TEST(Conditions, ACircleFromEquationsIsNotALine) {
    HandGraph graph;
    const auto given = graph.given("eqangle a c b c a d b d", 0);
    const auto goal = graph.derived("cyclic a b c d", Reason::algebra, {given});
    const auto listed = conditions(trace_back(graph, goal).value());
    EXPECT_EQ(std::ranges::count(listed, say("ncoll a b c")), 1);
}

TEST(Conditions, MergedCirclesShareThreePointsThatAreNotOnALine) {
    HandGraph graph;
    const auto one = graph.given("cyclic a b c d", 0);
    const auto two = graph.given("cyclic b c d e", 1);
    const auto goal = graph.derived("cyclic a c d e", Reason::circle_class, {one, two});
    const auto listed = conditions(trace_back(graph, goal).value());
    EXPECT_EQ(std::ranges::count(listed, say("ncoll b c d")), 1);
}

TEST(Conditions, MergedLinesShareTwoPointsThatDiffer) {
    HandGraph graph;
    const auto one = graph.given("coll a b c", 0), two = graph.given("coll a b d", 1),
               three = graph.given("coll c e f", 2), four = graph.given("coll d e f", 3);
    const auto goal = graph.derived("coll a b e", Reason::line_class, {one, two, three, four});
    const auto listed = conditions(trace_back(graph, goal).value());
    EXPECT_EQ(std::ranges::count(listed, say("diff c d")), 1) << "no premise says so";
}

TEST(Conditions, EveryRuleRowBringsItsOwnAndItsPairs) {
    ASSERT_FALSE(rules().empty());
    for (std::size_t i = 0; i < rules().size(); ++i) {
        const Rule& row = rules()[i];
        std::vector<PointId> binding(row.letters.size());
        for (std::size_t k = 0; k < binding.size(); ++k) binding[k] = PointId(k);
        HandGraph graph;
        const auto given = graph.given("para a b c d", 0);
        const auto goal = graph.by_rule("perp a b c d", RuleId(i), binding, {given});
        const Path path = trace_back(graph, goal).value();
        const auto listed = conditions(path);
        EXPECT_EQ(path.steps.back().rule, row.name);
        EXPECT_TRUE(std::ranges::is_sorted(listed));
        EXPECT_EQ(std::ranges::adjacent_find(listed), listed.end());
        for (const facts::Pattern& pattern : row.conditions) {
            const auto condition = facts::instantiate(pattern, binding);
            ASSERT_TRUE(condition) << row.name;
            EXPECT_TRUE(std::ranges::binary_search(listed, *condition)) << row.name;
        }
        for (const facts::Pattern& pattern : row.conclusions) {
            for (const auto& equation : facts::equations(*facts::instantiate(pattern, binding))) {
                if (facts::holds_for_one_point(equation.table)) continue;
                for (const auto& term : equation.terms) {
                    const PointId pair[2] = {term.pair.first, term.pair.second};
                    EXPECT_TRUE(std::ranges::binary_search(listed, *facts::make(facts::Predicate::diff, pair)))
                        << row.name;
                }
            }
        }
    }
}

TEST(Length, CountsTheoremsAndSumsOnly) {
    HandGraph graph;
    const auto one = graph.given("coll a b c", 0);
    const auto two = graph.given("coll b c d", 1);
    const auto line = graph.derived("coll a b d", Reason::line_class, {one, two});
    const auto sum = graph.derived("para a d b c", Reason::algebra, {line, two});
    const Path path = trace_back(graph, sum).value();
    EXPECT_EQ(length(path), 1U);
    EXPECT_EQ(raw_length(path), 4U);
}

} // namespace
} // namespace porism::proof
