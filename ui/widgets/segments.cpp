#include "ui/widgets/segments.h"

#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QToolButton>

namespace porism::ui {

Segments::Segments(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(3, 3, 3, 3);
    row_->setSpacing(2);
    connect(group_, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::add(const QString& icon_name, const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setCheckable(true);
    button->setText(text);
    button->setIcon(icon(icon_name));
    button->setIconSize({16, 16});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    group_->addButton(button, static_cast<int>(group_->buttons().size()));
    row_->addWidget(button);
}

int Segments::current() const {
    return group_->checkedId();
}

void Segments::set_current(int index) {
    group_->button(index)->setChecked(true);
}

void Segments::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours().border);
    painter.setBrush(colours().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace porism::ui
