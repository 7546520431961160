#include "ui/library/library_panel.h"

#include "ui/models/library_model.h"
#include "ui/models/save_first.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

constexpr int notice_seconds = 12;
constexpr int theorems_width = 112;

QLabel* muted_label() {
    auto* label = new QLabel;
    label->setProperty("look", "muted");
    return label;
}

} // namespace

LibraryPanel::LibraryPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new LibraryModel(this)), find_(new QLineEdit), trash_(new QToolButton),
      other_(new QPushButton(tr("Other library…"))), notice_(new Notice), file_(muted_label()), count_(muted_label()),
      none_(new EmptyState(QStringLiteral("keep"), tr("Nothing is kept yet"),
                           tr("Prove a goal and press “Keep in library”: scene, goal, path and picture stay here."))),
      unfound_(new EmptyState(QStringLiteral("search"), tr("No problem fits"),
                              tr("None has all of these words in title, goal or theorems."), tr("Show all"))),
      trouble_(new EmptyState(QStringLiteral("warning"), tr("The library cannot be read"), {}, tr("Other library…"))),
      table_(new QTableView), pages_(new QStackedWidget), open_(new QPushButton(tr("Open"))),
      remove_(new QPushButton(tr("Remove"))) {
    arrange();
    set_up_table();
    connect(find_, &QLineEdit::textChanged, this, &LibraryPanel::refresh);
    connect(unfound_, &EmptyState::triggered, find_, &QLineEdit::clear);
    connect(trouble_, &EmptyState::triggered, this, &LibraryPanel::choose_file);
    connect(trash_, &QToolButton::toggled, this, [this] {
        notice_->hide();
        refresh();
    });
    connect(other_, &QPushButton::clicked, this, &LibraryPanel::choose_file);
    connect(open_, &QPushButton::clicked, this, &LibraryPanel::open_row);
    connect(remove_, &QPushButton::clicked, this, &LibraryPanel::remove_row);
    connect(table_, &QTableView::activated, this, &LibraryPanel::open_row);
    connect(table_, &QTableView::customContextMenuRequested, this, &LibraryPanel::open_menu);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPanel::follow_current);
    connect(&session_.library(), &Library::changed, this, &LibraryPanel::refresh);
    new QShortcut(QKeySequence::Delete, table_, this, &LibraryPanel::remove_row, Qt::WidgetShortcut);
    refresh();
}

