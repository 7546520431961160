#include "ui/widgets/dock_scroll.h"

#include <QtCore/QEvent>

namespace porism::ui {

namespace {

constexpr int least_height = 72;

} // namespace

DockScroll::DockScroll(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    panel->setAutoFillBackground(false);
}

QSize DockScroll::sizeHint() const {
    return widget()->sizeHint();
}

QSize DockScroll::minimumSizeHint() const {
    return {widget()->minimumSizeHint().width(), least_height};
}

// A scroll area does not tell its surroundings when its content needs another width.
bool DockScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return done;
}

} // namespace porism::ui
