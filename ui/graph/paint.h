// How nodes and arrows of the graph look: a role by colour and by a second cue (stroke, sign), folds as "+3".
#pragma once

#include "ui/graph/cone.h"
#include "ui/session/roles.h"

#include <QtCore/QRectF>
#include <compare>
#include <span>

class QPainter;

namespace porism::ui {

/// What a node is at this moment.
struct NodeLook {
    Role role = Role::derived; ///< of a statement
    bool proved = false;       ///< the goal: its path passed the checker
    bool selected = false;     ///< a statement has a halo, the box of a theorem a strong outline
    bool hovered = false;
    bool found = false; ///< it fits what is looked for: a second outline, and a lens at its corner
};

/// How far what is lit reaches beyond a node's area.
inline constexpr double halo = 9;

enum class EdgeLook { plain, premise, conclusion };
struct EdgeStyle {
    EdgeLook look = EdgeLook::plain;
    bool bridge = false; ///< dotted
    bool fine = false; ///< a line of one pixel, if it is plain: one of many that cross the window, drawn in a tenth of
                       ///< the time
    friend auto operator<=>(const EdgeStyle&, const EdgeStyle&) = default;
};

/// Area of a node whose centre is at `centre`.
QRectF box_of(LayoutPoint centre, const LayoutNode& size);
/// Where "+3" stands in it; empty when nothing is folded.
QRectF badge_of(const ConeNode& node, const QRectF& area, const QFont& font);

void draw_statement(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look);
void draw_rule(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look);
/// An edge, by the places that it passes.
using Route = std::vector<LayoutPoint>;
/// Routes of one style, as far as they can be seen in `seen`, and an arrow head at the end of each.
void draw_edges(QPainter& painter, std::span<const Route* const> routes, EdgeStyle style, const QRectF& seen);

/// The same from so far that letters cannot be read: boxes and lines without texts, signs and smooth edges, which take
/// a tenth of the time. What is selected or found keeps its ring.
void draw_far_node(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look);
void draw_far_edges(QPainter& painter, std::span<const Route* const> routes, EdgeStyle style, const QRectF& seen);

} // namespace porism::ui
