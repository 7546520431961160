#include "ui/canvas/measure_strip.h"

#include "ui/models/measured.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int gap = 10, padding = 8;

} // namespace

MeasureStrip::MeasureStrip(Session& session, QWidget* sheet) : QLabel(sheet), session_(session) {
    setContentsMargins(padding, padding / 2, padding, padding / 2);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Measures of the selected points"));
    for (const auto change : {&Session::selectionChanged, &Session::pictureMoved, &Session::diagramChanged,
                              &Session::closureChanged, &Session::goalResultChanged})
        connect(&session_, change, this, &MeasureStrip::follow);
    follow();
}

void MeasureStrip::set_asking(bool asking) {
    asking_ = asking;
    follow();
}

void MeasureStrip::follow() {
    QString text = measured(session_).join('\n');
    if (text.isEmpty() && asking_)
        text = tr("Click two points for a length, three for an angle and an area, four for a ratio");
    if (text == this->text() && isHidden() == text.isEmpty()) return;
    setText(text);
    setAccessibleDescription(text);
    setVisible(!text.isEmpty());
    place();
}

void MeasureStrip::place() {
    const int room = std::max(80, parentWidget()->width() - 2 * gap - 120);
    setWordWrap(false);
    if (sizeHint().width() > room) setWordWrap(true);
    const QSize size(std::min(sizeHint().width(), room), 0);
    const int height = wordWrap() ? heightForWidth(size.width()) : sizeHint().height();
    setGeometry(gap, parentWidget()->height() - height - gap, size.width(), height);
}

void MeasureStrip::paintEvent(QPaintEvent* event) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.border);
    painter.setBrush(c.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace porism::ui
