#include "realize/stated/one_place.h"

#include "facts/equation.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::realize {
namespace {

using diagram::Coincidence;

std::uint32_t place_of(const Placed& placed, PointId point) {
    return placed.program.point_registers[point.index()];
}

bool are_one(const Placed& placed, const std::pair<PointId, PointId>& pair) {
    return place_of(placed, pair.first) == place_of(placed, pair.second);
}

/// Where points stand once two places are one.
class Joined {
public:
    Joined(const Placed& placed, std::uint32_t first, std::uint32_t second)
        : placed_(placed), first_(first), second_(second) {}
    std::uint32_t of(PointId point) const {
        const std::uint32_t place = place_of(placed_, point);
        return place == second_ ? first_ : place;
    }

private:
    const Placed& placed_;
    std::uint32_t first_, second_;
};

/// Whether two lines or segments are named by their points, and still are two.
bool of_two_pairs(const facts::Statement& statement, const Joined& joined) {
    constexpr std::array pairs{facts::Predicate::perp, facts::Predicate::para, facts::Predicate::cong};
    if (std::ranges::find(pairs, statement.predicate()) == pairs.end()) return false;
    const auto pair = [&](std::size_t i) {
        return std::minmax({joined.of(statement.points()[i]), joined.of(statement.points()[i + 1])});
    };
    const auto one = pair(0), other = pair(2);
    return one.first != one.second && other.first != other.second && one != other;
}

/// Whether it speaks of quantities each of which still has all its points, and no two of which become one.
bool of_its_quantities(const facts::Statement& statement, const Joined& joined) {
    if (statement.relation() == nullptr) return false;
    std::set<std::pair<facts::QuantityKind, std::set<std::uint32_t>>> seen;
    for (const facts::Quantity& quantity : statement.relation()->quantities()) {
        if (quantity.points().empty()) continue;
        std::set<std::uint32_t> places;
        for (const PointId point : quantity.points()) places.insert(joined.of(point));
        const std::set<PointId> points(quantity.points().begin(), quantity.points().end());
        if (places.size() < points.size() || !seen.emplace(quantity.kind(), std::move(places)).second) return false;
    }
    return true;
}

/// Whether it speaks of something that is in both places, and says no longer what it said where they are one.
bool needs_both(const facts::Statement& statement, std::uint32_t first, std::uint32_t second, const Placed& placed) {
    const auto speaks_of = [&](std::uint32_t place) {
        return std::ranges::any_of(statement.points(), [&](PointId one) { return place_of(placed, one) == place; });
    };
    const Joined joined(placed, first, second);
    return !facts::of_a_set(statement) && speaks_of(first) && speaks_of(second) && !of_two_pairs(statement, joined) &&
           !of_its_quantities(statement, joined);
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
