#include "realize/stated/one_place.h"

#include "facts/equation.h"

#include <algorithm>

namespace porism::realize {
namespace {

using diagram::Coincidence;

/// Whether it speaks of both points, and of more than one line or circle through them.
bool needs_both(const facts::Statement& statement, const std::pair<PointId, PointId>& pair) {
    const auto points = statement.points();
    return !facts::of_a_set(statement) && std::ranges::count(points, pair.first) > 0 &&
           std::ranges::count(points, pair.second) > 0;
}

bool is_constructed_from(const diagram::Program& program, std::uint32_t instruction) {
    return std::ranges::any_of(program.instructions, [&](const Instruction& one) {
        const auto operands = std::span(one.operands).first(diagram::row(one.primitive).operands);
        return std::ranges::count(operands, instruction) > 0;
    });
}

/// Whether a point can go wherever another one stands.
bool can_go(const Placed& placed, PointId point) {
    const std::uint32_t instruction = placed.program.point_registers[point.index()];
    const Instruction& made = placed.program.instructions[instruction];
    return made.primitive == diagram::Primitive::free_point && !placed.held[made.first_input] &&
           !is_constructed_from(placed.program, instruction);
}

/// With another two points in one place: each stands in that of the first of all that are there.
std::vector<Coincidence> with_one_more(std::vector<Coincidence> all, PointId first, PointId second) {
    const PointId earlier = std::min(first, second), later = std::max(first, second);
    for (Coincidence& one : all)
        if (one.earlier == later) one.earlier = earlier;
    all.push_back({later, earlier});
    std::ranges::sort(all, {}, &Coincidence::point);
    return all;
}

} // namespace

Placed placed_in(const Figure& figure) {
    Placed out{figure.plan().assembly.program(), {}, figure.coincidences()};
    for (const Source& source : figure.plan().sources) out.held.push_back(source.given);
    return out;
}

std::optional<Placed> with_one_place(const Placed& placed, const scene::Scene& scene,
                                     const std::pair<PointId, PointId>& pair) {
    const auto says_nothing = [&](const scene::Action& action) {
        return action.states && needs_both(*action.states, pair);
    };
    if (std::ranges::any_of(scene.actions(), says_nothing)) return std::nullopt;
    const auto [first, second] = std::minmax(pair.first, pair.second);
    const bool later_goes = can_go(placed, second);
    if (!later_goes && !can_go(placed, first)) return std::nullopt;
    const PointId goes = later_goes ? second : first, stays = later_goes ? first : second;

    Placed out = placed;
    std::uint32_t& instruction = out.program.point_registers[goes.index()];
    const std::uint32_t input = out.program.instructions[instruction].first_input;
    out.held[input] = out.held[input + 1] = true;
    out.moved.emplace_back(input, stays);
    const std::uint32_t left = instruction;
    for (std::uint32_t& standing : out.program.point_registers)
        if (standing == left) standing = out.program.point_registers[stays.index()];
    out.coincidences = with_one_more(std::move(out.coincidences), first, second);
    return out;
}

} // namespace porism::realize
