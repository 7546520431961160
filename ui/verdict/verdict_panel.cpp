#include "ui/verdict/verdict_panel.h"

#include "ui/commands/commands.h"
#include "ui/session/samples.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/verdict/check_words.h"
#include "ui/verdict/checks_model.h"
#include "ui/verdict/givens_view.h"
#include "ui/verdict/mends_view.h"
#include "ui/verdict/part_view.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/panel_actions.h"
#include "ui/widgets/wrapping_delegate.h"

#include <QtCore/QTimer>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {
namespace {

/// "2. foot D", "7. AB = 3".
QStringList action_titles(const scene::Scene& scene) {
    QStringList titles;
    for (const scene::Action& action : scene.actions()) {
        const QString title = action.states ? notation(*action.states, About(scene)) : undo_text(action, scene);
        titles += QStringLiteral("%1. %2").arg(titles.size() + 1).arg(title);
    }
    return titles;
}

/// "change one of them" as "Change one of them."
QString as_advice(QString clause) {
    clause[0] = clause[0].toUpper();
    return clause.endsWith('.') ? clause : clause + '.';
}

QString coloured(const QString& text, const QColor& colour) {
    return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(colour.name(), text.toHtmlEscaped());
}

} // namespace

VerdictPanel::VerdictPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), inspection_(session.inspection()), model_(new ChecksModel(this)),
      heading_(new QLabel), cause_(new QLabel), leave_out_(new QPushButton(tr("Leave out what the file told"))),
      only_open_(new QCheckBox(tr("Hide what passed"))), again_(new QPushButton(tr("Check again"))),
      table_(new QTableView), detail_(new QLabel), remedies_(new QTabWidget), mends_(new MendsView),
      smallest_(new PartView), counter_(new PartView), givens_(new GivensView),
      none_(new EmptyState(QStringLiteral("check"), tr("Nothing to verify yet"),
                           tr("Draw a figure, or open a sample: every check that it has to pass is listed here."))),
      pages_(new QStackedWidget), actions_(new PanelActions(this)) {
    arrange();
    set_up_table();
    connect(again_, &QPushButton::clicked, &inspection_, &Inspection::check_again);
    connect(leave_out_, &QPushButton::clicked, this, [this] {
        if (const Status done = leave_out_told(session_); !done) Q_EMIT refused(error_sentence(done.error()));
    });
    connect(only_open_, &QCheckBox::toggled, this, &VerdictPanel::fill_table);
    connect(&inspection_, &Inspection::changed, this, &VerdictPanel::show_found);
    connect(&inspection_, &Inspection::ranAgain, this, &VerdictPanel::show_ran_again);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        show_check(now.row());
        actions_->refresh();
    });
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) { light(index.row()); });
    connect(mends_, &MendsView::applied, this, [this](std::size_t mend) {
        if (const Status done = inspection_.apply(mend); !done) Q_EMIT refused(error_sentence(done.error()));
    });
    connect(mends_, &MendsView::opened, this, [this](std::size_t sample) { session_.samples().ask_for(sample); });
    connect(givens_, &GivensView::chosen, this, [this](std::size_t action) {
        if (inspection_.outdated()) return;
        Selection place;
        place.actions.push_back(action);
        session_.select(place);
    });
    make_actions();
    show_found();
}

