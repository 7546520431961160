// The points of a slice over exact numbers of either kind.
#pragma once

#include "diagram/program.h"
#include "numbers/number.h"
#include "realize/exact/slice.h"
#include "realize/glide.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

/// Puts the point of an instruction exactly where it was typed. False where no input leads there.
template<class N>
bool put(const diagram::Instruction& instruction, const scene::Coordinates& place,
         std::span<const diagram::Register<N>> registers, std::span<N> inputs) {
    const geometry::Point<N> target{numbers::from_scalar<N>(place.x), numbers::from_scalar<N>(place.y)};
    if (instruction.primitive == diagram::Primitive::free_point) {
        inputs[instruction.first_input] = target.x;
        inputs[instruction.first_input + 1] = target.y;
        return true;
    }
    auto nearest = nearest_parameter(instruction, registers, target);
    if (!nearest) return false;
    inputs[instruction.first_input] = *std::move(nearest);
    return true;
}

/// N is numbers::Constructible or numbers::Exact, in its current tower or context. By point, those outside of the slice
/// being zero; empty where they do not exist, or `ended()` says that a limit was met.
template<class N, class Ended>
std::optional<std::vector<geometry::Point<N>>> exact_points(const diagram::Program& program, const Slice& slice,
                                                            std::span<const numbers::Rational> simple,
                                                            const Ended& ended) {
    std::vector<N> inputs;
    for (const numbers::Rational& input : simple) inputs.emplace_back(input);
    std::vector<diagram::Register<N>> registers(program.instructions.size());
    for (const std::uint32_t index : slice.instructions) {
        const diagram::Instruction& instruction = program.instructions[index];
        const auto given = slice.given.find(index);
        if (given != slice.given.end() && !put<N>(instruction, given->second, registers, inputs)) return std::nullopt;
        auto made = diagram::step<N>(instruction, registers, inputs, program.constants);
        if (!made || ended()) return std::nullopt;
        registers[index] = *std::move(made);
    }
    std::vector<geometry::Point<N>> points(program.point_registers.size());
    for (const PointId point : slice.points)
        points[point.index()] = std::get<geometry::Point<N>>(registers[program.point_registers[point.index()]]);
    return points;
}

} // namespace porism::realize
