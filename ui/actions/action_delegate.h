// A row of the action list as it is drawn: number, icon, sentence, and marks for a choice or a problem.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace porism::ui {

/// Sentences wrap; a row behind the replay is faint. Works on an ActionsModel.
class ActionDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace porism::ui
