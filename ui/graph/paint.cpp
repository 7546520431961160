#include "ui/graph/paint.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {
namespace {

/// Colour of a role and its second cue: how the outline is stroked and how thick.
struct RoleLook {
    Role role;
    QColor Colours::*colour;
    Qt::PenStyle stroke;
    double width;
};
constexpr std::array role_looks{
    RoleLook{Role::given, &Colours::given, Qt::SolidLine, 1.8},
    RoleLook{Role::derived, &Colours::derived, Qt::SolidLine, 1.2},
    RoleLook{Role::premise, &Colours::premise, Qt::DashLine, 2.4},
    RoleLook{Role::conclusion, &Colours::conclusion, Qt::SolidLine, 3.2},
    RoleLook{Role::goal, &Colours::goal, Qt::SolidLine, 2.4},
    RoleLook{Role::proved, &Colours::proved, Qt::SolidLine, 2.4},
};

const RoleLook& look_of(Role role) {
    return *std::ranges::find_if(role_looks, [&](const RoleLook& row) { return row.role == role; });
}

constexpr QSizeF head(7.2, 7); ///< of an arrow

QPointF point(LayoutPoint p) {
    return {p.x, p.y};
}

/// From one place of a route to the next, upright at both: arrows leave and arrive straight.
struct Bow {
    QPointF from, to;

    QPointF at(double t) const {
        return {from.x() + (to.x() - from.x()) * t * t * (3 - 2 * t),
                from.y() + (to.y() - from.y()) * t * (1.5 - 1.5 * t + t * t)};
    }
    QPointF velocity(double t) const {
        return {(to.x() - from.x()) * 6 * t * (1 - t), (to.y() - from.y()) * (1.5 - 3 * t + 3 * t * t)};
    }
    /// Where it passes x, or its end that is nearer.
    double when(double x) const {
        if (from.x() == to.x()) return 0;
        const double part = std::clamp((x - from.x()) / (to.x() - from.x()), 0.0, 1.0);
        return 0.5 - std::sin(std::asin(1 - 2 * part) / 3);
    }
    void draw(QPainterPath& path, double start, double end) const {
        const double third = (end - start) / 3;
        const QPointF first = at(start), last = at(end);
        if (path.elementCount() == 0 || path.currentPosition() != first) path.moveTo(first);
        path.cubicTo(first + third * velocity(start), last - third * velocity(end), last);
    }
};

/// What of a route is near enough to be seen: in a wide graph most edges pass the window, and nearly all of each lies
/// outside.
QPainterPath curve(const Route& route, double end, const QRectF& seen) {
    QPainterPath path;
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Bow bow{point(route[i - 1]), {route[i].x, i + 1 == route.size() ? end : route[i].y}};
        const double left = std::min(bow.from.x(), bow.to.x()), right = std::max(bow.from.x(), bow.to.x());
        if (bow.to.y() < seen.top() || bow.from.y() > seen.bottom() || right < seen.left() || left > seen.right())
            continue;
        const bool whole = left >= seen.left() && right <= seen.right();
        const auto [start, stop] = std::minmax({bow.when(seen.left()), bow.when(seen.right())});
        bow.draw(path, whole ? 0 : start, whole ? 1 : stop);
    }
    return path;
}

/// Given: a filled square. Goal: a ring with a dot, or, once it is proved, the filled check.
void draw_sign(QPainter& painter, const ConeNode& node, QPointF centre, const NodeLook& look) {
    const Colours& c = colours();
    if (node.given) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.given);
        painter.drawRect(QRectF(centre - QPointF(4, 4), QSizeF(8, 8)));
        return;
    }
    constexpr double radius = 6.5;
    if (look.proved) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.proved);
        painter.drawEllipse(centre, radius, radius);
        painter.setPen(QPen(c.canvas, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF{centre + QPointF(-3, 0.2), centre + QPointF(-0.9, 2.4), centre + QPointF(3.1, -2.3)});
        return;
    }
    painter.setPen(QPen(c.goal, 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - 1, radius - 1);
    painter.setBrush(c.goal);
    painter.drawEllipse(centre, 1.2, 1.2);
}

void draw_badge(QPainter& painter, const ConeNode& node, const QRectF& area) {
    const Colours& c = colours();
    painter.setPen(Qt::NoPen);
    painter.setBrush(mix(c.canvas, c.ink, 0.14));
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    painter.setPen(c.ink);
    painter.drawText(area, Qt::AlignCenter, QStringLiteral("+%1").arg(node.folded));
}

