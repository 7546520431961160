#include "ui/widgets/focus_ring.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTabBar>

namespace porism::ui {
namespace {

constexpr double ring_width = 2, button_radius = 6, word_radius = 4;

void draw_ring(QPainter& painter, const QRectF& box, double radius, const QColor& colour) {
    const double half = ring_width / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, ring_width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius - half, radius - half);
    painter.restore();
}

} // namespace

void draw_focus_ring(QPainter& painter, const QRectF& box, double radius) {
    draw_ring(painter, box, radius, colours().accent);
}

FocusRing::FocusRing() : QProxyStyle(QStringLiteral("Fusion")) {}

void FocusRing::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element == PE_FrameFocusRect && qobject_cast<const QTabBar*>(widget)) return;
    if (element != PE_FrameFocusRect || !qobject_cast<const QAbstractButton*>(widget))
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (!qobject_cast<const QPushButton*>(widget)) return draw_focus_ring(*painter, option->rect, word_radius);
    const QRectF box(widget->rect());
    draw_focus_ring(*painter, box, button_radius);
    if (widget->property("look") != QStringLiteral("primary")) return;
    draw_ring(*painter, box.adjusted(ring_width, ring_width, -ring_width, -ring_width), button_radius - ring_width,
              colours().window);
}

} // namespace porism::ui
