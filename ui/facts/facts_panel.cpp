#include "ui/facts/facts_panel.h"

#include "ui/commands/commands.h"
#include "ui/facts/ask_row.h"
#include "ui/facts/fact_delegate.h"
#include "ui/facts/why_card.h"
#include "ui/models/facts_model.h"
#include "ui/widgets/empty_state.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QGuiApplication>
#include <QtGui/QMouseEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// Kinds with at most so many rows and classes are open from the start; classes are closed.
constexpr int open_up_to = 12;
/// News of a kind that are more stand folded, so that the others are in sight.
constexpr int open_news_up_to = 4;

QLabel* muted_label() {
    auto* label = new QLabel;
    label->setProperty("look", "muted");
    return label;
}

} // namespace

FactsPanel::FactsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new FactsModel(this)), find_(new QLineEdit), count_(muted_label()),
      all_(new QToolButton), ask_(new AskRow(session)), none_(new EmptyState(QStringLiteral("info"), {}, {})),
      unfound_(new EmptyState(QStringLiteral("search"), tr("No statement fits"),
                              tr("None has all of these words and points."), tr("Show all"))),
      tree_(new QTreeView), rows_(new FactDelegate(tree_)), pages_(new QStackedWidget), card_(new WhyCard(session)),
      why_(new QPushButton(tr("Why?"))), goal_(new QPushButton(tr("Make it the goal"))) {
    arrange();
    new QShortcut(Qt::Key_W, this, this, &FactsPanel::ask_why, Qt::WidgetWithChildrenShortcut);
    new QShortcut(Qt::SHIFT | Qt::Key_W, this, this, &FactsPanel::ask_follows, Qt::WidgetWithChildrenShortcut);
    connect(find_, &QLineEdit::textChanged, this, &FactsPanel::apply_filter);
    const auto show_all = [this] {
        points_.clear();
        find_->clear();
        apply_filter();
    };
    connect(unfound_, &EmptyState::triggered, this, show_all);
    connect(all_, &QToolButton::clicked, this, show_all);
    connect(&session_, &Session::closureChanged, this, &FactsPanel::show_results);
    connect(&session_, &Session::documentChanged, this, &FactsPanel::follow_document);
    connect(&session_, &Session::stateChanged, this, &FactsPanel::show_page);
    connect(&session_, &Session::selectionChanged, this, &FactsPanel::follow_selection);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (following_) return;
        const bool add = (QGuiApplication::keyboardModifiers() & Qt::ControlModifier) != 0;
        if (const auto statement = model_->statement(index)) session_.select(Selection::of(*statement), add);
        card_->show_statement(current());
        count();
    });
    connect(tree_, &QTreeView::entered, this, [this](const QModelIndex& index) {
        Selection under;
        under.statements = model_->statements(index);
        session_.set_hover(under);
    });
    connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& kind) { remember(kind, true); });
    connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& kind) { remember(kind, false); });
    connect(tree_, &QTreeView::activated, this, &FactsPanel::make_goal);
    connect(tree_, &QTreeView::customContextMenuRequested, this, &FactsPanel::open_menu);
    connect(why_, &QPushButton::clicked, this, &FactsPanel::ask_why);
    connect(goal_, &QPushButton::clicked, this, [this] { make_goal(tree_->currentIndex()); });
    show_results();
}

