// What is seen of the graph: zoom, pan, fit, and the foot with the caption and the overview.
#include "ui/graph/find_line.h"
#include "ui/graph/graph_panel.h"
#include "ui/graph/overview.h"
#include "ui/widgets/empty_state.h"

#include <QtGui/QFontInfo>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr double least_zoom = 0.08, greatest_zoom = 4, margin = 18;
constexpr int find_gap = 5;
constexpr double least_letter = 10; // pixels: the smallest letters that are read with ease

QRectF inside(const QRectF& area) {
    return area.adjusted(margin, margin, -margin, -margin);
}

} // namespace

QRectF GraphPanel::sight(bool with_overview) const {
    const int caption = fontMetrics().height() + 10;
    const int head = finding() ? find_->geometry().bottom() + 1 : 0;
    return QRectF(rect()).adjusted(0, head, 0, -std::max(caption, with_overview ? overview_->foot() : 0));
}

QRectF GraphPanel::sight() const {
    return sight(!overview_->isHidden());
}

QSizeF GraphPanel::room() const {
    return inside(sight(false)).size();
}

double GraphPanel::readable_zoom() const {
    return std::min(1.0, least_letter / std::max(1, QFontInfo(font()).pixelSize()));
}

QRectF GraphPanel::node_place(std::size_t node) const {
    const QRectF area = area_of(node);
    return {view_.origin + view_.zoom * area.topLeft(), view_.zoom * area.size()};
}

void GraphPanel::bring_into_sight(std::size_t node) {
    const QRectF seen = node_place(node), room = inside(sight());
    const auto way = [](double low, double high, double from, double to) {
        return low < from ? from - low : high > to ? std::max(to - high, from - low) : 0;
    };
    view_.origin += QPointF(way(seen.left(), seen.right(), room.left(), room.right()),
                            way(seen.top(), seen.bottom(), room.top(), room.bottom()));
    follow_view();
}

// The overview stands in the foot, where it covers nothing, and only while not everything is in sight without it.
void GraphPanel::follow_view() {
    empty_->setGeometry(rect());
    find_->setGeometry(find_gap, find_gap, width() - 2 * find_gap, find_->sizeHint().height());
    const auto seen = [this](const QRectF& area) {
        return QRectF(to_layout(area.topLeft()), area.size() / view_.zoom);
    };
    overview_->fit_into(size());
    overview_->set_view(seen(sight(false)));
    if (!overview_->isHidden()) overview_->set_view(seen(sight(true)));
    update();
}

// Where not everything fits at a size that can be read, one sees the goal and what leads to it.
void GraphPanel::fit() {
    fitted_ = true;
    const Layout& layout = shown_.layout;
    if (layout.centres.empty()) return;
    QRectF room = inside(sight(false));
    view_.zoom = std::max(zoom_to_fit(layout, {room.width(), room.height(), 1}), readable_zoom());
    const QSizeF drawn = view_.zoom * QSizeF(layout.width, layout.height);
    if (drawn.width() > room.width() + 1 || drawn.height() > room.height() + 1) room = inside(sight(true));
    view_.origin = room.center() - QPointF(drawn.width(), drawn.height()) / 2;
    const QPointF goal = view_.zoom * QPointF(layout.centres.back().x, layout.centres.back().y);
    if (drawn.width() > room.width() + 1) {
        const double left = room.center().x() - goal.x();
        view_.origin.rx() = std::clamp(left, room.right() - drawn.width(), room.left());
    }
    if (drawn.height() > room.height() + 1) view_.origin.ry() = room.bottom() - drawn.height();
    follow_view();
}

void GraphPanel::zoom_by(double factor, QPointF at) {
    const double zoom = std::clamp(view_.zoom * factor, least_zoom, greatest_zoom);
    view_.origin = at - (at - view_.origin) * (zoom / view_.zoom);
    view_.zoom = zoom;
    fitted_ = false;
    follow_view();
}

QPointF GraphPanel::to_widget(LayoutPoint p) const {
    return view_.origin + view_.zoom * QPointF(p.x, p.y);
}

std::optional<QPointF> GraphPanel::place_of_step(std::size_t step) const {
    const auto node = shown_.node_of(step);
    return node ? std::optional(to_widget(shown_.layout.centres[*node])) : std::nullopt;
}

std::optional<QPointF> GraphPanel::place_of_rule(std::size_t step) const {
    const auto& nodes = shown_.cone.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (nodes[i].shape == ConeShape::rule && nodes[i].step == step) return to_widget(shown_.layout.centres[i]);
    return std::nullopt;
}

std::optional<std::size_t> GraphPanel::node_at(QPointF position) const {
    for (std::size_t i = 0; sight().contains(position) && i < shown_.layout.centres.size(); ++i)
        if (area_of(i).contains(to_layout(position))) return i;
    return std::nullopt;
}

bool GraphPanel::on_badge(std::size_t node, QPointF position) const {
    return badge_of(shown_.cone.nodes[node], area_of(node), font()).contains(to_layout(position));
}

} // namespace porism::ui
