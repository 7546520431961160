#include "ui/canvas/picking.h"

#include "ui/session/session.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

std::optional<PointId> point_at(const Session& session, const paint::View& view, QPointF at) {
    std::optional<PointId> best;
    double reach = point_reach;
    const auto& points = session.picture().points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!session.is_shown(PointId(i))) continue;
        const paint::Vec p = view.to_pixels(points[i]);
        const double d = std::hypot(p.x - at.x(), p.y - at.y());
        if (d > reach) continue;
        reach = d;
        best = PointId(i);
    }
    return best;
}

} // namespace

Pick pick_at(const Session& session, const paint::Sketch& sketch, const paint::View& view, QPointF at) {
    Pick pick;
    pick.at = view.to_plane({at.x(), at.y()});
    if (!session.diagram()) return pick;
    pick.point = point_at(session, view, at);
    if (pick.point) return pick;
    auto curves = curves_of(sketch, session.picture());
    std::erase_if(curves, [&](const Curve& c) { return distance(c.shape, pick.at) * view.scale > curve_reach; });
    std::ranges::stable_sort(curves, {}, [&](const Curve& c) { return distance(c.shape, pick.at); });
    for (Curve& curve : curves) {
        const bool known = std::ranges::any_of(pick.curves, [&](const Curve& c) { return same_curve(c.shape, curve.shape); });
        if (!known) pick.curves.push_back(std::move(curve));
    }
    return pick;
}

} // namespace porism::ui
