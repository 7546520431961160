#include "realize/stated/one_place.h"

#include "facts/equation.h"

#include <algorithm>

namespace porism::realize {
namespace {

using diagram::Coincidence;

std::uint32_t place_of(const Placed& placed, PointId point) {
    return placed.program.point_registers[point.index()];
}

bool are_one(const Placed& placed, const std::pair<PointId, PointId>& pair) {
    return place_of(placed, pair.first) == place_of(placed, pair.second);
}

/// Whether two lines are named by their points, and still are two with the points of both places as one.
bool of_two_lines(const facts::Statement& statement, std::uint32_t first, std::uint32_t second, const Placed& placed) {
    const auto predicate = statement.predicate();
    if (predicate != facts::Predicate::perp && predicate != facts::Predicate::para) return false;
    const auto end = [&](std::size_t i) {
        const std::uint32_t place = place_of(placed, statement.points()[i]);
        return place == second ? first : place;
    };
    const auto line = [&](std::size_t i) { return std::minmax({end(i), end(i + 1)}); };
    const auto one = line(0), other = line(2);
    return one.first != one.second && other.first != other.second && one != other;
}

/// Whether it speaks of something that is in both places, and of more than one line or circle through them.
bool needs_both(const facts::Statement& statement, std::uint32_t first, std::uint32_t second, const Placed& placed) {
    const auto speaks_of = [&](std::uint32_t place) {
        return std::ranges::any_of(statement.points(), [&](PointId one) { return place_of(placed, one) == place; });
    };
    return !facts::of_a_set(statement) && speaks_of(first) && speaks_of(second) &&
           !of_two_lines(statement, first, second, placed);
}

bool is_constructed_from(const diagram::Program& program, std::uint32_t instruction) {
    return std::ranges::any_of(program.instructions, [&](const Instruction& one) {
        const auto operands = std::span(one.operands).first(diagram::row(one.primitive).operands);
        return std::ranges::count(operands, instruction) > 0;
    });
}

const Instruction& made(const Placed& placed, PointId point) {
    return placed.program.instructions[place_of(placed, point)];
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
    return is_loose(placed, point) && !is_constructed_from(placed.program, place_of(placed, point));
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

PointId first_there(const Placed& placed, PointId point) {
    const auto one = std::ranges::find(placed.coincidences, point, &Coincidence::point);
    return one == placed.coincidences.end() ? point : one->earlier;
}

std::optional<Placed> with_one_more_place(const Placed& placed, const scene::Scene& scene,
                                          const std::pair<PointId, PointId>& pair) {
    const std::uint32_t places[] = {place_of(placed, pair.first), place_of(placed, pair.second)};
    const auto says_nothing = [&](const scene::Action& action) {
        return action.states && needs_both(*action.states, places[0], places[1], placed);
    };
    if (std::ranges::any_of(scene.actions(), says_nothing)) return std::nullopt;
    const auto [first, second] = std::minmax({first_there(placed, pair.first), first_there(placed, pair.second)});
    const bool earlier_goes = !can_go_anywhere(placed, second) && can_go_anywhere(placed, first);
    if (!earlier_goes && !is_loose(placed, second) && !is_determined(placed, second)) return std::nullopt;
    const PointId goes = earlier_goes ? first : second, stays = earlier_goes ? second : first;

    const std::uint32_t left = place_of(placed, goes), taken = place_of(placed, stays);
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

} // namespace

Placed placed_in(const Figure& figure) {
    Placed out{figure.plan().assembly.program(), {}, figure.coincidences()};
    for (const Source& source : figure.plan().sources) out.held.push_back(source.given);
    return out;
}

std::optional<Placed> with_one_place(const Placed& placed, const scene::Scene& scene,
                                     std::span<const std::pair<PointId, PointId>> pairs) {
    std::optional<Placed> out = placed;
    for (const auto& pair : pairs)
        if (out && !are_one(*out, pair)) out = with_one_more_place(*out, scene, pair);
    return out;
}

} // namespace porism::realize
