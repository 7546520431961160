// A button of the palette: icon and letter, or a whole line with the title.
#pragma once

#include "base/ids.h"

#include <QtWidgets/QAbstractButton>
#include <optional>

namespace porism::ui {

class ToolButton final : public QAbstractButton {
    Q_OBJECT
public:
    /// `letter` may be empty.
    ToolButton(std::optional<ConstructionId> row, const QString& title, const QIcon& icon, const QString& letter,
               QWidget* parent = nullptr);

    std::optional<ConstructionId> row() const { return row_; }
    /// Icon and letter alone, or a line with the title.
    void set_wide(bool wide);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    std::optional<ConstructionId> row_;
    QString letter_;
    bool wide_ = false;
};

} // namespace porism::ui
