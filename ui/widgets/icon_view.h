// An icon that stands for itself, in the colours of the theme.
#pragma once

#include <QtGui/QIcon>
#include <QtWidgets/QWidget>

namespace porism::ui {

/// Shows a square icon in the middle of its room and follows a change of theme or of pixel ratio.
class IconView final : public QWidget {
    Q_OBJECT
public:
    IconView(const QString& name, int side, QIcon::Mode mode = QIcon::Normal, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {side_, side_}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QIcon icon_;
    int side_;
    QIcon::Mode mode_;
};

} // namespace porism::ui
