#include "diagnose/branches.h"

#include "samples.h"
#include "support/stated.h"

#include <gtest/gtest.h>

namespace porism::diagnose {
namespace {

using problem::CheckState;
using test::sample;

problem::Check check_of(const Sample& of) {
    const auto checks = branch_checks(of, branches_of(of));
    EXPECT_EQ(checks.size(), 1U);
    return checks.empty() ? problem::Check{} : checks.front();
}

// A triangle with equal sides, and a point over one of these at a right angle: on which side is not said.
const std::string equilateral = "a = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                                "d = on_tline d b b c, on_circle d b c ? aconst a b c d ";

TEST(Branches, AnAngleOfOneSideIsRejectedWithItsBranches) {
    const Sample one_sided = sample(equilateral + "7pi/12");
    const auto survey = branches_of(one_sided);
    EXPECT_TRUE(survey.complete);
    ASSERT_EQ(survey.branches.size(), 4U);
    EXPECT_EQ(survey.branches[1].text, "the figure with ABC counter-clockwise and D on the other side of BC from A");
    for (const BranchFigures& one : survey.branches)
        EXPECT_EQ(one.failing.front().has_value(), one.states.front() == InBranch::fails);
    const auto check = check_of(one_sided);
    EXPECT_EQ(check.state, CheckState::failed);
    EXPECT_EQ(check.action, 2U);
    EXPECT_EQ(check.value, 1);
    EXPECT_EQ(check.limit, 4);
    ASSERT_TRUE(check.elsewhere);
    EXPECT_EQ(check.elsewhere->points.size(), 4U);
    EXPECT_EQ(check.elsewhere->difference, "the figure with ABC counter-clockwise and D on the same side of BC as A");
    EXPECT_NE(check.message.find("is false in the figure with ABC counter-clockwise and D on the same side of BC as A; "
                                 "with ABC counter-clockwise and D on the other side of BC from A; with ABC clockwise"),
              std::string::npos)
        << check.message;
}

TEST(Branches, AWrittenBranchIsSaid) {
    Sample written = sample(equilateral + "7pi/12");
    const auto survey = branches_of(written);
    for (const BranchFigures& one : survey.branches) {
        if (one.states.front() != InBranch::holds) continue;
        for (const std::size_t action : {2U, 3U})
            written.scene = written.scene.with_branch(action, one.branches[action]);
        break;
    }
    const auto check = check_of(written);
    EXPECT_EQ(check.state, CheckState::passed) << check.message;
    EXPECT_EQ(check.limit, 1);
}

TEST(Branches, MendsTakeOneInWhichAllHolds) {
    const Sample one_sided = sample(equilateral + "7pi/12");
    const auto mends = branch_mends(one_sided, branches_of(one_sided));
    ASSERT_EQ(mends.size(), 1U);
    EXPECT_EQ(mends.front().text, "Take the figure with ABC clockwise and D on the same side of BC as A.");
    for (const Mend& mend : mends) {
        EXPECT_EQ(mend.verdict.outcome, problem::Outcome::accepted);
        EXPECT_EQ(check_of(mend.sample).state, CheckState::passed);
        EXPECT_TRUE(branch_mends(mend.sample, branches_of(mend.sample)).empty());
    }
}

TEST(Branches, WhatHoldsInAllPasses) {
    const auto check = check_of(sample("a = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                                       "m = midpoint m a b ? perp c m a b"));
    EXPECT_EQ(check.state, CheckState::passed) << check.message;
    EXPECT_EQ(check.value, 2);
}

TEST(Branches, MirrorImagesAreTwoBranches) {
    // Which of both circles' common points c is turns the angle round.
    for (const char* angle : {"60o", "120o"}) {
        const auto check = check_of(sample(
            std::string("a = free a; b = free b; c = on_circle c a b, on_circle c b a ? aconst a b a c ") + angle));
        EXPECT_EQ(check.state, CheckState::failed) << check.message;
        EXPECT_EQ(check.value, 1);
        EXPECT_EQ(check.limit, 2);
    }
}

TEST(Branches, MirrorImagesOfWhatIsStatedAreOneFigure) {
    Sample equal_sides{porism::test::points_with("a b c", {"cong a b b c", "cong b c c a"})};
    equal_sides.goals = *facts::parse_statement("aconst a b a c 60o", equal_sides.scene.names());
    EXPECT_EQ(check_of(equal_sides).state, CheckState::passed);
}

/// An order says nothing of a branch that it leaves open.
TEST(Branches, OfWhatIsStatedEachOpenBranchIsLookedAt) {
    Sample on_a_side = sample("a b c = triangle a b c; m = midpoint m a b; "
                              "d = on_line d a b, on_circle d a c ? cong d a a c");
    porism::test::state(on_a_side.scene, "acute_angle b a c");
    EXPECT_EQ(check_of(on_a_side).state, CheckState::passed);
    on_a_side.goals = {porism::test::statement_of("acute_angle c a d", on_a_side.scene.names())};
    const auto check = check_of(on_a_side);
    EXPECT_EQ(check.state, CheckState::failed) << check.message;
    EXPECT_EQ(check.limit, 2);
    Sample written = on_a_side;
    for (const int branch : {0, 1}) {
        written.scene = on_a_side.scene.with_branch(2, branch);
        EXPECT_EQ(check_of(written).limit, 1) << branch;
    }
}

TEST(Branches, MoreThanTheCapIsUndecided) {
    BranchOptions options;
    options.cap = 1;
    const Sample two = sample("a = free a; b = free b; c = on_circle c a b, on_circle c b a ? cong a b a c");
    const auto checks = branch_checks(two, branches_of(two, options));
    ASSERT_EQ(checks.size(), 1U);
    EXPECT_EQ(checks.front().state, CheckState::undecided) << checks.front().message;
}

Sample with_value(scene::Scene scene, const char* question) {
    scene::Questions questions{*scene::parse_question(question, scene.names())};
    return {std::move(scene), {}, std::move(questions)};
}

TEST(Branches, AValueThatAnotherOrderChangesIsRejected) {
    const Sample open =
        with_value(porism::test::points_with("a b c", {"coll a b c", "length(a,b) = 5", "length(b,c) = 3"}),
                   "compute length(a,c)");
    const auto check = check_of(open);
    EXPECT_EQ(check.state, CheckState::failed);
    EXPECT_NE(check.message.find("has another value in"), std::string::npos) << check.message;
    ASSERT_TRUE(check.elsewhere);
    EXPECT_TRUE(check.elsewhere->difference.starts_with("compute length(a,c) is ")) << check.elsewhere->difference;
    EXPECT_NE(check.message.find(" there, and "), std::string::npos) << check.message;
    Sample said = open;
    said.scene =
        porism::test::points_with("a b c", {"coll a b c", "obtuse_angle a b c", "length(a,b) = 5", "length(b,c) = 3"});
    EXPECT_EQ(check_of(said).state, CheckState::passed);
}

TEST(Branches, TheValueOfADrawingIsMeant) {
    const Sample drawn = sample("a@0_0 = free a; b@5_0 = lconst b a 5; c@2_0 = on_line c a b, lconst c b 3");
    EXPECT_FALSE(has_branch_checks(with_value(drawn.scene, "compute length(a,c)")));
}

} // namespace
} // namespace porism::diagnose