void VerdictPanel::arrange() {
    for (QLabel* words : {heading_, cause_, detail_}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    heading_->setAccessibleName(tr("Verdict"));
    cause_->setAccessibleName(tr("What decides"));
    detail_->setAccessibleName(tr("What the check says"));
    again_->setToolTip(tr("Make every check again (F5)"));
    leave_out_->setToolTip(
        tr("Answers, claims, proofs and texts of the file are held against nothing from now on; Undo "
           "brings them back"));
    only_open_->setToolTip(tr("Only checks that failed, are undecided or were not run"));
    remedies_->addTab(mends_, tr("Mends"));
    remedies_->addTab(smallest_, tr("Smallest part"));
    remedies_->addTab(counter_, tr("Counter-picture"));
    remedies_->addTab(givens_, tr("Givens"));
    remedies_->setDocumentMode(true);
    auto* top = new QHBoxLayout;
    top->addWidget(heading_, 1);
    top->addWidget(again_);
    auto* above_table = new QHBoxLayout;
    above_table->addWidget(leave_out_);
    above_table->addStretch(1);
    above_table->addWidget(only_open_);
    auto* checks = new QWidget;
    auto* column = new QVBoxLayout(checks);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_, 1);
    column->addWidget(detail_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(checks);
    split->addWidget(remedies_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    pages_->addWidget(split);
    pages_->addWidget(none_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(cause_);
    layout->addLayout(above_table);
    layout->addWidget(pages_, 1);
}

void VerdictPanel::set_up_table() {
    table_->setModel(model_);
    table_->setAccessibleName(tr("Checks"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setWordWrap(true);
    table_->setItemDelegate(new WrappingDelegate(table_));
    table_->setTextElideMode(Qt::ElideMiddle);
    table_->setTabKeyNavigation(false);
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + 8);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(CheckColumn::check), QHeaderView::Stretch);
    header->setSectionResizeMode(static_cast<int>(CheckColumn::action), QHeaderView::Interactive);
    header->resizeSection(static_cast<int>(CheckColumn::action), 16 * fontMetrics().averageCharWidth());
    connect(header, &QHeaderView::sectionResized, table_, &QTableView::resizeRowsToContents);
    connect(table_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &VerdictPanel::keep_current_in_sight);
}

void VerdictPanel::show_found() {
    const Inspected* found = inspection_.inspected();
    show_heading();
    pages_->setCurrentIndex(found || inspection_.checking() ? 0 : 1);
    only_open_->setEnabled(found != nullptr);
    again_->setEnabled(!session_.scene().actions().empty());
    if (!found) {
        checks_.clear();
        fill_table();
    } else if (checks_ != found->verdict.checks || revision_ != found->revision) {
        checks_ = found->verdict.checks;
        revision_ = found->revision;
        fill_table();
    }
    show_remedies();
    show_detail(table_->currentIndex().row());
    actions_->refresh();
}

void VerdictPanel::fill_table() {
    const Inspected* found = inspection_.inspected();
    model_->set_checks(checks_, found ? found->told : std::vector<CheckTold>(), action_titles(session_.scene()),
                       only_open_->isChecked());
    table_->resizeRowsToContents();
    select_deciding();
    show_check(table_->currentIndex().row());
    keep_current_in_sight();
}

void VerdictPanel::select_deciding() {
    const Inspected* found = inspection_.inspected();
    const auto deciding = found ? found->deciding() : std::nullopt;
    table_->selectRow(deciding ? std::max(0, model_->row_of(*deciding)) : 0);
}

// Once everything has its place and size.
void VerdictPanel::keep_current_in_sight() {
    QTimer::singleShot(0, table_, [this] { table_->scrollTo(table_->currentIndex()); });
}

void VerdictPanel::show_heading() {
    const Inspected* found = inspection_.inspected();
    cause_->hide();
    leave_out_->setVisible(found && !session_.document().told.empty() &&
                           std::ranges::count(found->verdict.checks, "told_held", &problem::Check::name) > 0);
    if (!found) {
        heading_->setText(inspection_.checking() ? tr("Checking…") : QString());
        return;
    }
    const auto& checks = found->verdict.checks;
    const auto passed = std::ranges::count(checks, problem::CheckState::passed, &problem::Check::state);
    QString words = coloured(outcome_words(found->verdict.outcome), outcome_colour(found->verdict.outcome)) +
                    QStringLiteral(" · ") +
                    tr("%1 of %n check(s) passed", "", static_cast<int>(checks.size())).arg(passed);
    if (inspection_.outdated() || inspection_.checking()) words += tr(" – checking anew…");
    heading_->setText(words);
    QString cause = found->trouble.value_or(QString());
    if (const auto deciding = found->deciding(); cause.isEmpty() && deciding) {
        const problem::Check& check = checks[*deciding];
        const auto title = check.state == problem::CheckState::failed ? &check_fault : &check_title;
        cause = title(QString::fromStdString(check.name)) + QStringLiteral(": ") + found->told[*deciding].message;
    }
    cause_->setText(cause);
    cause_->setVisible(!cause.isEmpty() && found->verdict.outcome != problem::Outcome::accepted);
}

void VerdictPanel::show_detail(int row) {
    const auto check = model_->check(row);
    const Inspected* found = inspection_.inspected();
    QStringList lines;
    if (check) lines += found->told[*check].message;
    if (cause_->isVisibleTo(this) && check && cause_->text().endsWith(lines.front())) lines.clear();
    if (check && !found->told[*check].mend.isEmpty()) lines += as_advice(found->told[*check].mend);
    if (check && inspection_.running_again() == check)
        lines += tr("Running this check again…");
    else if (check && found->again.contains(*check))
        lines += again_words(found->again.at(*check), model_->at(*check));
    detail_->setText(lines.join('\n'));
    detail_->setVisible(!lines.isEmpty());
}

void VerdictPanel::show_ran_again(std::size_t check) {
    const Inspected& found = *inspection_.inspected();
    checks_[check] = found.verdict.checks[check];
    model_->set_check(check, checks_[check], found.told[check]);
    table_->resizeRowsToContents();
}

void VerdictPanel::show_check(int row) {
    show_detail(row);
    const auto check = model_->check(row);
    if (!check) return;
    if (table_->hasFocus())
        light(row);
    else if (model_->at(*check).state == problem::CheckState::failed && !inspection_.outdated())
        inspection_.light(inspection_.inspected()->blamed[*check]);
}

void VerdictPanel::light(int row) {
    const auto check = model_->check(row);
    const Inspected* found = inspection_.inspected();
    if (!check || !found || inspection_.outdated()) return;
    Selection place;
    place.points = found->blamed[*check];
    if (const auto action = model_->at(*check).action) place.actions.push_back(*action);
    session_.select(place);
}

void VerdictPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    inspection_.set_watched(true);
    show_check(table_->currentIndex().row());
}

void VerdictPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int for_costs = 65, for_actions = 58; // letters, with which no title is cut
    const int letters = width() / fontMetrics().averageCharWidth();
    table_->setColumnHidden(static_cast<int>(CheckColumn::cost), letters < for_costs);
    table_->setColumnHidden(static_cast<int>(CheckColumn::action), letters < for_actions);
    model_->set_folded(letters < for_actions);
    table_->resizeRowsToContents();
}

void VerdictPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    inspection_.set_watched(false);
    inspection_.light({});
}

void VerdictPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) show_heading();
    QWidget::changeEvent(event);
}

} // namespace porism::ui
