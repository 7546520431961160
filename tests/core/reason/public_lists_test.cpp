// Public problem files, where they lie beside the source tree: which of their problems are solved, and the work of all.
#include "figures.h"

#include "support/files.h"
#include "support/golden.h"

#include <fmt/format.h>

namespace porism::reason::test {
namespace {

class PublicList : public testing::TestWithParam<const char*> {};

bool solved(const Figure& figure, const Session& session) {
    return std::ranges::all_of(
        figure.goals, [&](const facts::Statement& goal) { return checked_path(figure, session, goal).has_value(); });
}

TEST_P(PublicList, IsTheGolden) {
    const std::string name = GetParam();
    const std::string file = "../shared/problems/" + name + ".txt";
    const std::string text = porism::test::read_file(file);
    if (text.empty()) GTEST_SKIP() << "there is no " << file;
    std::string list;
    Counts sum;
    for (const jgex::Problem& problem : jgex::parse_file(text, name)) {
        ASSERT_TRUE(problem.content) << problem.name;
        const Figure figure = realised(problem.content->scene, problem.content->goals);
        const Session session = closed(figure);
        list += fmt::format("{}: {}\n", problem.name, solved(figure, session) ? "solved" : "open");
        const Counts& counts = session.counts();
        sum.matches += counts.matches;
        sum.pivots += counts.pivots;
        sum.row_operations += counts.row_operations;
        sum.firings += counts.firings;
        sum.statements += counts.statements;
    }
    list += fmt::format("work: matches {}, pivots {}, row operations {}, firings {}, statements {}\n", sum.matches,
                        sum.pivots, sum.row_operations, sum.firings, sum.statements);
    porism::test::expect_golden("solved/" + name + ".txt", list);
}

INSTANTIATE_TEST_SUITE_P(, PublicList, testing::Values("imo_ag_30", "jgex_ag_231"),
                         [](const auto& list) { return std::string(list.param); });

} // namespace
} // namespace porism::reason::test
