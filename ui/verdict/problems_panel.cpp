#include "ui/verdict/problems_panel.h"

#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>
#include <array>

namespace porism::ui {
namespace {

struct SeverityLook {
    Severity severity;
    QColor Colours::*colour;
    const char* sign;
    const char* word;
};
constexpr std::array looks{
    SeverityLook{Severity::error, &Colours::error, "×", QT_TRANSLATE_NOOP("porism::ui::ProblemsPanel", "Error")},
    SeverityLook{Severity::warning, &Colours::warning, "!", QT_TRANSLATE_NOOP("porism::ui::ProblemsPanel", "Warning")},
    SeverityLook{Severity::hint, &Colours::accent, "i", QT_TRANSLATE_NOOP("porism::ui::ProblemsPanel", "Hint")},
};

const SeverityLook& look(Severity severity) {
    for (const auto& row : looks)
        if (row.severity == severity) return row;
    return looks.front();
}

/// A disc with a sign in it: the colour is not the only cue.
QIcon badge(const SeverityLook& row, const QFont& font, qreal ratio) {
    constexpr int size = 16;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().*row.colour);
    painter.drawEllipse(1, 1, size - 2, size - 2);
    QFont bold(font);
    bold.setBold(true);
    bold.setPixelSize(11);
    painter.setFont(bold);
    painter.setPen(colours().canvas);
    painter.drawText(QRect(0, 0, size, size), Qt::AlignCenter, QString::fromUtf8(row.sign));
    return QIcon(pixmap);
}

} // namespace

ProblemsPanel::ProblemsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), list_(new QListWidget), pages_(new QStackedWidget) {
    list_->setWordWrap(true);
    list_->setAccessibleName(tr("Problems"));
    auto* none = new QLabel(tr("No problems. What cannot be drawn, and why, is said here."));
    none->setProperty("look", "muted");
    none->setAlignment(Qt::AlignCenter);
    none->setWordWrap(true);
    none->setMargin(16);
    pages_->addWidget(list_);
    pages_->addWidget(none);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages_);
    connect(&session_, &Session::problemsChanged, this, &ProblemsPanel::show_problems);
    connect(list_, &QListWidget::currentRowChanged, this, &ProblemsPanel::select_row);
    show_problems();
}

void ProblemsPanel::show_problems() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Problem& problem : session_.problems()) {
        const SeverityLook& row = look(problem.severity);
        QString text = problem.cause;
        if (!problem.mend.isEmpty()) text += '\n' + problem.mend;
        auto* item = new QListWidgetItem(badge(row, font(), devicePixelRatioF()), text, list_);
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(tr(row.word), text));
        item->setToolTip(text);
    }
    pages_->setCurrentIndex(list_->count() > 0 ? 0 : 1);
}

void ProblemsPanel::select_row(int row) {
    const auto problems = session_.problems();
    if (row < 0 || static_cast<std::size_t>(row) >= problems.size()) return;
    const Problem& problem = problems[static_cast<std::size_t>(row)];
    Selection place;
    place.points = problem.points;
    if (problem.action) place.actions.push_back(*problem.action);
    session_.select(place);
}

} // namespace porism::ui
