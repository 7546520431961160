#include "realize/quality.h"

#include "geometry/vector.h"
#include "realize/outline.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace porism::realize {
namespace {

using std::numbers::pi;

// Lengths are relative to the size of the figure, angles in radians.
constexpr double incident = 1e-7; // nearer is meant to be on it
constexpr double clear_of_locus = 0.03;
constexpr double thin_angle = 0.15;
constexpr double thin_corner = 2;
constexpr double nearly_right = 0.07;
constexpr double nearly_isosceles = 0.08;
constexpr double sharp_corner = 0.66;
constexpr double blunt_corner = 1.8;
constexpr double far_out = 1.6;
constexpr double large_radius = 0.9;

/// 0 at `limit` and beyond, 1 at zero.
double shortage(double value, double limit) {
    return value >= limit ? 0 : 1 - value / limit;
}
double squared(double value) {
    return value * value;
}

double length(const Point& v) {
    return std::hypot(v.x, v.y);
}

double crowding(std::span<const Point> points, double size) {
    const double room = std::min(0.12, 0.35 / std::sqrt(static_cast<double>(std::max<std::size_t>(points.size(), 1))));
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) sum += 4 * squared(shortage(length(points[i] - points[j]) / size, room));
    return sum;
}

double distance(const geometry::Line<double>& line, const Point& p) {
    return std::fabs(line.a * p.x + line.b * p.y - line.c) / std::hypot(line.a, line.b);
}
double distance(const geometry::Circle<double>& circle, const Point& p) {
    return std::fabs(length(p - circle.centre) - std::sqrt(circle.squared_radius));
}

double near_misses(const World& world, std::span<const Point> points, double size) {
    double sum = 0;
    for (const Register& r : world.registers()) {
        if (std::holds_alternative<Point>(r)) continue;
        for (const Point& p : points) {
            const auto* line = std::get_if<geometry::Line<double>>(&r);
            const double d = (line ? distance(*line, p) : distance(std::get<geometry::Circle<double>>(r), p)) / size;
            if (d > incident) sum += squared(shortage(d, clear_of_locus));
        }
    }
    return sum;
}

double thin_angles(const World& world) {
    std::vector<double> directions;
    for (const Register& r : world.registers())
        if (const auto* line = std::get_if<geometry::Line<double>>(&r)) {
            const double angle = std::atan2(-line->a, line->b);
            directions.push_back(angle < 0 ? angle + pi : angle);
        }
    double sum = 0;
    for (std::size_t i = 0; i < directions.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const double d = std::fabs(directions[i] - directions[j]);
            const double angle = std::min(d, pi - d), from_right = std::fabs(angle - pi / 2);
            if (angle > incident) sum += shortage(angle, thin_angle);
            if (from_right > incident) sum += 0.5 * shortage(from_right, nearly_right);
        }
    return sum;
}

/// The triangle of the first three points, if they are free or not: what a reader looks at first.
double main_triangle(std::span<const Point> points) {
    if (points.size() < 3) return 0;
    const double side[3] = {length(points[1] - points[2]), length(points[2] - points[0]),
                            length(points[0] - points[1])};
    double sum = 0;
    for (int i = 0; i < 3; ++i) {
        const double b = side[(i + 1) % 3], c = side[(i + 2) % 3];
        const double angle = std::acos(std::clamp((b * b + c * c - side[i] * side[i]) / (2 * b * c), -1.0, 1.0));
        sum += 6 * shortage(angle, sharp_corner) + shortage(std::fabs(angle - pi / 2), nearly_right);
        sum += 2 * std::max(0.0, angle - blunt_corner);
        sum += 1.5 * shortage(std::fabs(b - c) / std::max(b, c), nearly_isosceles);
    }
    return sum;
}

double sprawl(const World& world, double size) {
    double sum = 6 * squared(std::max(0.0, size / world.scale() - far_out));
    for (const Register& r : world.registers())
        if (const auto* circle = std::get_if<geometry::Circle<double>>(&r))
            sum += 3 * std::max(0.0, std::sqrt(circle->squared_radius) / world.scale() - large_radius);
    return sum;
}

/// Polygons that are not convex.
double bent_polygons(const Plan& plan, std::span<const Point> points) {
    double sum = 0;
    std::vector<Point> corners;
    for (const Outline& outline : plan.outlines) {
        corners.clear();
        for (const PointId corner : outline) corners.push_back(points[corner.index()]);
        sum += bentness(corners);
    }
    return sum;
}

/// Points on the bisector of an angle that lie outside of it.
double outside_angles(const Plan& plan, const World& world) {
    constexpr double per_point = 3;
    double sum = 0;
    for (const Instruction& one : plan.assembly.program().instructions)
        if (one.primitive == Primitive::point_on_line && world.inputs()[one.first_input] < 0 &&
            plan.assembly.at(one.operands[0]).primitive == Primitive::internal_bisector)
            sum += per_point;
    return sum;
}

/// Neighbours in a sorted list that are neither seen equal nor seen different.
int doubtful_neighbours(std::vector<double>& values, double scale, const geometry::Tolerance& tolerance) {
    std::ranges::sort(values);
    int count = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double gap = (values[i] - values[i - 1]) / (scale > 0 ? scale : values[i]);
        if (gap > tolerance.equal && gap < tolerance.clear) ++count;
    }
    return count;
}

double least_distance(std::span<const Point> points) {
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) least = std::min(least, length(points[i] - points[j]));
    return least;
}

