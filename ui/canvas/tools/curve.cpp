#include "ui/canvas/tools/curve.h"

#include "paint/uprights.h"
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

/// Empty where no line is drawn.
std::optional<Curve> upright_curve(const paint::Sketch::Upright& upright, const std::vector<Place>& points) {
    const auto at = [&](PointId p) { return paint::Vec{points[p.index()].x, points[p.index()].y}; };
    const auto line = paint::upright_line(at(upright.at), at(upright.first), at(upright.second));
    if (!line) return std::nullopt;
    const paint::Vec from = line->at(-line->reach), to = line->at(line->reach);
    const Shape shape{false, {from.x, from.y}, {to.x, to.y}, 0};
    return Curve{shape, {row("on_tline"), {upright.at, upright.first, upright.second}, {}}, {}};
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
    for (const auto& upright : sketch.uprights())
        if (const auto curve = upright_curve(upright, picture.points)) curves.push_back(*curve);
    for (const auto& ring : sketch.rings()) curves.push_back(ring_curve(ring, picture.points));
    return curves;
}

} // namespace porism::ui
