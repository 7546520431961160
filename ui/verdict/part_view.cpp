#include "ui/verdict/part_view.h"

#include "ui/models/figure_view.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>

namespace porism::ui {

PartView::PartView(QWidget* parent) : QWidget(parent), words_(new QLabel), figure_(new FigureView) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    words_->setMargin(4);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(words_);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(scroll, 3);
    layout->addWidget(figure_, 2);
}

void PartView::show_part(const QString& words, const FigureShown* figure) {
    words_->setText(words);
    const bool drawn = figure && figure->figure;
    figure_->setVisible(drawn);
    if (drawn) figure_->show_figure(figure->scene, figure->figure, figure->goals);
}

} // namespace porism::ui
