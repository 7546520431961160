#include "ui/canvas/picking.h"

#include "ui/session/session.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

/// Things within reach, nearest first.
template<class T>
class Reached {
public:
    void add(double distance, T thing) {
        const auto rank = std::ranges::upper_bound(distances_, distance) - distances_.begin();
        distances_.insert(distances_.begin() + rank, distance);
        things_.insert(things_.begin() + rank, std::move(thing));
    }
    std::vector<T> take() { return std::move(things_); }
    const std::vector<T>& things() const { return things_; }

private:
    std::vector<T> things_;
    std::vector<double> distances_;
};

/// Where a point is picked: a merged one where the earlier is, which then comes first.
PointId place_of(const Session& session, std::size_t point) {
    const PointId id(point);
    return session.diagram()->merged_into(id).value_or(id);
}

std::vector<PointId> points_at(const Session& session, const paint::View& view, QPointF at) {
    Reached<PointId> reached;
    const auto& points = session.picture().points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const paint::Vec p = view.to_pixels(points[place_of(session, i).index()]);
        const double d = std::hypot(p.x - at.x(), p.y - at.y());
        const bool drawn = session.is_shown(PointId(i)) && !session.is_hidden(PointId(i));
        if (d <= point_reach && drawn) reached.add(d, PointId(i));
    }
    return reached.take();
}

// Of the pieces of one line the first stands for all: that of the sides, not of what was added on them.
std::vector<Curve> curves_at(const Session& session, const paint::Sketch& sketch, const paint::View& view, Point at) {
    Reached<Curve> reached;
    for (Curve& curve : curves_of(sketch, session.picture())) {
        const double d = distance(curve.shape, at) * view.scale;
        const auto same = [&](const Curve& c) { return same_curve(c.shape, curve.shape); };
        if (d <= curve_reach && std::ranges::none_of(reached.things(), same)) reached.add(d, std::move(curve));
    }
    return reached.take();
}

} // namespace

Pick pick_at(const Session& session, const paint::Sketch& sketch, const paint::View& view, QPointF at,
             std::size_t turn) {
    Pick pick;
    pick.at = view.to_plane({at.x(), at.y()});
    if (!session.diagram()) return pick;
    const auto points = points_at(session, view, at);
    const bool more = turn > 0 || points.empty();
    if (more) pick.curves = curves_at(session, sketch, view, pick.at);
    const std::size_t count = points.size() + (turn > 0 ? pick.curves.size() : 0);
    const std::size_t chosen = count == 0 ? 0 : turn % count;
    if (chosen < points.size()) {
        pick.point = points[chosen];
        pick.curves.clear();
    } else if (turn > 0 && !pick.curves.empty()) {
        pick.curves = {pick.curves[chosen - points.size()]};
    }
    return pick;
}

} // namespace porism::ui
