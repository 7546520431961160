// The heading of a part that can be folded away.
#pragma once

#include <QtWidgets/QAbstractButton>

namespace porism::ui {

/// Down while the part is open. Folded, it tells how much there is.
class FoldHeading final : public QAbstractButton {
    Q_OBJECT
public:
    FoldHeading(const QString& title, int count, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    int count_;
};

} // namespace porism::ui
