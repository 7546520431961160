// A rounded label with a mark in front: the state of the work at a glance.
#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QAbstractButton>

namespace porism::ui {

/// Colour and mark say the same thing twice.
class Chip final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Mark { none, dots, check, cross, question };
    explicit Chip(QWidget* parent = nullptr);

    /// `faded` greys it: what it says is of an earlier version. `turn` in [0, 1) turns the dots of a running work.
    void set(Mark mark, const QString& text, const QColor& colour, bool faded = false, double turn = 0);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void draw_mark(QPainter& painter, const QRectF& box, const QColor& colour) const;

    Mark mark_ = Mark::none;
    QColor colour_;
    bool faded_ = false;
    double turn_ = 0;
};

} // namespace porism::ui
