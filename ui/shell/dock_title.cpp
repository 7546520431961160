#include "ui/shell/dock_title.h"

#include "ui/widgets/icon.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

namespace porism::ui {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock) {
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
}

} // namespace porism::ui
