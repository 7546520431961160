#include "ui/paths/paths_panel.h"

#include "proof/theorem.h"
#include "ui/commands/commands.h"
#include "ui/models/walk.h"
#include "ui/paths/asked.h"
#include "ui/paths/conditions_view.h"
#include "ui/paths/mark.h"
#include "ui/paths/solution_text.h"
#include "ui/paths/step_delegate.h"
#include "ui/paths/steps_model.h"
#include "ui/paths/why_not_view.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QAction>
#include <QtGui/QMouseEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

constexpr int goal_rows = 4; // shown at once

void show_rule_of_step(Session& session) {
    const proof::Path* path = current_path(session);
    if (const auto step = current_step(session); path && step) session.show_rule(proof::theorem_name(*path, *step));
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("look", "title");
    return label;
}

} // namespace

PathsPanel::PathsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new StepsModel(this)), goals_title_(heading(tr("Goals"))),
      goals_(new QListWidget), path_title_(heading(tr("Path"))), steps_(new QListView), length_(new QLabel),
      sign_(new QLabel), verdict_(new QLabel),
      no_goal_(new EmptyState(QStringLiteral("goal"), tr("No goal yet"),
                              tr("Double-click a statement to make it the goal, or select two points and compute their "
                                 "distance; the path is shown here."))),
      no_path_(new EmptyState(QStringLiteral("question"), tr("No path"), QString())), why_not_(new WhyNotView),
      pages_(new QStackedWidget), conditions_(new ConditionsView(session)), copy_(new QToolButton),
      keep_(new QPushButton) {
    arrange();
    add_walk_actions();
    auto* remove = new QShortcut(QKeySequence::Delete, goals_, this, &PathsPanel::remove_goal, Qt::WidgetShortcut);
    remove->setWhatsThis(tr("Removes the goal"));
    connect(copy_, &QToolButton::clicked, this, [this] { copy_solution(session_); });
    connect(keep_, &QPushButton::clicked, this, &PathsPanel::keep);
    connect(goals_, &QListWidget::customContextMenuRequested, this, &PathsPanel::open_goal_menu);
    connect(&session_, &Session::goalResultChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::closureChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::documentChanged, this, &PathsPanel::show_goals);
    connect(&session_, &Session::stateChanged, this, &PathsPanel::follow_empty);
    connect(&session_, &Session::stateChanged, this, &PathsPanel::show_verdict);
    connect(&session_, &Session::keepingChanged, this, &PathsPanel::show_verdict);
    connect(&session_, &Session::selectionChanged, this, &PathsPanel::follow_selection);
    connect(goals_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!following_ && row >= 0) session_.set_current_goal(static_cast<std::size_t>(row));
    });
    connect(steps_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (!following_ && index.isValid()) select_step(session_, static_cast<std::size_t>(index.row()));
    });
    // A click on the row that is current already (because its statement was selected elsewhere) selects the step too.
    connect(steps_, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (index.isValid()) select_step(session_, static_cast<std::size_t>(index.row()));
    });
    connect(steps_, &QListView::entered, this, [this](const QModelIndex& index) {
        const proof::Path* path = model_->path();
        if (path && index.isValid())
            session_.set_hover(Selection::of(path->steps[static_cast<std::size_t>(index.row())].conclusion));
    });
    connect(steps_, &QListView::viewportEntered, this, [this] { session_.set_hover({}); });
    show_goals();
}

