#include "ui/paths/paths_panel.h"

#include "ui/paths/step_delegate.h"
#include "ui/paths/steps_model.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QSignalBlocker>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// The marks of definition 6; only a checked proof has the filled one.
QString mark(const std::optional<workflow::GoalResult>& result) {
    if (!result) return QStringLiteral("…");
    if (result->solved()) return QStringLiteral("✔");
    return result->seen ? QStringLiteral("○") : QStringLiteral("✗");
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("look", "muted");
    return label;
}

} // namespace

PathsPanel::PathsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new StepsModel(this)), goals_(new QListWidget), steps_(new QListView),
      verdict_(new QLabel), empty_(new QLabel), pages_(new QStackedWidget),
      keep_(new QPushButton(tr("Keep in library"))) {
    goals_->setAccessibleName(tr("Goals"));
    goals_->setMaximumHeight(96);
    steps_->setModel(model_);
    steps_->setItemDelegate(new StepDelegate(session_, this));
    steps_->setMouseTracking(true);
    steps_->setAccessibleName(tr("Steps of the path"));
    verdict_->setWordWrap(true);
    empty_->setProperty("look", "muted");
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(24);
    keep_->setProperty("look", "primary");
    pages_->addWidget(steps_);
    pages_->addWidget(empty_);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(verdict_, 1);
    bottom->addWidget(keep_, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading(tr("Goals")));
    layout->addWidget(goals_);
    layout->addWidget(heading(tr("Path")));
    layout->addWidget(pages_, 1);
    layout->addLayout(bottom);

    new QShortcut(Qt::Key_J, this, this, &PathsPanel::next_step, Qt::WidgetWithChildrenShortcut);
    new QShortcut(Qt::Key_K, this, this, &PathsPanel::previous_step, Qt::WidgetWithChildrenShortcut);
    connect(keep_, &QPushButton::clicked, this, &PathsPanel::keep);
    connect(&session_, &Session::goalResultChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::closureChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::documentChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::selectionChanged, this, &PathsPanel::follow_selection);
    connect(goals_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!following_ && row >= 0) session_.set_current_goal(static_cast<std::size_t>(row));
    });
    connect(steps_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (following_ || !index.isValid() || !model_->goal()) return;
        session_.select(Selection::of(StepRef{*model_->goal(), static_cast<std::size_t>(index.row())}));
    });
    show_goals();
}

void PathsPanel::show_goals() {
    following_ = true;
    goals_->clear();
    const auto results = session_.results();
    const auto& goals = session_.document().goals;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const bool known = results && i < results->goals.size();
        const QString sign = mark(known ? results->goals[i] : std::nullopt);
        auto* item =
            new QListWidgetItem(QStringLiteral("%1  %2").arg(sign, notation(goals[i], session_)), goals_);
        item->setToolTip(goal_sentence(goals[i], session_));
        if (known && results->goals[i] && results->goals[i]->solved()) item->setForeground(colours().proved);
    }
    if (const auto current = session_.current_goal()) goals_->setCurrentRow(static_cast<int>(*current));
    following_ = false;
    show_path();
}

void PathsPanel::show_path() {
    following_ = true;
    model_->set_path(session_.results(), session_.current_goal());
    following_ = false;
    const workflow::GoalResult* result = session_.current_result();
    pages_->setCurrentIndex(model_->path() ? 0 : 1);
    if (session_.document().goals.empty())
        empty_->setText(tr("No goal yet. Pick a statement in Statements, or double-click it, to make it the goal."));
    else
        empty_->setText(result ? QString::fromStdString(result->reason) : tr("Looking for a path…"));
    verdict_->setText(verdict_text());
    keep_->setEnabled(result && result->solved() && !session_.results_outdated());
    follow_selection();
}

QString PathsPanel::verdict_text() const {
    const workflow::GoalResult* result = session_.current_result();
    if (!result || !result->path) return {};
    if (!result->solved())
        return tr("Derived, but the checker did not pass it: %1").arg(QString::fromStdString(result->reason));
    const auto count = static_cast<int>(result->verdict->conditions.size());
    const auto length = static_cast<int>(proof::length(*result->path));
    return tr("✔ Proved in %n step(s).", nullptr, length) + QLatin1Char(' ') +
           tr("Checked, under %n side condition(s).", nullptr, count);
}

void PathsPanel::follow_selection() {
    following_ = true;
    QModelIndex current;
    for (const StepRef& ref : session_.selection().steps)
        if (model_->goal() == ref.goal) current = model_->index(static_cast<int>(ref.step));
    steps_->setCurrentIndex(current);
    if (current.isValid() && !steps_->viewport()->rect().contains(steps_->visualRect(current)))
        steps_->scrollTo(current);
    steps_->viewport()->update();
    following_ = false;
}

void PathsPanel::move(int by) {
    const int count = model_->rowCount();
    if (count == 0) return;
    const QModelIndex now = steps_->currentIndex();
    const int next = now.isValid() ? std::clamp(now.row() + by, 0, count - 1) : (by > 0 ? 0 : count - 1);
    steps_->setCurrentIndex(model_->index(next));
}

void PathsPanel::keep() {
    const workflow::GoalResult* result = session_.current_result();
    if (!result) return;
    const std::string& title = session_.document().title;
    const auto kept = session_.save_to_library(title.empty() ? notation(result->goal, session_)
                                                             : QString::fromStdString(title));
    if (!kept) session_.report(kept.error());
}

} // namespace porism::ui
