#include "ui/paths/step_delegate.h"

#include "ui/models/walk.h"
#include "ui/paths/steps_model.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <algorithm>
#include <optional>

namespace porism::ui {
namespace {

constexpr int margin = 6, number_width = 30, bar_width = 4;

QFont small(const QFont& font) {
    QFont result(font);
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

struct Bar {
    QColor colour;
    Qt::PenStyle style;
    bool focus = false; ///< the premise that the keys have reached
};

/// What the row is to the selected step: its conclusion (solid bar), one of its premises (dashed bar), or nothing.
std::optional<Bar> bar_of(const Session& session, const StepsModel& model, std::size_t row) {
    const auto step = current_step(session);
    if (!model.path() || !step || model.goal() != session.current_goal()) return std::nullopt;
    if (*step == row) return Bar{colours().conclusion, Qt::SolidLine};
    if (std::ranges::count(model.path()->steps[*step].premises, row) == 0) return std::nullopt;
    return Bar{colours().premise, Qt::DashLine, current_premise(session) == row};
}

void draw_ground(QPainter& painter, const QStyleOptionViewItem& option, const std::optional<Bar>& bar) {
    const Colours& c = colours();
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, mix(c.surface, c.accent, c.dark ? 0.26 : 0.13));
    else if (bar && bar->focus)
        painter.fillRect(option.rect, mix(c.surface, c.premise, 0.22));
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, c.hover);
    if (!bar) return;
    QPen pen(bar->colour, bar_width, bar->style, Qt::FlatCap);
    if (bar->style == Qt::DashLine) pen.setDashPattern({1.25, 0.75});
    painter.setPen(pen);
    const int x = option.rect.left() + bar_width / 2;
    painter.drawLine(x, option.rect.top() + 2, x, option.rect.bottom() - 2);
}

/// Of the words of a row, beside its number.
QRect text_place(const QRect& row) {
    return row.adjusted(bar_width + margin + number_width, margin, -margin, -margin);
}

/// The reason as it is drawn: what names the rule, as a link, and what comes after it.
struct Reason {
    QString rule, rest;
};

// The numbers of the premises stand at its end, and are not cut off.
Reason reason_of(const QModelIndex& index, const QFontMetrics& metrics, int width) {
    const QString all = index.data(StepsModel::reason_role).toString();
    const QString rule = index.data(StepsModel::why_role).toString();
    if (rule.isEmpty() || !all.startsWith(rule)) return {{}, metrics.elidedText(all, Qt::ElideMiddle, width)};
    const QString rest = all.mid(rule.size());
    return {metrics.elidedText(rule, Qt::ElideRight, width - metrics.horizontalAdvance(rest)), rest};
}

void draw_reason(QPainter& painter, const QRect& text, QFont font, const QModelIndex& index) {
    const QFontMetrics metrics(font);
    const Reason reason = reason_of(index, metrics, text.width());
    painter.setFont(font);
    painter.setPen(colours().muted);
    const int after = metrics.horizontalAdvance(reason.rule);
    painter.drawText(text.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignBottom, reason.rest);
    font.setUnderline(true);
    painter.setFont(font);
    painter.setPen(colours().accent);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, reason.rule);
}

} // namespace

QRect StepDelegate::rule_place(const QRect& row, const QFont& font, const QModelIndex& index) {
    const QFontMetrics metrics(small(font));
    const QRect text = text_place(row);
    const int width = metrics.horizontalAdvance(reason_of(index, metrics, text.width()).rule);
    return width == 0 ? QRect() : QRect(text.left(), text.bottom() - metrics.height() + 1, width, metrics.height());
}

StepDelegate::StepDelegate(const Session& session, QObject* parent) : QStyledItemDelegate(parent), session_(session) {}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int claim = QFontMetrics(option.font).height();
    const int reason = QFontMetrics(small(option.font)).height();
    return {120, claim + reason + 2 * margin};
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = qobject_cast<const StepsModel*>(index.model());
    if (!model) return;
    painter->save();
    const Colours& c = colours();
    draw_ground(*painter, option, bar_of(session_, *model, static_cast<std::size_t>(index.row())));
    const QRect area = option.rect.adjusted(bar_width + margin, margin, -margin, -margin);
    const bool is_goal = index.row() + 1 == model->rowCount();
    const bool failed = index.data(StepsModel::failed_role).toBool();
    painter->setPen(failed ? c.error : c.muted);
    painter->setFont(option.font);
    painter->drawText(QRect(area.left(), area.top(), number_width - margin, area.height()),
                      Qt::AlignRight | Qt::AlignTop,
                      failed ? QStringLiteral("✗") : index.data(StepsModel::number_role).toString());
    QFont claim_font(option.font);
    claim_font.setWeight(is_goal ? QFont::Bold : QFont::Medium);
    const QRect text = text_place(option.rect);
    painter->setFont(claim_font);
    painter->setPen(c.ink);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                      QFontMetrics(claim_font)
                          .elidedText(index.data(StepsModel::claim_role).toString(), Qt::ElideRight, text.width()));
    draw_reason(*painter, text, small(option.font), index);
    painter->restore();
}

} // namespace porism::ui
