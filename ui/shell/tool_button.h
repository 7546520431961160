// A button of the palette: icon and letter, or a whole line with the title.
#pragma once

#include "base/ids.h"

#include <QtWidgets/QAbstractButton>
#include <optional>

namespace porism::ui {

class ToolButton final : public QAbstractButton {
    Q_OBJECT
public:
    /// Of a row of the catalogue; nothing: the pointer, which moves and selects.
    explicit ToolButton(std::optional<ConstructionId> row, QWidget* parent = nullptr);

    std::optional<ConstructionId> row() const { return row_; }
    void set_row(std::optional<ConstructionId> row);
    /// Icon and letter alone, or a line with the title.
    void set_wide(bool wide);
    QSize sizeHint() const override;

protected:
    /// The tip has a picture with it.
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    void draw_line(QPainter& painter, bool marked);
    void draw_tile(QPainter& painter, bool marked);

    std::optional<ConstructionId> row_;
    QString letter_;
    bool wide_ = false;
};

} // namespace porism::ui
