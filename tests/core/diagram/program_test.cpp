// The straight-line program: one figure over doubles, balls and exact numbers.
#include "diagram/program.h"

#include "base/random.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>
#include <string>

namespace porism::diagram {
namespace {

using numbers::Ball;
using numbers::Exact;

/// A triangle with a program of one instruction of each primitive that it can carry.
Program everything() {
    Program program;
    const auto emit = [&](Primitive primitive, std::array<std::uint32_t, 5> operands = {}, int branch = 0) {
        program.instructions.push_back({primitive, static_cast<std::uint8_t>(branch), operands, program.input_count});
        program.input_count += row(primitive).inputs;
        const auto index = static_cast<std::uint32_t>(program.instructions.size() - 1);
        if (row(primitive).result == Kind::point) program.point_registers.push_back(index);
        return index;
    };
    const auto a = emit(Primitive::free_point), b = emit(Primitive::free_point), c = emit(Primitive::free_point);
    const auto bc = emit(Primitive::line, {b, c});
    emit(Primitive::foot, {a, bc});
    emit(Primitive::reflect, {a, bc});
    emit(Primitive::mirror, {a, b});
    const auto glider = emit(Primitive::point_on_line, {bc, b});
    const auto o = emit(Primitive::circumcentre, {a, b, c});
    const auto round = emit(Primitive::circle_through, {a, b, c});
    emit(Primitive::point_on_circle, {round});
    const auto in = emit(Primitive::incentre, {a, b, c});
    emit(Primitive::orthocentre, {a, b, c});
    emit(Primitive::midpoint, {a, glider});
    const auto bisector = emit(Primitive::internal_bisector, {b, a, c});
    emit(Primitive::other_on_line_circle, {bisector, round, a});
    const auto chord = emit(Primitive::perpendicular_bisector, {b, c});
    emit(Primitive::meet_line_circle, {chord, round}, 0);
    emit(Primitive::meet_line_circle, {chord, round}, 1);
    const auto equal = emit(Primitive::circle_radius, {in, o, b});
    emit(Primitive::meet_circles, {round, equal}, 0);
    const auto thales = emit(Primitive::circle, {o, a});
    const auto around_b = emit(Primitive::circle, {b, a});
    emit(Primitive::other_on_circles, {thales, around_b, a});
    emit(Primitive::meet_lines, {emit(Primitive::parallel, {a, b, c}), emit(Primitive::perpendicular, {b, b, c})});
    emit(Primitive::meet_lines, {emit(Primitive::angle_line, {a, b, b, c, a}), chord});
    emit(Primitive::touch_line_circle, {bc, round});
    emit(Primitive::touch_circles, {thales, around_b});
    return program;
}

/// A triangle that is never flat, and parameters.
std::vector<double> draw_inputs(std::uint64_t seed) {
    Rng rng(seed);
    return {rng.uniform(0.2, 0.8), rng.uniform(0.6, 1),    rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1),
            rng.uniform(0.9, 1.1), rng.uniform(-0.1, 0.1), rng.uniform(-1, 2),     rng.uniform(-4, 4)};
}

TEST(ProgramTable, RowsAreNamedOnceAndFoundByName) {
    std::set<std::string_view> names;
    for (const PrimitiveRow& r : primitive_table()) {
        EXPECT_TRUE(names.insert(r.name).second) << r.name;
        EXPECT_EQ(primitive_by_name(r.name), r.primitive);
    }
    EXPECT_EQ(primitive_by_name("fot"), std::nullopt);
}

TEST(ProgramTable, EveryPrimitiveIsRunHere) {
    std::set<Primitive> used;
    for (const Instruction& instruction : everything().instructions) used.insert(instruction.primitive);
    EXPECT_EQ(used.size(), primitive_table().size());
}

TEST(Program, DoublesLieInTheBalls) {
    const Program program = everything();
    ASSERT_TRUE(well_formed(program));
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        const std::vector<double> inputs = draw_inputs(seed);
        const auto points = evaluate<double>(program, inputs);
        const numbers::BallPrecision scope(256);
        const auto balls = evaluate<Ball>(program, exact_inputs<Ball>(inputs));
        RC_PRE(points.has_value());
        RC_ASSERT(balls && balls->size() == points->size());
        for (std::size_t i = 0; i < points->size(); ++i) {
            RC_ASSERT(std::fabs((*balls)[i].x.to_double() - (*points)[i].x) < 1e-8 * (1 + std::fabs((*points)[i].x)));
            RC_ASSERT(std::fabs((*balls)[i].y.to_double() - (*points)[i].y) < 1e-8 * (1 + std::fabs((*points)[i].y)));
            RC_ASSERT((*balls)[i].x.radius() < 1e-30);
        }
    }));
}

TEST(Program, ExactFigureLiesInTheBalls) {
    // Sides 13, 14, 15: the incentre is rational.
    const std::vector<double> inputs = {5, 12, 0, 0, 14, 0, 0.25, 0.5};
    const Program program = everything();
    const numbers::ExactContext context({.degree = 64});
    const auto exact = evaluate<Exact>(program, exact_inputs<Exact>(inputs));
    const auto balls = evaluate<Ball>(program, exact_inputs<Ball>(inputs));
    ASSERT_TRUE(exact && balls);
    for (std::size_t i = 0; i < exact->size(); ++i) {
        EXPECT_EQ((*exact)[i].x.state(), Exact::State::value) << i;
        EXPECT_TRUE(numbers::overlaps(numbers::to_ball((*exact)[i].x), (*balls)[i].x)) << i;
        EXPECT_TRUE(numbers::overlaps(numbers::to_ball((*exact)[i].y), (*balls)[i].y)) << i;
    }
}

TEST(Program, IsEmptyWhereTheFigureDoesNotExist) {
    Program program;
    program.input_count = 8;
    for (std::uint32_t i = 0; i < 4; ++i) program.instructions.push_back({Primitive::free_point, 0, {}, 2 * i});
    program.instructions.push_back({Primitive::line, 0, {0, 1}, 0});
    program.instructions.push_back({Primitive::line, 0, {2, 3}, 0});
    program.instructions.push_back({Primitive::meet_lines, 0, {4, 5}, 0});
    program.point_registers = {6};
    ASSERT_TRUE(well_formed(program));
    EXPECT_FALSE(evaluate<double>(program, std::vector<double>{0, 0, 1, 0, 0, 1, 1, 1}));
    EXPECT_TRUE(evaluate<double>(program, std::vector<double>{0, 0, 1, 0, 0, 1, 1, 2}));
}

TEST(Program, IllFormedProgramsAreTold) {
    Program program;
    program.input_count = 2;
    program.instructions.push_back({Primitive::free_point, 0, {}, 0});
    program.point_registers = {0};
    EXPECT_TRUE(well_formed(program));
    const auto with = [&](Instruction last) {
        Program changed = program;
        changed.instructions.push_back(last);
        return well_formed(changed);
    };
    EXPECT_TRUE(with({Primitive::midpoint, 0, {0, 0}, 0}));
    EXPECT_FALSE(with({Primitive::midpoint, 0, {0, 1}, 0})) << "an operand that is not earlier";
    EXPECT_FALSE(with({Primitive::midpoint, 1, {0, 0}, 0})) << "a branch that does not exist";
    EXPECT_FALSE(with({Primitive::foot, 0, {0, 0}, 0})) << "a point where a line is taken";
    EXPECT_FALSE(with({Primitive::free_point, 0, {}, 1})) << "inputs that do not exist";
    program.point_registers = {1};
    EXPECT_FALSE(well_formed(program)) << "a point that is not there";
}

} // namespace
} // namespace porism::diagram
