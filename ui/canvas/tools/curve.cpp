#include "ui/canvas/tools/curve.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

using Place = geometry::Point<double>;
double between(Place p, Place q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

ConstructionId row(std::string_view name) {
    return *scene::construction_by_name(name);
}

Curve line_curve(PointId first, PointId second, const std::vector<Place>& points) {
    const Shape shape{false, points[first.index()], points[second.index()], 0};
    return {shape, {row("on_line"), {first, second}, {}}, std::pair(first, second)};
}

Curve ring_curve(const paint::Sketch::Ring& ring, const std::vector<Place>& points) {
    const auto at = [&](PointId p) { return points[p.index()]; };
    if (!ring.centre.valid()) {
        const scene::Use use{row("on_circum"), {ring.through, ring.second, ring.third}, {}};
        return {ui::through(at(ring.through), at(ring.second), at(ring.third)), use, {}};
    }
    const scene::Use use{row("on_circle"), {ring.centre, ring.through}, {}};
    return {{true, at(ring.centre), {}, between(at(ring.centre), at(ring.through))}, use, {}};
}

} // namespace

std::vector<Curve> curves_of(const paint::Sketch& sketch, const diagram::Picture& picture) {
    std::vector<Curve> curves;
    for (const auto& piece : sketch.pieces()) curves.push_back(line_curve(piece.first, piece.second, picture.points));
    for (const auto& ring : sketch.rings()) curves.push_back(ring_curve(ring, picture.points));
    return curves;
}

} // namespace porism::ui
