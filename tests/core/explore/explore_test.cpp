#include "explore/explore.h"

#include "core/proof/hand_graph.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "reason/reason.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace porism::explore {
namespace {

using proof::Reason;
using proof::test::HandGraph;

reason::Session closed(const std::string& text) {
    const auto problem = jgex::parse_problem(text).value();
    return reason::close(realize::realize(problem.scene).value()).value();
}

TEST(Tier, SplitsLengthsAsTheSeedDoes) {
    EXPECT_EQ(tier_of(0), Tier::below);
    EXPECT_EQ(tier_of(4), Tier::below);
    EXPECT_EQ(tier_of(5), Tier::first);
    EXPECT_EQ(tier_of(9), Tier::first);
    EXPECT_EQ(tier_of(10), Tier::second);
    EXPECT_EQ(tier_of(19), Tier::second);
    EXPECT_EQ(tier_of(20), Tier::third);
    EXPECT_EQ(tier_of(50), Tier::third);
    EXPECT_EQ(tier_of(51), Tier::above);
    EXPECT_EQ(tier_name(Tier::third), "20 to 50");
}

/// Two givens, a class step (length 0), a sum of length 1, a sum over it of length 2 that shares a premise.
struct Small {
    HandGraph graph;
    StatementId g1 = graph.given("coll a b c", 0);
    StatementId g2 = graph.given("coll b c d", 1);
    StatementId line = graph.derived("coll a b d", Reason::line_class, {g1, g2});
    StatementId one = graph.derived("para a d b c", Reason::algebra, {line, g2});
    StatementId two = graph.derived("perp a d b c", Reason::algebra, {one, g2});
};

TEST(Following, TellsWhatRestsOnAStatement) {
    Small s;
    const std::vector ids{s.g1, s.line, s.two};
    const Following of_first = following(s.graph, std::span(ids).first(1)).value();
    EXPECT_EQ(of_first.direct, (std::vector{s.line}));
    EXPECT_EQ(of_first.all, (std::vector{s.line, s.one, s.two}));
    const Following of_both = following(s.graph, std::span(ids).first(2)).value();
    EXPECT_EQ(of_both.direct, (std::vector{s.one})) << "the statements themselves do not follow";
    EXPECT_EQ(of_both.all, (std::vector{s.one, s.two}));
    const Following of_last = following(s.graph, std::span(ids).last(1)).value();
    EXPECT_TRUE(of_last.all.empty());
    EXPECT_TRUE(following(s.graph, {}).value().all.empty());
}

TEST(Survey, MeasuresEveryPathAndSkipsTheTrivial) {
    Small s;
    const Survey survey = explore::survey(s.graph).value();
    EXPECT_EQ(survey.statements, 5U);
    EXPECT_EQ(survey.trivial, 3U);
    EXPECT_EQ(survey.premises, 2U);
    ASSERT_EQ(survey.candidates.size(), 2U);
    EXPECT_EQ(survey.candidates[0], (Candidate{s.two, 2, 5, 2}));
    EXPECT_EQ(survey.candidates[1], (Candidate{s.one, 1, 4, 2}));
    EXPECT_EQ(survey.tiers[0], 2U);
}

TEST(Survey, FiltersByLengthAndByPremises) {
    Small s;
    Filter filter;
    filter.min_length = 2;
    EXPECT_EQ(explore::survey(s.graph, filter).value().candidates.size(), 1U);
    filter = {};
    filter.max_length = 1;
    EXPECT_EQ(explore::survey(s.graph, filter).value().candidates.front().statement, s.one);
    filter = {};
    filter.min_premise_ratio = 1;
    EXPECT_EQ(explore::survey(s.graph, filter).value().candidates.size(), 2U);
    s.graph.given("cong e f g h", 2);
    EXPECT_EQ(explore::survey(s.graph, filter).value().candidates.size(), 0U) << "a premise that no path uses";
    EXPECT_EQ(explore::survey(s.graph, filter).value().tiers[0], 2U) << "tiers count all";
}

TEST(Survey, ExplainsEachDerivationOnce) {
    Small s;
    ASSERT_TRUE(explore::survey(s.graph));
    EXPECT_EQ(s.graph.explained, 3);
}

TEST(Survey, StopsWhenAsked) {
    Small s;
    StopSource source;
    source.request_stop();
    const auto survey = explore::survey(s.graph, {}, Control{source.get_token(), {}});
    ASSERT_FALSE(survey);
    EXPECT_EQ(survey.error().kind, ErrorKind::interrupted);
}

TEST(Survey, AgreesWithThePathsThemselves) {
    const auto session =
        closed("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; m = midpoint m b c");
    const Survey survey = explore::survey(session).value();
    EXPECT_GT(survey.candidates.size(), 20U);
    EXPECT_EQ(std::accumulate(survey.tiers.begin(), survey.tiers.end(), std::size_t{0}), survey.candidates.size());
    EXPECT_EQ(survey.trivial + survey.candidates.size(), survey.statements);
    EXPECT_TRUE(std::ranges::is_sorted(survey.candidates, std::ranges::greater{}, &Candidate::length));
    for (const Candidate& candidate : survey.candidates) {
        const proof::Path path = single(session, candidate.statement).value();
        EXPECT_EQ(proof::length(path), candidate.length);
        EXPECT_EQ(proof::raw_length(path), candidate.raw_length);
        EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(path.steps, Reason::given, &proof::Step::reason)),
                  candidate.premises);
    }
}

TEST(Survey, IsTheSameEveryTime) {
    const std::string text =
        "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a; e = on_line e a c, on_line e b d";
    EXPECT_EQ(explore::survey(closed(text)).value(), explore::survey(closed(text)).value());
}

} // namespace
} // namespace porism::explore
