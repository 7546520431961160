#include "realize/stated/lines_said.h"

#include "geometry/vector.h"

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

} // namespace

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
