#include "ui/actions/actions_panel.h"

#include "ui/actions/action_delegate.h"
#include "ui/actions/actions_model.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/icon.h"

#include <QtCore/QEvent>
#include <QtCore/QItemSelectionModel>
#include <QtCore/QTimer>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QSlider>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr int beat_ms = 800;

} // namespace

ActionsPanel::ActionsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new ActionsModel(session, this)), list_(new QListView),
      pages_(new QStackedWidget), slider_(new QSlider(Qt::Horizontal)), place_(new QLabel), play_(new QToolButton),
      replay_(make_replay()), beat_(new QTimer(this)) {
    list_->setModel(model_);
    list_->setItemDelegate(new ActionDelegate(list_));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setAccessibleName(tr("Actions"));
    list_->viewport()->installEventFilter(this);
    pages_->addWidget(list_);
    pages_->addWidget(new EmptyState(
        QStringLiteral("list"), tr("No actions yet"),
        tr("Each tool you use adds one row here. The rows are the figure: replay them, reorder them, delete them.")));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(pages_, 1);
    column->addWidget(replay_);
    make_keys();

    beat_->setInterval(beat_ms);
    connect(beat_, &QTimer::timeout, this, &ActionsPanel::beat);
    connect(&session_, &Session::documentChanged, this, &ActionsPanel::show_document);
    connect(&session_, &Session::replayChanged, this, &ActionsPanel::show_replay);
    connect(&session_, &Session::problemsChanged, this, [this] {
        // What a row says of its problem changes its height.
        model_->look_changed();
        list_->doItemsLayout();
    });
    connect(&session_, &Session::selectionChanged, this, &ActionsPanel::follow_selection);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ActionsPanel::select_rows);
    connect(list_, &QListView::entered, this, [this](const QModelIndex& index) {
        session_.set_hover(Selection::of_action(static_cast<std::size_t>(index.row())));
    });
    connect(list_, &QListView::customContextMenuRequested, this, &ActionsPanel::open_menu);
    show_document();
}

QWidget* ActionsPanel::make_replay() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2, 0, 4, 0);
    row->setSpacing(2);
    const auto button = [&](QToolButton* made, const char* sign, const QString& tip, auto act) {
        made->setIcon(icon(QString::fromLatin1(sign)));
        made->setIconSize({16, 16});
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        connect(made, &QToolButton::clicked, this, act);
        row->addWidget(made);
    };
    button(new QToolButton, "first", tr("To the empty sheet (Home)"), [this] { step_to(0); });
    button(new QToolButton, "previous", tr("One action back (Left)"), [this] { step_back(); });
    button(play_, "play", tr("Replay (Space)"), [this] { play_or_pause(); });
    button(new QToolButton, "next", tr("One action on (Right)"), [this] { step_forward(); });
    button(new QToolButton, "last", tr("To the whole figure (End)"), [this] { step_to(model_->rowCount()); });
    slider_->setAccessibleName(tr("Actions shown"));
    slider_->setPageStep(1);
    connect(slider_, &QSlider::valueChanged, this, &ActionsPanel::step_to);
    row->addWidget(slider_, 1);
    place_->setProperty("look", "muted");
    place_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addSpacing(4);
    row->addWidget(place_);
    return bar;
}

void ActionsPanel::make_keys() {
    const auto key = [this](const QKeySequence& keys, auto act) {
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
                this, act);
    };
    key(Qt::Key_Home, [this] { step_to(0); });
    key(Qt::Key_End, [this] { step_to(model_->rowCount()); });
    key(Qt::Key_Left, [this] { step_back(); });
    key(Qt::Key_Right, [this] { step_forward(); });
    key(Qt::Key_Space, [this] { play_or_pause(); });
    key(Qt::Key_Delete, [this] { delete_selected(); });
    key(Qt::ALT | Qt::Key_Up, [this] { move_up(); });
    key(Qt::ALT | Qt::Key_Down, [this] { move_down(); });
}

