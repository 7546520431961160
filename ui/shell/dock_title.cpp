#include "ui/shell/dock_title.h"

#include "ui/widgets/icon.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolButton>
#include <algorithm>

namespace porism::ui {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock), dock_(dock) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 4, 3);
    auto* name = new QLabel(dock.windowTitle());
    name->setProperty("look", "title");
    row->addWidget(name, 1);
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({11, 11});
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(tr("Hide (the View menu brings it back)"));
    close->setAccessibleName(tr("Hide %1").arg(dock.windowTitle()));
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    row->addWidget(close);
    dock.installEventFilter(this);
    dock.parentWidget()->installEventFilter(this);
}

QSize DockTitle::sizeHint() const {
    const QSize size = QWidget::sizeHint();
    return {size.width(), among_tabs_ ? 0 : size.height()};
}

// Tabs come and go above the dock: its size changes with them, or the window lays its docks out anew.
bool DockTitle::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Show || type == QEvent::LayoutRequest) look();
    return QWidget::eventFilter(watched, event);
}

void DockTitle::look() {
    const auto* window = qobject_cast<const QMainWindow*>(dock_.parentWidget());
    const bool now = window && !dock_.isFloating() &&
                     std::ranges::any_of(window->tabifiedDockWidgets(&dock_),
                                         [](const QDockWidget* other) { return !other->isHidden(); });
    if (now == among_tabs_) return;
    among_tabs_ = now;
    updateGeometry();
}

} // namespace porism::ui
