// Each row of the rule table as a page: its example is solved with it.
#include "facts/truth.h"
#include "paint/compose.h"
#include "workflow/catalogue/rules.h"

#include "support/samples.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace porism::workflow {
namespace {

std::vector<std::size_t> all_rows() {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < proof::all_rules().size(); ++i) out.push_back(i);
    return out;
}

/// Each is made once for all that is asked of it.
const Result<RulePage>& page_of(RuleId id) {
    static std::map<RuleId, Result<RulePage>> pages;
    const auto known = pages.find(id);
    return known != pages.end() ? known->second : pages.emplace(id, rule_page(id)).first->second;
}

class Page : public testing::TestWithParam<std::size_t> {
protected:
    void SetUp() override {
        if (!porism::test::sampled(GetParam())) GTEST_SKIP();
    }
    RuleId id() const { return RuleId(GetParam()); }
    const proof::Rule& row() const { return proof::rule(id()); }
};

TEST_P(Page, SolvesItsExampleWithItsRule) {
    const auto& page = page_of(id());
    ASSERT_TRUE(page) << to_string(page.error());
    EXPECT_EQ(page->rule, id());
    const std::string asked = row().relation ? "Find " : "Prove that ";
    EXPECT_NE(page->example.problem.find(asked), std::string::npos) << page->example.problem;
    ASSERT_FALSE(page->example.steps.empty());
    EXPECT_TRUE(std::ranges::any_of(page->example.steps, &WorkedStep::uses_rule));
    for (const WorkedStep& step : page->example.steps) EXPECT_TRUE(step.sentence.ends_with(".")) << step.sentence;
    ASSERT_TRUE(page->example.diagram);
    const auto& points = page->example.diagram->scene_picture.points;
    EXPECT_TRUE(facts::seen(page->example.conclusion, points));
    for (const facts::Statement& premise : page->example.premises) EXPECT_TRUE(facts::seen(premise, points));
    EXPECT_EQ(page->example.premises.empty(), row().hypotheses.empty());
    EXPECT_EQ(points.size(), page->example.scene.point_count());
}

/// The text of the theorem is read beside the example, so both speak of the same points.
TEST_P(Page, CallsThePointsOfItsExampleByTheLettersOfTheRow) {
    const auto& page = page_of(id());
    ASSERT_TRUE(page) << to_string(page.error());
    const std::vector<PointId>& binding = page->example.binding;
    ASSERT_EQ(binding.size(), row().letters.size());
    for (std::size_t i = 0; i < binding.size(); ++i) {
        const std::string& name = page->example.scene.name(binding[i]);
        if (std::ranges::count(binding, binding[i]) == 1) {
            EXPECT_EQ(name, row().letters[i]);
            continue;
        }
        const auto named = std::ranges::find(row().letters, name);
        ASSERT_NE(named, row().letters.end()) << name << " is " << row().letters[i];
        EXPECT_EQ(binding[static_cast<std::size_t>(named - row().letters.begin())], binding[i]);
    }
}

/// Numbers on bows beside the segments too.
TEST_P(Page, ShowsItsPictureWhole) {
    const auto& page = page_of(id());
    ASSERT_TRUE(page) << to_string(page.error());
    paint::Options options;
    for (const facts::Statement& premise : page->example.premises)
        options.lit.push_back({premise, paint::Role::premise});
    options.lit.push_back({page->example.conclusion, paint::Role::conclusion});
    const auto list = paint::picture_of(page->example.scene, *page->example.diagram, 640, options);
    for (const paint::Item& item : list.items) {
        const auto* dot = std::get_if<paint::Dot>(&item);
        if (dot == nullptr) continue;
        EXPECT_GE(dot->at.x, dot->radius);
        EXPECT_GE(dot->at.y, dot->radius);
        EXPECT_LE(dot->at.x + dot->radius, list.width);
        EXPECT_LE(dot->at.y + dot->radius, list.height);
    }
}

/// An equality of directed angles may be one of supplementary angles in a picture; not in that of a theorem which says
/// that angles are equal.
TEST_P(Page, ShowsEqualAnglesWhereItsTextSaysSo) {
    const auto& page = page_of(id());
    ASSERT_TRUE(page) << to_string(page.error());
    if (row().text.find("180°") != std::string::npos) return;
    for (const WorkedStep& step : page->example.steps)
        if (step.uses_rule) {
            EXPECT_EQ(step.sentence.find("= 180°"), std::string::npos) << step.sentence;
        }
}

TEST_P(Page, SaysEveryPatternInWordsAndNotation) {
    for (const auto* patterns : {&row().hypotheses, &row().conditions, &row().conclusions}) {
        const auto clauses = clauses_of(*patterns, row());
        ASSERT_EQ(clauses.size(), patterns->size());
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            EXPECT_FALSE(clauses[i].words.empty());
            const auto read = facts::parse_patterns(clauses[i].notation, row().letters);
            ASSERT_TRUE(read) << clauses[i].notation;
            EXPECT_EQ(read->front().slots, (*patterns)[i].slots);
            EXPECT_EQ(read->front().constant, (*patterns)[i].constant) << clauses[i].notation;
        }
    }
}

TEST_P(Page, StopsWhenItIsTold) {
    StopSource stop;
    stop.request_stop();
    EXPECT_FALSE(rule_page(id(), Control{stop.get_token(), {}}));
}

INSTANTIATE_TEST_SUITE_P(Rules, Page, testing::ValuesIn(all_rows()),
                         [](const auto& row) { return proof::all_rules()[row.param].name; });

TEST(Letters, OfOnePointAreTold) {
    const auto shared = rule_page(*proof::rule_by_name("equal_powers"));
    ASSERT_TRUE(shared) << to_string(shared.error());
    EXPECT_EQ(shared_letters_text(*shared), "Q is P");
    const auto apart = rule_page(*proof::rule_by_name("ceva"));
    ASSERT_TRUE(apart) << to_string(apart.error());
    EXPECT_EQ(shared_letters_text(*apart), "");
}

TEST(Symmetries, AreCountedWithTheRowItself) {
    const auto page = rule_page(*proof::rule_by_name("inscribed_angle_converse"));
    ASSERT_TRUE(page) << to_string(page.error());
    EXPECT_EQ(page->symmetries, 8U) << "A with B, P with Q, and both pairs";
    EXPECT_EQ(symmetries_text(*page), "8 ways to name the points say the same");
    RulePage alone;
    EXPECT_EQ(symmetries_text(alone), "");
}

} // namespace
} // namespace porism::workflow
