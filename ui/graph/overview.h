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
    /// Stands in the lower right corner of a panel of this size.
    void fit_into(QSize panel);
    /// How much of the panel's height it takes when it is there: none where the panel is too low for it.
    int foot() const;

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
    QSize panel_;
};

} // namespace porism::ui
