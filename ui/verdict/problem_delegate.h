// A problem as it is drawn: badge, cause, and below it the mend and the place in quieter letters.
#pragma once

#include "ui/session/results.h"

#include <QtGui/QColor>
#include <QtWidgets/QStyledItemDelegate>

namespace porism::ui {

struct Colours;

enum ProblemRole { severity_role = Qt::UserRole + 1, cause_role, mend_role };

/// Colour, sign and word of a severity: the colour is never the only cue.
struct SeverityLook {
    Severity severity;
    QColor Colours::*colour;
    const char* sign;
    const char* word; ///< in the context "Severity"
};
const SeverityLook& look_of(Severity severity);

/// Rows are as high as their words need at the view's width.
class ProblemDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace porism::ui
