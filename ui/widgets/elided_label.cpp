#include "ui/widgets/elided_label.h"

#include <algorithm>

namespace porism::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::set_words(const QString& words) {
    words_ = words;
    setAccessibleName(words);
    updateGeometry();
    fit();
}

QSize ElidedLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(words_) + 2 * margin() + 1, QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    constexpr int letters = 4;
    return {std::min(sizeHint().width(), letters * fontMetrics().averageCharWidth()), sizeHint().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void ElidedLabel::fit() {
    const QString shown = fontMetrics().elidedText(words_, Qt::ElideMiddle, contentsRect().width());
    setText(shown);
    setToolTip(shown == words_ ? QString() : words_);
}

} // namespace porism::ui
