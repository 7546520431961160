#include "ui/shell/guide_row.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

namespace {

constexpr int left = 34;
constexpr double disc = 20;

} // namespace

GuideRow::GuideRow(int number, const QString& title, const QString& text, const QString& button, QWidget* parent)
    : QWidget(parent), number_(number), title_(new QLabel(title)), text_(new QLabel(text)),
      button_(new QPushButton(button)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(left, 5, 4, 5);
    column->setSpacing(4);
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setProperty("look", "muted");
    column->addWidget(title_);
    column->addWidget(text_);
    column->addWidget(button_, 0, Qt::AlignLeft);
    connect(button_, &QPushButton::clicked, this, &GuideRow::asked);
    set_state(false, false);
}

void GuideRow::set_state(bool done, bool present) {
    done_ = done;
    present_ = present;
    text_->setVisible(present);
    button_->setVisible(present && !button_->text().isEmpty());
    QFont font = this->font();
    font.setWeight(present ? QFont::DemiBold : QFont::Normal);
    title_->setFont(font);
    title_->setEnabled(done || present);
    setAccessibleName(done ? tr("%1 (done)").arg(title_->text()) : title_->text());
    update();
}

void GuideRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QRectF circle(5, 5 + (title_->fontMetrics().height() - disc) / 2, disc, disc);
    painter.setPen(done_ ? Qt::NoPen : QPen(present_ ? c.accent : c.border, 1.5));
    painter.setBrush(done_ ? c.ok : Qt::transparent);
    painter.drawEllipse(circle);
    if (done_) {
        painter.setPen(QPen(c.dark ? c.canvas : Qt::white, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF m = circle.center();
        painter.drawPolyline(QPolygonF{m + QPointF(-4, 0.3), m + QPointF(-1.2, 3.2), m + QPointF(4.2, -3)});
        return;
    }
    painter.setPen(present_ ? c.accent : c.faint);
    painter.drawText(circle, Qt::AlignCenter, QString::number(number_));
}

} // namespace porism::ui
