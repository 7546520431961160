// The problems that the project carries: which are solved, by paths of which length, with how much work.
#include "corpus_of_ours.h"

#include "support/golden.h"

#include <sstream>

namespace porism::reason::test {
namespace {

std::string line_of(const std::string& name, const Figure& figure) {
    const Session session = closed(figure);
    std::size_t length = 0;
    bool solved = true;
    for (const facts::Statement& goal : figure.goals) {
        const auto path = checked_path(figure, session, goal);
        solved = solved && path;
        if (path) length += proof::length(*path);
    }
    const Counts& counts = session.counts();
    std::ostringstream out;
    out << name << ": " << (solved ? "solved" : "open") << ", length " << length << ", matches " << counts.matches
        << ", pivots " << counts.pivots << ", firings " << counts.firings << ", statements " << counts.statements
        << "\n";
    return out.str();
}

TEST(SolvedList, IsTheGolden) {
    std::string actual;
    std::size_t problems = 0;
    for (const OurProblem& problem : problems_of_ours()) {
        actual += line_of(problem.name, realised(problem.scene, problem.goals));
        ++problems;
    }
    EXPECT_GE(problems, 30U);
    porism::test::expect_golden("solved/examples.txt", actual);
}

} // namespace
} // namespace porism::reason::test
