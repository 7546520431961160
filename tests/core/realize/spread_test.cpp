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

std::vector<diagram::Diagram> of_our_problems() {
    std::vector<diagram::Diagram> diagrams;
    for (const auto& problem : jgex::parse_file(test::read_file("resources/examples/problems.txt")))
        if (auto made = realize(problem.content->scene)) diagrams.push_back(*std::move(made));
    return diagrams;
}

TEST(Spread, WhatIsUnequalDiffersAMillionTimesTheError) {
    const auto diagrams = of_our_problems();
    ASSERT_GE(diagrams.size(), 60u);
    for (const auto& diagram : diagrams)
        for (const auto& picture : diagram.generic)
            EXPECT_EQ(accidents(picture.points, refined_tolerance(picture.points)), 0);
}

TEST(Spread, GivensHoldInTheLastDigits) {
    for (const auto& diagram : of_our_problems())
        for (const auto& given : diagram.givens)
            for (const auto& picture : diagram.generic)
                EXPECT_LE(facts::relative_residual(given.statement, picture.points), 1e-12)
                    << facts::to_string(given.statement, diagram.names);
}

TEST(Spread, PicturesAreSpreadWhereTheirFreedomAllowsIt) {
    std::size_t far = 0, wide = 0, all = 0;
    for (const auto& diagram : of_our_problems())
        for (const auto& picture : diagram.generic) {
            const Spread spread = spread_of(diagram, picture);
            far += spread.distance >= wanted_spread.distance ? 1 : 0;
            wide += spread.angle >= wanted_spread.angle ? 1 : 0;
            ++all;
        }
    EXPECT_GE(far, all * 98 / 100) << all;
    EXPECT_GE(wide, all * 98 / 100) << all;
}

TEST(Spread, IsOfNeighboursAndOfLinesAtAPoint) {
    const auto scene =
        jgex::parse_problem("a@0_0 b@4_0 c@0_4 = triangle a b c; d@2_0.04 = free d; x@1_1 = on_line x b c")->scene;
    const auto diagram = realize(scene);
    ASSERT_TRUE(diagram);
    const Spread spread = spread_of(*diagram, diagram->scene_picture);
    EXPECT_NEAR(spread.distance, 1.96 / 4, 0.02);
    EXPECT_EQ(spread.angle, HUGE_VAL) << "one line meets no other";
    EXPECT_EQ(crampedness({0.03, 1}), 0);
    EXPECT_GT(crampedness({0.029, 1}), 0);
    EXPECT_GT(crampedness({1, 0.1}), 0);
}

} // namespace
} // namespace porism::realize
