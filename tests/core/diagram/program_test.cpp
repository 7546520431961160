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

/// A triangle with a program of one instruction of each primitive that it can carry; the third of an angle is of degree
/// 3 over exact numbers and may be left out.
Program everything(bool with_thirds = true) {
    Program program;
    program.constants = {numbers::ratio(1, 3)};
    const auto emit = [&](Primitive primitive, std::array<std::uint32_t, max_operands> operands = {}, int branch = 0) {
        program.instructions.push_back(
            {primitive, static_cast<std::uint8_t>(branch), operands, program.input_count, 0});
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
    emit(Primitive::shift, {a, b, c});
    emit(Primitive::along, {a, b});
    emit(Primitive::turn, {a, b});
    emit(Primitive::turn_either, {a, b}, 1);
    emit(Primitive::similar_image, {a, c, a, b, c});
    emit(Primitive::mirrored_image, {a, c, a, b, c});
    emit(Primitive::excentre, {a, b, c});
    const auto small = emit(Primitive::scaled_circle, {b, b, c}), other = emit(Primitive::scaled_circle, {c, b, c});
    emit(Primitive::outer_touch, {small, other}, 1);
    emit(Primitive::inner_touch, {small, other}, 0);
    emit(Primitive::touching_centre, {a, b, c, o}, 0);
    emit(Primitive::equal_angles_point, {a, b, c});
    emit(Primitive::meet_lines, {emit(Primitive::turned_line, {a, b, c}), chord});
    emit(Primitive::meet_lines, {emit(Primitive::equal_angle_line, {a, b, a, c, b, c, a}), bc});
    if (with_thirds) emit(Primitive::meet_lines, {emit(Primitive::trisector, {b, a, c}), bc});
    for (const auto circle :
         {emit(Primitive::diameter_circle, {a, b}), emit(Primitive::circle_of_radius, {a}),
          emit(Primitive::circle_of_squared_radius, {a}), emit(Primitive::squared_scaled_circle, {a, b, c}),
          emit(Primitive::fourth_proportional_circle, {a, b, b, c, c, a, a}),
          emit(Primitive::apollonius_circle, {a, b, a, c, b, c}), emit(Primitive::ratio_circle, {a, b}),
          emit(Primitive::inscribed_circle, {a, b, c, a, b})})
        emit(Primitive::point_on_circle, {circle});
    return program;
}

/// A triangle that is never flat, and parameters.
std::vector<double> draw_inputs(std::uint64_t seed) {
    Rng rng(seed);
    return {rng.uniform(0.2, 0.8),
            rng.uniform(0.6, 1),
            rng.uniform(-0.1, 0.1),
            rng.uniform(-0.1, 0.1),
            rng.uniform(0.9, 1.1),
            rng.uniform(-0.1, 0.1),
            rng.uniform(-1, 2),
            rng.uniform(-4, 4),
            0.3,
            0.1,
            0.2,
            0.3,
            0.4,
            0.5,
            0.6,
            0.7,
            0.8};
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
    const std::vector<double> inputs = {5, 12, 0, 0, 14, 0, 0.25, 0.5, 0.5, 0, 1, 2, 3, 0.5, 0.25, 0.5, 1};
    const Program program = everything(false);
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
    for (std::uint32_t i = 0; i < 4; ++i) program.instructions.push_back({Primitive::free_point, 0, {}, 2 * i, 0});
    program.instructions.push_back({Primitive::line, 0, {0, 1}, 0, 0});
    program.instructions.push_back({Primitive::line, 0, {2, 3}, 0, 0});
    program.instructions.push_back({Primitive::meet_lines, 0, {4, 5}, 0, 0});
    program.point_registers = {6};
    ASSERT_TRUE(well_formed(program));
    EXPECT_FALSE(evaluate<double>(program, std::vector<double>{0, 0, 1, 0, 0, 1, 1, 1}));
    EXPECT_TRUE(evaluate<double>(program, std::vector<double>{0, 0, 1, 0, 0, 1, 1, 2}));
}

TEST(Program, IllFormedProgramsAreTold) {
    Program program;
    program.input_count = 2;
    program.instructions.push_back({Primitive::free_point, 0, {}, 0, 0});
    program.point_registers = {0};
    EXPECT_TRUE(well_formed(program));
    const auto with = [&](Instruction last) {
        Program changed = program;
        changed.instructions.push_back(last);
        return well_formed(changed);
    };
    EXPECT_TRUE(with({Primitive::midpoint, 0, {0, 0}, 0, 0}));
    EXPECT_FALSE(with({Primitive::midpoint, 0, {0, 1}, 0, 0})) << "an operand that is not earlier";
    EXPECT_FALSE(with({Primitive::midpoint, 1, {0, 0}, 0, 0})) << "a branch that does not exist";
    EXPECT_FALSE(with({Primitive::foot, 0, {0, 0}, 0, 0})) << "a point where a line is taken";
    EXPECT_FALSE(with({Primitive::free_point, 0, {}, 1, 0})) << "inputs that do not exist";
    program.point_registers = {1};
    EXPECT_FALSE(well_formed(program)) << "a point that is not there";
}

} // namespace
} // namespace porism::diagram
