// Why a value was not derived: what the equations about it lack, and the link with which it is.
#include "figures.h"

#include "facts/relation.h"
#include "proof/rules/rule_profile.h"
#include "reason/whynot/value_gap.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

facts::Quantity quantity(const Figure& figure, const char* text) {
    return *facts::parse_quantity(text, figure.diagram.names);
}

ValueGap asked(const Figure& figure, const char* text, Options options = {}, const ValueGapLimits& limits = {}) {
    options.consequences = true;
    Session session = closed(figure, std::move(options));
    const std::vector wanted{quantity(figure, text)};
    return value_gap(session, figure.diagram, wanted, figure.diagram.scene_picture.letters, limits);
}

void give(Figure& figure, const char* relation) {
    const auto parsed = facts::parse_relation(relation, figure.diagram.names);
    ASSERT_TRUE(parsed) << to_string(parsed.error());
    figure.diagram.givens.push_back({facts::make(*parsed), 0});
}

/// 3, 4, 5: the right angle is drawn and not given.
Figure right_triangle(const std::vector<std::string>& givens) {
    return drawn({"a", "b", "c"}, {{0, 0}, {3, 4}, {3, 0}}, givens);
}

TEST(ValueGap, NamesTheHypothesisThatIsNotGiven) {
    const Figure f = right_triangle({"lconst a c 3", "lconst b c 4"});
    const ValueGap gap = asked(f, "length(a,b)");
    ASSERT_EQ(gap.links.size(), 1U);
    EXPECT_EQ(gap.links.front().statement, f.say("perp a c b c"));
    ASSERT_FALSE(gap.attempts.empty());
    const EquationAttempt& first = gap.attempts.front();
    EXPECT_EQ(first.lacking, std::vector{f.say("perp a c b c")});
    EXPECT_TRUE(first.unknown.empty());
    ASSERT_NE(first.row, nullptr);
    ASSERT_FALSE(gap.nearest.empty());
    EXPECT_EQ(gap.nearest.front().quantity, quantity(f, "length(a,c)"));
}

TEST(ValueGap, NamesTheValueThatIsNotGiven) {
    const Figure f = right_triangle({"lconst a c 3", "perp a c b c"});
    const ValueGap gap = asked(f, "length(a,b)");
    EXPECT_EQ(gap.quantity, quantity(f, "length(a,b)"));
    EXPECT_TRUE(gap.links.empty());
    ASSERT_EQ(gap.missing.size(), 1U);
    const std::vector enough{quantity(f, "length(b,c)"), quantity(f, "angle(a,b,c)"), quantity(f, "angle(b,a,c)")};
    EXPECT_NE(std::ranges::find(enough, gap.missing.front()), enough.end())
        << facts::to_string(gap.missing.front(), f.diagram.names);
    for (std::size_t i = 1; i < gap.attempts.size(); ++i)
        EXPECT_LE(gap.attempts[i - 1].unknown.size() + gap.attempts[i - 1].lacking.size(),
                  gap.attempts[i].unknown.size() + gap.attempts[i].lacking.size());
}

TEST(ValueGap, NamesSeveralValuesWhereOneIsNotEnough) {
    const Figure f = right_triangle({"perp a c b c"});
    const ValueGap gap = asked(f, "length(a,b)");
    EXPECT_EQ(gap.missing.size(), 2U);
    EXPECT_TRUE(gap.links.empty());
}

/// Two positive roots, and nothing tells which.
TEST(ValueGap, NamesTheValuesThatAnEquationLeavesOpen) {
    Figure f = drawn({"a", "b"}, {{0, 0}, {2, 0}}, {});
    give(f, "length(a,b)^2 + 6 = 5*length(a,b)");
    const ValueGap gap = asked(f, "length(a,b)");
    ASSERT_EQ(gap.attempts.size(), 1U);
    EXPECT_EQ(gap.attempts.front().row, nullptr);
    ASSERT_EQ(gap.attempts.front().roots.size(), 2U);
    EXPECT_EQ(gap.attempts.front().roots[0].text(), "2");
    EXPECT_EQ(gap.attempts.front().roots[1].text(), "3");
    EXPECT_TRUE(gap.missing.empty());
    EXPECT_EQ(gap.open.values, gap.attempts.front().roots);
    EXPECT_FALSE(gap.open.deciding) << "there is no angle";
}

/// Two triangles have these two sides and this angle; where the angle opposite the longer side is acute there is one.
TEST(ValueGap, NamesTheOrderThatDecidesBetweenValues) {
    const Figure f =
        realised(porism::test::points_with("a b c", {"angle(b,a,c) = 30", "length(a,b) = 10", "length(b,c) = 6"}), {});
    for (const char* const text : {"length(a,c)", "angle(a,c,b)"}) {
        const ValueGap gap = asked(f, text);
        EXPECT_EQ(gap.open.values.size(), 2U) << text;
        ASSERT_TRUE(gap.open.deciding) << text;
        EXPECT_TRUE(gap.open.deciding->predicate() == facts::Predicate::acute_angle ||
                    gap.open.deciding->predicate() == facts::Predicate::obtuse_angle);
        EXPECT_EQ(diagram::decide_condition(f.diagram, *gap.open.deciding), numbers::Decision::yes);
    }
}

TEST(ValueGap, NamesTheRowThatIsLeftOut) {
    const Figure f = figure("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4");
    Options options;
    options.bans = proof::ready_rule_profile("circles")->bans;
    const ValueGap gap = asked(f, "length(a,b)", options);
    ASSERT_FALSE(gap.links.empty());
    EXPECT_EQ(gap.links.front().row, proof::row_called("pythagoras"));
    EXPECT_TRUE(gap.missing.empty());
}

TEST(ValueGap, IsNoneWhereTheValueFollows) {
    const Figure f = right_triangle({"lconst a c 3", "lconst b c 4", "perp a c b c"});
    EXPECT_FALSE(asked(f, "length(a,b)").quantity);
}

/// Limits are counted: the search ends and says so.
TEST(ValueGap, SaysThatALimitCutIt) {
    const Figure f = right_triangle({"lconst a c 3", "lconst b c 4"});
    ValueGapLimits limits;
    limits.instances = 0;
    EXPECT_FALSE(asked(f, "length(a,b)", {}, limits).whole);
    limits = {};
    limits.trials = 0;
    EXPECT_TRUE(asked(f, "length(a,b)", {}, limits).links.empty());
    limits = {};
    limits.values.bindings = 3;
    EXPECT_FALSE(asked(f, "length(a,b)", {}, limits).whole);
    limits = {};
    limits.values.work = 3;
    EXPECT_FALSE(asked(f, "length(a,b)", {}, limits).whole);
}

} // namespace
} // namespace porism::reason::test
