#include "problem/problem.h"

#include "support/random_path.h"

#include <gtest/gtest.h>

namespace porism::problem {
namespace {

facts::Statement goal() {
    return *facts::make(facts::Predicate::perp, {0, 1, 1, 2});
}

proof::Step step(proof::Reason reason, const std::string& rule = {}) {
    proof::Step made;
    made.conclusion = goal();
    made.reason = reason;
    made.rule = rule;
    return made;
}

TEST(Difficulty, IsThatOfTheShortestPath) {
    using proof::Reason;
    const proof::Path longer{
        {step(Reason::given), step(Reason::rule, "x"), step(Reason::rule, "y"), step(Reason::algebra)}};
    const proof::Path shorter{
        {step(Reason::given), step(Reason::line_class), step(Reason::rule, "x"), step(Reason::rule, "x")}};
    EXPECT_EQ(difficulty_of({longer, shorter}), (Difficulty{2, 4, 1}));
    EXPECT_EQ(difficulty_of({longer}), (Difficulty{3, 4, 2}));
    EXPECT_EQ(difficulty_of({}), Difficulty{});
}

TEST(Costs, AreOfTheChecksThatWereRun) {
    Costs costs;
    std::vector<Check> checks{{"realize", "figure_exists", CheckState::failed}, {"numeric", "goal_holds"}};
    costs.charge(checks);
    EXPECT_GE(checks[0].cost, 0);
    EXPECT_LT(checks[1].cost, 0);
}

TEST(Theorems, AreListedOnceInOrderOfUse) {
    using proof::Reason;
    const proof::Path path{
        {step(Reason::rule, "y"), step(Reason::rule, "x"), step(Reason::algebra), step(Reason::rule, "y")}};
    EXPECT_EQ(theorems(path), (std::vector<std::string>{"y", "x"}));
}

TEST(Identity, IgnoresSketchesAndTheOrderOfGoals) {
    const auto plain = test::random_scene(7, {.coordinates = false, .goals = 3});
    const auto base = identity(plain.scene, plain.goals);
    EXPECT_EQ(base.size(), 32u);
    scene::Goals turned(plain.goals.rbegin(), plain.goals.rend());
    turned.insert(turned.end(), plain.goals.begin(), plain.goals.end());
    EXPECT_EQ(identity(plain.scene, turned), base);
    const scene::Coordinates sketch{numbers::Scalar(1), numbers::Scalar(2), false};
    const std::vector<std::optional<scene::Coordinates>> at(plain.scene.actions()[0].outputs.size(), sketch);
    EXPECT_EQ(identity(plain.scene.with_coordinates(0, at), plain.goals), base);
    EXPECT_EQ(identity(plain.scene.with_branch(0, 0), plain.goals), base);
    EXPECT_NE(identity(plain.scene.with_branch(0, 1), plain.goals), base);
    EXPECT_NE(identity(plain.scene.prefix(1), {}), base);
}

} // namespace
} // namespace porism::problem
