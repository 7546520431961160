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

const Instruction& made(const Placed& placed, PointId point) {
    return placed.program.instructions[placed.program.point_registers[point.index()]];
}

bool is_loose(const Placed& placed, PointId point) {
    const Instruction& by = made(placed, point);
    return by.primitive == diagram::Primitive::free_point && !placed.held[by.first_input];
}

bool is_determined(const Placed& placed, PointId point) {
    return diagram::row(made(placed, point).primitive).inputs == 0;
}

/// Whether a point can go wherever another one stands, also to a later one.
bool can_go_anywhere(const Placed& placed, PointId point) {
    return is_loose(placed, point) &&
           !is_constructed_from(placed.program, placed.program.point_registers[point.index()]);
}

void replace(diagram::Program& program, std::uint32_t left, std::uint32_t taken) {
    std::ranges::replace(program.point_registers, left, taken);
    for (Instruction& one : program.instructions)
        std::ranges::replace(std::span(one.operands).first(diagram::row(one.primitive).operands), left, taken);
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
    const bool earlier_goes = !can_go_anywhere(placed, second) && can_go_anywhere(placed, first);
    if (!earlier_goes && !is_loose(placed, second) && !is_determined(placed, second)) return std::nullopt;
    const PointId goes = earlier_goes ? first : second, stays = earlier_goes ? second : first;

    const std::uint32_t left = placed.program.point_registers[goes.index()];
    const std::uint32_t taken = placed.program.point_registers[stays.index()];
    if (taken > left && is_constructed_from(placed.program, left)) return std::nullopt;
    Placed out = placed;
    if (is_loose(placed, goes)) {
        const std::uint32_t input = made(placed, goes).first_input;
        out.held[input] = out.held[input + 1] = true;
        out.moved.emplace_back(input, stays);
    } else {
        out.met.emplace_back(left, stays);
    }
    replace(out.program, left, taken);
    out.coincidences = with_one_more(std::move(out.coincidences), first, second);
    return out;
}

} // namespace porism::realize
