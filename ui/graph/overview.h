// Bird's-eye view of the graph: the whole small, and a frame for what is in sight.
#pragma once

#include <QtCore/QRectF>
#include <QtWidgets/QWidget>
#include <vector>

namespace porism::ui {

/// A node as a small box.
struct OverviewNode {
    QRectF area; ///< in the unit of the layout
    QColor colour;
};

class Overview final : public QWidget {
    Q_OBJECT
public:
    explicit Overview(QWidget* parent);

    /// `size` is that of the whole layout.
    void set_nodes(std::vector<OverviewNode> nodes, QSizeF size);
    /// What is in sight, in the unit of the layout. Hidden while that is everything.
    void set_view(const QRectF& view);
    /// Takes a corner of the panel that leaves most of it free.
    void fit_into(QSize panel);

Q_SIGNALS:
    /// A click or drag: this point of the layout is to come into the middle.
    void asked(QPointF centre);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;

private:
    double scale() const;
    QPointF corner() const;

    std::vector<OverviewNode> nodes_;
    QSizeF size_;
    QRectF view_;
};

} // namespace porism::ui
