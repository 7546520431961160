#include "ui/actions/action_delegate.h"

#include "ui/actions/actions_model.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>

namespace porism::ui {

namespace {

constexpr int number_width = 24;
constexpr int icon_size = 20;
constexpr int gap = 8;
constexpr int pad = 6;
constexpr int text_left = number_width + icon_size + 2 * gap;

int text_width(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::max(60, width - text_left - pad);
}

QString text_of(const QModelIndex& index) {
    QString text = index.data().toString();
    if (const QString branch = index.data(ActionsModel::branch_role).toString(); !branch.isEmpty())
        text += QStringLiteral("  · ") + branch;
    return text;
}

int height_of(const QStyleOptionViewItem& option, const QString& text) {
    const QRect room(0, 0, text_width(option), 1000);
    return text.isEmpty() ? 0 : option.fontMetrics.boundingRect(room, Qt::TextWordWrap, text).height();
}

// What the row says below its sentence: what is wrong with it, or what stands in its way.
QString note_of(const QModelIndex& index) {
    const QString problem = index.data(ActionsModel::problem_role).toString();
    return problem.isEmpty() ? index.data(ActionsModel::blocked_role).toString() : problem;
}

void draw_texts(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QColor& ink) {
    constexpr int wrap = Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft;
    const QString text = text_of(index), note = note_of(index);
    const int high = height_of(option, text), all = high + height_of(option, note);
    const QRect room(option.rect.left() + text_left, option.rect.top() + (option.rect.height() - all) / 2,
                     text_width(option), all);
    painter.setFont(option.font);
    painter.setPen(ink);
    painter.drawText(room, wrap, text);
    painter.setPen(colours().error);
    painter.drawText(room.adjusted(0, high, 0, 0), wrap, note);
}

} // namespace

QSize ActionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {text_left + 60,
            std::max(icon_size, height_of(option, text_of(index)) + height_of(option, note_of(index))) + 2 * pad};
}

void ActionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    const bool shown = index.data(ActionsModel::shown_role).toBool();
    const bool problem = !index.data(ActionsModel::problem_role).toString().isEmpty();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
    painter->setPen(Qt::NoPen);
    if (option.state & QStyle::State_Selected) {
        painter->setBrush(mix(c.surface, c.accent, c.dark ? 0.26 : 0.13));
        painter->drawRoundedRect(row, 6, 6);
        painter->setBrush(c.accent);
        painter->drawRoundedRect(QRectF(row.left(), row.top() + 5, 3, row.height() - 10), 1.5, 1.5);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->setBrush(c.hover);
        painter->drawRoundedRect(row, 6, 6);
    }
    QRect number(option.rect.left() + 4, option.rect.top(), number_width - 4, option.rect.height());
    painter->setPen(shown ? c.muted : c.faint);
    painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(index.row() + 1));
    const QRect picture(option.rect.left() + number_width + gap, option.rect.center().y() - icon_size / 2, icon_size,
                        icon_size);
    const QIcon sign = problem ? icon(QStringLiteral("warning")) : qvariant_cast<QIcon>(index.data(Qt::DecorationRole));
    sign.paint(painter, picture, Qt::AlignCenter, shown || problem ? QIcon::Normal : QIcon::Disabled);
    draw_texts(*painter, option, index, shown ? c.ink : c.faint);
    painter->restore();
}

} // namespace porism::ui
