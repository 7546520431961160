#include "ui/widgets/chip.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <cmath>
#include <numbers>

namespace porism::ui {

namespace {

constexpr int side = 10; // padding left and right
constexpr int mark_size = 12;
constexpr int mark_gap = 7;

} // namespace

Chip::Chip(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::set(Mark mark, const QString& text, const QColor& colour, bool faded, double turn) {
    mark_ = mark;
    colour_ = colour;
    faded_ = faded;
    turn_ = turn;
    if (text != this->text()) {
        setText(text);
        updateGeometry();
    }
    update();
}

QSize Chip::sizeHint() const {
    const QFontMetrics metrics(font());
    const int mark = mark_ == Mark::none ? 0 : mark_size + mark_gap;
    return {2 * side + mark + metrics.horizontalAdvance(text()), metrics.height() + 8};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QColor tone = faded_ ? c.faint : colour_;
    painter.setPen(QPen(mix(c.window, tone, 0.45), 1));
    painter.setBrush(mix(c.window, tone, underMouse() ? 0.2 : 0.11));
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    double left = side;
    if (mark_ != Mark::none) {
        draw_mark(painter, QRectF(left, (height() - mark_size) / 2.0, mark_size, mark_size), tone);
        left += mark_size + mark_gap;
    }
    painter.setPen(faded_ ? c.muted : mix(c.ink, tone, 0.5));
    painter.drawText(QRectF(left, 0, width() - left - 2, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}

void Chip::draw_mark(QPainter& painter, const QRectF& box, const QColor& colour) const {
    const QPointF c = box.center();
    const double r = box.width() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (mark_ == Mark::dots) {
        for (int i = 0; i < 6; ++i) {
            const double angle = 2 * std::numbers::pi * (turn_ + i / 6.0);
            painter.setOpacity(0.25 + 0.75 * i / 5.0);
            painter.drawEllipse(c + QPointF(std::cos(angle), std::sin(angle)) * (r - 1.5), 1.4, 1.4);
        }
        painter.setOpacity(1);
        return;
    }
    painter.drawEllipse(c, r, r);
    painter.setPen(QPen(colours().window, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (mark_ == Mark::check) {
        painter.drawPolyline(QPolygonF{c + QPointF(-2.8, 0.2), c + QPointF(-0.8, 2.3), c + QPointF(2.9, -2.1)});
    } else if (mark_ == Mark::cross) {
        painter.drawLine(c + QPointF(-2.2, -2.2), c + QPointF(2.2, 2.2));
        painter.drawLine(c + QPointF(-2.2, 2.2), c + QPointF(2.2, -2.2));
    } else {
        QPainterPath curve(c + QPointF(-1.9, -1.6));
        curve.cubicTo(c + QPointF(-1.7, -4.2), c + QPointF(2.2, -4), c + QPointF(1.9, -1.5));
        curve.cubicTo(c + QPointF(1.7, -0.2), c + QPointF(0, 0), c + QPointF(0, 1.2));
        painter.drawPath(curve);
        painter.drawPoint(c + QPointF(0, 3.4));
    }
}

} // namespace porism::ui