void ActionsPanel::show_document() {
    const bool at_end = !list_->currentIndex().isValid() || list_->currentIndex().row() >= model_->rowCount() - 1;
    const int before = model_->rowCount();
    following_ = true;
    model_->document_changed();
    list_->doItemsLayout();
    following_ = false;
    const int count = model_->rowCount();
    pages_->setCurrentIndex(count > 0 ? 0 : 1);
    replay_->setEnabled(count > 0);
    if (count > before && at_end) list_->scrollToBottom();
    show_replay();
    follow_selection();
}

void ActionsPanel::show_replay() {
    const int count = model_->rowCount();
    const int shown = static_cast<int>(session_.shown_actions());
    const int whole = static_cast<int>(session_.figure_actions());
    {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, whole);
        slider_->setValue(shown);
    }
    place_->setText(tr("%1 of %2").arg(shown).arg(count));
    place_->setMinimumWidth(place_->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(count).arg(count)));
    model_->look_changed();
    if (shown >= whole && beat_->isActive()) play_or_pause();
    const QModelIndex cursor = model_->index(std::max(0, shown - 1));
    if (shown < whole && cursor.isValid()) list_->scrollTo(cursor);
}

void ActionsPanel::step_to(int shown) {
    session_.show_actions(static_cast<std::size_t>(std::clamp(shown, 0, model_->rowCount())));
    show_replay();
}

void ActionsPanel::step_back() {
    step_to(static_cast<int>(session_.shown_actions()) - 1);
}

void ActionsPanel::step_forward() {
    step_to(static_cast<int>(session_.shown_actions()) + 1);
}

void ActionsPanel::beat() {
    step_forward();
}

void ActionsPanel::play_or_pause() {
    const bool start = !beat_->isActive();
    if (start) {
        if (session_.shown_actions() >= session_.figure_actions()) step_to(0);
        beat_->start();
    } else {
        beat_->stop();
    }
    play_->setIcon(icon(start ? QStringLiteral("pause") : QStringLiteral("play")));
}

std::optional<std::size_t> ActionsPanel::current_action() const {
    const auto& selection = session_.selection();
    if (!selection.actions.empty()) return selection.actions.back();
    if (!selection.points.empty()) return session_.scene().action_of(selection.points.back());
    return std::nullopt;
}

// Selected points show the actions that placed them, without being replaced by these as the selection.
void ActionsPanel::follow_selection() {
    following_ = true;
    if (model_->set_blocked({})) list_->doItemsLayout();
    QItemSelection rows;
    QModelIndex last;
    const auto add = [&](std::size_t action) {
        last = model_->index(static_cast<int>(action));
        rows.select(last, last);
    };
    for (const std::size_t action : session_.selection().actions) add(action);
    for (const PointId point : session_.selection().points) add(session_.scene().action_of(point));
    list_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    list_->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
    if (last.isValid() && !list_->viewport()->rect().intersects(list_->visualRect(last))) list_->scrollTo(last);
    following_ = false;
}

void ActionsPanel::select_rows() {
    if (following_) return;
    Selection selection;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        selection.actions.push_back(static_cast<std::size_t>(index.row()));
    std::ranges::sort(selection.actions);
    session_.select(selection);
}

void ActionsPanel::delete_selected() {
    const auto action = current_action();
    if (!action) return;
    if (const Status done = delete_action(session_, *action); !done) {
        Q_EMIT refused(error_sentence(done.error()));
        return;
    }
    const std::size_t left = session_.scene().actions().size();
    if (left > 0) session_.select(Selection::of_action(std::min(*action, left - 1)));
}

void ActionsPanel::take_next_branch() {
    const auto action = current_action();
    if (!action) return;
    if (session_.choices(*action).size() < 2) {
        Q_EMIT refused(tr("This can be constructed in one way only."));
        return;
    }
    if (const Status done = next_branch(session_, *action); !done) Q_EMIT refused(error_sentence(done.error()));
}

