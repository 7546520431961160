#include "ui/graph/picture.h"

#include <QtGui/QFontInfo>
#include <QtGui/QPainter>
#include <algorithm>
#include <map>
#include <vector>

namespace porism::ui {
namespace {

constexpr double least_drawn_letter = 5; // pixels: texts that are smaller are not drawn
constexpr double edge_margin = 6;        // of the pen and of the arrow's head
constexpr std::size_t crowd = 120;       // so many edges in a window are drawn with fine lines

/// Curves bend within the places of their route, which goes downwards.
bool meets(const Route& route, const QRectF& seen) {
    const QRectF near = seen.adjusted(-edge_margin, -edge_margin, edge_margin, edge_margin);
    if (route.back().y < near.top() || route.front().y > near.bottom()) return false;
    const auto [left, right] = std::ranges::minmax(route, {}, &LayoutPoint::x);
    return right.x >= near.left() && left.x <= near.right();
}

/// Those that may be seen; what is lit comes behind, and is drawn above.
std::map<EdgeStyle, std::vector<const Route*>> edges_in(const GraphPicture& picture, const GraphLooks& looks,
                                                        const QRectF& seen) {
    std::vector<std::size_t> met;
    for (std::size_t i = 0; i < picture.cone.edges.size(); ++i)
        if (meets(picture.layout.routes[i], seen)) met.push_back(i);
    std::map<EdgeStyle, std::vector<const Route*>> out;
    for (const std::size_t i : met)
        out[{looks.edges[i], picture.cone.bridges[i], met.size() > crowd}].push_back(&picture.layout.routes[i]);
    return out;
}

} // namespace

bool is_far(const QFont& font, double zoom) {
    return QFontInfo(font).pixelSize() * zoom < least_drawn_letter;
}

void draw_graph(QPainter& painter, const GraphPicture& picture, const GraphLooks& looks, const QRectF& seen) {
    const bool far = looks.far;
    painter.setRenderHint(QPainter::Antialiasing, !far);
    for (const auto& [style, routes] : edges_in(picture, looks, seen))
        (far ? draw_far_edges : draw_edges)(painter, routes, style, seen);
    for (std::size_t i = 0; i < picture.layout.centres.size(); ++i) {
        const ConeNode& node = picture.cone.nodes[i];
        const QRectF area = picture.area_of(i);
        if (!area.adjusted(-halo, -halo, halo, halo).intersects(seen)) continue;
        const auto draw = far ? draw_far_node : node.shape == ConeShape::rule ? draw_rule : draw_statement;
        draw(painter, node, area, looks.nodes[i]);
    }
}

} // namespace porism::ui
