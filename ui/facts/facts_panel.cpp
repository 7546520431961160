#include "ui/facts/facts_panel.h"

#include "ui/models/facts_model.h"
#include "ui/session/session.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// Kinds with at most so many rows are open from the start.
constexpr int open_up_to = 12;

} // namespace

FactsPanel::FactsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new FactsModel(this)), find_(new QLineEdit), about_(new QLabel),
      count_(new QLabel), empty_(new QLabel), tree_(new QTreeView), pages_(new QStackedWidget),
      goal_(new QPushButton(tr("Make it the goal"))) {
    find_->setPlaceholderText(tr("Find a statement"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a statement"));
    about_->setProperty("look", "muted");
    about_->setWordWrap(true);
    count_->setProperty("look", "muted");
    empty_->setProperty("look", "muted");
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(24);
    tree_->setModel(model_);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setMouseTracking(true);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setAccessibleName(tr("Statements"));
    tree_->viewport()->installEventFilter(this);
    pages_->addWidget(tree_);
    pages_->addWidget(empty_);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(count_, 1);
    bottom->addWidget(goal_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(find_);
    layout->addWidget(about_);
    layout->addWidget(pages_, 1);
    layout->addLayout(bottom);

    connect(find_, &QLineEdit::textChanged, this, &FactsPanel::apply_filter);
    connect(&session_, &Session::closureChanged, this, &FactsPanel::show_results);
    connect(&session_, &Session::documentChanged, this, &FactsPanel::count);
    connect(&session_, &Session::selectionChanged, this, &FactsPanel::follow_selection);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (following_) return;
        if (const auto statement = model_->statement(index)) session_.select(Selection::of(*statement));
    });
    connect(tree_, &QTreeView::entered, this, [this](const QModelIndex& index) {
        const auto statement = model_->statement(index);
        session_.set_hover(statement ? Selection::of(*statement) : Selection{});
    });
    connect(tree_, &QTreeView::activated, this, &FactsPanel::make_goal);
    connect(tree_, &QTreeView::customContextMenuRequested, this, &FactsPanel::open_menu);
    connect(goal_, &QPushButton::clicked, this, [this] { make_goal(tree_->currentIndex()); });
    show_results();
}

void FactsPanel::show_results() {
    following_ = true;
    model_->set_results(session_.results());
    following_ = false;
    unfold();
    follow_selection();
}

void FactsPanel::apply_filter() {
    following_ = true;
    const bool changed = model_->set_filter(find_->text(), session_.selection().points);
    following_ = false;
    if (changed) unfold();
    count();
}

void FactsPanel::unfold() {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex kind = model_->index(row, 0);
        tree_->setExpanded(kind, model_->rowCount(kind) <= open_up_to || model_->shown() < model_->total());
    }
}

void FactsPanel::follow_selection() {
    apply_filter();
    following_ = true;
    const auto& statements = session_.selection().statements;
    const QModelIndex index = statements.empty() ? QModelIndex{} : model_->index_of(statements.back());
    tree_->setCurrentIndex(index);
    if (index.isValid() && !tree_->viewport()->rect().intersects(tree_->visualRect(index))) tree_->scrollTo(index);
    following_ = false;
    count();
}

void FactsPanel::count() {
    QStringList names;
    for (const PointId point : session_.selection().points)
        names << QString::fromStdString(scene::display_name(session_.scene().name(point)));
    about_->setVisible(!names.isEmpty());
    about_->setText(tr("Only what mentions %1. Click empty paper to see all.").arg(names.join(tr(" and "))));

    const QLocale locale;
    const auto total = static_cast<qulonglong>(model_->total());
    const auto shown = static_cast<qulonglong>(model_->shown());
    QString text = shown == total ? tr("%1 facts").arg(locale.toString(total))
                                  : tr("%1 facts, %2 shown").arg(locale.toString(total), locale.toString(shown));
    if (session_.results_outdated() && total > 0) text = tr("%1 (for an earlier version)").arg(text);
    count_->setText(text);

    pages_->setCurrentWidget(shown > 0 ? static_cast<QWidget*>(tree_) : empty_);
    empty_->setText(total > 0 ? tr("No statement fits what you look for.")
                    : session_.scene().point_count() == 0
                        ? tr("Nothing follows yet. Draw a figure: what follows from it comes in here by itself.")
                        : tr("Nothing follows from this figure so far. Free points alone say nothing: add a midpoint, "
                             "a foot, a circle."));
    goal_->setEnabled(model_->statement(tree_->currentIndex()).has_value());
}

void FactsPanel::make_goal(const QModelIndex& index) {
    const auto statement = model_->statement(index);
    if (!statement) return;
    if (const Status done = session_.set_goal(*statement); !done) session_.report(done.error());
}

void FactsPanel::open_menu(const QPoint& position) {
    const QModelIndex index = tree_->indexAt(position);
    const auto statement = model_->statement(index);
    if (!statement) return;
    QMenu menu(this);
    menu.addAction(tr("Make it the goal"), this, [this, index] { make_goal(index); });
    menu.addAction(tr("Why does it hold?"), this, [this, statement] {
        session_.select(Selection::of(*statement));
        session_.ask_why(*statement);
    });
    menu.exec(tree_->viewport()->mapToGlobal(position));
}

bool FactsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) session_.set_hover({});
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
