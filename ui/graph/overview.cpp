#include "ui/graph/overview.h"

#include "ui/widgets/theme.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int frame = 6, gap = 5;
constexpr QSize least{78, 46}, most{150, 84};
constexpr int least_panel = 220; // pixels: what is lower needs all its height for the graph

} // namespace

Overview::Overview(QWidget* parent) : QWidget(parent) {
    resize(most);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("The whole graph; click to go there"));
    hide();
}

void Overview::set_nodes(std::vector<OverviewNode> nodes, QSizeF size) {
    nodes_ = std::move(nodes);
    size_ = size;
    update();
}

void Overview::set_view(const QRectF& view) {
    view_ = view;
    const QRectF whole = QRectF(QPointF(), size_).adjusted(1, 1, -1, -1);
    setVisible(foot() > 0 && !nodes_.empty() && !view.contains(whole));
    update();
}

void Overview::fit_into(QSize panel) {
    panel_ = panel;
    resize(QSize(panel.width() / 4, panel.height() / 6).expandedTo(least).boundedTo(most));
    move(panel.width() - width() - gap, panel.height() - height() - gap);
}

int Overview::foot() const {
    return panel_.height() < least_panel ? 0 : height() + 2 * gap;
}

double Overview::scale() const {
    return std::min((width() - 2 * frame) / std::max(1.0, size_.width()),
                    (height() - 2 * frame) / std::max(1.0, size_.height()));
}

QPointF Overview::corner() const {
    return {(width() - scale() * size_.width()) / 2, (height() - scale() * size_.height()) / 2};
}

void Overview::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.border, 1));
    painter.setBrush(c.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setClipRect(rect().adjusted(1, 1, -1, -1));
    painter.translate(corner());
    painter.scale(scale(), scale());
    painter.setPen(Qt::NoPen);
    for (const OverviewNode& node : nodes_) {
        painter.setBrush(node.colour);
        painter.drawRect(node.area);
    }
    painter.setPen(QPen(c.accent, 1.5 / scale()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(view_);
}

void Overview::mousePressEvent(QMouseEvent* event) {
    Q_EMIT asked((event->position() - corner()) / scale());
}

void Overview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) Q_EMIT asked((event->position() - corner()) / scale());
}

} // namespace porism::ui
