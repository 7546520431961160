#include "realize/stated/lines_said.h"

#include "geometry/vector.h"
#include "scene/drawn.h"

#include <algorithm>
#include <cmath>

namespace porism::realize {
namespace {

/// Constructed or given.
bool is_bound(const Plan& plan, std::size_t point) {
    const diagram::Program& program = plan.assembly.program();
    const Instruction& instruction = program.instructions[program.point_registers[point]];
    return instruction.primitive != Primitive::free_point || plan.sources[instruction.first_input].given;
}

bool on_a_line(const World& world, std::size_t p, std::size_t q, std::size_t r) {
    const auto& points = world.points();
    const Point u = points[q] - points[p], v = points[r] - points[p];
    const double size = std::sqrt(geometry::squared_length(u) * geometry::squared_length(v));
    return std::fabs(geometry::cross(u, v)) <= geometry::Tolerance{}.equal * size;
}

void add_lines_through(std::vector<facts::Statement>& lines, std::size_t point, const Figure& figure) {
    const std::size_t count = figure.worlds().front().points().size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto is_seen = [&](const World& world) { return on_a_line(world, point, i, j); };
            if (i == point || j == point || !std::ranges::all_of(figure.worlds(), is_seen)) continue;
            const PointId points[] = {PointId(point), PointId(i), PointId(j)};
            lines.push_back(*facts::make(facts::Predicate::coll, points));
        }
}

/// Three points of a sketch, the height of their triangle beside its longest side.
bool is_drawn_flat(const Point& p, const Point& q, const Point& r) {
    constexpr double by_hand = 0.01;
    const Point u = q - p, v = r - p, w = r - q;
    const double longest =
        std::max({geometry::squared_length(u), geometry::squared_length(v), geometry::squared_length(w)});
    return std::fabs(geometry::cross(u, v)) <= by_hand * longest;
}

} // namespace

std::vector<facts::Statement> lines_drawn_in(const scene::Scene& scene) {
    constexpr std::size_t few_points = 40; // triples of more are not looked at
    const facts::Sketch sketch = scene::sketch_of(scene);
    std::vector<std::size_t> drawn;
    for (std::size_t i = 0; i < sketch.size(); ++i)
        if (sketch[i]) drawn.push_back(i);
    if (drawn.size() > few_points) return {};
    const auto flat = [&](std::size_t i, std::size_t j, std::size_t k) {
        return is_drawn_flat(*sketch[i], *sketch[j], *sketch[k]);
    };
    std::vector<facts::Statement> out;
    for (const std::size_t j : drawn)
        for (const std::size_t i : drawn) {
            // The first two points of a line tell all others of it.
            const auto before = [&](std::size_t one) { return one < i && flat(one, i, j); };
            if (i >= j || std::ranges::any_of(drawn, before)) continue;
            for (const std::size_t k : drawn)
                if (k > j && flat(i, j, k)) out.push_back(*facts::make(facts::Predicate::coll, {i, j, k}));
        }
    return out;
}

std::vector<facts::Statement> lines_said_in(const scene::Scene& scene, const Figure& figure,
                                            std::size_t supposed_from) {
    std::vector<facts::Statement> said;
    const auto actions = scene.actions();
    for (const scene::Action& action : actions.first(std::min(supposed_from, actions.size())))
        if (action.states) said.push_back(*action.states);
    for (std::size_t point = 0; point < scene.point_count(); ++point)
        if (is_bound(figure.plan(), point)) add_lines_through(said, point, figure);
    return said;
}

} // namespace porism::realize
