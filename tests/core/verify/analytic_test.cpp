// Figures of scenes that state something, certified by intervals: true ones pass, what is not quite true never does.
#include "verify/analytic.h"

#include "formats/geometry3k/geometry3k.h"
#include "support/files.h"
#include "support/measured.h"
#include "support/stated.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::verify {
namespace {

using porism::test::MeasuredFigure;
using porism::test::points_with;
using porism::test::stated;
using problem::Check;
using problem::CheckState;

std::vector<Check> checks_of(const scene::Scene& scene, const std::vector<std::string>& proved = {}) {
    const auto diagram = realize::realize(scene);
    if (!diagram) {
        ADD_FAILURE() << to_string(diagram.error());
        return {};
    }
    std::vector<facts::Statement> statements;
    for (const std::string& text : proved) statements.push_back(porism::test::statement_of(text, scene.names()));
    const Prover prover = [&](const auto&, const auto&) { return statements; };
    return check_analytically(scene, *diagram, prover);
}

const Check& named(const std::vector<Check>& checks, std::string_view name) {
    const auto found = std::ranges::find(checks, name, &Check::name);
    EXPECT_NE(found, checks.end()) << name;
    static const Check none;
    return found == checks.end() ? none : *found;
}

CheckState figure_state(const std::vector<Check>& checks) {
    return named(checks, "figure_certified").state;
}

void expect_certified(const scene::Scene& scene, const std::string& what) {
    const auto checks = checks_of(scene);
    for (const Check& check : checks) {
        EXPECT_EQ(check.stage, problem::analytic_stage);
        EXPECT_EQ(check.state, CheckState::passed) << what << ": " << check.name << ": " << check.message;
    }
    EXPECT_LT(named(checks, "figure_certified").value.value_or(1), 1e-9) << what;
}

TEST(Analytic, SchoolFiguresAreCertified) {
    const std::vector<std::vector<std::string>> figures{
        {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5"},
        {"length(a,b) = 3", "length(b,c) = 4", "perp a b b c"},
        {"length(a,b) = sqrt(7)", "angle(a,b,c) = 40", "angle(b,c,a) = 65"},
        {"cong a b b c", "cong b c c a"},
        {"area(a,b,c) = 10", "length(a,b) = 5", "angle(a,b,c) = 2x + 10", "angle(b,a,c) = 3x"},
        {"perimeter(a,b,c) = 20", "cong a b a c", "length(b,c) = 6"},
        {"sine(a,b,c) = 3/5", "acute_angle a b c", "length(a,b) = 10", "length(b,c) = 4"},
        {"tangent(a,b,c) = 2", "cosine(b,a,c) = 1/2", "length(a,b) = 1"},
        {"length(a,b)^2 + length(b,c)^2 = length(a,c)^2"},
        {},
    };
    for (const auto& statements : figures)
        expect_certified(points_with("a b c", statements), statements.empty() ? "nothing stated" : statements[0]);
}

TEST(Analytic, RegularFiguresAreCertified) {
    expect_certified(points_with("a b c d", {"para a b c d", "para a d b c", "perp a b b c", "cong a b b c"}),
                     "square");
    expect_certified(points_with("a b c d e", {"cong a b b c", "cong b c c d", "cong c d d e", "angle(a,b,c) = 108",
                                               "angle(b,c,d) = 108", "angle(c,d,e) = 108", "apart_by a d b c",
                                               "same_side_of e b c d"}),
                     "a zigzag of sides");
    expect_certified(
        points_with("o a b c", {"circle o a b c", "arc(o,a,b) = 100", "arc(o,b,c) = 120", "arc_length(o,a,b) = 5"}),
        "arcs");
}

TEST(Analytic, ConstructedPointsAreComputedOverTheBox) {
    expect_certified(stated("o a = segment o a; b = on_circle b o a; c = on_line c a b",
                            {"length(o,a) = 5", "length(a,b) = 8", "length(a,c) = 2"}),
                     "gliders");
    expect_certified(stated("a b c = triangle a b c; d = foot d a b c; i = incenter i a b c; e f = trisect e f a b c",
                            {"length(a,d) = 3", "length(b,d) = 2", "length(c,d) = 5"}),
                     "centres");
}

TEST(Analytic, WhatIsConstructedAloneExists) {
    const auto checks = checks_of(stated("a b c = triangle a b c; d = circle d a b c; e = on_circle e d a", {}));
    const Check& figure = named(checks, "figure_certified");
    EXPECT_EQ(figure.state, CheckState::passed) << figure.message;
    EXPECT_NE(figure.message.find("as its constructions give it"), std::string::npos) << figure.message;
    EXPECT_EQ(named(checks, "order_certified").state, CheckState::passed);
}

TEST(Analytic, ARedundantEquationIsDecidedByExactNumbers) {
    const auto checks = checks_of(points_with(
        "a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5", "perp a b b c", "angle(a,b,c) = 90"}));
    EXPECT_EQ(figure_state(checks), CheckState::passed) << named(checks, "figure_certified").message;
    EXPECT_EQ(named(checks, "redundant_holds").state, CheckState::passed);
    EXPECT_EQ(named(checks, "order_certified").state, CheckState::passed);
}

/// The radius by which T is constructed, stated again: its slopes are what rounding leaves.
TEST(Analytic, WhatAConstructionGivesIsNoEquationMore) {
    const std::vector<std::string> statements{"length(o,a) = 5", "length(o,t) = 5", "perp p t o t", "length(p,o) = 13"};
    const auto checks =
        checks_of(stated("o a = segment o a; t = on_circle t o a; p = free p", statements), {"length(o,t) = 5"});
    EXPECT_EQ(figure_state(checks), CheckState::passed) << named(checks, "figure_certified").message;
    EXPECT_EQ(named(checks, "redundant_holds").state, CheckState::passed);
}

/// Of angles with too large a degree.
TEST(Analytic, ARedundantEquationNeedsAProof) {
    const std::string second = "angle(b,c,a) = 78", third = "angle(a,b,c) + angle(b,c,a) = 139";
    const std::vector<std::string> statements{"length(a,b) = 3", "angle(c,a,b) = 41", "angle(a,b,c) = 61", second,
                                              third};
    const scene::Scene scene = points_with("a b c", statements);
    const auto open = checks_of(scene);
    EXPECT_EQ(figure_state(open), CheckState::undecided);
    EXPECT_NE(named(open, "figure_certified").message.find("2 more are not proved"), std::string::npos)
        << named(open, "figure_certified").message;
    EXPECT_EQ(named(open, "redundant_holds").state, CheckState::undecided);
    EXPECT_EQ(named(open, "redundant_holds").action, 6u);
    const auto half = checks_of(scene, {second});
    EXPECT_EQ(figure_state(half), CheckState::undecided);
    EXPECT_EQ(named(half, "redundant_holds").state, CheckState::passed);
    const auto all = checks_of(scene, {second, third});
    EXPECT_EQ(figure_state(all), CheckState::passed) << named(all, "figure_certified").message;
}

/// Wrong by less than the solver sees: the figure does not exist, and what is proved of it does not make it.
TEST(Analytic, ANearMissNeverPasses) {
    for (const char* last : {"length(c,a) = 5.0000000000001", "length(c,a) = 4.99999999999999",
                             "length(c,a) = 5.00000000000000000000000001"}) {
        const scene::Scene scene = points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "perp a b b c", last});
        for (const std::vector<std::string>& proved : {std::vector<std::string>{}, {last}}) {
            const auto checks = checks_of(scene, proved);
            EXPECT_EQ(figure_state(checks), CheckState::failed) << last;
            const Check& redundant = named(checks, "redundant_holds");
            EXPECT_EQ(redundant.state, CheckState::failed) << last;
            EXPECT_GT(redundant.value.value_or(0), 0) << last;
        }
    }
    for (const char* last : {"length(c,a) = 5.000000001", "length(c,a) = 4.999999999"}) {
        const scene::Scene scene = points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "perp a b b c", last});
        const auto diagram = realize::realize(scene);
        if (!diagram) continue;
        EXPECT_NE(figure_state(check_analytically(scene, *diagram)), CheckState::passed) << last;
    }
}

