#include "realize/refine.h"

#include "realize/world.h"

#include <cmath>

namespace porism::realize {
namespace {

using numbers::Ball;

constexpr int first_precision = 96, last_precision = 1536;
constexpr double fine_enough = 0x1p-56;

/// Whether every coordinate is known to a part of a unit in the last place of the figure's size.
bool known(const std::vector<geometry::Point<Ball>>& points, double size) {
    return std::ranges::all_of(points, [&](const geometry::Point<Ball>& p) {
        return p.x.finite() && p.y.finite() && p.x.radius() < fine_enough * size && p.y.radius() < fine_enough * size;
    });
}

Refined rounded(const std::vector<geometry::Point<Ball>>& balls, const std::vector<Point>& points, double size) {
    Refined result;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const Point p{balls[i].x.to_double(), balls[i].y.to_double()};
        result.lost = std::max(result.lost, std::hypot(p.x - points[i].x, p.y - points[i].y) / size);
        result.points.push_back(p);
    }
    return result;
}

} // namespace

std::optional<Refined> refined(const diagram::Program& program, const std::vector<double>& inputs,
                               const std::vector<Point>& points) {
    Box box;
    for (const Point& p : points) box.add(p);
    const double size = points.size() < 2 || box.size() == 0 ? 1 : box.size();
    for (int bits = first_precision; bits <= last_precision; bits *= 2) {
        const numbers::BallPrecision precision(bits);
        const auto balls = diagram::evaluate<Ball>(program, diagram::exact_inputs<Ball>(inputs));
        if (balls && known(*balls, size)) return rounded(*balls, points, size);
    }
    return std::nullopt;
}

} // namespace porism::realize
