#include "ui/shell/tool_button.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace porism::ui {

namespace {

constexpr int side = 41;
constexpr int icon_size = 24;
constexpr int line_height = 32;

} // namespace

ToolButton::ToolButton(std::optional<ConstructionId> row, const QString& title, const QIcon& icon,
                       const QString& letter, QWidget* parent)
    : QAbstractButton(parent), row_(row), letter_(letter) {
    setText(title);
    setIcon(icon);
    setCheckable(true);
    setAutoExclusive(false);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(letter.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, letter));
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ToolButton::set_wide(bool wide) {
    if (wide == wide_) return;
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

void ToolButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool marked = isChecked() || isDown();
    painter.setPen(hasFocus() ? QPen(c.accent, 1) : Qt::NoPen);
    if (marked)
        painter.setBrush(mix(c.window, c.accent, c.dark ? 0.28 : 0.15));
    else
        painter.setBrush(underMouse() ? c.hover : Qt::transparent);
    painter.drawRoundedRect(box, 7, 7);
    const QIcon::State state = isChecked() ? QIcon::On : QIcon::Off;
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.78);
    if (wide_) {
        icon().paint(&painter, QRect(6, (height() - 20) / 2, 20, 20), Qt::AlignCenter, QIcon::Normal, state);
        painter.setPen(marked ? c.accent : c.ink);
        const QRect room(34, 0, width() - 56, height());
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
        painter.setFont(small);
        painter.setPen(c.muted);
        painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, letter_);
        return;
    }
    const QRect picture((width() - icon_size) / 2 - 1, (height() - icon_size) / 2 - 2, icon_size, icon_size);
    icon().paint(&painter, picture, Qt::AlignCenter, QIcon::Normal, state);
    painter.setFont(small);
    painter.setPen(marked ? c.accent : c.faint);
    painter.drawText(rect().adjusted(0, 0, -4, -2), Qt::AlignBottom | Qt::AlignRight, letter_);
}

} // namespace porism::ui