void PathsPanel::arrange() {
    goals_->setAccessibleName(tr("Goals"));
    goals_->setContextMenuPolicy(Qt::CustomContextMenu);
    goals_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    goals_->setTextElideMode(Qt::ElideRight);
    goals_->setIconSize({16, 16});
    steps_->setModel(model_);
    steps_->setItemDelegate(new StepDelegate(session_, this));
    steps_->setMouseTracking(true);
    steps_->viewport()->installEventFilter(this);
    steps_->setUniformItemSizes(true);
    steps_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    steps_->setAccessibleName(tr("Steps of the path"));
    length_->setProperty("look", "muted");
    verdict_->setWordWrap(true);
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Copy problem and solution as text"));
    keep_->setProperty("look", "primary");
    pages_->addWidget(steps_);
    pages_->addWidget(no_goal_);
    pages_->addWidget(no_path_);
    pages_->addWidget(why_not_);

    auto* path = new QHBoxLayout;
    path->addWidget(path_title_);
    path->addWidget(length_, 1);
    path->addWidget(copy_);
    auto* verdict = new QHBoxLayout;
    verdict->setSpacing(8);
    verdict->addWidget(sign_, 0, Qt::AlignTop);
    verdict->addWidget(verdict_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(goals_title_);
    layout->addWidget(goals_);
    layout->addLayout(path);
    layout->addWidget(pages_, 1);
    layout->addWidget(conditions_);
    layout->addLayout(verdict);
    layout->addWidget(keep_);
}

void PathsPanel::add_walk_actions() {
    struct Row {
        const char* text;
        const char* key;
        void (*act)(Session&);
    };
    static constexpr std::array rows{
        Row{QT_TR_NOOP("Next step"), "J", [](Session& s) { walk_steps(s, +1); }},
        Row{QT_TR_NOOP("Previous step"), "K", [](Session& s) { walk_steps(s, -1); }},
        Row{QT_TR_NOOP("Next premise"), "Shift+J", [](Session& s) { walk_premises(s, +1); }},
        Row{QT_TR_NOOP("Previous premise"), "Shift+K", [](Session& s) { walk_premises(s, -1); }},
        Row{QT_TR_NOOP("Next goal"), "]", [](Session& s) { walk_goals(s, +1); }},
        Row{QT_TR_NOOP("Previous goal"), "[", [](Session& s) { walk_goals(s, -1); }},
        Row{QT_TR_NOOP("Show the rule of the step"), "Shift+R", [](Session& s) { show_rule_of_step(s); }},
        Row{QT_TR_NOOP("Copy the solution"), "Ctrl+Shift+C", [](Session& s) { copy_solution(s); }},
    };
    for (const Row& row : rows) {
        auto* action = new QAction(tr(row.text), this);
        action->setShortcut(QKeySequence(QString::fromLatin1(row.key)));
        connect(action, &QAction::triggered, this, [this, act = row.act] { act(session_); });
        addAction(action);
        walk_ << action;
    }
}

void PathsPanel::show_goals() {
    {
        const QScopedValueRollback quiet(following_, true);
        goals_->clear();
        const auto results = session_.results();
        for (std::size_t i = 0; i < session_.goal_count(); ++i) {
            const Mark mark = mark_of(results.get(), i);
            const QString row = goal_row(session_, i), text = QString(row).replace('\n', ' ');
            auto* item = new QListWidgetItem(mark_icon(mark, devicePixelRatioF()), row, goals_);
            item->setToolTip(QStringLiteral("<p>%1</p>%2").arg(text.toHtmlEscaped(), mark_legend(mark, results.get())));
            item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(text, mark_word(mark, results.get())));
        }
        if (const auto current = session_.current_goal()) goals_->setCurrentRow(static_cast<int>(*current));
    }
    int height = 0;
    for (int i = 0; i < std::min(goals_->count(), goal_rows); ++i) height += std::max(goals_->sizeHintForRow(i), 24);
    const std::initializer_list<QWidget*> about_goals{goals_title_, goals_, path_title_, copy_};
    for (QWidget* part : about_goals) part->setVisible(goals_->count() > 0);
    goals_->setFixedHeight(height + 4);
    show_path();
}

void PathsPanel::show_path() {
    {
        const QScopedValueRollback quiet(following_, true);
        model_->set_path(session_.results(), session_.current_goal());
    }
    const workflow::GoalResult* result = session_.current_result();
    const bool proved = result && result->path && result->verdict;
    conditions_->set_rows(proved ? condition_rows(*result->verdict, *session_.results()) : std::vector<ConditionRow>{});
    copy_->setEnabled(model_->path() != nullptr);
    length_->setText(length_text());
    length_->setToolTip(tr("What is given, and what only names a line or a circle anew, is no step of reasoning"));
    follow_empty();
    show_verdict();
    follow_selection();
}

QString PathsPanel::length_text() const {
    if (!model_->path()) return {};
    const auto length = static_cast<int>(proof::length(*model_->path()));
    return length == 0 ? tr("holds by construction") : tr("%n step(s) of reasoning", "", length);
}

void PathsPanel::follow_empty() {
    const workflow::GoalResult* result = session_.current_result();
    QWidget* page = no_path_;
    if (model_->path())
        page = steps_;
    else if (session_.goal_count() == 0)
        page = no_goal_;
    const auto problem = session_.figure_problem();
    const bool looking = session_.status().state == State::checking;
    const QString reason = problem   ? tr("There is no figure: %1").arg(problem->cause)
                           : result  ? core_words(result->reason)
                           : looking ? tr("Looking for a path…")
                                     : tr("Stopped before an answer was found.");
    const auto as_sentence = [](const QString& clause) { return clause.left(1).toUpper() + clause.mid(1); };
    const auto current = session_.current_goal();
    const bool question = current && session_.question(*current);
    no_path_->set_title(question ? tr("No value") : tr("No path"));
    no_path_->set_text(as_sentence(reason));
    if (const WhyNoPath* why = page == no_path_ && !problem ? why_not() : nullptr) {
        why_not_->show_why(as_sentence(why->reason.isEmpty() ? reason : why->reason), *why, session_.results()->scene);
        page = why_not_;
    }
    pages_->setCurrentWidget(page);
}

