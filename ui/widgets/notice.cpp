#include "ui/widgets/notice.h"

#include "ui/widgets/icon.h"
#include "ui/widgets/icon_view.h"
#include "ui/widgets/theme.h"

#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <algorithm>
#include <utility>

namespace porism::ui {
namespace {

constexpr int least_text = 200, good_text = 320; // pixels

QToolButton* close_button() {
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({14, 14});
    close->setToolTip(Notice::tr("Hide"));
    close->setAccessibleName(Notice::tr("Hide this message"));
    return close;
}

} // namespace

Notice::Notice(QWidget* parent)
    : QFrame(parent), sign_(new IconView(QStringLiteral("warning"), 18)), label_(new QLabel), close_(close_button()),
      grid_(new QGridLayout(this)), choices_(new QWidget), row_(new QHBoxLayout(choices_)), timer_(new QTimer(this)) {
    grid_->setContentsMargins(14, 6, 8, 6);
    grid_->setSpacing(8);
    grid_->setColumnStretch(1, 1);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(8);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    connect(qobject_cast<QToolButton*>(close_), &QToolButton::clicked, this, &QWidget::hide);
    grid_->addWidget(sign_, 0, 0);
    grid_->addWidget(label_, 0, 1);
    grid_->addWidget(choices_, 0, 2);
    grid_->addWidget(close_, 0, 3);
    timer_->setSingleShot(true);
    connect(timer_, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Notice::tell(const QString& text, const QList<Button>& buttons, int seconds, Look look) {
    look_ = look;
    const bool error = look == Look::error;
    sign_->setVisible(error);
    setAccessibleName(error ? tr("Error: %1").arg(text) : text);
    label_->setText(text);
    for (QPushButton* old : buttons_) {
        row_->removeWidget(old);
        old->deleteLater();
    }
    buttons_.clear();
    for (const Button& button : buttons) {
        auto* push = new QPushButton(button.text);
        if (button.primary) push->setProperty("look", "primary");
        connect(push, &QPushButton::clicked, this, [this, act = button.act] {
            hide();
            act();
        });
        row_->addWidget(push);
        buttons_ += push;
    }
    choices_->setVisible(!buttons.isEmpty());
    arrange();
    timer_->stop();
    if (seconds > 0) timer_->start(seconds * 1000);
    update();
    show();
}

void Notice::take_keyboard() {
    if (buttons_.isEmpty()) return;
    before_ = QApplication::focusWidget();
    const auto is_main = [](const QPushButton* button) {
        return button->property("look").toString() == QLatin1String("primary");
    };
    const auto main = std::ranges::find_if(buttons_, is_main);
    (main == buttons_.end() ? buttons_.front() : *main)->setFocus(Qt::OtherFocusReason);
}

void Notice::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (enter && button)
        button->click();
    else
        QFrame::keyPressEvent(event);
}

void Notice::hideEvent(QHideEvent* event) {
    const QPointer<QWidget> before = std::exchange(before_, nullptr);
    const QWidget* now = QApplication::focusWidget();
    const bool elsewhere = now && !isAncestorOf(now);
    if (before && before->isVisible() && !elsewhere) before->setFocus(Qt::OtherFocusReason);
    QFrame::hideEvent(event);
}

QString Notice::text() const {
    return label_->text();
}

void Notice::arrange() {
    const bool below = !buttons_.isEmpty() && width() < good_text + choices_->sizeHint().width();
    if (below == below_) return;
    below_ = below;
    grid_->removeWidget(choices_);
    if (below)
        grid_->addWidget(choices_, 1, 1, 1, 3, Qt::AlignRight);
    else
        grid_->addWidget(choices_, 0, 2);
    updateGeometry();
}

QSize Notice::minimumSizeHint() const {
    const QMargins around = grid_->contentsMargins();
    const int beside = around.left() + around.right() + sign_->sizeHint().width() + close_->sizeHint().width();
    const int choices = buttons_.isEmpty() ? 0 : choices_->sizeHint().width();
    return {std::max(beside + least_text, around.left() + around.right() + choices),
            QFrame::minimumSizeHint().height()};
}

void Notice::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QColor& tone = look_ == Look::error ? c.error : c.accent;
    painter.setPen(QPen(mix(c.border, tone, look_ == Look::error ? 0.7 : 0.4), 1));
    painter.setBrush(mix(c.surface, tone, c.dark ? 0.16 : 0.08));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace porism::ui
