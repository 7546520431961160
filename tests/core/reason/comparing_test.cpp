// Comparisons, and equations of a power, by the values of what they speak of.
#include "figures.h"

#include "facts/comparison.h"
#include "reason/value/comparing.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

const std::vector<std::string> of_three_four_five{"length(a,b) = 3", "length(a,c) = 4", "perp a b a c"};

bool is_shown(const char* text) {
    const Figure f = realised(porism::test::points_with("a b c", of_three_four_five), {});
    Session session = closed(f);
    const auto said = facts::parse_goal(text, f.diagram.names);
    EXPECT_TRUE(said) << text;
    const facts::Statement& statement = said->front();
    const auto path = facts::comparison_row(statement.predicate()) ? path_to_comparison(session, f.diagram, statement)
                                                                   : path_by_quantities(session, f.diagram, statement);
    if (!path) return false;
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_TRUE(verdict.valid) << text << ": " << verdict.summary;
    return verdict.valid;
}

TEST(Comparing, ShowsWhatHoldsByTheValues) {
    for (const char* text : {"length(b,c) > 4", "length(a,b) < length(a,c)", "length(a,b) + length(a,c) > length(b,c)",
                             "area(a,b,c) >= 6", "length(b,c) != 4", "2*length(a,b) > length(b,c)"})
        EXPECT_TRUE(is_shown(text)) << text;
}

TEST(Comparing, ShowsNothingElse) {
    for (const char* text : {"length(b,c) > 5", "length(a,b) > length(a,c)", "area(a,b,c) < 6", "length(b,c) != 5"})
        EXPECT_FALSE(is_shown(text)) << text;
}

TEST(Comparing, IsRefusedWhereThePremiseSaysAnotherDifference) {
    const Figure f = realised(porism::test::points_with("a b c", of_three_four_five), {});
    Session session = closed(f);
    const auto greater = facts::parse_goal("length(b,c) > 4", f.diagram.names)->front();
    auto path = path_to_comparison(session, f.diagram, greater);
    ASSERT_TRUE(path);
    path->steps.back().conclusion = facts::parse_goal("length(b,c) > 6", f.diagram.names)->front();
    EXPECT_FALSE(verify::check(*path, f.scene, f.diagram).valid);
}

TEST(Comparing, EquationsOfAPowerHoldByTheValueOfItsBase) {
    for (const char* text : {"length(b,c)^2 = 25", "length(a,b)^2 + 1 = 10", "length(b,c)^2 - length(a,b)^2 = 16"})
        EXPECT_TRUE(is_shown(text)) << text;
    EXPECT_FALSE(is_shown("length(b,c)^2 = 24"));
}

} // namespace
} // namespace porism::reason::test