/// Between neighbours among directions modulo pi; equal ones are one line.
double least_gap(std::vector<double>& directions) {
    if (directions.size() < 2) return HUGE_VAL;
    std::ranges::sort(directions);
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const bool last = i + 1 == directions.size();
        const double gap = last ? directions.front() + pi - directions.back() : directions[i + 1] - directions[i];
        if (gap > incident && gap < pi - incident) least = std::min(least, gap);
    }
    return least;
}

double modulo_pi(double angle) {
    return angle < 0 ? angle + pi : angle;
}

/// Of computed lines and of strokes at the points through which they pass or at which they end.
double least_angle(std::span<const Point> points, std::span<const Register> registers,
                   std::span<const Stroke> strokes) {
    std::vector<std::vector<double>> directions(points.size());
    for (const Register& r : registers) {
        const auto* line = std::get_if<geometry::Line<double>>(&r);
        for (std::size_t i = 0; line != nullptr && i < points.size(); ++i)
            if (lies_on(r, points[i])) directions[i].push_back(modulo_pi(std::atan2(-line->a, line->b)));
    }
    for (const Stroke& stroke : strokes) {
        const Point way = points[stroke[1].index()] - points[stroke[0].index()];
        if (way.x == 0 && way.y == 0) continue;
        for (const PointId end : stroke) directions[end.index()].push_back(modulo_pi(std::atan2(way.y, way.x)));
    }
    double least = HUGE_VAL;
    for (auto& at_a_point : directions) least = std::min(least, least_gap(at_a_point));
    return least;
}

Spread spread(std::span<const Point> points, std::span<const Point> standing, std::span<const Register> registers,
              std::span<const Stroke> strokes) {
    Box box;
    for (const Point& p : points) box.add(p);
    return {least_distance(standing) / box.size(), least_angle(points, registers, strokes)};
}

} // namespace

double badness(const Plan& plan, const World& world) {
    const double size = world.size();
    const std::vector<Point> points = world.standing();
    double sum = crowding(points, size) + near_misses(world, points, size) + thin_angles(world) + sprawl(world, size);
    sum += thin_corner * shortage(least_angle(world.points(), {}, plan.strokes), thin_angle);
    sum += bent_polygons(plan, world.points()) + outside_angles(plan, world);
    if (plan.free_points >= 3) sum += main_triangle(points);
    return sum;
}

std::vector<Stroke> strokes_of(const scene::Action& action) {
    std::vector<Stroke> strokes;
    for (const scene::Use& use : action.uses) {
        std::vector<PointId> slots = action.outputs;
        slots.insert(slots.end(), use.points.begin(), use.points.end());
        for (const scene::Drawn& drawn : scene::construction(use.construction).draws) {
            if (drawn.kind == scene::Drawn::Kind::circle || drawn.kind == scene::Drawn::Kind::upright) continue;
            const std::size_t count = drawn.slots.size();
            for (std::size_t i = 0; i + (count > 2 ? 0 : 1) < count; ++i)
                strokes.push_back({slots[drawn.slots[i]], slots[drawn.slots[(i + 1) % count]]});
        }
    }
    return strokes;
}

std::vector<Stroke> strokes_of(const scene::Scene& scene) {
    std::vector<Stroke> strokes;
    for (const scene::Action& action : scene.actions())
        std::ranges::copy(strokes_of(action), std::back_inserter(strokes));
    return strokes;
}

Spread spread_of(const Plan& plan, const World& world) {
    return spread(world.points(), world.standing(), world.registers(), plan.strokes);
}

Spread spread_of(const diagram::Diagram& diagram, const diagram::Picture& picture, std::span<const Stroke> strokes) {
    std::vector<Register> registers;
    for (const Instruction& instruction : diagram.program.instructions) {
        auto made = diagram::step<double>(instruction, registers, picture.inputs, diagram.program.constants);
        if (!made) break;
        registers.push_back(*made);
    }
    std::vector<Point> standing;
    for (std::size_t i = 0; i < picture.points.size(); ++i)
        if (!diagram.merged_into(PointId(i))) standing.push_back(picture.points[i]);
    return spread(picture.points, standing, registers, strokes);
}

double crampedness(const Spread& spread) {
    return shortage(spread.distance, wanted_spread.distance) + shortage(spread.angle, wanted_spread.angle);
}

int accidents(std::span<const Point> points, const geometry::Tolerance& tolerance) {
    std::vector<double> lengths, directions;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Point v = points[i] - points[j];
            const double angle = std::atan2(v.y, v.x);
            lengths.push_back(length(v));
            // Modulo a right angle, so that perpendicular pairs are neighbours too.
            directions.push_back(angle - std::floor(angle / (pi / 2)) * (pi / 2));
        }
    return doubtful_neighbours(lengths, 0, tolerance) + doubtful_neighbours(directions, pi / 2, tolerance);
}

geometry::Tolerance refined_tolerance(std::span<const Point> points) {
    Box box;
    for (const Point& p : points) box.add(p);
    // Coordinates are off by half a unit in the last place; so are the ends of each length.
    constexpr double unit = 0x1p-52;
    const double error =
        4 * unit *
        std::max({std::fabs(box.low_x), std::fabs(box.high_x), std::fabs(box.low_y), std::fabs(box.high_y)}) /
        least_distance(points);
    return {error, 1e6 * error};
}

} // namespace porism::realize
