#include "ui/canvas/prompt_bar.h"

#include "ui/canvas/tools/tool.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

namespace porism::ui {

namespace {

// Filled slots as their points, the one that is asked for as a ring, the others as dots.
QString slots_text(const std::vector<SlotView>& views) {
    QStringList parts;
    bool asked = false;
    for (const SlotView& view : views) {
        if (!view.filled.isEmpty())
            parts += QStringLiteral("<b>%1</b>").arg(view.filled.toHtmlEscaped());
        else
            parts += QStringLiteral("<span style='color:%1'>%2</span>")
                         .arg((asked ? colours().faint : colours().accent).name(),
                              asked ? QStringLiteral("·") : QStringLiteral("○"));
        asked = asked || view.filled.isEmpty();
    }
    return parts.join(QStringLiteral("&nbsp;&nbsp;"));
}

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QFrame(parent), title_(new QLabel), slots_(new QLabel), prompt_(new QLabel), field_(new QLineEdit),
      error_(new QLabel), row_(new QHBoxLayout), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(14, 7, 8, 7);
    column_->setSpacing(3);
    row_->setSpacing(12);
    QFont bold = title_->font();
    bold.setWeight(QFont::DemiBold);
    title_->setFont(bold);
    prompt_->setProperty("look", "muted");
    error_->setProperty("look", "error");
    row_->addWidget(title_);
    row_->addWidget(slots_);
    row_->addWidget(prompt_, 1);
    make_field();
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({13, 13});
    close->setToolTip(tr("Put the tool down (Esc)"));
    close->setAccessibleName(tr("Put the tool down"));
    close->setFocusPolicy(Qt::NoFocus);
    connect(close, &QToolButton::clicked, this, &PromptBar::leave);
    row_->addWidget(close, 0, Qt::AlignRight | Qt::AlignTop);
    column_->addLayout(row_);
    column_->addWidget(error_);
    hide();
}

void PromptBar::make_field() {
    field_->setFixedWidth(150);
    field_->installEventFilter(this);
    field_->hide();
    connect(field_, &QLineEdit::returnPressed, this, [this] { Q_EMIT typed(field_->text()); });
    row_->addWidget(field_);
}

bool PromptBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QFrame::eventFilter(watched, event);
    Q_EMIT left_field();
    return true;
}

void PromptBar::show_tool(const Tool* tool, const QString& error) {
    setVisible(tool != nullptr);
    if (!tool) return;
    const auto views = tool->slot_views();
    title_->setText(tool->title());
    slots_->setText(slots_text(views));
    slots_->setVisible(!views.empty());
    prompt_->setText(tool->prompt());
    error_->setText(error);
    error_->setVisible(!error.isEmpty());
    const QString examples = tool->typing();
    if (examples.isEmpty() || field_->isHidden()) field_->clear();
    field_->setPlaceholderText(examples);
    field_->setAccessibleName(tool->prompt());
    field_->setVisible(!examples.isEmpty());
    setAccessibleName(tool->title() + QStringLiteral(": ") + (error.isEmpty() ? tool->prompt() : error));
    adjustSize();
}

void PromptBar::fit_into(int room) {
    const auto arrange = [this](bool narrow) {
        for (QLabel* label : {title_, prompt_, error_}) label->setWordWrap(narrow);
        row_->removeWidget(prompt_);
        column_->removeWidget(prompt_);
        if (narrow)
            column_->insertWidget(1, prompt_);
        else
            row_->insertWidget(2, prompt_, 1);
        row_->setStretch(0, narrow ? 1 : 0);
        layout()->activate();
    };
    arrange(false);
    if (sizeHint().width() <= room) return adjustSize();
    arrange(true);
    resize(room, layout()->totalHeightForWidth(room));
}

QString PromptBar::prompt() const {
    return isHidden() ? QString() : prompt_->text();
}

QString PromptBar::error() const {
    return isHidden() ? QString() : error_->text();
}

void PromptBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const bool wrong = !error_->text().isEmpty();
    painter.setPen(QPen(wrong ? mix(c.border, c.error, 0.6) : c.border, 1));
    painter.setBrush(c.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
}

} // namespace porism::ui