// Two neighbours: the later one is constructed from points of the earlier one.
QString ActionsPanel::blocked_words(std::size_t action, std::size_t to) const {
    const scene::Scene& scene = session_.scene();
    const std::size_t early = std::min(action, to), late = std::max(action, to);
    const auto& placed = scene.actions()[early].outputs;
    QStringList used;
    for (const PointId point : placed)
        if (std::ranges::count(scene::inputs_of(scene.actions()[late]), point) > 0) used += point_name(scene, point);
    const QString points = used.join(QStringLiteral(", "));
    if (scene.actions()[late].states)
        return to < action ? tr("Stays below row %1: it speaks of %2.").arg(to + 1).arg(points)
                           : tr("Stays above row %1: that speaks of %2.").arg(to + 1).arg(points);
    return to < action ? tr("Stays below row %1: it is constructed from %2.").arg(to + 1).arg(points)
                       : tr("Stays above row %1: that is constructed from %2.").arg(to + 1).arg(points);
}

void ActionsPanel::move_selected(int by) {
    const auto action = current_action();
    if (!action) return;
    const int to = static_cast<int>(*action) + by;
    if (to < 0 || to >= model_->rowCount()) return;
    if (const Status done = reorder_action(session_, *action, static_cast<std::size_t>(to)); !done) {
        if (done.error().code != "order_blocked") {
            Q_EMIT refused(error_sentence(done.error()));
            return;
        }
        model_->set_blocked({action, blocked_words(*action, static_cast<std::size_t>(to))});
        list_->doItemsLayout();
        list_->scrollTo(model_->index(static_cast<int>(*action)));
        return;
    }
    session_.select(Selection::of_action(static_cast<std::size_t>(to)));
}

void ActionsPanel::open_menu(const QPoint& position) {
    const QModelIndex index = list_->indexAt(position);
    if (!index.isValid()) return;
    const auto action = static_cast<std::size_t>(index.row());
    QMenu menu(this);
    menu.addAction(icon(QStringLiteral("play")), tr("Show up to here"), this,
                   [this, index] { step_to(index.row() + 1); });
    menu.addAction(icon(QStringLiteral("move")), tr("Select its points"), this, [this, action] {
        Selection selection;
        const scene::Action& selected = session_.scene().actions()[action];
        const std::vector<PointId>& points = selected.states ? scene::inputs_of(selected) : selected.outputs;
        for (const PointId point : points)
            if (std::ranges::count(selection.points, point) == 0) selection.points.push_back(point);
        session_.select(selection);
    });
    menu.addSeparator();
    if (const auto choices = session_.choices(action).size(); choices > 1)
        menu.addAction(tr("Take the next of %1 choices\tCtrl+B").arg(choices), this, &ActionsPanel::take_next_branch);
    add_given_entries(menu, action);
    menu.addAction(icon(QStringLiteral("up")), tr("Move up\tAlt+Up"), this, &ActionsPanel::move_up);
    menu.addAction(icon(QStringLiteral("down")), tr("Move down\tAlt+Down"), this, &ActionsPanel::move_down);
    menu.addSeparator();
    const auto more = dependants(session_.scene(), action);
    const QString text = more.empty()
                             ? tr("Delete\tDel")
                             : tr("Delete, with %n that depend(s) on it\tDel", "", static_cast<int>(more.size()));
    menu.addAction(icon(QStringLiteral("delete")), text, this, &ActionsPanel::delete_selected);
    session_.select(Selection::of_action(action));
    menu.exec(list_->viewport()->mapToGlobal(position));
}

void ActionsPanel::add_given_entries(QMenu& menu, std::size_t action) {
    const scene::Scene& scene = session_.scene();
    for (const PointId point : scene.actions()[action].outputs) {
        if (!can_be_given(scene, point)) continue;
        const bool given = is_given(scene, point);
        menu.addAction(given_words(scene, point), this, [this, point, given] {
            if (const Status done = set_given(session_, point, !given); !done)
                Q_EMIT refused(error_sentence(done.error()));
        });
    }
}

bool ActionsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) session_.set_hover({});
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
