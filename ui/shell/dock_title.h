// The heading of a dock: its name and a small cross.
#pragma once

#include <QtWidgets/QWidget>

class QDockWidget;

namespace porism::ui {

/// Mouse presses go through to the dock, so that it can be dragged by its heading.
class DockTitle final : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget& dock);
};

} // namespace porism::ui
