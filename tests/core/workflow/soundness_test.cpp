// A kept problem that was changed from outside is found out.
#include "source_tree/source_tree.h"
#include "workflow/verify/soundness.h"

#include "workflow/library/library.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

class Soundness : public ::testing::Test {
protected:
    Soundness() {
        const auto loaded = load(porism::test::in_source("resources/examples/orthocentre.txt"));
        const auto analysis = analyse(loaded->problems.front());
        sample_.problem = problem_of(*analysis, {}, *loaded->problems.front().document, &loaded->problems.front());
        row_ = corpus::row_of(sample_);
        row_.id = 7;
    }
    std::string fault() const { return fault_of(row_, sample_); }
    /// The row follows, so that only the problem is wrong.
    std::string fault_inside() {
        row_ = corpus::row_of(sample_);
        return fault();
    }

    corpus::Sample sample_;
    corpus::SampleRow row_;
};

TEST_F(Soundness, WhatWasKeptIsSound) {
    ASSERT_FALSE(sample_.problem.paths.empty());
    EXPECT_EQ(fault(), "");
}

TEST_F(Soundness, TheListSaysWhatTheProblemHolds) {
    row_.length += 1;
    EXPECT_NE(fault().find("the list says something else"), std::string::npos);
}

TEST_F(Soundness, AStepThatDoesNotFollowIsFound) {
    proof::Path& path = sample_.problem.paths.front();
    ASSERT_FALSE(path.steps.back().premises.empty());
    path.steps.back().premises.pop_back();
    EXPECT_NE(fault_inside().find("a path is no proof"), std::string::npos);
}

TEST_F(Soundness, ADifficultyIsThatOfThePaths) {
    sample_.problem.difficulty.length += 1;
    EXPECT_EQ(fault_inside(), "its difficulty is not that of its paths");
}

TEST_F(Soundness, WhatIsAcceptedHasAPathToEachGoal) {
    sample_.problem.paths.clear();
    sample_.problem.difficulty = {};
    EXPECT_EQ(fault_inside(), "it is accepted without a path to each goal");
}

TEST_F(Soundness, APathEndsInAGoal) {
    sample_.problem.verdict.outcome = problem::Outcome::undecided;
    sample_.problem.goals.clear();
    EXPECT_EQ(fault_inside(), "a path does not end in a goal");
}

} // namespace
} // namespace porism::workflow
