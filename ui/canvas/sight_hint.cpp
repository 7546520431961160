#include "ui/canvas/sight_hint.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

constexpr int side = 10, arrow_room = 18, border = 8;

} // namespace

SightHint::SightHint(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

QSize SightHint::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 2 * side + arrow_room, fontMetrics().height() + 12};
}

void SightHint::point_to(QPointF place, const QString& words, const QRect& keep_free) {
    setText(words);
    setAccessibleName(words);
    resize(sizeHint());
    const QPointF middle = QRectF(parentWidget()->rect()).center();
    const double far = std::hypot(place.x() - middle.x(), place.y() - middle.y());
    way_ = far > 0 ? (place - middle) / far : QPointF(1, 0);
    const double right = std::max<double>(border, parentWidget()->width() - border - width());
    const double bottom = std::max<double>(border, parentWidget()->height() - border - height());
    QRect area({static_cast<int>(std::clamp<double>(place.x() - width() / 2.0, border, right)),
                static_cast<int>(std::clamp<double>(place.y() - height() / 2.0, border, bottom))},
               size());
    if (area.intersects(keep_free)) area.moveBottom(keep_free.top() - border);
    setGeometry(area);
    show();
    raise();
    update();
}

void SightHint::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mix(c.border, c.accent, 0.5), 1));
    painter.setBrush(mix(c.raised, c.accent, underMouse() ? 0.20 : 0.10));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), height() / 2.0, height() / 2.0);
    const QPointF middle(side + 6, height() / 2.0), across(-way_.y(), way_.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawPolygon(
        QPolygonF{middle + 6 * way_, middle - 4 * way_ + 4.5 * across, middle - 4 * way_ - 4.5 * across});
    painter.setPen(c.ink);
    painter.drawText(rect().adjusted(side + arrow_room, 0, -side, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
}

} // namespace porism::ui