void LibraryPanel::arrange() {
    find_->setPlaceholderText(tr("Find by title, goal or theorem"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a problem"));
    trash_->setObjectName(QStringLiteral("trash"));
    trash_->setCheckable(true);
    trash_->setText(tr("Removed"));
    trash_->setToolTip(tr("Show what was removed, to put it back"));
    open_->setProperty("look", "primary");
    open_->setToolTip(tr("Open it as the document (Enter, or a double click)"));
    pages_->addWidget(table_);
    pages_->addWidget(none_);
    pages_->addWidget(unfound_);
    pages_->addWidget(trouble_);

    auto* top = new QHBoxLayout;
    top->addWidget(find_, 1);
    top->addWidget(trash_);
    auto* file = new QHBoxLayout;
    file->addWidget(count_);
    file->addSpacing(8);
    file->addWidget(file_, 1);
    file->addWidget(other_);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(remove_);
    bottom->addWidget(open_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(notice_);
    layout->addWidget(pages_, 1);
    layout->addLayout(file);
    layout->addLayout(bottom);
}

void LibraryPanel::set_up_table() {
    table_->setModel(model_);
    table_->setAccessibleName(tr("Kept problems"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->setSortingEnabled(true);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setSortIndicator(static_cast<int>(LibraryColumn::saved), Qt::DescendingOrder);
    header->setMinimumSectionSize(48);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const LibraryColumn wide : {LibraryColumn::title, LibraryColumn::goal})
        header->setSectionResizeMode(static_cast<int>(wide), QHeaderView::Stretch);
    // Wide enough for its heading; the names themselves are in the tip.
    header->setSectionResizeMode(static_cast<int>(LibraryColumn::theorems), QHeaderView::Interactive);
    header->resizeSection(static_cast<int>(LibraryColumn::theorems), theorems_width);
}

void LibraryPanel::find() {
    find_->setFocus(Qt::ShortcutFocusReason);
    find_->selectAll();
}

bool LibraryPanel::in_trash() const {
    return trash_->isChecked();
}

void LibraryPanel::refresh() {
    const Library& library = session_.library();
    const qint64 before = current_row() ? current_row()->id : 0;
    const int place = table_->currentIndex().row();
    auto rows = in_trash() ? library.removed_rows(find_->text()) : library.rows(find_->text());
    const std::optional<Error> wrong = rows ? library.trouble() : std::optional(rows.error());
    const QString trouble = wrong ? error_sentence(*wrong) : QString();
    model_->set_rows(rows ? std::move(*rows) : std::vector<LibraryRow>{});
    const int count = model_->rowCount();
    count_->setText(in_trash() ? tr("%n problem(s) removed", "", count) : tr("%n problem(s)", "", count));
    const QModelIndex same = model_->index_of(before);
    if (same.isValid())
        table_->setCurrentIndex(same);
    else if (place >= 0 && count > 0)
        table_->setCurrentIndex(model_->index(std::min(place, count - 1), 0));
    remove_->setText(in_trash() ? tr("Put back") : tr("Remove"));
    show_page(count > 0, trouble);
    elide_path();
    follow_current();
}

void LibraryPanel::show_page(bool any, const QString& trouble) {
    trouble_->set_text(trouble);
    const auto removed = session_.library().removed_rows();
    const int gone = removed ? static_cast<int>(removed->size()) : 0;
    none_->set_title(in_trash() ? tr("Nothing is removed")
                     : gone > 0 ? tr("Nothing is kept now")
                                : tr("Nothing is kept yet"));
    none_->set_text(
        in_trash() ? tr("What you remove from this library can be put back from here.")
        : gone > 0 ? tr("%n problem(s) were removed: press “Removed” to see and put back what was there.", "", gone)
                   : tr("Prove a goal and press “Keep in library”: scene, goal, path and picture stay here."));
    QWidget* page = table_;
    if (!trouble.isEmpty())
        page = trouble_;
    else if (!any)
        page = find_->text().isEmpty() ? none_ : unfound_;
    pages_->setCurrentWidget(page);
}

void LibraryPanel::elide_path() {
    const QString path = session_.library().path();
    const QString text = session_.library().read_only() ? tr("%1 (read-only)").arg(path) : path;
    file_->setToolTip(text);
    file_->setMinimumWidth(20);
    file_->setText(file_->fontMetrics().elidedText(text, Qt::ElideMiddle, std::max(40, file_->width())));
}

const LibraryRow* LibraryPanel::current_row() const {
    return model_->row(table_->currentIndex());
}

void LibraryPanel::follow_current() {
    const bool any = current_row() != nullptr;
    open_->setEnabled(any && !in_trash());
    remove_->setEnabled(any && !session_.library().read_only());
}

void LibraryPanel::tell(const Error& error) {
    session_.report(error);
    notice_->tell_error(error_sentence(error));
}

// What is drawn and not saved is not thrown away without a word.
void LibraryPanel::open_row() {
    const LibraryRow* row = current_row();
    if (!row || in_trash()) return;
    const qint64 id = row->id;
    if (!session_.modified()) return open(id);
    notice_->tell(tr("The open document has changes that are not saved."),
                  {{tr("Open anyway"), [this, id] { open(id); }},
                   {tr("Save first"),
                    [this, id] {
                        save_first(
                            session_, *this, [this, id] { open(id); }, [this](const Error& error) { tell(error); });
                    },
                    true}});
    notice_->take_keyboard();
}

void LibraryPanel::open(qint64 id) {
    auto document = session_.library().load(id);
    if (!document) return tell(document.error());
    notice_->hide();
    session_.open_value(std::move(*document));
    Q_EMIT opened();
}

void LibraryPanel::remove_row() {
    const LibraryRow* row = current_row();
    if (!row) return;
    if (in_trash()) return restore(row->id);
    session_.library().remove(row->id, this, [this, id = row->id, title = row->title](const Status& done) {
        if (!done) return tell(done.error());
        keep_focus();
        notice_->tell(tr("“%1” was removed.").arg(title), {{tr("Undo"), [this, id] { restore(id); }}}, notice_seconds);
    });
}

void LibraryPanel::restore(qint64 id) {
    session_.library().restore(id, this, [this, id](const Status& done) {
        if (!done) return tell(done.error());
        notice_->hide();
        const QModelIndex back = model_->index_of(id);
        if (back.isValid()) table_->setCurrentIndex(back);
        keep_focus();
    });
}

// The button that was pressed may have nothing to do any more: the list, or what brings one back, goes on.
void LibraryPanel::keep_focus() {
    const bool any = model_->rowCount() > 0;
    (any ? static_cast<QWidget*>(table_) : trash_)->setFocus(Qt::OtherFocusReason);
}

void LibraryPanel::open_menu(const QPoint& position) {
    if (!table_->indexAt(position).isValid()) return;
    QMenu menu(this);
    menu.addAction(open_->text(), this, &LibraryPanel::open_row)->setEnabled(open_->isEnabled());
    menu.addAction(remove_->text(), this, &LibraryPanel::remove_row)->setEnabled(remove_->isEnabled());
    menu.exec(table_->viewport()->mapToGlobal(position));
}

void LibraryPanel::choose_file() {
    QFileDialog dialog(this, tr("Open or make a library"), session_.library().path(),
                       tr("Porism libraries (*.porism)"));
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setAcceptMode(QFileDialog::AcceptOpen);
    dialog.setDefaultSuffix(QStringLiteral("porism"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    if (const Status done = session_.library().open(dialog.selectedFiles().constFirst()); !done) tell(done.error());
}

} // namespace porism::ui
