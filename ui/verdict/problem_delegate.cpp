#include "ui/verdict/problem_delegate.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QListView>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

constexpr std::array severity_looks{
    SeverityLook{Severity::error, &Colours::error, "×", QT_TRANSLATE_NOOP("Severity", "Error")},
    SeverityLook{Severity::warning, &Colours::warning, "!", QT_TRANSLATE_NOOP("Severity", "Warning")},
    SeverityLook{Severity::hint, &Colours::accent, "i", QT_TRANSLATE_NOOP("Severity", "Hint")},
};

constexpr int margin = 6, badge_size = 16, badge_gap = 8;
constexpr int wrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int text_width(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::max(60, width - 2 * margin - badge_size - badge_gap);
}

int height_of(const QFontMetrics& metrics, const QString& text, int width) {
    return text.isEmpty() ? 0 : metrics.boundingRect(QRect(0, 0, width, 10000), wrap, text).height();
}

void draw_badge(QPainter& painter, const SeverityLook& look, const QFont& font, QPoint corner) {
    const QRect box(corner, QSize(badge_size, badge_size));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().*look.colour);
    painter.drawEllipse(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
    QFont bold(font);
    bold.setBold(true);
    bold.setPixelSize(11);
    painter.setFont(bold);
    painter.setPen(colours().surface);
    painter.drawText(box, Qt::AlignCenter, QString::fromUtf8(look.sign));
}

} // namespace

const SeverityLook& look_of(Severity severity) {
    return *std::ranges::find(severity_looks, severity, &SeverityLook::severity);
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    const int width = text_width(option);
    const int text = height_of(metrics, index.data(cause_role).toString(), width) +
                     height_of(metrics, index.data(mend_role).toString(), width);
    return {120, std::max(text, badge_size) + 2 * margin};
}

void ProblemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    const Colours& c = colours();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, mix(c.surface, c.accent, c.dark ? 0.26 : 0.13));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    const QPoint corner = option.rect.topLeft() + QPoint(margin, margin);
    draw_badge(*painter, look_of(static_cast<Severity>(index.data(severity_role).toInt())), option.font, corner);
    painter->setFont(option.font);
    const QString cause = index.data(cause_role).toString();
    const int width = text_width(option);
    const int high = height_of(QFontMetrics(option.font), cause, width);
    QRect text(corner + QPoint(badge_size + badge_gap, 0), QSize(width, option.rect.height()));
    painter->setPen(c.ink);
    painter->drawText(text, wrap, cause);
    painter->setPen(c.muted);
    painter->drawText(text.translated(0, high), wrap, index.data(mend_role).toString());
    painter->restore();
}

} // namespace porism::ui
