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

} // namespace
} // namespace porism::workflow
