// The figure of a problem of a file: in the branch of its goals, or with the reason why there is none and where.
#include "workflow/figure.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

LoadedProblem one(const std::string& text) {
    auto loaded = load_bytes(text, "f.txt");
    EXPECT_TRUE(loaded) << (loaded ? "" : to_string(loaded.error()));
    return std::move(loaded->problems.front());
}

TEST(FigureOf, PointsToTheActionThatIsToBlame) {
    const auto figure =
        figure_of(one("name\na b c = triangle a b c; d = midpoint d a b; e = on_line e a b, on_line e a d; "
                      "f = midpoint f a c\n"));
    ASSERT_FALSE(figure);
    EXPECT_EQ(figure.error().place, (Place{"f.txt", 2, 45})) << to_string(figure.error());
}

TEST(FigureOf, PointsToTheFirstGoalWhereNoBranchFits) {
    const auto figure = figure_of(one("a b c = triangle a b c; d = foot d a b c ? cong a b a c\n"));
    ASSERT_TRUE(figure) << to_string(figure.error());
    ASSERT_TRUE(figure->no_branch);
    EXPECT_EQ(figure->no_branch->code, "goal_false");
    EXPECT_EQ(figure->no_branch->place, (Place{"f.txt", 1, 44}));
    EXPECT_TRUE(figure->chosen_for.empty());
}

TEST(FigureOf, HoldsAsManyGoalsAsCan) {
    const auto problem = one("a b c = triangle a b c; d = foot d a b c ? cong a b a c; perp a d b c\n");
    const auto figure = figure_of(problem);
    ASSERT_TRUE(figure);
    EXPECT_TRUE(figure->no_branch);
    EXPECT_EQ(figure->chosen_for, (realize::Wanted{{problem.document->goals[1]}, {}}));
}

TEST(FigureOf, ChoosesTheBranchForEquationsAsForGoals) {
    for (const char* goal : {"cong a b o a", "lequation 1 a b -1 o a 0"}) {
        const auto problem = one(std::string("o a = segment o a; b = on_circle b o a, s_angle a o b 120 ? ") + goal);
        const auto figure = figure_of(problem);
        ASSERT_TRUE(figure) << to_string(figure.error());
        EXPECT_FALSE(figure->no_branch) << goal;
        EXPECT_EQ(figure->diagram->branches[1], 1) << goal;
    }
}

TEST(FigureOf, SaysWhichPlacesWereChosen) {
    // D completes a parallelogram at A in two ways, and each goal is about one of them.
    std::vector<std::string> chosen;
    for (const char* goal : {"para a b c d", "para a c b d"}) {
        const auto problem =
            one(std::string("a b c = triangle a b c; d = eqdistance d a b c, on_pline d a b c ? ") + goal);
        const auto figure = figure_of(problem);
        ASSERT_TRUE(figure) << to_string(figure.error());
        EXPECT_FALSE(figure->no_branch);
        for (const BranchChoice& choice : chosen_branches(problem, *figure->diagram))
            chosen.push_back(to_string(choice, figure->scene));
    }
    EXPECT_EQ(chosen, std::vector<std::string>{"d 2 of 2"}) << "the first place is nobody's choice";
}

} // namespace
} // namespace porism::workflow
