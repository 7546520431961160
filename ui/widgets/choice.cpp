#include "ui/widgets/choice.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace porism::ui {

Choice::Choice(QWidget* parent) : QComboBox(parent) {}

void Choice::paintEvent(QPaintEvent* event) {
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().muted, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(width() - 14, height() / 2.0 + 2);
    painter.drawPolyline(QPolygonF({tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)}));
}

} // namespace porism::ui