/// Where something touches the equations have a double root: no Newton step proves it, and exact numbers do if they
/// can.
TEST(Analytic, ADoubleRootNeedsExactNumbers) {
    struct Case {
        scene::Scene scene;
        CheckState state;
    };
    const std::vector<Case> cases{
        {points_with("a b c", {"length(a,b) = 2", "length(b,c) = 3", "length(a,c) = 5"}), CheckState::passed},
        {stated("a@0_0 = free; b@4_0 = free; c@2_4 = free", {"lconst a b 3", "lconst b c 4", "lconst a c 7"}),
         CheckState::passed},
        {points_with("o a p",
                     {"length(o,a) = 3", "length(o,p) = 5", "angle(o,p,a) = 36.8698976458440212968556125590934"}),
         CheckState::undecided},
    };
    int drawn = 0;
    for (const auto& [scene, state] : cases) {
        const auto diagram = realize::realize(scene);
        if (!diagram) continue;
        ++drawn;
        const auto checks = check_analytically(scene, *diagram);
        EXPECT_EQ(figure_state(checks), state) << named(checks, "figure_certified").message;
        EXPECT_FALSE(named(checks, "figure_certified").message.empty());
    }
    EXPECT_GE(drawn, 2);
}

TEST(Analytic, RandomFiguresThatExistAreCertified) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        MeasuredFigure figure(seed, 3 + seed % 10, 0.01);
        figure.tie_all(1000, 0);
        expect_certified(figure.take().scene, fmt::format("seed {}", seed));
    }
}

