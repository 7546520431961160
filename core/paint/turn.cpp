#include "paint/turn.h"

#include "paint/figures.h"
#include "paint/vec.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <vector>

namespace porism::paint {
namespace {

using Plane = std::vector<geometry::Point<double>>;

constexpr double upright_part = 0.6;  ///< what an upright segment is worth beside a level one
constexpr double helper_part = 0.3;   ///< and a helper line beside a side
constexpr double at_the_bottom = 0.5; ///< what a level segment is worth besides where all is above it
constexpr double standing_part = 0.3, named_part = 0.02; ///< of the whole, for a first figure that stands
constexpr double base_part = 0.6;                        ///< for one that stands on its base
constexpr double shape_part = 0.35;                      ///< of the whole, for its shape
constexpr double widest = 1.9;                           ///< width by height
constexpr double clearly_better = 1.02;
constexpr double level = 0.004, straightening = 0.07; ///< radians

struct Frame {
    double low_x = HUGE_VAL, high_x = -HUGE_VAL, low_y = HUGE_VAL, high_y = -HUGE_VAL;

    explicit Frame(const Plane& points) {
        for (const auto& p : points) {
            low_x = std::min(low_x, p.x);
            high_x = std::max(high_x, p.x);
            low_y = std::min(low_y, p.y);
            high_y = std::max(high_y, p.y);
        }
    }
    double width() const { return high_x - low_x; }
    double height() const { return high_y - low_y; }
};

/// From 0 to 1: 1 for what is wider than high, up to `widest`.
double worth_of(const Frame& frame) {
    const double ratio = frame.width() / std::max(frame.height(), 1e-9 * frame.width());
    if (ratio < 1) return ratio;
    return ratio <= widest ? 1 : widest / ratio;
}

bool are_parallel(Vec u, Vec v) {
    constexpr double parallel = 1e-6;
    return std::fabs(cross(u, v)) <= parallel * length(u) * length(v);
}

/// Whether it is the base of an isosceles triangle, and no other side could be; of a right one the legs are level and
/// upright rather.
bool is_base_of_isosceles(Vec tip, Vec a, Vec b) {
    constexpr double equal = 1e-6;
    const Vec u = a - tip, v = b - tip;
    const double leg = length(u), base = length(b - a);
    return std::fabs(leg - length(v)) < equal * leg && std::fabs(leg - base) > equal * leg &&
           std::fabs(dot(u, v)) > equal * leg * leg;
}

/// Whether a side, by the number of its first corner, is a base: of an isosceles triangle, or parallel to a side that
/// is no neighbour, and not the leg of a trapezium.
bool is_base(const std::vector<PointId>& corners, std::size_t side, const Plane& points) {
    const std::size_t count = corners.size();
    const auto corner = [&](std::size_t i) {
        const auto& p = points[corners[i % count].index()];
        return Vec{p.x, p.y};
    };
    if (count == 3) return is_base_of_isosceles(corner(side + 2), corner(side), corner(side + 1));
    const auto way = [&](std::size_t i) { return corner(i + 1) - corner(i); };
    for (std::size_t i = 2; i + 1 < count; ++i)
        if (are_parallel(way(side), way(side + i))) return true;
    return false;
}

/// Of a figure on a level side, with all its corners above. The base of a triangle is best that of an isosceles one,
/// then the side opposite its first corner; that of others is best one of two parallel sides, and their first side.
double worth_of_standing(const Sketch& sketch, const Plane& points) {
    const auto figures = figures_of(sketch.pieces());
    if (figures.empty()) return 0;
    const std::vector<PointId>& corners = figures.front().corners;
    const std::size_t count = corners.size(), named = count == 3 ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = [&](std::size_t j) { return points[corners[(named + i + j) % count].index()]; };
        const double width = std::fabs(at(0).x - at(1).x), high = std::max(at(0).y, at(1).y);
        bool stands = std::fabs(at(0).y - at(1).y) <= level * width;
        for (std::size_t j = 2; j < count; ++j) stands = stands && at(j).y > high;
        if (!stands) continue;
        return standing_part + (i == 0 ? named_part : 0) + (is_base(corners, named + i, points) ? base_part : 0);
    }
    return 0;
}

double worth_of(const Sketch& sketch, const Plane& points) {
    const Frame frame(points);
    const double low = frame.low_y + level * std::max(frame.width(), frame.height());
    double all = 0, worth = 0;
    for (const Sketch::Piece& piece : sketch.pieces()) {
        const auto &a = points[piece.first.index()], &b = points[piece.second.index()];
        const double dx = std::fabs(b.x - a.x), dy = std::fabs(b.y - a.y);
        const double length = std::hypot(dx, dy) * (piece.weight == Sketch::Weight::helper ? helper_part : 1);
        all += length;
        if (dy <= level * dx) worth += length * (1 + (std::max(a.y, b.y) <= low ? at_the_bottom : 0));
        if (dx <= level * dy) worth += length * upright_part;
    }
    return (all > 0 ? worth / all : 0) + shape_part * worth_of(frame) + worth_of_standing(sketch, points);
}

/// Those that lay a segment level, either way up.
std::vector<double> angles_of(const Sketch& sketch, Points points) {
    std::vector<double> out;
    for (const Sketch::Piece& piece : sketch.pieces()) {
        const auto &a = points[piece.first.index()], &b = points[piece.second.index()];
        const double angle = -std::atan2(b.y - a.y, b.x - a.x);
        for (const double one : {angle, angle + std::numbers::pi}) {
            const double least = std::remainder(one, 2 * std::numbers::pi);
            const bool known =
                std::ranges::any_of(out, [&](double other) { return std::fabs(other - least) < level / 4; });
            if (!known) out.push_back(least);
        }
    }
    std::ranges::sort(out, {}, [](double angle) { return std::fabs(angle); });
    return out;
}

/// The least turn that lays a side level which is nearly so, the longest of those; 0 where there is none.
double straightening_turn(const Sketch& sketch, Points points) {
    double longest = 0, out = 0;
    for (const Sketch::Piece& piece : sketch.pieces()) {
        const auto &a = points[piece.first.index()], &b = points[piece.second.index()];
        const double dx = b.x - a.x, dy = b.y - a.y;
        if (std::fabs(dy) > level * std::fabs(dx) || std::fabs(dx) <= longest) continue;
        longest = std::fabs(dx);
        out = -std::atan2(dx > 0 ? dy : -dy, longest);
    }
    return out;
}

} // namespace

double most_turn(const scene::Scene& scene) {
    double most = std::numbers::pi;
    for (const scene::Action& action : scene.actions())
        for (const auto& at : action.at)
            if (at && !at->found) most = std::min(most, at->given ? 0 : straightening);
    return most;
}

std::vector<geometry::Point<double>> turned_by(Points points, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    Plane out;
    out.reserve(points.size());
    for (const auto& p : points) out.push_back({c * p.x - s * p.y, s * p.x + c * p.y});
    return out;
}

std::vector<geometry::Point<double>> turned_to_stand(const Sketch& sketch, Points points, double limit) {
    Plane best(points.begin(), points.end());
    double most = worth_of(sketch, best) * clearly_better;
    for (const double angle : angles_of(sketch, points)) {
        if (std::fabs(angle) > limit) break;
        Plane turned = turned_by(points, angle);
        const double worth = worth_of(sketch, turned);
        if (worth <= most) continue;
        most = worth * clearly_better;
        best = std::move(turned);
    }
    const double rest = straightening_turn(sketch, best);
    return rest == 0 || std::fabs(rest) > limit ? best : turned_by(best, rest);
}

} // namespace porism::paint
