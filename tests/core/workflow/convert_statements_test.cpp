// Each statement of Geo-DSL, of new points, in each language: it comes back.
#include "core/formats/geodsl/statements.h"
#include "core/workflow/conversions.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

std::optional<LoadedProblem> carried(const LoadedProblem& problem, std::string_view language) {
    const auto text = convert(problem, language);
    EXPECT_TRUE(text) << language;
    return text ? read_one(text->bytes) : std::nullopt;
}

bool same_actions(const LoadedProblem& one, const LoadedProblem& other) {
    const auto placeless = [](scene::Action action) {
        action.at.clear();
        return action;
    };
    return std::ranges::equal(one.document->scene.actions(), other.document->scene.actions(), {}, placeless, placeless);
}

/// Languages with the same actions bring them back. JGEX text brings back what constructions say of the points, and an
/// envelope what it states: both of these come back as they are.
void comes_back(const LoadedProblem& problem, std::string_view language, const std::string& text) {
    const auto back = carried(problem, language);
    ASSERT_TRUE(back) << text << language;
    EXPECT_EQ(back->document->scene.point_count(), problem.document->scene.point_count()) << text << language;
    if (language == "actions" || language == "geodsl") {
        EXPECT_TRUE(same_actions(*back, problem)) << text << language;
        return;
    }
    const auto figure = figure_of(*back);
    ASSERT_TRUE(figure) << text << language << ": " << to_string(figure.error());
    EXPECT_EQ(lost_equation(problem.document->scene, *figure), "") << text << language;
    const auto again = carried(*back, language);
    ASSERT_TRUE(again) << text << language;
    EXPECT_TRUE(same_actions(*again, *back)) << text << language;
}

TEST(ConvertStatements, EachComesBackFromEachLanguage) {
    for (const geodsl::StatementRow& row : geodsl::statement_table())
        for (const bool values : {false, true})
            for (const std::string& text : geodsl::texts_of(row, values, geodsl::Before::needed)) {
                const auto problem = read_one(text);
                ASSERT_TRUE(problem) << text;
                for (const std::string_view language : {"actions", "geodsl", "jgex", "verigeo"})
                    comes_back(*problem, language, text);
            }
}

/// Geo-DSL has neither branches nor places: on which side of the triangle another is built is told to be lost.
TEST(ConvertStatements, ABranchThatALanguageCannotSayIsTold) {
    const auto dropped = [](const std::string& text) {
        const auto problem = read_one(text);
        const auto converted = convert(*problem, "geodsl");
        EXPECT_TRUE(converted) << text;
        return converted ? converted->dropped.size() : 0;
    };
    const std::string triangle = "a@0_0 b@4_0 c@1_3 = triangle a b c; ";
    EXPECT_EQ(dropped(triangle + "d@5_4 = eq_triangle d b c; e@-2_3 = eq_triangle e c a") +
                  dropped(triangle + "d@-0.1_-1.1 = eq_triangle d b c; e@3_0.6 = eq_triangle e c a"),
              1U);
    EXPECT_EQ(dropped(triangle + "d = eq_triangle d b c"), 0U);
    EXPECT_EQ(dropped("a@0_0 b@4_0 = segment a b; d@2_3.5 = eq_triangle d a b"), 0U);
    EXPECT_EQ(dropped("a@0_0 b@4_0 = segment a b; d@2_-3.5 = eq_triangle d a b"), 0U);
}

} // namespace
} // namespace porism::workflow