/// A length that is measured twice is the same statement.
bool all_said_before(const scene::Scene& scene, const std::vector<std::size_t>& actions) {
    return std::ranges::all_of(actions, [&](std::size_t action) {
        const auto before = scene.actions().first(action);
        return std::ranges::any_of(before,
                                   [&](const auto& one) { return one.states == scene.actions()[action].states; });
    });
}

/// Lengths beyond those that fix a figure, right to the last digits that are written and so not right.
TEST(Analytic, MeasuredRedundantLengthsAreNeverCertified) {
    int looked_at = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        MeasuredFigure figure(seed, 4 + seed % 10, 0.01);
        figure.tie_all(1000, 2);
        const scene::Scene scene = figure.take().scene;
        const auto diagram = realize::realize(scene);
        if (!diagram || all_said_before(scene, diagram->solution->redundant)) continue;
        ++looked_at;
        EXPECT_NE(figure_state(check_analytically(scene, *diagram)), CheckState::passed) << seed;
    }
    EXPECT_GT(looked_at, 20);
}

TEST(Analytic, SixtyPointsTakeSeconds) {
    MeasuredFigure figure(3, 60, 0.01);
    figure.tie_anywhere();
    const scene::Scene scene = figure.take().scene;
    const auto diagram = realize::realize(scene);
    ASSERT_TRUE(diagram) << to_string(diagram.error());
    const auto start = std::chrono::steady_clock::now();
    const auto checks = check_analytically(scene, *diagram);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(figure_state(checks), CheckState::passed) << named(checks, "figure_certified").message;
    EXPECT_LT(took.count(), 20);
}

/// Points are where they are typed, not at the nearest doubles: the length between them is not told from what is
/// stated, with however many digits.
TEST(Analytic, TypedPlacesAreExact) {
    scene::Scene scene;
    for (const auto& [name, x] : {std::pair("a", "0"), {"b", "0.1"}}) {
        scene::Action action;
        action.uses.push_back({*scene::construction_by_name("free"), {}, {}});
        action.at = {scene::Coordinates{*numbers::Scalar::parse(x), *numbers::Scalar::parse("0"), true}};
        const std::string named = name;
        ASSERT_TRUE(scene.append(std::move(action), {&named, 1}));
    }
    porism::test::state(scene, "length(a,b) = 0.1");
    const auto checks = checks_of(scene);
    EXPECT_EQ(named(checks, "redundant_holds").state, CheckState::passed);
    EXPECT_EQ(named(checks, "redundant_holds").value, 0.0);
    EXPECT_EQ(figure_state(checks), CheckState::passed);
}

TEST(Analytic, GeometryProblemsOfASchoolBook) {
    const auto problems =
        geometry3k::parse_file(porism::test::read_file("tests/core/formats/geometry3k/school.jsonl"), "school.jsonl");
    std::size_t figures = 0, certified = 0;
    for (const auto& problem : problems) {
        if (!problem.content) continue;
        const scene::Scene& scene = problem.content->scene;
        const auto diagram = realize::realize(scene);
        if (!diagram) continue;
        ++figures;
        const auto checks = check_analytically(scene, *diagram);
        if (figure_state(checks) == CheckState::passed) ++certified;
        EXPECT_NE(figure_state(checks), CheckState::failed) << named(checks, "figure_certified").message;
    }
    EXPECT_GE(figures, 15u);
    EXPECT_GE(certified * 10, figures * 8);
}

} // namespace
} // namespace porism::verify
