// A panel in a dock: where there is less room than it needs, it scrolls, instead of making the window larger.
#pragma once

#include <QtWidgets/QScrollArea>

namespace porism::ui {

class DockScroll final : public QScrollArea {
    Q_OBJECT
public:
    explicit DockScroll(QWidget* panel, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    /// As narrow as the panel may be, and a few rows high.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace porism::ui
