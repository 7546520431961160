#include "ui/widgets/empty_state.h"

#include "ui/widgets/icon_view.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

EmptyState::EmptyState(const QString& icon_name, const QString& title, const QString& text, const QString& action,
                       QWidget* parent)
    : QWidget(parent), heading_(new QLabel(title)), text_(new QLabel(text)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(8);
    column->addStretch(2);
    if (!icon_name.isEmpty()) {
        picture_ = new IconView(icon_name, 30, QIcon::Disabled);
        column->addWidget(picture_);
    }
    heading_->setAlignment(Qt::AlignCenter);
    heading_->setWordWrap(true);
    QFont bold = heading_->font();
    bold.setWeight(QFont::DemiBold);
    heading_->setFont(bold);
    column->addWidget(heading_);
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    text_->setProperty("look", "muted");
    column->addWidget(text_);
    if (!action.isEmpty()) {
        auto* button = new QPushButton(action);
        connect(button, &QPushButton::clicked, this, &EmptyState::triggered);
        column->addSpacing(6);
        column->addWidget(button, 0, Qt::AlignCenter);
    }
    column->addStretch(3);
}

void EmptyState::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int words = heading_->heightForWidth(width() - 36) + text_->heightForWidth(width() - 36) + 40;
    if (picture_) picture_->setVisible(height() >= words + 40);
    text_->setVisible(height() >= words);
}

void EmptyState::set_title(const QString& title) {
    heading_->setText(title);
}

void EmptyState::set_text(const QString& text) {
    text_->setText(text);
}

} // namespace porism::ui
