#include "realize/continuation.h"

#include "geometry/vector.h"

#include <cmath>

namespace porism::realize {
namespace {

constexpr int steps = 16;

/// The inputs at part `s` of the way; positions on circles move by the angle.
std::vector<double> inputs_between(const Plan& plan, const World& from, const World& to, double s) {
    std::vector<double> inputs(from.inputs().size());
    for (std::size_t i = 0; i < inputs.size(); ++i) inputs[i] = (1 - s) * from.inputs()[i] + s * to.inputs()[i];
    for (const Instruction& instruction : plan.assembly.program().instructions)
        if (instruction.primitive == Primitive::point_on_circle) {
            const std::size_t i = instruction.first_input;
            inputs[i] = std::tan((1 - s) * std::atan(from.inputs()[i]) + s * std::atan(to.inputs()[i]));
        }
    return inputs;
}

struct Track {
    Instruction own; ///< a meeting with other branches
    RegisterIndex index;
    Point last = {}, before = {};
};

std::vector<Track> tracks(const Plan& plan) {
    std::vector<Track> all;
    const auto& instructions = plan.assembly.program().instructions;
    for (std::size_t i = 0; i < instructions.size(); ++i) {
        if (diagram::row(instructions[i].primitive).branches < 2) continue;
        all.push_back({instructions[i], static_cast<RegisterIndex>(i)});
    }
    return all;
}

/// Whether another branch is nearer to the expected place than this one.
bool overtaken(const Track& track, const Point& here, const Point& expected, const std::vector<Register>& registers,
               std::span<const double> inputs, std::span<const numbers::Rational> constants) {
    Instruction fellow = track.own;
    for (int branch = 0; branch < diagram::row(fellow.primitive).branches; ++branch) {
        if (branch == track.own.branch) continue;
        fellow.branch = static_cast<std::uint8_t>(branch);
        const auto other = diagram::step<double>(fellow, registers, inputs, constants);
        if (!other) continue;
        if (geometry::squared_length(std::get<Point>(*other) - expected) < geometry::squared_length(here - expected))
            return true;
    }
    return false;
}

/// Takes a step; false if another branch is nearer to where the point was heading.
bool follows(Track& track, const std::vector<Register>& registers, std::span<const double> inputs,
             std::span<const numbers::Rational> constants, int step) {
    const Point here = std::get<Point>(registers[track.index]);
    const Point expected = track.last + (track.last - track.before);
    if (step > 1 && overtaken(track, here, expected, registers, inputs, constants)) return false;
    track.before = track.last;
    track.last = here;
    return true;
}

} // namespace

bool continues(const Plan& plan, const World& from, const World& to) {
    std::vector<Track> followed = tracks(plan);
    if (followed.empty()) return true;
    const diagram::Program& program = plan.assembly.program();
    std::vector<Register> registers;
    for (int step = 0; step <= steps; ++step) {
        const std::vector<double> inputs = inputs_between(plan, from, to, static_cast<double>(step) / steps);
        registers.clear();
        for (const Instruction& instruction : program.instructions) {
            auto made = diagram::step<double>(instruction, registers, inputs, program.constants);
            if (!made) return false;
            registers.push_back(*made);
        }
        for (Track& track : followed)
            if (!follows(track, registers, inputs, program.constants, step)) return false;
    }
    return true;
}

} // namespace porism::realize
