#include "ui/widgets/fold_heading.h"

#include "ui/widgets/focus_ring.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace porism::ui {

namespace {

constexpr int sign_room = 18, height_wanted = 26;

// Points to what it opens, or down to what is open.
QPolygonF sign(bool open, const QPointF& middle) {
    constexpr double half = 3.5;
    QPolygonF shape{{-half / 2, -half}, {half / 2, 0}, {-half / 2, half}};
    if (open) shape = {{-half, -half / 2}, {0, half / 2}, {half, -half / 2}};
    return shape.translated(middle);
}

} // namespace

FoldHeading::FoldHeading(const QString& title, int count, QWidget* parent) : QAbstractButton(parent), count_(count) {
    setText(title);
    setAccessibleName(title);
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FoldHeading::sizeHint() const {
    return {sign_room + fontMetrics().horizontalAdvance(text()) + 40, height_wanted};
}

void FoldHeading::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(underMouse() ? c.hover : Qt::transparent);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (hasFocus()) draw_focus_ring(painter, rect(), 6);
    painter.setPen(QPen(c.muted, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(sign(isChecked(), {sign_room / 2.0 + 1, height() / 2.0}));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(c.muted);
    painter.drawText(rect().adjusted(sign_room, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (isChecked()) return;
    painter.setFont(font());
    painter.setPen(c.faint);
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, QString::number(count_));
}

} // namespace porism::ui
