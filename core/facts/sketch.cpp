#include "facts/sketch.h"

#include "facts/truth.h"

#include <algorithm>
#include <cmath>

namespace porism::facts {
namespace {

/// No number where two of them coincide.
double cosine_at(const geometry::Point<double>& first, const geometry::Point<double>& vertex,
                 const geometry::Point<double>& last) {
    const double ax = first.x - vertex.x, ay = first.y - vertex.y, bx = last.x - vertex.x, by = last.y - vertex.y;
    return (ax * bx + ay * by) / (std::hypot(ax, ay) * std::hypot(bx, by));
}

} // namespace

bool shows(const Sketch& sketch, const Statement& order, double clearly) {
    std::vector<geometry::Point<double>> points(sketch.size());
    for (const PointId point : order.points()) {
        if (point.index() >= sketch.size() || !sketch[point.index()]) return false;
        points[point.index()] = *sketch[point.index()];
    }
    return !order.points().empty() && relative_residual(order, points) >= clearly;
}

Misfit misfit(const Sketch& sketch, const std::vector<geometry::Point<double>>& picture) {
    std::vector<geometry::Point<double>> drawn, placed;
    for (std::size_t i = 0; i < std::min(sketch.size(), picture.size()); ++i)
        if (sketch[i]) {
            drawn.push_back(*sketch[i]);
            placed.push_back(picture[i]);
        }
    Misfit out;
    for (std::size_t vertex = 0; vertex < drawn.size(); ++vertex)
        for (std::size_t first = 0; first < drawn.size(); ++first)
            for (std::size_t last = 0; last < first; ++last) {
                const double apart = std::fabs(cosine_at(drawn[first], drawn[vertex], drawn[last]) -
                                               cosine_at(placed[first], placed[vertex], placed[last]));
                if (!std::isfinite(apart)) continue;
                out.greatest = std::max(out.greatest, apart);
                out.sum += apart * apart;
            }
    return out;
}

} // namespace porism::facts
