#include "ui/shell/tool_button.h"

#include "scene/catalogue.h"
#include "ui/models/tool_picture.h"
#include "ui/session/wording.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

namespace porism::ui {

namespace {

constexpr int side = 41;
constexpr int icon_size = 24;
constexpr int line_height = 32;

QFont small(const QFont& like) {
    QFont font = like;
    font.setPointSizeF(like.pointSizeF() * 0.78);
    return font;
}

} // namespace

ToolButton::ToolButton(std::optional<ConstructionId> row, QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setAutoExclusive(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    set_row(row);
}

void ToolButton::set_row(std::optional<ConstructionId> row) {
    row_ = row;
    const scene::Construction* construction = row ? &scene::construction(*row) : nullptr;
    letter_ = tr("Esc");
    if (construction) letter_ = construction->shortcut ? QString(QLatin1Char(construction->shortcut)) : QString();
    const QString title = construction ? catalogue_words(construction->title) : tr("Move and select");
    setText(title);
    setIcon(row ? tool_icon(*row) : ui::icon(QStringLiteral("move")));
    setToolTip(letter_.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, letter_));
    setAccessibleName(title);
    setAccessibleDescription(construction ? sentence(*construction) : QString());
    update();
}

void ToolButton::set_wide(bool wide) {
    wide_ = wide;
    setSizePolicy(wide ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateGeometry();
    update();
}

QSize ToolButton::sizeHint() const {
    if (!wide_) return {side, side};
    const QWidget* room = parentWidget();
    return {room ? std::max(side, room->width() - 4) : 200, line_height};
}

bool ToolButton::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !row_) return QAbstractButton::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tool_card(*row_, devicePixelRatioF()), this);
    return true;
}

void ToolButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ToolButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const bool marked = isChecked() || isDown();
    painter.setPen(Qt::NoPen);
    if (marked)
        painter.setBrush(mix(c.window, c.accent, c.dark ? 0.28 : 0.15));
    else
        painter.setBrush(underMouse() ? c.hover : Qt::transparent);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    if (hasFocus()) draw_focus_ring(painter, rect(), 7);
    if (wide_)
        draw_line(painter, marked);
    else
        draw_tile(painter, marked);
}

void ToolButton::draw_line(QPainter& painter, bool marked) {
    const Colours& c = colours();
    const QIcon::State state = isChecked() ? QIcon::On : QIcon::Off;
    icon().paint(&painter, QRect(6, (height() - 20) / 2, 20, 20), Qt::AlignCenter, QIcon::Normal, state);
    painter.setPen(marked ? c.accent : c.ink);
    const QRect room(34, 0, width() - 56, height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    painter.setFont(small(font()));
    painter.setPen(c.muted);
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, letter_);
}

void ToolButton::draw_tile(QPainter& painter, bool marked) {
    const Colours& c = colours();
    const QIcon::State state = isChecked() ? QIcon::On : QIcon::Off;
    const QRect picture((width() - icon_size) / 2 - 1, (height() - icon_size) / 2 - 2, icon_size, icon_size);
    icon().paint(&painter, picture, Qt::AlignCenter, QIcon::Normal, state);
    painter.setFont(small(font()));
    painter.setPen(marked ? c.accent : c.faint);
    painter.drawText(rect().adjusted(0, 0, -4, -2), Qt::AlignBottom | Qt::AlignRight, letter_);
}

} // namespace porism::ui
