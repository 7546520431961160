#include "ui/library/library_panel.h"

#include "ui/models/library_model.h"
#include "ui/session/session.h"

#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

void set_up(QTableView& table, QAbstractItemModel* model) {
    table.setModel(model);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setAlternatingRowColors(true);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
}

} // namespace

LibraryPanel::LibraryPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new LibraryModel(this)), find_(new QLineEdit), file_(new QLabel),
      count_(new QLabel), empty_(new QLabel), table_(new QTableView), pages_(new QStackedWidget),
      open_(new QPushButton(tr("Open"))), remove_(new QPushButton(tr("Remove"))) {
    find_->setPlaceholderText(tr("Find by title, goal or theorem"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a problem"));
    file_->setProperty("look", "muted");
    count_->setProperty("look", "muted");
    empty_->setProperty("look", "muted");
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(32);
    open_->setProperty("look", "primary");
    set_up(*table_, model_);
    table_->setAccessibleName(tr("Kept problems"));
    pages_->addWidget(table_);
    pages_->addWidget(empty_);
    auto* other = new QPushButton(tr("Other library…"));

    auto* top = new QHBoxLayout;
    top->addWidget(find_, 1);
    top->addWidget(other);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(count_);
    bottom->addWidget(file_, 1);
    bottom->addWidget(remove_);
    bottom->addWidget(open_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(pages_, 1);
    layout->addLayout(bottom);

    connect(find_, &QLineEdit::textChanged, this, &LibraryPanel::refresh);
    connect(other, &QPushButton::clicked, this, &LibraryPanel::choose_file);
    connect(open_, &QPushButton::clicked, this, &LibraryPanel::open_row);
    connect(remove_, &QPushButton::clicked, this, &LibraryPanel::remove_row);
    connect(table_, &QTableView::activated, this, &LibraryPanel::open_row);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        open_->setEnabled(current_row() != nullptr);
        remove_->setEnabled(current_row() != nullptr && !session_.library().read_only());
    });
    connect(&session_.library(), &Library::changed, this, &LibraryPanel::refresh);
    refresh();
}

void LibraryPanel::refresh() {
    auto rows = session_.library().rows(find_->text());
    if (!rows) {
        model_->set_rows({});
        empty_->setText(QString::fromStdString(to_string(rows.error())));
    } else {
        count_->setText(tr("%n problem(s)", nullptr, static_cast<int>(rows->size())));
        model_->set_rows(std::move(*rows));
        empty_->setText(find_->text().isEmpty()
                            ? tr("Nothing is kept yet. Prove a goal in Reason and press “Keep in library”.")
                            : tr("No problem fits what you look for."));
    }
    pages_->setCurrentIndex(model_->rowCount() > 0 ? 0 : 1);
    const QString path = session_.library().path();
    file_->setText(session_.library().read_only() ? tr("%1 (read-only)").arg(path) : path);
    open_->setEnabled(current_row() != nullptr);
    remove_->setEnabled(current_row() != nullptr && !session_.library().read_only());
}

const LibraryRow* LibraryPanel::current_row() const {
    return model_->row(table_->currentIndex());
}

void LibraryPanel::open_row() {
    const LibraryRow* row = current_row();
    if (!row) return;
    auto document = session_.library().load(row->id);
    if (!document) {
        session_.report(document.error());
        return;
    }
    session_.open_value(std::move(*document));
    Q_EMIT opened();
}

void LibraryPanel::remove_row() {
    const LibraryRow* row = current_row();
    if (!row) return;
    if (const Status done = session_.library().remove(row->id); !done) session_.report(done.error());
}

void LibraryPanel::choose_file() {
    QFileDialog dialog(this, tr("Open or make a library"), session_.library().path(),
                       tr("Porism libraries (*.porism)"));
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setAcceptMode(QFileDialog::AcceptOpen);
    dialog.setDefaultSuffix(QStringLiteral("porism"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    if (const Status done = session_.library().open(dialog.selectedFiles().constFirst()); !done)
        session_.report(done.error());
}

} // namespace porism::ui
