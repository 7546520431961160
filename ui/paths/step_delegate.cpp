#include "ui/paths/step_delegate.h"

#include "ui/paths/steps_model.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <algorithm>
#include <optional>

namespace porism::ui {
namespace {

constexpr int margin = 6;
constexpr int number_width = 30;
constexpr int bar_width = 4;

QFont small(const QFont& font) {
    QFont result(font);
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

struct Bar {
    QColor colour;
    Qt::PenStyle style;
};

/// What the row is to the selected step: its conclusion (solid bar), one of its premises (dashed bar), or nothing.
std::optional<Bar> bar_of(const Session& session, const StepsModel& model, std::size_t row) {
    if (!model.path() || !model.goal()) return std::nullopt;
    for (const StepRef& ref : session.selection().steps) {
        if (ref.goal != *model.goal() || ref.step >= model.path()->steps.size()) continue;
        if (ref.step == row) return Bar{colours().conclusion, Qt::SolidLine};
        if (std::ranges::count(model.path()->steps[ref.step].premises, row) > 0)
            return Bar{colours().premise, Qt::DashLine};
    }
    return std::nullopt;
}

} // namespace

StepDelegate::StepDelegate(const Session& session, QObject* parent) : QStyledItemDelegate(parent), session_(session) {}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int claim = QFontMetrics(option.font).height();
    const int reason = QFontMetrics(small(option.font)).height();
    return {200, claim + reason + 2 * margin};
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = qobject_cast<const StepsModel*>(index.model());
    if (!model) return;
    painter->save();
    const Colours& c = colours();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, mix(c.surface, c.accent, 0.14));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    if (const auto bar = bar_of(session_, *model, static_cast<std::size_t>(index.row()))) {
        painter->setPen(QPen(bar->colour, bar_width, bar->style, Qt::FlatCap));
        const int x = option.rect.left() + bar_width / 2;
        painter->drawLine(x, option.rect.top() + 2, x, option.rect.bottom() - 2);
    }
    const QRect area = option.rect.adjusted(bar_width + margin, margin, -margin, -margin);
    const bool is_goal = index.row() + 1 == model->rowCount();
    painter->setPen(c.muted);
    painter->setFont(option.font);
    painter->drawText(QRect(area.left(), area.top(), number_width - margin, area.height()),
                      Qt::AlignRight | Qt::AlignTop, index.data(StepsModel::number_role).toString());
    QFont claim_font(option.font);
    claim_font.setWeight(is_goal ? QFont::Bold : QFont::Medium);
    const QFontMetrics claim_metrics(claim_font);
    const QRect text = area.adjusted(number_width, 0, 0, 0);
    painter->setFont(claim_font);
    painter->setPen(c.ink);
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignTop,
        claim_metrics.elidedText(index.data(StepsModel::claim_role).toString(), Qt::ElideRight, text.width()));
    const QFont reason_font = small(option.font);
    painter->setFont(reason_font);
    painter->setPen(c.muted);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                      QFontMetrics(reason_font)
                          .elidedText(index.data(StepsModel::reason_role).toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace porism::ui
