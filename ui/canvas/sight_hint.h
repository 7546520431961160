// A small button at the border of the canvas that points to what cannot be seen.
#pragma once

#include <QtWidgets/QAbstractButton>

namespace porism::ui {

class SightHint final : public QAbstractButton {
    Q_OBJECT
public:
    explicit SightHint(QWidget* parent);

    /// Stands at the parent's border on the way to `place` (in the parent's coordinates), clear of `keep_free`.
    void point_to(QPointF place, const QString& words, const QRect& keep_free);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QPointF way_{1, 0}; ///< from the middle of the parent to the place, of length 1
};

} // namespace porism::ui
