// The graph as a picture: its boxes where the layout has them, and how each looks. For the panel and for paper alike.
#pragma once

#include "ui/graph/paint.h"

#include <QtCore/QRectF>
#include <vector>

namespace porism::ui {

struct GraphPicture {
    Cone cone;
    std::vector<LayoutNode> boxes; ///< by node
    Layout layout;

    QRectF area_of(std::size_t node) const { return box_of(layout.centres[node], boxes[node]); }
};

struct GraphLooks {
    std::vector<NodeLook> nodes; ///< by node
    std::vector<EdgeLook> edges; ///< by edge
    bool far = false;            ///< nothing is to be read, and drawn without letters
};

/// Whether letters are too small to read at this zoom.
bool is_far(const QFont& font, double zoom);

/// Draws what meets `seen`, all in the unit of the layout, with the painter's font.
void draw_graph(QPainter& painter, const GraphPicture& picture, const GraphLooks& looks, const QRectF& seen);

} // namespace porism::ui
