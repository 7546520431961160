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
    // Of the pieces of one line the first stands for all: that of the sides, not of what was added on them.
    std::vector<double> reach;
    for (Curve& curve : curves_of(sketch, session.picture())) {
        const double d = distance(curve.shape, pick.at) * view.scale;
        if (d > curve_reach) continue;
        const bool known = std::ranges::any_of(pick.curves, [&](const Curve& c) { return same_curve(c.shape, curve.shape); });
        if (known) continue;
        const auto rank = std::ranges::upper_bound(reach, d) - reach.begin();
        reach.insert(reach.begin() + rank, d);
        pick.curves.insert(pick.curves.begin() + rank, std::move(curve));
    }
    return pick;
}

} // namespace porism::ui
