// A step of a path as it is drawn: number, claim, and below it the reason in quieter letters.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace porism::ui {

class Session;

/// Marks premises and conclusion of the selected step by colour and by a bar whose style differs (studio.md, roles).
class StepDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    StepDelegate(const Session& session, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where a step names its rule, in a row that fills `row`; empty where it has none.
    static QRect rule_place(const QRect& row, const QFont& font, const QModelIndex& index);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Session& session_;
};

} // namespace porism::ui
