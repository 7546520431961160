#include "ui/widgets/icon_view.h"

#include "ui/widgets/icon.h"

#include <QtGui/QPainter>

namespace porism::ui {

IconView::IconView(const QString& name, int side, QIcon::Mode mode, QWidget* parent)
    : QWidget(parent), icon_(icon(name)), side_(side), mode_(mode) {
    setMinimumSize(sizeHint());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::NoFocus);
}

void IconView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRect square(0, 0, side_, side_);
    square.moveCenter(rect().center());
    icon_.paint(&painter, square, Qt::AlignCenter, mode_);
}

} // namespace porism::ui
