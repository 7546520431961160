#include "ui/facts/facts_panel.h"

#include "ui/facts/why_card.h"
#include "ui/models/facts_model.h"
#include "ui/session/session.h"
#include "ui/widgets/empty_state.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QLocale>
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
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// Kinds with at most so many rows are open from the start.
constexpr int open_up_to = 12;

QLabel* muted_label() {
    auto* label = new QLabel;
    label->setProperty("look", "muted");
    return label;
}

} // namespace

FactsPanel::FactsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new FactsModel(this)), find_(new QLineEdit), about_(muted_label()),
      count_(muted_label()),
      none_(new EmptyState(QStringLiteral("info"), tr("Nothing follows yet"),
                           tr("Draw a figure: what follows from it comes in here by itself. Free points alone say "
                              "nothing; add a midpoint, a foot, a circle."))),
      unfound_(new EmptyState(QStringLiteral("search"), tr("No statement fits"),
                              tr("None has all of these words and points."), tr("Show all"))),
      tree_(new QTreeView), pages_(new QStackedWidget), card_(new WhyCard(session)), why_(new QPushButton(tr("Why?"))),
      goal_(new QPushButton(tr("Make it the goal"))) {
    arrange();
    new QShortcut(Qt::Key_W, this, this, &FactsPanel::ask_why, Qt::WidgetWithChildrenShortcut);
    connect(find_, &QLineEdit::textChanged, this, &FactsPanel::apply_filter);
    connect(unfound_, &EmptyState::triggered, this, [this] {
        points_.clear();
        find_->clear();
        apply_filter();
    });
    connect(&session_, &Session::closureChanged, this, &FactsPanel::show_results);
    connect(&session_, &Session::documentChanged, this, &FactsPanel::follow_points);
    connect(&session_, &Session::selectionChanged, this, &FactsPanel::follow_selection);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (following_) return;
        const bool add = (QGuiApplication::keyboardModifiers() & Qt::ControlModifier) != 0;
        if (const auto statement = model_->statement(index)) session_.select(Selection::of(*statement), add);
        card_->show_statement(current());
        count();
    });
    connect(tree_, &QTreeView::entered, this, [this](const QModelIndex& index) {
        const auto statement = model_->statement(index);
        session_.set_hover(statement ? Selection::of(*statement) : Selection{});
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
    about_->setWordWrap(true);
    about_->hide();
    tree_->setModel(model_);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
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
    bottom->addWidget(count_, 1);
    bottom->addWidget(why_);
    bottom->addWidget(goal_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(find_);
    layout->addWidget(about_);
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
}

void FactsPanel::apply_filter() {
    const QScopedValueRollback quiet(following_, true);
    if (model_->set_filter(find_->text(), points_)) unfold();
    count();
}

/// What a person opened or closed stays so; the others are open where they are short, or where something is looked for.
void FactsPanel::unfold() {
    const QScopedValueRollback quiet(following_, true);
    const bool filtered = model_->shown() < model_->total();
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex kind = model_->index(row, 0);
        const bool by_itself = filtered || model_->rowCount(kind) <= open_up_to;
        tree_->setExpanded(kind, opened_.value(kind.data(FactsModel::kind_role).toInt(), by_itself));
    }
}

void FactsPanel::remember(const QModelIndex& kind, bool open) {
    if (!following_) opened_[kind.data(FactsModel::kind_role).toInt()] = open;
}

/// Points filter until something else is selected; a statement picked from the filtered list leaves the list as it is.
void FactsPanel::follow_points() {
    const Selection& selection = session_.selection();
    const bool other_scene = scene_revision_ != session_.scene_revision();
    scene_revision_ = session_.scene_revision();
    if (other_scene || !selection.points.empty() || selection.statements.empty()) points_ = selection.points;
    apply_filter();
}

void FactsPanel::follow_selection() {
    follow_points();
    const QScopedValueRollback quiet(following_, true);
    const auto& statements = session_.selection().statements;
    const QModelIndex index = statements.empty() ? QModelIndex{} : model_->index_of(statements.back());
    if (index.isValid()) tree_->setExpanded(index.parent(), true);
    tree_->setCurrentIndex(index);
    if (index.isValid() && !tree_->viewport()->rect().intersects(tree_->visualRect(index))) tree_->scrollTo(index);
    card_->show_statement(current());
    count();
}

void FactsPanel::count() {
    const QLocale locale;
    const auto total = static_cast<qulonglong>(model_->total());
    const auto shown = static_cast<qulonglong>(model_->shown());
    count_->setText(shown == total ? tr("%1 facts").arg(locale.toString(total))
                                   : tr("%1 facts, %2 shown").arg(locale.toString(total), locale.toString(shown)));
    const bool outdated = session_.results_outdated() && total > 0;
    const QString about = about_text(outdated);
    about_->setText(about);
    about_->setVisible(!about.isEmpty());
    goal_->setEnabled(current().has_value());
    why_->setEnabled(current().has_value() && !outdated);
    show_page();
}

QString FactsPanel::about_text(bool outdated) const {
    QStringList lines;
    if (outdated) lines << tr("For an earlier version of the figure.");
    QStringList names;
    for (const PointId point : points_)
        names << QString::fromStdString(scene::display_name(session_.scene().name(point)));
    if (!names.isEmpty())
        lines << tr("Only what mentions %1. Click empty paper to see all.").arg(names.join(tr(" and ")));
    return lines.join(' ');
}

void FactsPanel::show_page() {
    QWidget* page = tree_;
    if (model_->total() == 0)
        page = none_;
    else if (model_->shown() == 0)
        page = unfound_;
    pages_->setCurrentWidget(page);
}

void FactsPanel::make_goal(const QModelIndex& index) {
    const auto statement = model_->statement(index);
    if (!statement) return;
    if (const Status done = session_.set_goal(*statement); !done) session_.report(done.error());
}

void FactsPanel::ask_why() {
    if (const auto statement = current()) card_->ask(*statement);
}

void FactsPanel::open_menu(const QPoint& position) {
    const QModelIndex index = tree_->indexAt(position);
    if (!model_->statement(index)) return;
    QMenu menu(this);
    menu.addAction(tr("Make it the goal"), this, [this, index] { make_goal(index); });
    menu.addAction(tr("Why does it hold?"), this, &FactsPanel::ask_why);
    menu.exec(tree_->viewport()->mapToGlobal(position));
}

bool FactsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) session_.set_hover({});
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
