// Every rule of the peers is proved here, by a row, a class or a table of ours, and none of their unsound forms is.
#include "figures.h"

#include "support/files.h"

#include <array>
#include <set>
#include <sstream>

namespace porism::reason::test {
namespace {

std::vector<jgex::Problem> rows_of(const std::string& file) {
    return jgex::parse_file(porism::test::read_file("tests/core/reason/peers/" + file));
}

/// What stands in the proofs of all goals: rules by name, tables as "algebra", classes as "line" and "circle".
std::set<std::string> means_of(const Figure& figure) {
    const Session session = closed(figure);
    std::set<std::string> means;
    for (const facts::Statement& goal : figure.goals) {
        const auto path = checked_path(figure, session, goal);
        EXPECT_TRUE(path) << facts::to_string(goal, figure.diagram.names);
        if (!path) continue;
        for (const proof::Step& step : path->steps) {
            constexpr std::array names{"given", "", "algebra", "line", "circle"};
            const std::string name = names.at(static_cast<std::size_t>(step.reason));
            means.insert(name.empty() ? step.rule : name);
        }
    }
    return means;
}

/// Row names are "their number theorem : means of ours".
void each_is_proved(const std::string& file, std::size_t at_least) {
    const auto rows = rows_of(file);
    EXPECT_GE(rows.size(), at_least);
    for (const jgex::Problem& row : rows) {
        SCOPED_TRACE(row.name);
        ASSERT_TRUE(row.content) << to_string(row.content.error());
        ASSERT_FALSE(row.content->goals.empty());
        const auto means = means_of(realised(row.content->scene, row.content->goals));
        std::string all;
        for (const std::string& each : means) all += " " + each;
        const auto colon = row.name.find(" : ");
        ASSERT_NE(colon, std::string::npos);
        std::istringstream ours(row.name.substr(colon + 3));
        for (std::string word; ours >> word;) EXPECT_TRUE(means.contains(word)) << word << ", not among" << all;
    }
}

TEST(Peers, RulesOfAlphaGeometryAreProved) {
    each_is_proved("alphageometry.txt", 48);
}

TEST(Peers, RulesOfNewclidAndGenesisGeoAreProved) {
    each_is_proved("newclid.txt", 40);
}

TEST(Peers, TheoremsThatNoPeerHasAreProved) {
    each_is_proved("more.txt", 34);
}

// Not even where rows are believed whatever the pictures say of their conclusions.
TEST(Peers, UnsoundFormsAreNotConcluded) {
    const auto rows = rows_of("unsound.txt");
    EXPECT_GE(rows.size(), 20U);
    for (const jgex::Problem& row : rows) {
        SCOPED_TRACE(row.name);
        ASSERT_TRUE(row.content) << to_string(row.content.error());
        const Figure figure = realised(row.content->scene, {});
        Options options;
        options.trust_conclusions = figure.scene.point_count() < 8; // eight points of one line take seconds
        options.goals = row.content->goals;
        ASSERT_FALSE(options.goals.empty());
        auto session = close(figure.diagram, options);
        ASSERT_TRUE(session);
        EXPECT_EQ(session->ending(), Ending::saturated);
        for (const facts::Statement& goal : options.goals) {
            EXPECT_FALSE(facts::seen(goal, figure.diagram.scene_picture.points))
                << facts::to_string(goal, figure.diagram.names) << " is no counterexample";
            EXPECT_FALSE(session->prove(goal)) << facts::to_string(goal, figure.diagram.names);
        }
    }
}

} // namespace
} // namespace porism::reason::test
