#include "ui/models/figure_view.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <algorithm>
#include <utility>

namespace porism::ui {

FigureView::FigureView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(100, 90);
}

void FigureView::show_figure(const scene::Scene& scene, std::shared_ptr<const diagram::Diagram> figure,
                             const scene::Goals& goals) {
    look_ = {{}, true};
    for (const facts::Statement& goal : goals) look_.lit.push_back({goal, paint::Role::goal});
    scene_ = scene;
    figure_ = std::move(figure);
    image_ = {};
    update();
}

void FigureView::paintEvent(QPaintEvent*) {
    if (!figure_) return;
    if (image_.isNull() || made_for_ != size()) make_image();
    const QSizeF drawn = image_.deviceIndependentSize();
    const QPointF corner((width() - drawn.width()) / 2, (height() - drawn.height()) / 2);
    QPainter painter(this);
    painter.drawImage(QRectF(corner, drawn), image_);
}

// How wide and high the figure is for a side is known once it is drawn.
void FigureView::make_image() {
    made_for_ = size();
    const int least = std::min(width(), height());
    image_ = figure_picture(scene_, *figure_, look_, least, devicePixelRatioF());
    const QSizeF drawn = image_.deviceIndependentSize();
    const double room = std::min(width() / drawn.width(), height() / drawn.height());
    if (room > 1) image_ = figure_picture(scene_, *figure_, look_, static_cast<int>(least * room), devicePixelRatioF());
}

void FigureView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) image_ = {};
    QWidget::changeEvent(event);
}

} // namespace porism::ui
