#include "ui/verdict/problems_panel.h"

#include "ui/session/session.h"
#include "ui/verdict/problem_delegate.h"
#include "ui/widgets/empty_state.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSignalBlocker>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QShortcut>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

ProblemsPanel::ProblemsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), problems_(session.problems()), list_(new QListWidget),
      pages_(new QStackedWidget) {
    list_->setItemDelegate(new ProblemDelegate(list_));
    list_->setResizeMode(QListView::Adjust);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(tr("Problems"));
    auto* none = new EmptyState(QStringLiteral("check"), tr("No problems"),
                                tr("What cannot be drawn or proved is listed here."));
    // Where there is little room its heading is enough.
    none->setMinimumHeight(none->fontMetrics().height() * 3);
    pages_->addWidget(list_);
    pages_->addWidget(none);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(pages_);
    new QShortcut(QKeySequence::Copy, list_, this, &ProblemsPanel::copy, Qt::WidgetShortcut);
    connect(&session_, &Session::problemsChanged, this, &ProblemsPanel::show_problems);
    connect(list_, &QListWidget::currentRowChanged, this, &ProblemsPanel::select_row);
    connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { select_row(list_->row(item)); });
    fill();
}

void ProblemsPanel::show_problems() {
    auto problems = session_.problems();
    if (problems == problems_) return;
    problems_ = std::move(problems);
    fill();
    Q_EMIT countChanged(count());
}

void ProblemsPanel::fill() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Problem& problem : problems_) {
        auto* item = new QListWidgetItem(list_);
        item->setData(severity_role, static_cast<int>(problem.severity));
        item->setData(cause_role, problem.cause);
        item->setData(mend_role, problem.mend);
        const QString text = problem.mend.isEmpty() ? problem.cause : problem.cause + '\n' + problem.mend;
        const QString word = QCoreApplication::translate("Severity", look_of(problem.severity).word);
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(word, text));
        item->setToolTip(text);
    }
    pages_->setCurrentIndex(list_->count() > 0 ? 0 : 1);
}

void ProblemsPanel::select_row(int row) {
    if (row < 0 || row >= count()) return;
    const Problem& problem = problems_[static_cast<std::size_t>(row)];
    Selection place;
    place.points = problem.points;
    if (problem.action) place.actions.push_back(*problem.action);
    session_.select(place);
}

void ProblemsPanel::copy() const {
    if (const QListWidgetItem* item = list_->currentItem()) QGuiApplication::clipboard()->setText(item->toolTip());
}

void ProblemsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) list_->viewport()->update();
    QWidget::changeEvent(event);
}

} // namespace porism::ui
