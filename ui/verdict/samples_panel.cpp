#include "ui/verdict/samples_panel.h"

#include "ui/models/save_first.h"
#include "ui/session/inspection.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/verdict/reason_words.h"
#include "ui/verdict/samples_model.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel_actions.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int all_row = 0, accepted_row = 1, redundant_row = 2, first_reason = 3;

/// Names that begin alike are told apart by their ends.
class NameDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

QString title_of(const Session& session) {
    return QString::fromStdString(session.document().title);
}

} // namespace

SamplesPanel::SamplesPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), samples_(session.samples()), model_(new SamplesModel(this)),
      count_(new QLabel), other_(new QPushButton(tr("Other file…"))), stop_(new QPushButton(tr("Stop"))),
      notice_(new Notice), reasons_(new QListWidget), table_(new QTableView), open_(new QPushButton(tr("Open"))),
      none_(new EmptyState(QStringLiteral("search"), tr("No samples yet"),
                           tr("Open a file of problems: each is verified, and the rejected ones are listed by reason."),
                           tr("Open samples…"))),
      pages_(new QStackedWidget), actions_(new PanelActions(this)) {
    arrange();
    set_up_table();
    make_actions();
    connect(&samples_, &Samples::changed, this, &SamplesPanel::refresh);
    connect(&samples_, &Samples::askedFor, this, &SamplesPanel::open_sample);
    connect(&samples_, &Samples::renamed, this, &SamplesPanel::offer_name);
    connect(&session_, &Session::fileChanged, this, &SamplesPanel::tell_changed);
    connect(&session_.inspection(), &Inspection::changed, this, &SamplesPanel::tell_changed);
    connect(reasons_, &QListWidget::currentRowChanged, this, &SamplesPanel::show_rows);
    connect(other_, &QPushButton::clicked, this, &SamplesPanel::fileWanted);
    connect(none_, &EmptyState::triggered, this, &SamplesPanel::fileWanted);
    connect(stop_, &QPushButton::clicked, &samples_, &Samples::stop);
    connect(open_, &QPushButton::clicked, this, &SamplesPanel::open_row);
    connect(table_, &QTableView::activated, this, &SamplesPanel::open_row);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { follow_row(); });
    refresh();
}

