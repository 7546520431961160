// A row of the statements as it is drawn: in as many lines as its words need.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace porism::ui {

/// For a tree over a FactsModel with one column. A statement is never cut; a class is after four lines, before its
/// count, for what it says of each stands below it. The sign stands beside the first line. Emit sizeHintChanged() when
/// the width of the tree changes.
class FactDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace porism::ui
