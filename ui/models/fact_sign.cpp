#include "ui/models/fact_sign.h"

#include "ui/widgets/theme.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>

namespace porism::ui {

QPixmap fact_sign(bool given) {
    constexpr int size = 12;
    const qreal ratio = qApp->devicePixelRatio();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (given) {
        painter.fillRect(QRectF(2.5, 2.5, 7, 7), colours().given);
    } else {
        painter.setPen(QPen(colours().derived, 1.6));
        painter.drawEllipse(QPointF(6, 6), 3, 3);
    }
    return pixmap;
}

} // namespace porism::ui
