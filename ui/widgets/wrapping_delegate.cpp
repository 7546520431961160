#include "ui/widgets/wrapping_delegate.h"

namespace porism::ui {

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int padding = 6; // on either side: that of the style sheet, and a little for bold letters
    QStyleOptionViewItem narrow = option;
    if (narrow.rect.width() > 2 * padding) narrow.rect.adjust(padding, 0, -padding, 0);
    return QStyledItemDelegate::sizeHint(narrow, index);
}

} // namespace porism::ui
