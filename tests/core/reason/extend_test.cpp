// A closure that goes on where a smaller one ended, and one of the whole figure: the same follows.
#include "corpus_of_ours.h"
#include "diagram/beginning.h"

#include "support/random_scene.h"
#include "support/samples.h"

#include <algorithm>
#include <iostream>

namespace porism::reason::test {
namespace {

using facts::Statement;

std::size_t points_of(const scene::Scene& scene, std::size_t actions) {
    std::size_t points = 0;
    for (std::size_t i = 0; i < actions; ++i) points += scene.actions()[i].outputs.size();
    return points;
}

void expect_all(Session& in, const Session& of, const Figure& figure, const char* which) {
    for (const Statement& statement : of.graph().statements)
        EXPECT_TRUE(in.prove(statement)) << which << ": " << facts::to_string(statement, figure.diagram.names);
}

/// Closes so many actions and extends by the others, together or one by one.
Result<Session> in_pieces(const Figure& figure, std::size_t actions, const Options& options, bool one_by_one) {
    const auto beginning = [&](std::size_t count) {
        return diagram::beginning_of(figure.diagram, count, points_of(figure.scene, count));
    };
    auto session = close(beginning(actions), options);
    const std::size_t all = figure.scene.actions().size();
    for (std::size_t count = one_by_one ? actions + 1 : all; session && count <= all; ++count)
        session = extend(*session, beginning(count));
    return session;
}

void compare(const Figure& figure, std::size_t actions, bool one_by_one, std::size_t& compared) {
    const auto anew = close(figure.diagram);
    auto extended = in_pieces(figure, actions, {}, one_by_one);
    ASSERT_TRUE(anew);
    if (!extended) {
        EXPECT_EQ(extended.error().code, "not_extended"); // what there was contradicts itself, or was not whole
        return;
    }
    ++compared;
    EXPECT_EQ(extended->ending(), anew->ending());
    if (anew->ending() != Ending::saturated) return;
    auto again = close(figure.diagram);
    expect_all(*extended, *anew, figure, "missing");
    expect_all(*again, *extended, figure, "too much");
}

TEST(Extend, EqualsClosingAnewOnRandomScenes) {
    const std::size_t wanted = porism::test::samples(1000);
    std::size_t compared = 0, tried = 0;
    for (std::uint64_t seed = 1; compared < wanted && seed < 10 * wanted; ++seed) {
        const auto made = porism::test::random_scene(seed, {.actions = 8, .coordinates = false, .branches = true});
        const std::size_t actions = made.scene.actions().size();
        if (actions < 3 || made.scene.point_count() > 14) continue;
        auto diagram = realize::realize(made.scene);
        if (!diagram) continue;
        ++tried;
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Figure figure{realize::with_branches(made.scene, *diagram), {}, std::move(*diagram)};
        compare(figure, 1 + seed % (actions - 1), seed % 2 == 0, compared);
        if (HasFailure()) return;
    }
    std::cout << compared << " of " << tried << " figures compared\n";
    EXPECT_EQ(compared, wanted);
}

/// A scene, and its first actions realised apart: what a person has drawn so far, and draws next.
struct Drawing {
    scene::Scene scene;
    diagram::Diagram before;
};

std::optional<Drawing> drawing(std::uint64_t seed) {
    const auto made = porism::test::random_scene(seed, {.actions = 8, .branches = true});
    const std::size_t actions = made.scene.actions().size();
    if (actions < 2 || made.scene.point_count() > 14 || !realize::realize(made.scene)) return std::nullopt;
    auto before = realize::realize(made.scene.prefix(actions - 1));
    if (!before) return std::nullopt;
    return Drawing{made.scene, *std::move(before)};
}

void expect_the_same(Session& extended, const Figure& figure) {
    auto anew = close(figure.diagram);
    ASSERT_TRUE(anew);
    EXPECT_EQ(extended.ending(), anew->ending());
    if (anew->ending() != Ending::saturated) return;
    expect_all(extended, *anew, figure, "missing");
    expect_all(*anew, extended, figure, "too much");
}

TEST(Extend, AddsAnActionInThePicturesThatThereAre) {
    const std::size_t wanted = porism::test::samples(1000);
    std::size_t compared = 0, forced = 0;
    for (std::uint64_t seed = 1; compared < wanted && seed < 10 * wanted; ++seed) {
        const auto scene = drawing(seed);
        if (!scene) continue;
        const auto before = close(scene->before);
        if (!before || before->ending() != Ending::saturated) continue;
        SCOPED_TRACE("seed " + std::to_string(seed));
        auto diagram = realize::extend(scene->scene, scene->before);
        if (!diagram) {
            EXPECT_EQ(diagram.error().code, "new_pictures");
            ++forced;
            continue;
        }
        const Figure figure{scene->scene, {}, *std::move(diagram)};
        auto extended = extend(*before, figure.diagram);
        ASSERT_TRUE(extended) << extended.error().what;
        expect_the_same(*extended, figure);
        if (HasFailure()) return;
        ++compared;
    }
    std::cout << compared << " figures compared, " << forced << " asked for new pictures\n";
    EXPECT_EQ(compared, wanted);
    // Random circles often miss a line in one of four pictures.
    EXPECT_LE(forced * 5, compared);
}

TEST(Extend, SeldomAsksForNewPicturesInOurProblems) {
    std::size_t extended = 0, forced = 0;
    for (const OurProblem& problem : problems_of_ours()) {
        const Figure figure = realised(problem.scene, problem.goals);
        const std::size_t actions = figure.scene.actions().size();
        if (actions < 2 || figure.scene.states()) continue;
        const auto before = realize::realize(figure.scene.prefix(actions - 1));
        ASSERT_TRUE(before);
        SCOPED_TRACE(problem.name);
        const auto diagram = realize::extend(figure.scene, *before);
        EXPECT_EQ(diagram ? "new_pictures" : diagram.error().code, "new_pictures");
        ++(diagram ? extended : forced);
    }
    std::cout << extended << " figures extended, " << forced << " asked for new pictures\n";
    EXPECT_GT(extended, 100U);
    EXPECT_LE(forced * 20, extended);
}

TEST(Extend, EqualsClosingAnewOnOurProblems) {
    std::size_t compared = 0;
    for (const OurProblem& problem : problems_of_ours()) {
        const Figure figure = realised(problem.scene, problem.goals);
        const std::size_t actions = figure.scene.actions().size();
        SCOPED_TRACE(problem.name);
        if (actions > 1) compare(figure, actions - 1, false, compared);
    }
    EXPECT_GT(compared, 100U);
}

TEST(Extend, ProvesGoalsWithPathsThatTheCheckerPasses) {
    for (const OurProblem& problem : problems_of_ours()) {
        const Figure figure = realised(problem.scene, problem.goals);
        const std::size_t actions = figure.scene.actions().size();
        if (actions < 2) continue;
        SCOPED_TRACE(problem.name);
        const auto before =
            close(diagram::beginning_of(figure.diagram, actions - 1, points_of(figure.scene, actions - 1)));
        ASSERT_TRUE(before);
        const auto session = extend(*before, figure.diagram, figure.goals);
        if (!session) continue;
        const Session anew = closed(figure);
        for (const Statement& goal : figure.goals)
            EXPECT_EQ(checked_path(figure, *session, goal).has_value(), checked_path(figure, anew, goal).has_value());
    }
}

TEST(Extend, KeepsWhatThereWasAndItsNumbers) {
    const Figure figure = realised(problems_of_ours().front().scene, {});
    const std::size_t actions = figure.scene.actions().size();
    const auto before = close(diagram::beginning_of(figure.diagram, actions - 1, points_of(figure.scene, actions - 1)));
    ASSERT_TRUE(before);
    const std::vector<Statement> statements = before->graph().statements;
    const auto session = extend(*before, figure.diagram);
    ASSERT_TRUE(session);
    EXPECT_EQ(before->graph().statements, statements);
    ASSERT_GT(session->graph().statements.size(), statements.size());
    EXPECT_TRUE(std::ranges::equal(statements, std::span(session->graph().statements).first(statements.size())));
}

TEST(Extend, IsRefusedForAnotherFigure) {
    const Figure one = figure("a b c = triangle a b c; d = midpoint d a b"), other = figure("a b c = triangle a b c");
    const Session session = closed(one);
    const auto extended = extend(session, other.diagram);
    ASSERT_FALSE(extended);
    EXPECT_EQ(extended.error().code, "not_extended");
}

TEST(Extend, IsRefusedWhereTheClosureIsNotWhole) {
    const Figure whole = figure("a b c = triangle a b c; d = foot d a b c; e = foot e b c a; f = foot f c a b");
    Options few;
    few.limits.statements = 5;
    const auto before = close(diagram::beginning_of(whole.diagram, 3, 5), few);
    ASSERT_TRUE(before);
    ASSERT_EQ(before->ending(), Ending::limit);
    EXPECT_FALSE(extend(*before, whole.diagram));
}

} // namespace
} // namespace porism::reason::test
