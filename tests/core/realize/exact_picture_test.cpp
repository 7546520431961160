// Exact pictures (definitions 6 and 12): what they say is certain, agrees with what is given and seen, and ends in
// time.
#include "realize/exact/exact_picture.h"

#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/random_scene.h"

#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <thread>

namespace porism::realize {
namespace {

using numbers::Decision;
using numbers::Exact;

struct Realised {
    scene::SceneAndGoals problem;
    diagram::Diagram diagram;

    ExactAnswer goal(const ExactOptions& options = {}, const Control& control = {}) const {
        return decide_exactly(problem.scene, diagram, problem.goals.at(0), options, control);
    }
};

Realised realised(std::string_view text) {
    auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << text;
    auto diagram = realize(problem->scene, {.choose_branch_for = {}});
    EXPECT_TRUE(diagram) << text;
    return {*std::move(problem), *std::move(diagram)};
}

/// A figure of many roots, one upon the other: each point is where two circles about the last points meet.
std::string nested_roots(int count) {
    std::string text = "a b c = triangle a b c";
    std::string before = "a", last = "b", out = "c";
    for (int i = 0; i < count; ++i) {
        const std::string next = "p" + std::to_string(i);
        text += fmt::format("; {0} = on_circle {0} {1} {2}, on_circle {0} {3} {1}", next, last, before, out);
        before = last;
        last = out;
        out = next;
    }
    return fmt::format("{} ? perp {} {} {} {}", text, last, before, last, out);
}

TEST(ExactPicture, DecidesTheoremsAndTheirContraries) {
    constexpr std::string_view orthocentre =
        "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e ? ";
    EXPECT_EQ(realised(std::string(orthocentre) + "perp c h a b").goal().decision, Decision::yes);
    EXPECT_EQ(realised(std::string(orthocentre) + "perp c h a c").goal().decision, Decision::no);
    EXPECT_EQ(realised(std::string(orthocentre) + "cyclic a b d e").goal().decision, Decision::yes);
    EXPECT_EQ(realised(std::string(orthocentre) + "cyclic a b d h").goal().decision, Decision::no);
}

TEST(ExactPicture, KeepsRadicalsOut) {
    for (const char* text :
         {"a b c = triangle a b c; i = incenter i a b c; d = foot d i a b; e = foot e i a c ? cong a d a e",
          "a b c = triangle a b c; d = angle_bisector d b a c, on_line d b c ? eqratio d b d c a b a c",
          "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a ? cyclic a b c d"}) {
        const ExactAnswer answer = realised(text).goal();
        EXPECT_EQ(answer.decision, Decision::yes) << text;
        EXPECT_EQ(answer.degree, 1) << text;
    }
}

TEST(ExactPicture, ComputesOnlyWhatTheStatementDependsOn) {
    std::string text = nested_roots(20);
    text.resize(text.find(" ? "));
    const Realised r = realised(text + "; m = midpoint m a b ? cong m a m b");
    const ExactAnswer answer = r.goal({.degree = 1, .work = 10'000});
    EXPECT_EQ(answer.decision, Decision::yes);
    EXPECT_EQ(answer.degree, 1);
}

TEST(ExactPicture, IsAPlainValueThatCanBeComputedAgain) {
    const Realised r = realised("a b c = triangle a b c; i = incenter i a b c; o = circle o a b c; d = on_line d a i, "
                                "on_circle d o a ? cong d b d i");
    const ExactAnswer answer = r.goal();
    ASSERT_EQ(answer.decision, Decision::yes);
    EXPECT_EQ(r.goal().inputs, answer.inputs);
    EXPECT_EQ(r.goal().work, answer.work);
    // Over the other exact numbers, which share no code with these.
    const numbers::ExactContext context;
    std::vector<Exact> inputs;
    for (const auto& input : answer.inputs) inputs.emplace_back(input);
    const auto points = diagram::evaluate<Exact>(r.diagram.program, std::span<const Exact>(inputs));
    ASSERT_TRUE(points);
    EXPECT_EQ(facts::decide_exactly(r.problem.goals[0], *points), Decision::yes);
}

/// The scene with the sketch coordinates of an action given.
Realised given(Realised r, std::size_t action) {
    auto at = r.problem.scene.actions()[action].at;
    for (auto& place : at) place->given = true;
    r.problem.scene = r.problem.scene.with_coordinates(action, at);
    r.diagram = *realize(r.problem.scene);
    return r;
}

numbers::Scalar typed(const char* text) {
    return *numbers::Scalar::parse(text);
}

TEST(ExactPicture, KeepsWhatIsTyped) {
    const Realised r = realised("a@0_0 b@3_0 c@3_4 = triangle a b c ? perp a b b c");
    EXPECT_EQ(r.goal().decision, Decision::no) << "sketch coordinates say nothing";
    EXPECT_EQ(given(r, 0).goal().decision, Decision::yes);
}

TEST(ExactPicture, WhatIsTypedIsMeantExactly) {
    Realised r = realised("a@0_0 b@1_0 c@0.5_0.9 = triangle a b c ? cong a b a c");
    auto at = r.problem.scene.actions()[0].at;
    at[2] = scene::Coordinates{typed("1/2"), typed("sqrt(3)/2"), true};
    r.problem.scene = r.problem.scene.with_coordinates(0, at);
    const ExactAnswer answer = given(r, 0).goal();
    EXPECT_EQ(answer.decision, Decision::yes);
    EXPECT_EQ(answer.degree, 2);
}

TEST(ExactPicture, APointThatIsTypedOnACircleIsThereExactly) {
    const Realised r =
        realised("a@0_0 b@3_0 c@5_7 = triangle a b c; d@2_2 = on_circle d a b ? eqangle a b a d a d a c");
    auto at = r.problem.scene.actions()[0].at;
    at[2] = scene::Coordinates{typed("0"), typed("5"), true};
    const scene::Coordinates diagonal{typed("3*sqrt(2)/2"), typed("3*sqrt(2)/2"), true};
    Realised typed_places = r;
    typed_places.problem.scene = r.problem.scene.with_coordinates(0, at).with_coordinates(1, {diagonal});
    EXPECT_EQ(given(given(typed_places, 0), 1).goal().decision, Decision::yes);
}

TEST(ExactPicture, DecidesAnglesWithoutSquareRoots) {
    // "The world's hardest easy geometry problem": angles of 10, 20, 60 and 70 degrees.
    const std::string figure =
        "a b = segment a b; o = s_angle b a o 70o, s_angle a b o 120o; c = s_angle o a c 10o, s_angle o b c 160o; "
        "d = on_line d o b, on_line d c a; e = on_line e o a, on_line e c b ? ";
    const ExactAnswer yes = realised(figure + "aconst d e a e 20o").goal();
    const ExactAnswer no = realised(figure + "aconst d e a e 30o").goal();
    EXPECT_EQ(yes.decision, Decision::yes);
    EXPECT_EQ(no.decision, Decision::no);
    EXPECT_EQ(yes.degree, 12);
}

TEST(ExactPicture, NamesTheLimitThatItMet) {
    const Realised r = realised(nested_roots(3));
    EXPECT_EQ(r.goal({.degree = 1}).reason, "degree");
    EXPECT_EQ(r.goal({.work = 1000}).reason, "work");
    EXPECT_EQ(r.goal({.pictures = 0}).reason, "no_exact_picture");
    for (const ExactOptions& options : {ExactOptions{.degree = 1}, {.work = 1000}, {.pictures = 0}}) {
        EXPECT_EQ(r.goal(options).decision, Decision::undecided);
        EXPECT_TRUE(r.goal(options).inputs.empty());
    }
}

TEST(ExactPicture, EndsByItself) {
    for (const int count : {6, 12, 30}) {
        const Realised r = realised(nested_roots(count));
        const auto start = std::chrono::steady_clock::now();
        const ExactAnswer answer = r.goal();
        const auto time = std::chrono::steady_clock::now() - start;
        EXPECT_LT(std::chrono::duration<double>(time).count(), 10) << count;
        EXPECT_NE(answer.decision, Decision::yes);
        EXPECT_EQ(answer.decision == Decision::undecided, !answer.reason.empty());
    }
}

TEST(ExactPicture, ACancelReturnsWithinFiftyMilliseconds) {
    const Realised r = realised(nested_roots(12));
    for (const int after : {0, 1, 3, 10, 30}) {
        StopSource source;
        std::chrono::steady_clock::time_point asked;
        std::jthread asker([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(after));
            asked = std::chrono::steady_clock::now();
            source.request_stop();
        });
        const ExactAnswer answer =
            r.goal({.degree = 64, .pictures = 1 << 20, .work = 1'000'000'000'000}, Control{source.get_token(), {}});
        const auto ended = std::chrono::steady_clock::now();
        asker.join();
        if (answer.reason != "interrupted") continue; // it was quicker
        EXPECT_EQ(answer.decision, Decision::undecided);
        EXPECT_LT(std::chrono::duration<double>(ended - asked).count(), 0.05);
    }
    StopSource source;
    source.request_stop();
    EXPECT_EQ(r.goal({}, Control{source.get_token(), {}}).reason, "interrupted");
}

/// Whether the other exact numbers, which share no code with these, say the same of the same picture; also where they
/// say nothing.
bool confirmed(const diagram::Diagram& diagram, const facts::Statement& statement, const ExactAnswer& answer) {
    const numbers::ExactContext context({.operations = 20'000});
    std::vector<Exact> inputs;
    for (const auto& input : answer.inputs) inputs.emplace_back(input);
    const auto points = diagram::evaluate<Exact>(diagram.program, std::span<const Exact>(inputs));
    if (!points) return true;
    const Decision other = facts::decide_exactly(statement, *points);
    return other == Decision::undecided || other == answer.decision;
}

/// Four points of one line meet the polynomial of a circle.
bool on_one_line(const facts::Statement& statement, facts::Points<double> picture) {
    if (statement.predicate() != facts::Predicate::cyclic) return false;
    const auto line = facts::make(facts::Predicate::coll, statement.points().first(3));
    return line && facts::seen(*line, picture);
}

/// Random statements about random scenes, and all that is given in them.
TEST(ExactPicture, AgreesWithWhatIsGivenAndWithWhatIsSeen) {
    int decided = 0, held = 0, asked = 0;
    for (std::uint64_t i = 0; i < 120; ++i) {
        Rng rng(20240605, i);
        const auto made = test::random_scene(rng, {.actions = 6, .coordinates = false});
        const auto diagram = realize(made.scene, {.seed = 1 + i});
        if (!diagram) continue;
        std::vector<facts::Statement> statements = test::detail::random_goals(rng, made.scene.point_count(), 6);
        for (const auto& given : diagram->givens) statements.push_back(given.statement);
        for (const facts::Statement& statement : statements) {
            const ExactAnswer answer = decide_exactly(made.scene, *diagram, statement);
            ++asked;
            if (answer.decision == Decision::undecided) continue;
            ++decided;
            const bool yes = answer.decision == Decision::yes;
            if (yes) ++held;
            const std::string said = std::to_string(i) + ": " + facts::to_string(statement, diagram->names);
            const bool given =
                std::ranges::find(diagram->givens, statement, &diagram::Given::statement) != diagram->givens.end();
            if (given) {
                EXPECT_TRUE(yes) << said;
            }
            if (answer.degree <= 2) {
                EXPECT_TRUE(confirmed(*diagram, statement, answer)) << said;
            }
            // Of three pictures one may disagree about an order statement, none about an equality.
            if (facts::row(statement.predicate()).order) continue;
            for (const auto& picture : diagram->pictures())
                if (yes) {
                    EXPECT_LT(std::fabs(facts::relative_residual(statement, picture)), 1e-6) << said;
                } else if (!on_one_line(statement, picture)) {
                    EXPECT_GT(std::fabs(facts::relative_residual(statement, picture)), 1e-12) << said;
                }
        }
    }
    std::cout << asked << " asked, " << decided << " decided, " << held << " hold\n";
    EXPECT_GT(decided, asked * 9 / 10);
    EXPECT_GT(held, 200);
}

} // namespace
} // namespace porism::realize
