#include "ui/canvas/figure_notice.h"

#include "ui/widgets/icon_view.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr int most_width = 520;

QLabel* line(const char* look) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("look", look);
    return label;
}

} // namespace

FigureNotice::FigureNotice(QWidget* parent)
    : QFrame(parent), title_(line("")), action_(line("muted")), cause_(line("error")), mend_(line("muted")) {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    title_->setFont(bold);
    auto* sign = new IconView(QStringLiteral("warning"), 18);
    sign->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    for (QLabel* label : {title_, action_, cause_, mend_}) column->addWidget(label);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 9, 14, 9);
    row->setSpacing(10);
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    hide();
}

void FigureNotice::tell(const QString& action, const Problem& problem) {
    const auto number = static_cast<int>(problem.action.value_or(0)) + 1;
    title_->setText(problem.action ? tr("Action %1 cannot be drawn").arg(number) : tr("There is no such figure"));
    const std::pair<QLabel*, QString> lines[] = {{action_, action}, {cause_, problem.cause}, {mend_, problem.mend}};
    for (const auto& [label, text] : lines) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    setCursor(problem.action ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(problem.action ? tr("Show the action in the list") : QString());
    show();
    setAccessibleName(words());
}

void FigureNotice::fit_into(int room) {
    // The letters of the style are known once it is applied, and how many lines they need once the rows are laid out.
    for (QLabel* label : {title_, action_, cause_, mend_}) label->ensurePolished();
    layout()->invalidate();
    layout()->activate();
    const int width = std::min(room, most_width);
    resize(width, layout()->totalHeightForWidth(width));
}

QString FigureNotice::words() const {
    QStringList lines;
    for (const QLabel* label : {title_, action_, cause_, mend_})
        if (!isHidden() && !label->text().isEmpty()) lines += label->text();
    return lines.join('\n');
}

void FigureNotice::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mix(c.border, c.error, 0.6), 1));
    painter.setBrush(mix(c.raised, c.error, 0.04));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
}

} // namespace porism::ui
