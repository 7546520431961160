#include "ui/widgets/wrapping_delegate.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

namespace porism::ui {

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int of_sheet = 6; // on either side, and a little for bold letters
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    const int padding = of_sheet + style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    QStyleOptionViewItem narrow = option;
    if (narrow.rect.width() > 2 * padding) narrow.rect.adjust(padding, 0, -padding, 0);
    return QStyledItemDelegate::sizeHint(narrow, index);
}

} // namespace porism::ui
