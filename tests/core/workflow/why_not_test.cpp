// What is said of a goal that is not solved, both ways: false, not derived, undecided.
#include "workflow/solve/why_not.h"

#include "formats/jgex/jgex.h"
#include "workflow/solve/measured.h"
#include "workflow/solve/rule_profile.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

struct Case {
    Analysis analysis;
    WhyNot why;

    std::string text() const {
        std::string out;
        for (const std::string& line : words_of(analysis, why)) out += line + "\n";
        return out;
    }
};

Case asked(const std::string& text, const Options& options = {}) {
    const auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << text;
    auto analysis = analyse(problem->scene, problem->goals, options);
    EXPECT_TRUE(analysis) << (analysis ? "" : to_string(analysis.error()));
    EXPECT_FALSE(analysis->goals.front().solved()) << text;
    WhyNot why = why_not(*analysis, analysis->goals.front());
    return {*std::move(analysis), std::move(why)};
}

Options under(const RulesChoice& choice) {
    Options out;
    out.bans = *bans_of(choice);
    return out;
}

TEST(WhyNot, AFalseGoalHasThePictureThatFailsIt) {
    const Case one = asked("a@0_0 b@4_0 c@1_3 = triangle a b c; d = foot d c a b ? cong a d d b");
    EXPECT_EQ(one.why.cause, Cause::fails);
    ASSERT_TRUE(one.why.picture);
    EXPECT_EQ(one.why.picture->number, 0U);
    EXPECT_TRUE(facts::refuted(one.analysis.goals.front().goal, one.why.picture->points));
    EXPECT_EQ(one.why.picture->measured, "AD = 1, BD = 3");
    EXPECT_NE(one.text().find("False in the picture: AD = 1, BD = 3"), std::string::npos) << one.text();
    EXPECT_EQ(place_words(one.analysis, *one.why.picture),
              "There A is at (0, 0), B at (4, 0), C at (1, 3), D at (1, 0)");
}

/// The sketch is special: it holds here and nowhere else.
TEST(WhyNot, AGoalOfASpecialSketchFailsInAnotherPicture) {
    const Case one = asked("a@0_0 b@4_0 c@2_3 = triangle a b c; d = foot d c a b ? cong a d d b");
    EXPECT_EQ(one.why.cause, Cause::fails);
    ASSERT_TRUE(one.why.picture);
    EXPECT_GT(one.why.picture->number, 0U);
    EXPECT_TRUE(facts::refuted(one.analysis.goals.front().goal, one.why.picture->points));
    EXPECT_NE(one.text().find("in picture"), std::string::npos) << one.text();
}

TEST(WhyNot, AGoalThatATheoremGivesNamesItWhereItMayNotBeUsed) {
    const Case one = asked("a b c = triangle a b c; d = on_line d a b; e = on_line e a c, on_pline e d b c ? "
                           "eqratio a d a b a e a c",
                           under({"circles", {}}));
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_EQ(one.why.exact, numbers::Decision::yes);
    ASSERT_FALSE(one.why.search.links.empty());
    EXPECT_EQ(one.why.search.links.front().theorem, "Intercept theorem");
    EXPECT_NE(one.text().find("which may not be used"), std::string::npos) << one.text();
    const Json json = to_json(one.analysis, one.why);
    EXPECT_EQ(json["cause"], "not_derived");
    EXPECT_EQ(json["links"][0]["rule"], "intercept");
}

/// Equal directed angles are also those of two other pairs of their lines.
TEST(WhyNot, PremisesOfAMissingLinkAreReadAsTheTheoremNamesThem) {
    const Case one = asked("b c = segment b c; a = on_dia a b c; d = foot d a b c ? eqratio a d b d c d a d",
                           under({"circles", {}}));
    EXPECT_NE(one.text().find("(from ∠BAD = ∠ACD; ∠BDA = ∠ADC)"), std::string::npos) << one.text();
}

/// By areas: no theorem of the closure concludes a sum of heights.
TEST(WhyNot, AGoalAboutLengthsThatNoTheoremConcludesNamesTheEquationsOfItsLengths) {
    const Case one =
        asked("b c = segment b c; a = on_bline a b c; m = midpoint m b c; p = midpoint p m b; e = foot e p a "
              "b; f = foot f p a c; h = foot h b a c ? sum p e p f b h");
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_TRUE(one.why.search.attempts.empty());
    ASSERT_TRUE(one.why.values.quantity);
    EXPECT_FALSE(one.why.values.attempts.empty());
    EXPECT_NE(one.text().find("Theorem of Pythagoras says "), std::string::npos) << one.text();
    EXPECT_EQ(one.text().find("No theorem"), std::string::npos) << one.text();
    EXPECT_TRUE(to_json(one.analysis, one.why).contains("equations"));
}

TEST(WhyNot, WhatIsNotMeantToBeProvedIsUndecided) {
    const Case order = asked("a b c = triangle a b c; i = incenter i a b c ? sameclock a b i a b c");
    EXPECT_EQ(order.why.cause, Cause::undecided);
    EXPECT_NE(order.why.reason.find("order statement"), std::string::npos) << order.why.reason;
}

TEST(WhyNot, WhatALimitCutIsUndecided) {
    Options options;
    options.limits.statements = 3;
    const Case cut = asked("a b c = triangle a b c; h = orthocenter h a b c; o = circle o a b c; d = foot d a b c; e = "
                           "foot e b a c; f = foot f c a b; m = midpoint m b c ? cyclic d e f m",
                           options);
    EXPECT_EQ(cut.why.cause, Cause::undecided);
    EXPECT_NE(cut.why.reason.find("limit"), std::string::npos) << cut.why.reason;
    EXPECT_TRUE(cut.why.search.links.empty());
}

TEST(Measured, IsInTheUnitsOfTheStatement) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const std::vector<geometry::Point<double>> square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    const auto shown = [&](const std::string& text) {
        return measured(facts::parse_statement(text, names)->front(), square, names);
    };
    EXPECT_EQ(shown("perp a b a c"), "∠(AB, AC) = 45°, not 90°");
    EXPECT_EQ(shown("cong a b a c"), "AB = 2, AC = 2.828");
    EXPECT_EQ(shown("coll a b c"), "∠ABC = 90°");
    EXPECT_EQ(shown("lconst a b 3"), "AB = 2, not 3");
    EXPECT_EQ(shown("simtri a b c b c d"), "");
    EXPECT_EQ(shown("perp a b c d"), "∠(AB, CD) = 0°, not 90°");
    EXPECT_EQ(shown("aconst a b a c 60o"), "∠(AB, AC) = 45°, not 60°");
}

/// What is told from what is meant has as many digits as that takes, and what rounding leaves of a zero has none.
TEST(Measured, IsRoundedSensibly) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const std::vector<geometry::Point<double>> points{{0, 0}, {2, 0}, {2, 2 + 2e-6}, {1e-16, 2}};
    const auto shown = [&](const std::string& text) {
        return measured(facts::parse_statement(text, names)->front(), points, names);
    };
    EXPECT_EQ(shown("cong a b b c"), "AB = 2, BC = 2.000002");
    EXPECT_EQ(shown("perp a d b c"), "∠(AD, BC) = 0°, not 90°");
    EXPECT_EQ(shown("aconst a b a c 45o"), "∠(AB, AC) = 45.00003°, not 45°");
}

} // namespace
} // namespace porism::workflow
