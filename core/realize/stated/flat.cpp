#include "realize/stated/flat.h"

#include "geometry/vector.h"
#include "realize/stated/levenberg.h"

#include <algorithm>
#include <cmath>

namespace porism::realize {
namespace {

/// What fails by more is no figure; of what fails by less, points and rays are near below so many times that, and where
/// it fails by very little, the root of it.
constexpr double may_hold_nearby = 1e-3, nearly_holds = 1e-5, near_factor = 10;
/// No statement is known to hold better; and rounding of a single number.
constexpr double best_known = 1e-13, least_rounding = 1e-16;

/// The height of what is squeezed, as a part of its length.
constexpr double squeezed = 0.05;

/// One point of some, and the way from it to the farthest other.
struct Direction {
    Point from, way;
};
Direction farthest_from(const Point& from, std::span<const PointId> of, std::span<const Point> points) {
    const auto distance_to = [&](PointId point) { return geometry::squared_length(points[point.index()] - from); };
    const PointId far = *std::ranges::max_element(of, {}, distance_to);
    return {from, points[far.index()] - from};
}
Direction line_through(std::span<const PointId> of, std::span<const Point> points) {
    return farthest_from(points[of.front().index()], of, points);
}

/// Whether points lie on one line, as far as can be told by such a part of the lengths there.
bool on_one_line(const ConstraintSystem& system, std::span<const PointId> of, std::span<const Point> points,
                 double part) {
    const auto [from, way] = line_through(of, points);
    const double extent = std::sqrt(geometry::squared_length(way));
    double size = extent;
    for (const PointId point : of) size = std::min(size, system.told_at(point));
    return std::ranges::all_of(of, [&](PointId point) {
        return std::fabs(geometry::cross(way, points[point.index()] - from)) <= part * size * extent;
    });
}

/// How near points may come to each other or to a line, as a part of the lengths there, where statements fail by so
/// little.
double nearness(double worst) {
    if (worst > may_hold_nearby) return 0;
    return near_factor * (worst > nearly_holds ? worst : std::sqrt(std::max(worst, least_rounding)));
}

/// The same where many of them hold together there, each by the square of another.
double nearness_of_many(double worst) {
    return worst > nearly_holds ? 0 : near_factor * std::sqrt(std::sqrt(std::max(worst, least_rounding)));
}

/// With all points of some groups on a line; empty where some are not free.
std::optional<Values> laid_on(const ConstraintSystem& system, std::span<const std::size_t> groups,
                              const Direction& line, Values values) {
    for (const std::size_t group : groups) {
        const auto& moved = system.groups()[group];
        if (system.is_letter(moved.front())) continue;
        if (system.primitive_of(group) != Primitive::free_point) return std::nullopt;
        const Point way = Point{values[moved[0]], values[moved[1]]} - line.from;
        const Point there = line.from + (geometry::dot(way, line.way) / geometry::squared_length(line.way)) * line.way;
        values[moved[0]] = there.x;
        values[moved[1]] = there.y;
    }
    return values;
}

std::vector<std::size_t> variables_in(const ConstraintSystem& system, std::span<const std::size_t> groups) {
    std::vector<std::size_t> variables;
    for (const std::size_t group : groups)
        variables.insert(variables.end(), system.groups()[group].begin(), system.groups()[group].end());
    return variables;
}

/// Visits two points in one place after the other, as long as that is wanted.
template<class Visit>
void each_coincident(std::span<const PointId> of, std::span<const Point> points, const ConstraintSystem& system,
                     double worst, const Visit& visit) {
    const double near = std::max(geometry::Tolerance{}.apart, nearness(worst));
    Box box;
    for (const PointId point : of) box.add(points[point.index()]);
    for (std::size_t i = 0; i < of.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Point &p = points[of[i].index()], &q = points[of[j].index()];
            const double apart = near * system.length_at(of[i], of[j], box.size());
            if (std::hypot(p.x - q.x, p.y - q.y) < apart && !visit(of[j], of[i])) return;
        }
}

/// What of a statement lies on one line without it being said.
std::optional<std::vector<PointId>> flat_of(const ConstraintSystem& system, std::size_t statement,
                                            std::span<const Point> points, double limit) {
    const ConstraintRow& row = system.row(statement);
    if (const auto angle = row.flattest_angle(points); angle && angle->opening < limit && !row.tells_one())
        return angle->points;
    for (const auto& span : row.spans())
        if (!system.said_lines().join(span) && on_one_line(system, span, points, limit)) return span;
    return std::nullopt;
}

} // namespace

std::optional<Flat> flat_in(const ConstraintSystem& system, std::span<const std::size_t> statements,
                            std::span<const PointId> of, std::span<const Point> points, const Values& values) {
    const double limit = nearness(std::max(worst_of(system, statements, points, values), best_known));
    if (limit == 0) return std::nullopt;
    for (const std::size_t statement : statements)
        if (auto flat = flat_of(system, statement, points, limit)) return Flat{*std::move(flat), statement};
    if (of.size() < 3 || system.said_lines().join(of) || !on_one_line(system, of, points, limit)) return std::nullopt;
    const auto open = std::ranges::find_if(statements, [&](std::size_t one) { return system.row(one).opens(); });
    if (open == statements.end()) return Flat{{of.begin(), of.end()}, statements.back(), true};
    return Flat{different(system.row(*open).points()), *open};
}

bool falls_flat(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> from,
                std::span<const Point> to) {
    const double limit = nearness(best_known);
    return std::ranges::any_of(statements, [&](std::size_t statement) {
        return std::ranges::any_of(system.row(statement).spans(), [&](const std::vector<PointId>& span) {
            return on_one_line(system, span, to, limit) && !on_one_line(system, span, from, limit);
        });
    });
}

bool is_squeezed(std::span<const PointId> of, std::span<const Point> points) {
    if (of.size() < 3) return false;
    const Direction first = line_through(of, points);
    const Direction line = farthest_from(first.from + first.way, of, points);
    return std::ranges::all_of(of, [&](PointId point) {
        const double area = std::fabs(geometry::cross(line.way, points[point.index()] - line.from));
        return area <= squeezed * geometry::squared_length(line.way);
    });
}

std::optional<std::pair<PointId, PointId>> coincident(std::span<const PointId> of, std::span<const Point> points,
                                                      const ConstraintSystem& system, double worst) {
    std::optional<std::pair<PointId, PointId>> first;
    each_coincident(of, points, system, worst, [&](PointId p, PointId q) {
        first.emplace(p, q);
        return false;
    });
    return first;
}

std::vector<std::pair<PointId, PointId>> all_coincident(std::span<const PointId> of, std::span<const Point> points,
                                                        const ConstraintSystem& system, double worst) {
    std::vector<std::pair<PointId, PointId>> all;
    each_coincident(of, points, system, worst, [&](PointId p, PointId q) {
        all.emplace_back(p, q);
        return true;
    });
    return all;
}

bool bring_to_line(const ConstraintSystem& system, std::span<const std::size_t> statements,
                   std::span<const std::size_t> groups, std::span<const PointId> of, Values& values, Work& work) {
    const auto registers = system.registers(values);
    if (registers.empty() || of.size() < 3) return false;
    const auto points = system.points(registers);
    const double worst = worst_of(system, statements, points, values), limit = nearness_of_many(worst);
    if (limit == 0 || !on_one_line(system, of, points, limit) || coincident(of, points, system, worst)) return false;
    auto projected = laid_on(system, groups, line_through(of, points), values);
    if (!projected || !fit(system, statements, variables_in(system, groups), *projected, work)) return false;
    if (!on_one_line(system, of, system.points(system.registers(*projected)), nearness(0))) return false;
    values = *std::move(projected);
    return true;
}

double worst_of(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> points,
                const Values& values) {
    return greatest(system.residuals(equalities_of(system, statements), points, values));
}

} // namespace porism::realize
