#include "reason/match/figure.h"

#include "base/random.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace porism::reason {

double turn_distance(double turns) {
    return turns - std::nearbyint(turns);
}

Figure::Figure(std::span<const geometry::Point<double>> points)
    : points_(points.begin(), points.end()), directions_(points.size() * points.size()),
      log_lengths_(points.size() * points.size()) {
    const auto count = static_cast<Pt>(points.size());
    for (Pt a = 0; a < count; ++a) {
        directions_[slot(a, a)] = log_lengths_[slot(a, a)] = std::numeric_limits<double>::quiet_NaN();
        for (Pt b = 0; b < a; ++b) {
            const double x = points[b].x - points[a].x, y = points[b].y - points[a].y;
            double turns = std::atan2(y, x) / std::numbers::pi;
            if (turns < 0) turns += 1;
            if (turns >= 1) turns -= 1;
            directions_[slot(a, b)] = directions_[slot(b, a)] = turns;
            log_lengths_[slot(a, b)] = log_lengths_[slot(b, a)] = std::log(x * x + y * y) / 2;
        }
    }
}

double Figure::area(Pt a, Pt b, Pt c) const {
    const auto &p = points_[a], &q = points_[b], &r = points_[c];
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

geometry::Point<double> somewhere(PointId point, std::size_t picture) {
    Rng rng(point.index(), picture);
    return {rng.uniform(-1, 1), rng.uniform(-1, 1)};
}

std::vector<Figure> figures(const diagram::Diagram& diagram) {
    std::vector<Figure> out;
    const auto& merged = diagram.coincidences;
    for (const auto picture : diagram.pictures()) {
        std::vector<geometry::Point<double>> points(picture.begin(), picture.end());
        for (const diagram::Coincidence& one : merged) points[one.point.index()] = somewhere(one.point, out.size());
        out.emplace_back(points);
    }
    return out;
}

bool seen_on_line(std::span<const Figure> pictures, Pt a, Pt b, Pt c) {
    return std::ranges::all_of(pictures, [&](const Figure& picture) {
        return std::abs(turn_distance(picture.direction(a, b) - picture.direction(a, c))) <= 2 * seen_equal;
    });
}

} // namespace porism::reason