/// Around the node, dotted, with a lens at the corner: told from the halo of what is selected by more than its colour.
void draw_found(QPainter& painter, const QRectF& area, double radius) {
    const Colours& c = colours();
    constexpr double out = 3.5, lens = 4.2;
    painter.setPen(QPen(c.warning, 2.6, Qt::DotLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(-out, -out, out, out), radius, radius);
    const QPointF centre = area.topLeft() + QPointF(4, 0);
    painter.setPen(QPen(c.warning, 2, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(c.canvas);
    painter.drawEllipse(centre, lens, lens);
    painter.drawLine(centre + QPointF(-3.2, 3.2), centre + QPointF(-6.2, 6.2));
}

QPen pen_of(EdgeStyle style) {
    const Colours& c = colours();
    const QColor colour = style.look == EdgeLook::premise      ? c.premise
                          : style.look == EdgeLook::conclusion ? c.conclusion
                                                               : mix(c.canvas, c.ink, 0.45);
    const Qt::PenStyle stroke = style.bridge                      ? Qt::DotLine
                                : style.look == EdgeLook::premise ? Qt::DashLine
                                                                  : Qt::SolidLine;
    const bool plain = style.look == EdgeLook::plain;
    QPen pen(colour, !plain ? 2.2 : style.fine ? 1 : 1.1, stroke);
    pen.setCosmetic(plain && style.fine);
    return pen;
}

} // namespace

QRectF box_of(LayoutPoint centre, const LayoutNode& size) {
    return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}

QRectF badge_of(const ConeNode& node, const QRectF& area, const QFont& font) {
    if (node.folded == 0) return {};
    const double width = room_in(node, font).badge - 6;
    return {area.right() - width - 7, area.top() + 5, width, area.height() - 10};
}

void draw_statement(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look) {
    const Colours& c = colours();
    const double radius = area.height() / 2;
    if (look.selected) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(-5, -5, 5, 5), radius + 5, radius + 5);
    }
    if (look.found) draw_found(painter, area, radius + 3);
    const RoleLook& row = look_of(look.role);
    painter.setPen(QPen(c.*row.colour, row.width, node.beyond ? Qt::DotLine : row.stroke));
    painter.setBrush(mix(c.canvas, c.*row.colour, look.hovered ? 0.28 : node.beyond ? 0 : 0.12));
    if (!node.also.empty()) painter.drawRoundedRect(area.translated(3, 3), radius, radius); // as a pile
    painter.drawRoundedRect(area, radius, radius);
    const BoxRoom room = room_in(node, painter.font());
    if (room.sign > 0) draw_sign(painter, node, {area.left() + 17, area.center().y()}, look);
    if (node.folded > 0) draw_badge(painter, node, badge_of(node, area, painter.font()));
    painter.setPen(c.ink);
    painter.drawText(area.adjusted(room.sign, 0, -room.badge, 0), Qt::AlignCenter, node.text);
}

void draw_rule(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look) {
    const Colours& c = colours();
    if (look.found) draw_found(painter, area, 3);
    painter.setBrush(mix(c.canvas, c.ink, c.dark ? 0.12 : 0.05));
    painter.setPen(look.selected ? QPen(c.conclusion, 2)
                                 : QPen(mix(c.canvas, c.ink, 0.4), 1, node.beyond ? Qt::DotLine : Qt::SolidLine));
    painter.drawRect(area);
    painter.setPen(look.selected ? c.ink : c.muted);
    painter.drawText(area, Qt::AlignCenter, text_in_box(node));
}

void draw_edges(QPainter& painter, std::span<const Route* const> routes, EdgeStyle style, const QRectF& seen) {
    const QPen pen = pen_of(style);
    constexpr double around = 40, everywhere = 1e9;
    // Dashes begin where the line does: they would run along it while the graph is moved.
    const double more = pen.style() == Qt::SolidLine ? around : everywhere;
    const QRectF near = seen.adjusted(-more, -more, more, more);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const Route* const route : routes)
        if (const QPainterPath path = curve(*route, route->back().y - head.height() + 1, near); !path.isEmpty())
            painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    for (const Route* const route : routes) {
        const QPointF tip = point(route->back());
        const double half = head.width() / 2;
        if (!QRectF(tip - QPointF(half, head.height()), head).intersects(seen)) continue;
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-half, -head.height()), tip + QPointF(half, -head.height())});
    }
}

void draw_far_node(QPainter& painter, const ConeNode& node, const QRectF& area, const NodeLook& look) {
    const Colours& c = colours();
    const bool box = node.shape == ConeShape::rule;
    if (look.found) draw_found(painter, area, 3);
    const QColor colour =
        box ? (look.selected ? c.conclusion : mix(c.canvas, c.ink, 0.4)) : c.*look_of(look.role).colour;
    painter.fillRect(area, box ? mix(c.canvas, colour, 0.3) : mix(c.canvas, colour, node.given ? 0.9 : 0.45));
    if (!look.selected || box) return;
    painter.setPen(QPen(c.accent, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(-6, -6, 6, 6));
}

void draw_far_edges(QPainter& painter, std::span<const Route* const> routes, EdgeStyle style, const QRectF&) {
    QPen pen = pen_of(style);
    pen.setCosmetic(true);
    pen.setWidth(style.look == EdgeLook::plain ? 1 : 2);
    painter.setPen(pen);
    for (const Route* const route : routes) {
        QPolygonF line;
        for (const LayoutPoint& place : *route) line += point(place);
        painter.drawPolyline(line);
    }
}

} // namespace porism::ui
