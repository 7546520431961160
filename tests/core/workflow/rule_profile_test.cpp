// What --rules and --without mean.
#include "workflow/solve/rule_profile.h"

#include "scratch.h"
#include "workflow/files.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

TEST(BansOf, AreOneRuleOrAWholeFamily) {
    const auto one = bans_of({{}, {"law_of_sines"}});
    ASSERT_TRUE(one);
    EXPECT_EQ(one->not_matched().size(), 1U);
    const auto family = bans_of({{}, {"sine", "law_of_sines"}});
    ASSERT_TRUE(family);
    for (const proof::Rule& row : proof::rules()) EXPECT_EQ(family->bans(row), row.concept_name == "sine") << row.name;
    EXPECT_FALSE(bans_of({})->any());
    const auto none = bans_of({{}, {"bisektor"}});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_such_rule");
    EXPECT_EQ(none.error().mend, "did you mean bisector?");
}

TEST(BansOf, AreSuchAsCanBeLeftOut) {
    const auto calculation = bans_of({{}, {"parallels_to_one_line"}});
    ASSERT_FALSE(calculation);
    EXPECT_EQ(calculation.error().code, "rule_is_calculation");
    const auto opened = bans_of({{}, {"inscribed_angles"}});
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->takes(facts::Predicate::cyclic, facts::TableKind::direction));
    const auto family = bans_of({{}, {"circle"}});
    ASSERT_TRUE(family);
    EXPECT_TRUE(family->bans(*proof::row_called("thales")));
    EXPECT_FALSE(family->bans(*proof::row_called("centre_of_three_points"))) << "calculation with lengths";
}

TEST(RuleProfileCalled, IsAReadyOneOrAFile) {
    const auto ready = rule_profile_called("circles");
    ASSERT_TRUE(ready);
    EXPECT_EQ(ready->title, "Angles in circles");
    const auto none = rule_profile_called("cirkles");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_such_profile");
    EXPECT_EQ(none.error().mend, "did you mean circles?");
    EXPECT_EQ(rule_profile_called("no/such/file.json").error().code, "file_missing");
    const test::Scratch scratch;
    const std::string path = scratch.path("mine.json");
    ASSERT_TRUE(
        write_file(path, R"({"porism": "rule_profile", "version": 1, "name": "mine", "builds_on": ["angles"]})"));
    const auto mine = rule_profile_called(path);
    ASSERT_TRUE(mine) << to_string(mine.error());
    EXPECT_EQ(mine->bans, proof::ready_rule_profile("angles")->bans);
    EXPECT_EQ(words_of(RulesChoice{path, {"thales"}}), "the rule profile mine, without thales");
    EXPECT_EQ(words_of(RulesChoice{"circles", {}}), "the rule profile Angles in circles (grade 8)");
}

} // namespace
} // namespace porism::workflow
