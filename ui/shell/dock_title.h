// The heading of a dock: its name and a small cross.
#pragma once

#include <QtWidgets/QWidget>

class QDockWidget;

namespace porism::ui {

/// Mouse presses go through to the dock, so that it can be dragged by its heading. Among tabs it takes no room: there
/// the tab says the name.
class DockTitle final : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget& dock);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();

    QDockWidget& dock_;
    bool among_tabs_ = false;
};

} // namespace porism::ui
