// How well pictures keep apart what is different, and the digits that doubles lose.
#include "base/random.h"
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/quality.h"
#include "realize/realize.h"
#include "realize/refine.h"
#include "support/files.h"

#include <cmath>
#include <gtest/gtest.h>

namespace porism::realize {
namespace {

using diagram::Primitive;

/// Two lines that are almost parallel meet in a point of which doubles know half of the digits.
diagram::Program almost_parallel() {
    diagram::Program program;
    program.input_count = 8;
    for (std::uint32_t i = 0; i < 4; ++i) program.instructions.push_back({Primitive::free_point, 0, {}, 2 * i, 0});
    program.instructions.push_back({Primitive::line, 0, {0, 1}, 0, 0});
    program.instructions.push_back({Primitive::line, 0, {2, 3}, 0, 0});
    program.instructions.push_back({Primitive::meet_lines, 0, {4, 5}, 0, 0});
    program.point_registers = {0, 1, 2, 3, 6};
    return program;
}

TEST(Refine, GivesBackTheDigitsThatDoublesLost) {
    const diagram::Program program = almost_parallel();
    Rng rng(3);
    for (int i = 0; i < 50; ++i) {
        const double tilt = rng.uniform(1e-8, 1e-7), x = rng.uniform(0.1, 0.9);
        const std::vector<double> inputs{0, 0.1, 1, 0.1, 0, 0.1 - tilt * x, 1, 0.1 + tilt * (1 - x)};
        const auto plain = diagram::evaluate<double>(program, std::span<const double>(inputs));
        ASSERT_TRUE(plain);
        const auto better = refined(program, inputs, *plain);
        ASSERT_TRUE(better);
        const numbers::ExactContext context;
        const auto exact = diagram::evaluate<numbers::Exact>(program, diagram::exact_inputs<numbers::Exact>(inputs));
        ASSERT_TRUE(exact);
        const double truth = numbers::to_double((*exact)[4].x);
        EXPECT_LE(std::fabs(better->points[4].x - truth), 2e-16);
        EXPECT_GE(better->lost, std::fabs((*plain)[4].x - truth) - 2e-16);
    }
}

TEST(Refine, HasNothingToSayWhereThereIsNoFigure) {
    const diagram::Program program = almost_parallel();
    EXPECT_FALSE(refined(program, {0, 0, 1, 0, 0, 1, 1, 1}, {}));
}

struct OurFigure {
    scene::Scene scene;
    diagram::Diagram diagram;
};

std::vector<OurFigure> of_our_problems() {
    std::vector<OurFigure> all;
    for (const auto& problem : jgex::parse_file(test::read_file("resources/examples/problems.txt")))
        if (auto made = realize(problem.content->scene)) all.push_back({problem.content->scene, *std::move(made)});
    return all;
}

TEST(Spread, WhatIsUnequalDiffersAMillionTimesTheError) {
    const auto all = of_our_problems();
    ASSERT_GE(all.size(), 60u);
    for (const auto& [scene, diagram] : all)
        for (const auto& picture : diagram.generic)
            EXPECT_EQ(accidents(picture.points, refined_tolerance(picture.points)), 0);
}

TEST(Spread, GivensHoldInTheLastDigits) {
    for (const auto& [scene, diagram] : of_our_problems())
        for (const auto& given : diagram.givens)
            for (const auto& picture : diagram.generic)
                EXPECT_LE(facts::relative_residual(given.statement, picture.points), 1e-12)
                    << facts::to_string(given.statement, diagram.names);
}

TEST(Spread, PicturesAreSpreadWhereTheirFreedomAllowsIt) {
    std::size_t far = 0, wide = 0, all = 0;
    for (const auto& [scene, diagram] : of_our_problems())
        for (const auto& picture : diagram.generic) {
            const Spread spread = spread_of(diagram, picture, strokes_of(scene));
            far += spread.distance >= wanted_spread.distance ? 1 : 0;
            wide += spread.angle >= wanted_spread.angle ? 1 : 0;
            ++all;
        }
    EXPECT_GE(far, all * 98 / 100) << all;
    EXPECT_GE(wide, all * 98 / 100) << all;
}

Spread spread_of_scene_picture(std::string_view text) {
    const auto scene = jgex::parse_problem(text)->scene;
    const auto diagram = realize(scene);
    if (!diagram) ADD_FAILURE() << to_string(diagram.error());
    return diagram ? spread_of(*diagram, diagram->scene_picture, strokes_of(scene)) : Spread{};
}

TEST(Spread, IsOfNeighboursAndOfLinesAtAPoint) {
    const Spread line = spread_of_scene_picture("a@0_0 b@4_0 = segment a b; d@2_0.04 = free d; x@3_0 = on_line x a b");
    EXPECT_NEAR(line.distance, 1.0 / 4, 0.02);
    EXPECT_EQ(line.angle, HUGE_VAL) << "one line meets no other";
    const Spread sides = spread_of_scene_picture("a@0_0 b@4_0 c@4_3 = triangle a b c");
    EXPECT_NEAR(sides.angle, std::atan(0.75), 1e-12) << "sides count, though nothing is computed from them";
    const Spread crossed = spread_of_scene_picture("a@0_0 b@4_0 c@4_3 = triangle a b c; m = midpoint m a b; "
                                                   "d@4_0.4 = on_line d b c; x = on_line x a d, on_line x m d");
    EXPECT_LE(crossed.angle, std::atan(0.1) + 1e-12);
    EXPECT_EQ(crampedness({0.03, 1}), 0);
    EXPECT_GT(crampedness({0.029, 1}), 0);
    EXPECT_GT(crampedness({1, 0.1}), 0);
}

} // namespace
} // namespace porism::realize
