#include "ui/shell/tool_shelf.h"

#include "ui/shell/tool_button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/fold_heading.h"

#include <QtWidgets/QVBoxLayout>
#include <utility>

namespace porism::ui {

ToolShelf::ToolShelf(const QString& title, const std::vector<ConstructionId>& rows, QWidget* parent)
    : QWidget(parent), box_(new QWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (!title.isEmpty()) {
        heading_ = new FoldHeading(title, static_cast<int>(rows.size()));
        column->addWidget(heading_);
        connect(heading_, &FoldHeading::toggled, box_, &QWidget::setVisible);
        connect(heading_, &FoldHeading::clicked, this, &ToolShelf::folded);
    }
    auto* flow = new FlowLayout(1, box_);
    flow->setContentsMargins(0, 0, 0, 0);
    column->addWidget(box_);
    for (const ConstructionId row : rows) add(row, false);
}

void ToolShelf::add(ConstructionId row, bool wide) {
    auto* button = new ToolButton(row, box_);
    button->set_wide(wide);
    connect(button, &ToolButton::clicked, this, [this, button] { Q_EMIT chosen(button->row()); });
    box_->layout()->addWidget(button);
    buttons_.push_back(button);
}

void ToolShelf::show_lines(const std::vector<ConstructionId>& rows) {
    for (ToolButton* button : std::exchange(buttons_, {})) {
        button->hide();
        button->deleteLater();
    }
    for (const ConstructionId row : rows) {
        add(row, true);
        buttons_.back()->show();
    }
}

void ToolShelf::set_current(std::optional<ConstructionId> row) {
    for (ToolButton* button : buttons_) button->setChecked(row && button->row() == row);
}

bool ToolShelf::is_open() const {
    return !heading_ || heading_->isChecked();
}

void ToolShelf::set_open(bool open) {
    if (heading_) heading_->setChecked(open);
}

} // namespace porism::ui