void FactsPanel::arrange() {
    find_->setPlaceholderText(tr("Find a statement"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a statement"));
    count_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    all_->setText(tr("Show all"));
    all_->setProperty("look", "quiet");
    QSizePolicy kept = all_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    all_->setSizePolicy(kept);
    tree_->setModel(model_);
    tree_->setHeaderHidden(true);
    tree_->setItemDelegate(rows_);
    tree_->setIndentation(14);
    tree_->setMouseTracking(true);
    tree_->setStyleSheet(QStringLiteral("QTreeView::item { border-radius: 0; }"));
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setAccessibleName(tr("Statements"));
    tree_->viewport()->installEventFilter(this);
    pages_->addWidget(tree_);
    pages_->addWidget(none_);
    pages_->addWidget(unfound_);
    why_->setToolTip(tr("Show the last step to it and what that rests on (W)"));
    goal_->setToolTip(tr("Ask for the path to it (Enter, or a double click)"));

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(why_);
    bottom->addWidget(goal_, 1);
    auto* shown = new QHBoxLayout;
    shown->setContentsMargins(2, 0, 0, 0);
    shown->addWidget(count_, 1);
    shown->addWidget(all_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(find_);
    layout->addLayout(shown);
    layout->addWidget(ask_);
    layout->addWidget(pages_, 1);
    layout->addWidget(card_);
    layout->addLayout(bottom);
}

void FactsPanel::find() {
    find_->setFocus(Qt::ShortcutFocusReason);
    find_->selectAll();
}

std::optional<facts::Statement> FactsPanel::current() const {
    return model_->statement(tree_->currentIndex());
}

void FactsPanel::show_results() {
    bool reset = false;
    {
        const QScopedValueRollback quiet(following_, true);
        const int place = tree_->verticalScrollBar()->value();
        reset = model_->set_results(session_.results());
        if (reset) {
            unfold();
            tree_->verticalScrollBar()->setValue(place);
        }
    }
    follow_points();
    follow_selection();
    if (isVisible()) ask_more();
}

void FactsPanel::ask_more() {
    session_.ask_values();
    session_.ask_marks();
}

void FactsPanel::apply_filter() {
    const QScopedValueRollback quiet(following_, true);
    if (model_->set_filter(find_->text(), points_)) unfold();
    count();
}

/// What a person opened or closed stays so; the others are open where they are short, the last news, or where something
/// is looked for.
void FactsPanel::unfold() {
    const QScopedValueRollback quiet(following_, true);
    const bool filtered = model_->shown() < model_->total();
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex kind = model_->index(row, 0);
        const auto news = model_->news(kind);
        unfold(kind, filtered || (news ? *news == 0 : model_->rowCount(kind) <= open_up_to));
        for (int i = 0; i < model_->rowCount(kind); ++i)
            if (const QModelIndex one = model_->index(i, 0, kind); model_->rowCount(one) > 0)
                unfold(one, filtered || (model_->news(one) && model_->rowCount(one) <= open_news_up_to));
    }
}

void FactsPanel::unfold(const QModelIndex& fold, bool by_itself) {
    tree_->setExpanded(fold, opened_.value(fold.data(FactsModel::fold_role).toString(), by_itself));
}

void FactsPanel::remember(const QModelIndex& fold, bool open) {
    if (!following_) opened_[fold.data(FactsModel::fold_role).toString()] = open;
}

/// Points filter until something else is selected; a statement picked from the filtered list leaves the list as it is.
void FactsPanel::follow_points() {
    const Selection& selection = session_.selection();
    const bool other_scene = scene_revision_ != session_.scene_revision();
    scene_revision_ = session_.scene_revision();
    if (other_scene || !selection.points.empty() || selection.statements.empty()) points_ = selection.points;
    apply_filter();
}

// A filter was meant for the figure that was there; on an empty sheet it would only hide what comes.
void FactsPanel::follow_document() {
    if (session_.scene().actions().empty()) find_->clear();
    follow_points();
}

// A step of a path is selected as what it concludes.
std::optional<facts::Statement> FactsPanel::selected() const {
    const Selection& selection = session_.selection();
    if (!selection.statements.empty()) return selection.statements.back();
    const auto results = session_.results();
    if (selection.steps.empty() || !results) return std::nullopt;
    const auto [goal, step] = selection.steps.back();
    const proof::Path* path = told_path(results.get(), goal);
    return path && step < path->steps.size() ? std::optional(path->steps[step].conclusion) : std::nullopt;
}

void FactsPanel::follow_selection() {
    follow_points();
    const QScopedValueRollback quiet(following_, true);
    const auto statement = selected();
    // What was picked from the news stays there.
    const QModelIndex index = !statement               ? QModelIndex{}
                              : statement == current() ? tree_->currentIndex()
                                                       : model_->index_of(*statement);
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) tree_->setExpanded(above, true);
    tree_->setCurrentIndex(index);
    if (index.isValid() && !tree_->viewport()->rect().intersects(tree_->visualRect(index))) tree_->scrollTo(index);
    card_->show_statement(current());
    count();
}

void FactsPanel::make_goal(const QModelIndex& index) {
    const auto statement = model_->statement(index);
    if (!statement) return;
    if (const Status done = ui::set_goal(session_, *statement); !done) session_.report(done.error());
}

void FactsPanel::ask_why() {
    if (const auto statement = current()) card_->ask(*statement);
}

void FactsPanel::ask_follows() {
    if (const auto statement = current()) card_->ask_follows(*statement);
}

void FactsPanel::open_menu(const QPoint& position) {
    const QModelIndex index = tree_->indexAt(position);
    if (!model_->statement(index)) return;
    QMenu menu(this);
    menu.addAction(tr("Make it the goal"), this, [this, index] { make_goal(index); });
    menu.addAction(tr("Why does it hold?"), this, &FactsPanel::ask_why);
    menu.addAction(tr("What follows from it?"), this, &FactsPanel::ask_follows);
    menu.exec(tree_->viewport()->mapToGlobal(position));
}

bool FactsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) session_.set_hover({});
    if (event->type() == QEvent::Resize) Q_EMIT rows_->sizeHintChanged({}); // lines break elsewhere
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
