#include "ui/graph/picture.h"

#include <QtGui/QFontInfo>
#include <QtGui/QPainter>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr double least_drawn_letter = 5; // pixels: texts that are smaller are not drawn
constexpr double edge_margin = 6;        // of the pen and of the arrow's head
constexpr std::size_t crowd = 120;       // so many edges in a window are drawn with fine lines

/// Curves bend within the places of their route.
bool meets(const std::vector<LayoutPoint>& route, const QRectF& seen) {
    const auto [left, right] = std::ranges::minmax(route, {}, &LayoutPoint::x);
    const double top = route.front().y, bottom = route.back().y;
    return right.x + edge_margin >= seen.left() && left.x - edge_margin <= seen.right() &&
           bottom + edge_margin >= seen.top() && top - edge_margin <= seen.bottom();
}

std::vector<std::size_t> edges_in(const GraphPicture& picture, const QRectF& seen) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < picture.cone.edges.size(); ++i)
        if (meets(picture.layout.routes[i], seen)) out.push_back(i);
    return out;
}

} // namespace

bool is_far(const QFont& font, double zoom) {
    return QFontInfo(font).pixelSize() * zoom < least_drawn_letter;
}

void draw_graph(QPainter& painter, const GraphPicture& picture, const GraphLooks& looks, const QRectF& seen) {
    const bool far = looks.far;
    painter.setRenderHint(QPainter::Antialiasing, !far);
    const std::vector<std::size_t> edges = edges_in(picture, seen);
    for (const std::size_t i : edges) {
        const EdgeStyle style{looks.edges[i], picture.cone.bridges[i], edges.size() > crowd};
        (far ? draw_far_edge : draw_edge)(painter, picture.layout.routes[i], style, seen);
    }
    for (std::size_t i = 0; i < picture.layout.centres.size(); ++i) {
        const ConeNode& node = picture.cone.nodes[i];
        const QRectF area = picture.area_of(i);
        if (!area.adjusted(-halo, -halo, halo, halo).intersects(seen)) continue;
        const auto draw = far ? draw_far_node : node.shape == ConeShape::rule ? draw_rule : draw_statement;
        draw(painter, node, area, looks.nodes[i]);
    }
}

} // namespace porism::ui
