// Items whose text may take several lines.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace porism::ui {

/// Asks for the height that the text needs in its column: Qt by itself leaves the padding of the style sheet out of
/// account, and cuts the last line.
class WrappingDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace porism::ui
