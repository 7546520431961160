#include "ui/paths/marked_text.h"

#include "ui/widgets/theme.h"

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QTextBlock>
#include <QtWidgets/QScrollBar>

namespace porism::ui {
namespace {

constexpr double mark_width = 4, click_reach = 4;

} // namespace

void MarkedText::set_marks(std::vector<ParagraphMark> marks) {
    marks_ = std::move(marks);
    viewport()->update();
}

QRectF MarkedText::place_of(int paragraph) const {
    const QTextBlock block = document()->findBlockByNumber(paragraph);
    const QRectF box = document()->documentLayout()->blockBoundingRect(block);
    const double top = box.top() - verticalScrollBar()->value();
    return {0, top - 2, static_cast<double>(viewport()->width()), box.height() + 4};
}

void MarkedText::show_paragraph(int paragraph) {
    const QRectF place = place_of(paragraph);
    QScrollBar* bar = verticalScrollBar();
    if (place.top() < 0)
        bar->setValue(bar->value() + qFloor(place.top()) - 8);
    else if (place.bottom() > viewport()->height())
        bar->setValue(bar->value() + qCeil(place.bottom()) - viewport()->height() + 8);
}

void MarkedText::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(viewport());
        for (const ParagraphMark& mark : marks_) {
            const QRectF place = place_of(mark.paragraph);
            painter.fillRect(place, mix(colours().surface, mark.colour, mark.dashed ? 0.07 : 0.15));
            QPen pen(mark.colour, mark_width, Qt::SolidLine, Qt::FlatCap);
            if (mark.dashed) pen.setDashPattern({1.25, 0.75});
            painter.setPen(pen);
            const double x = mark_width / 2;
            painter.drawLine(QPointF(x, place.top() + 1), QPointF(x, place.bottom() - 1));
        }
    }
    QTextBrowser::paintEvent(event);
}

void MarkedText::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->pos();
    QTextBrowser::mousePressEvent(event);
}

void MarkedText::mouseReleaseEvent(QMouseEvent* event) {
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || (event->pos() - pressed_).manhattanLength() > click_reach) return;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (place_of(block.blockNumber()).contains(event->pos())) {
            Q_EMIT clicked(block.blockNumber(), event->modifiers());
            return;
        }
}

} // namespace porism::ui
