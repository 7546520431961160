// What rule profiles are made of, and what cannot be one (definition 26).
#include "proof/rules/rule_profile.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::proof {
namespace {

using facts::Predicate;
using facts::TableKind;

const Rule& called(std::string_view name) {
    return *row_called(name);
}

std::string profile(const std::string& members) {
    return R"({"porism": "rule_profile", "version": 1, "name": "mine", )" + members + "}";
}

TEST(ReadyRuleProfiles, GoAlongTheSyllabusAndEndWithEverything) {
    const auto ready = ready_rule_profiles();
    ASSERT_GE(ready.size(), 6U);
    std::size_t before = 0;
    for (const RuleProfile& one : ready) {
        EXPECT_GT(one.rules().size(), before) << one.name << " adds nothing to what it builds on";
        before = one.rules().size();
        EXPECT_FALSE(one.title.empty() || one.grade.empty() || one.about.empty()) << one.name;
        EXPECT_EQ(one.builds_on.empty(), &one == &ready.front()) << one.name;
    }
    EXPECT_FALSE(ready.back().bans.any()) << "the last one leaves something out";
}

TEST(ReadyRuleProfiles, HaveTheirTheoremsWhereAClassMeetsThem) {
    struct Met {
        const char* rule;
        const char* not_yet;
        const char* now;
    };
    for (const Met& met :
         {Met{"congruent_sas", "angles", "triangles"}, Met{"midline", "triangles", "quadrilaterals"},
          Met{"inscribed_angles", "quadrilaterals", "circles"}, Met{"pythagoras", "circles", "pythagoras"},
          Met{"similar_aa", "pythagoras", "similarity"}, Met{"law_of_cosines", "similarity", "trigonometry"},
          Met{"radical_axis", "angles", "competition"}, Met{"ceva", "trigonometry", "competition"}}) {
        EXPECT_TRUE(ready_rule_profile(met.not_yet)->bans.bans(called(met.rule))) << met.rule;
        EXPECT_FALSE(ready_rule_profile(met.now)->bans.bans(called(met.rule))) << met.rule;
    }
}

TEST(Bans, KeepTheEquationsOfStatementsOutOfTheTables) {
    const Bans none;
    EXPECT_TRUE(none.takes(Predicate::cyclic, TableKind::direction));
    Bans bans;
    bans.ban(called("inscribed_angles"));
    EXPECT_FALSE(bans.takes(Predicate::cyclic, TableKind::direction));
    EXPECT_TRUE(bans.takes(Predicate::coll, TableKind::direction));
    EXPECT_TRUE(bans.reads(Predicate::cong));
    bans.ban(called("corresponding_angles_of_similar_triangles"));
    EXPECT_FALSE(bans.takes(Predicate::simtri, TableKind::direction));
    EXPECT_TRUE(bans.takes(Predicate::simtri, TableKind::log_length));
    EXPECT_FALSE(bans.reads(Predicate::simtri));
}

TEST(Bans, OfCalculationCloseTablesOrPartsOfThem) {
    Bans bans;
    bans.ban(Calculation::sines);
    EXPECT_TRUE(bans.uses(TableKind::log_length));
    EXPECT_FALSE(bans.takes(Predicate::sinelaw, TableKind::log_length));
    EXPECT_TRUE(bans.takes(Predicate::eqratio, TableKind::log_length));
    bans.ban(Calculation::squares);
    EXPECT_FALSE(bans.uses(TableKind::square));
    EXPECT_FALSE(bans.takes(Predicate::eqpower, TableKind::square)) << "powers are sums of squares";
    EXPECT_TRUE(bans.takes(Predicate::perp, TableKind::direction));
}

TEST(Bans, MatchTheRulesThatNoCalculationSaysAnyMore) {
    EXPECT_TRUE(Bans().matched_though_implied().empty());
    const RuleId tangents = *rule_by_name("two_tangents_from_one_point"), halves = *rule_by_name("midpoint_halves");
    Bans bans;
    bans.ban(Calculation::squares);
    const auto matched = bans.matched_though_implied();
    EXPECT_EQ(std::ranges::count(matched, tangents), 1);
    EXPECT_EQ(std::ranges::count(matched, halves), 0) << "lengths say it";
    bans.ban(tangents);
    EXPECT_EQ(std::ranges::count(bans.matched_though_implied(), tangents), 0);
}

TEST(Bans, OfPythagorasCloseSquaresToRightAnglesAlone) {
    Bans bans;
    bans.ban(called("pythagoras"));
    EXPECT_FALSE(bans.takes(Predicate::perp, TableKind::square));
    EXPECT_FALSE(bans.concludes(Predicate::perp, TableKind::square)) << "the converse";
    EXPECT_TRUE(bans.concludes(Predicate::cong, TableKind::square));
    EXPECT_TRUE(bans.takes(Predicate::perp, TableKind::direction));
    EXPECT_TRUE(bans.reads(Predicate::perp)) << "that it is 90 degrees is no theorem";
    EXPECT_EQ(bans.closed_by(Predicate::perp, TableKind::square), &called("pythagoras"));
    EXPECT_EQ(std::ranges::count(bans.matched_though_implied(), *rule_by_name("perpendicular_bisector")), 1)
        << "it is known as a theorem";
    EXPECT_EQ(std::ranges::count_if(relation_rows(), is_pythagoras), 1);
}

TEST(RuleProfile, IsReadWithWhatItBuildsOn) {
    const auto mine = read_rule_profile(
        profile(R"("builds_on": ["triangles"], "rules": ["midline", "circle"], "without": ["thales", "incentre"])"),
        "");
    ASSERT_TRUE(mine) << to_string(mine.error());
    EXPECT_EQ(mine->title, "mine");
    for (const char* name : {"congruent_sas", "midline", "inscribed_angles", "angle_sum"})
        EXPECT_FALSE(mine->bans.bans(called(name))) << name;
    for (const char* name : {"thales", "incentre", "centroid_ratio", "pythagoras"})
        EXPECT_TRUE(mine->bans.bans(called(name))) << name;
    EXPECT_EQ(mine->calculations(), (std::vector{Calculation::angles, Calculation::lengths}));
}

TEST(RuleProfile, ErrorsHaveAPlaceAndAMend) {
    struct Wrong {
        const char* members;
        const char* code;
        const char* mend;
    };
    for (const Wrong& wrong : {Wrong{R"("builds_on": ["triangels"])", "no_such_profile", "did you mean triangles?"},
                               Wrong{R"("builds_on": ["angles"],
 "rules": ["similr_aa"])",
                                     "no_such_rule", "did you mean similar_aa?"},
                               Wrong{R"("calculations": ["angels"])", "no_such_calculation", "did you mean angles?"},
                               Wrong{R"("calculations": ["lengths"])", "needs_angles", "angles"},
                               Wrong{R"("calculations": ["angles", "sines"])", "needs_whole", "ratios"},
                               Wrong{R"("builds_on": ["angles"], "without": ["parallels_to_one_line"])",
                                     "rule_is_calculation", "leave out the calculation"},
                               Wrong{R"("builds_on": ["angles"], "rulez": [])", "json_unknown_key", ""}}) {
        const auto read = read_rule_profile(profile(wrong.members), "mine.json");
        ASSERT_FALSE(read) << wrong.members;
        EXPECT_EQ(read.error().code, wrong.code);
        EXPECT_NE(read.error().mend.find(wrong.mend), std::string::npos) << to_string(read.error());
        ASSERT_TRUE(read.error().place) << wrong.code;
        EXPECT_GT(read.error().place->line, 0) << to_string(read.error());
    }
    const auto second = read_rule_profile(profile("\"builds_on\": [\"angles\"],\n \"rules\": [\"similr_aa\"]"), "m");
    EXPECT_EQ(second.error().place->line, 2);
}

} // namespace
} // namespace porism::proof