const WhyNoPath* PathsPanel::why_not() const {
    const workflow::GoalResult* result = session_.current_result();
    if (!result || result->solved() || session_.results_outdated()) return nullptr;
    const auto asked_about = [this](const auto& goal) {
        session_.ask_why_not(goal);
        return session_.why_not(goal);
    };
    const scene::Question* question = session_.question(*session_.current_goal());
    const WhyNoPath* why = question ? asked_about(*question) : asked_about(result->goal);
    return why && !why->lines.isEmpty() ? why : nullptr;
}

void PathsPanel::show_verdict() {
    const auto results = session_.results();
    const auto goal = session_.current_goal();
    const Mark mark = goal ? mark_of(results.get(), *goal) : Mark::open;
    sign_->setVisible(goal.has_value());
    sign_->setPixmap(mark_icon(mark, devicePixelRatioF()).pixmap(QSize(16, 16), devicePixelRatioF()));
    verdict_->setText(verdict_text());
    for (QLabel* label : {sign_, verdict_}) label->setToolTip(goal ? mark_legend(mark, results.get()) : QString());
    keep_->setVisible(goal.has_value());
    const bool worth_keeping = mark == Mark::proved && !session_.results_outdated();
    keep_->setText(session_.keeping() ? tr("Keeping…") : tr("Keep in library"));
    keep_->setEnabled(worth_keeping && !session_.keeping());
    keep_->setToolTip(worth_keeping ? tr("Keep scene, goal, path and picture as a problem")
                                    : tr("Only a proved goal of the present figure can be kept"));
}

QString PathsPanel::verdict_text() const {
    const auto goal = session_.current_goal();
    if (!goal) return {};
    const auto results = session_.results();
    const Mark mark = mark_of(results.get(), *goal);
    QString text = mark_word(mark, results.get());
    text[0] = text[0].toUpper();
    if (mark == Mark::open && session_.figure_problem()) text = tr("The figure cannot be drawn");
    const workflow::GoalResult* result = session_.current_result();
    if (result && result->path && !result->solved())
        text = tr("Derived, but the checker did not pass it: %1").arg(core_words(result->reason));
    return session_.results_outdated() ? tr("%1 (for an earlier version)").arg(text) : text;
}

void PathsPanel::follow_selection() {
    const QScopedValueRollback quiet(following_, true);
    const auto step = model_->path() ? current_step(session_) : std::nullopt;
    const QModelIndex current = step ? model_->index(static_cast<int>(*step)) : QModelIndex();
    steps_->setCurrentIndex(current);
    if (current.isValid() && !steps_->viewport()->rect().contains(steps_->visualRect(current)))
        steps_->scrollTo(current);
    steps_->viewport()->update();
}

void PathsPanel::remove_goal() {
    if (goals_->currentRow() < 0) return;
    const Status done = ui::remove_goal(session_, static_cast<std::size_t>(goals_->currentRow()));
    if (!done) session_.report(done.error());
}

void PathsPanel::open_goal_menu(const QPoint& position) {
    if (!goals_->itemAt(position)) return;
    QMenu menu(this);
    menu.addAction(session_.question(static_cast<std::size_t>(goals_->currentRow())) ? tr("Remove the question")
                                                                                     : tr("Remove the goal"),
                   this, &PathsPanel::remove_goal);
    menu.exec(goals_->viewport()->mapToGlobal(position));
}

void PathsPanel::keep() {
    const Status started = session_.keep_in_library(session_.title_to_keep());
    if (!started) session_.report(started.error());
}

QString PathsPanel::rule_at(const QPoint& position) const {
    const QModelIndex index = steps_->indexAt(position);
    const bool there = StepDelegate::rule_place(steps_->visualRect(index), steps_->font(), index).contains(position);
    return there ? index.data(StepsModel::rule_role).toString() : QString();
}

// The name of a rule is a link; its step is selected like any other.
bool PathsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QString rule = rule_at(mouse->pos());
        steps_->viewport()->setCursor(rule.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
        const bool clicked = event->type() == QEvent::MouseButtonRelease && mouse->button() == Qt::LeftButton;
        if (clicked && !rule.isEmpty()) session_.show_rule(rule.toStdString());
    }
    return QWidget::eventFilter(watched, event);
}

void PathsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) show_goals();
    QWidget::changeEvent(event);
}

} // namespace porism::ui