void SamplesPanel::arrange() {
    count_->setProperty("look", "muted");
    count_->setWordWrap(true);
    reasons_->setAccessibleName(tr("Reasons"));
    reasons_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reasons_->setMaximumHeight(fontMetrics().height() * 11);
    open_->setProperty("look", "primary");
    open_->setToolTip(tr("Open it as the document (Enter, or a double click)"));
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(reasons_);
    column->addWidget(table_, 1);
    pages_->addWidget(list);
    pages_->addWidget(none_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(count_, 1);
    bottom->addWidget(stop_);
    bottom->addWidget(other_);
    bottom->addWidget(open_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(notice_);
    layout->addWidget(pages_, 1);
    layout->addLayout(bottom);
}

void SamplesPanel::set_up_table() {
    table_->setModel(model_);
    table_->setAccessibleName(tr("Samples"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    table_->setItemDelegateForColumn(static_cast<int>(SampleColumn::name), new NameDelegate(table_));
    const int letter = fontMetrics().averageCharWidth();
    header->resizeSection(static_cast<int>(SampleColumn::outcome), 17 * letter);
    header->resizeSection(static_cast<int>(SampleColumn::name), 22 * letter);
    header->resizeSection(static_cast<int>(SampleColumn::check), 22 * letter);
    header->resizeSection(static_cast<int>(SampleColumn::givens), 18 * letter);
}

void SamplesPanel::make_actions() {
    const auto focused = [](QWidget* list) { return [list] { list->setFocus(Qt::ShortcutFocusReason); }; };
    const auto no_samples = [this] { return samples_.total() > 0 ? QString() : tr("No file of samples is open."); };
    actions_->add(tr("Go to the reasons of the samples"), Qt::CTRL | Qt::Key_R, focused(reasons_), no_samples);
    actions_->add(tr("Go to the list of samples"), Qt::CTRL | Qt::Key_L, focused(table_), no_samples);
    actions_->add(
        tr("Open the chosen sample\tEnter"), {}, [this] { open_row(); },
        [this] { return table_->currentIndex().isValid() ? QString() : tr("No sample is chosen."); });
    actions_->add(
        tr("Stop verifying the samples"), {}, [this] { samples_.stop(); },
        [this] { return samples_.verifying() ? QString() : tr("No samples are being verified."); });
}

void SamplesPanel::follow_row() {
    open_->setEnabled(table_->currentIndex().isValid());
    actions_->refresh();
}

void SamplesPanel::open_file(const QString& path) {
    if (const Status done = samples_.open(path); !done)
        notice_->tell_error(error_sentence(done.error()));
    else
        notice_->hide();
}

void SamplesPanel::refresh() {
    const bool any = samples_.total() > 0;
    pages_->setCurrentIndex(any ? 0 : 1);
    stop_->setVisible(samples_.verifying());
    other_->setVisible(any);
    open_->setVisible(any);
    const int done = static_cast<int>(samples_.rows().size());
    QString words = any ? QFileInfo(samples_.path()).fileName() + QStringLiteral(": ") : QString();
    if (any && done < samples_.total())
        words += tr("%1 of %n sample(s) verified", "", samples_.total()).arg(done);
    else if (any)
        words += tr("%n sample(s) verified", "", done);
    if (any && done == samples_.total() && samples_.verifying()) words += tr(", leaving out givens in turn…");
    count_->setText(words);
    fill_reasons();
    show_rows();
    follow_row();
}

// A reason keeps being the chosen one while the numbers grow.
void SamplesPanel::fill_reasons() {
    const int row = reasons_->currentRow();
    std::optional<SampleReason> chosen;
    if (row >= first_reason) chosen = known_[static_cast<std::size_t>(row - first_reason)];
    known_ = samples_.reasons();
    const QSignalBlocker quiet(reasons_);
    reasons_->clear();
    const auto count = static_cast<int>(samples_.rows().size());
    reasons_->addItem(tr("All (%1)").arg(count));
    reasons_->addItem(tr("Accepted (%1)").arg(samples_.count(problem::Outcome::accepted)));
    reasons_->addItem(tr("Accepted, a given is redundant (%1)").arg(samples_.with_redundant_givens()));
    int now = row == accepted_row || row == redundant_row ? row : all_row;
    for (const SampleReason& reason : known_) {
        const double part = count > 0 ? 100.0 * reason.count / count : 0;
        const QString words = reason_words(reason.stage, reason.check);
        reasons_->addItem(tr("%1 (%2, %3 %)").arg(words).arg(reason.count).arg(part, 0, 'f', part < 10 ? 1 : 0));
        if (chosen && chosen->stage == reason.stage && chosen->check == reason.check) now = reasons_->count() - 1;
    }
    reasons_->setCurrentRow(now);
}

void SamplesPanel::show_rows() {
    SamplesModel::Filter filter;
    const int row = reasons_->currentRow();
    if (row == accepted_row) filter.outcome = problem::Outcome::accepted;
    filter.redundant_given = row == redundant_row;
    if (row >= first_reason) filter.reason = known_[static_cast<std::size_t>(row - first_reason)];
    model_->set_rows(samples_.rows(), filter);
}

// What is drawn and not saved is not thrown away without a word.
void SamplesPanel::open_row() {
    if (const SampleRow* row = model_->row(table_->currentIndex())) open_sample(row->number);
}

void SamplesPanel::open_sample(std::size_t number) {
    if (!session_.modified()) return open(number);
    notice_->tell(tr("The open document has changes that are not saved."),
                  {{tr("Open anyway"), [this, number] { open(number); }},
                   {tr("Save first"),
                    [this, number] {
                        save_first(
                            session_, *this, [this, number] { open(number); },
                            [this](const Error& error) { notice_->tell_error(error_sentence(error)); });
                    },
                    true}});
    notice_->take_keyboard();
}

void SamplesPanel::open(std::size_t number) {
    const Status done = session_.open_document(samples_.path(), number);
    opened_ = done ? std::optional(Opened{number, session_.file_name(), title_of(session_)}) : std::nullopt;
    if (done) return notice_->hide();
    const QString trouble = error_sentence(done.error());
    notice_->tell_error(trouble);
    samples_.look_for_name(number);
    mending_ = trouble;
}

/// Of what was edited or mended since it was opened; the file has the sample as it was.
void SamplesPanel::tell_changed() {
    if (opened_ && (opened_->file != session_.file_name() || opened_->title != title_of(session_))) opened_.reset();
    const Inspected* found = session_.inspection().inspected();
    const bool known = opened_ && session_.modified() && found && !found->trouble && !session_.inspection().outdated();
    model_->set_changed(known ? std::optional(SamplesModel::Changed{opened_->number, found->verdict.outcome})
                              : std::nullopt);
}

/// While the trouble that it mends is told.
void SamplesPanel::offer_name(const RenamedSample& sample) {
    if (!notice_->isVisible() || notice_->text() != mending_) return;
    const auto open = [this, problem = sample.problem] {
        if (const Status done = session_.open_problem(*problem); !done)
            notice_->tell_error(error_sentence(done.error()));
        else
            notice_->hide();
    };
    notice_->tell_error(mending_, {{sample.text.chopped(sample.text.endsWith('.') ? 1 : 0), open, true}});
    notice_->take_keyboard();
}

} // namespace porism::ui
