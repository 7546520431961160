#include "ui/models/library_model.h"

#include <QtCore/QCollator>
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

struct Column {
    const char* title;
    QString (*text)(const LibraryRow&);
    bool (*less)(const LibraryRow&, const LibraryRow&);
    bool number;
};

bool before(const QString& a, const QString& b) {
    static const QCollator collator = [] {
        // The locale C compares letter by letter, whatever is asked of it.
        QCollator made(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale());
        made.setNumericMode(true);
        made.setCaseSensitivity(Qt::CaseInsensitive);
        return made;
    }();
    return collator.compare(a, b) < 0;
}

QString theorems_text(const LibraryRow& row) {
    return row.theorems.join(QStringLiteral(", "));
}

/// "Accepted".
QString verdict_text(const LibraryRow& row) {
    QString word = row.verdict;
    if (!word.isEmpty()) word[0] = word[0].toUpper();
    return QCoreApplication::translate("Outcome", word.toUtf8().constData());
}

constexpr std::array columns{
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Title"), [](const LibraryRow& r) { return r.title; },
           [](const LibraryRow& a, const LibraryRow& b) { return before(a.title, b.title); }, false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Goal"), [](const LibraryRow& r) { return r.goal; },
           [](const LibraryRow& a, const LibraryRow& b) { return before(a.goal, b.goal); }, false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Verdict"), verdict_text,
           [](const LibraryRow& a, const LibraryRow& b) { return a.verdict < b.verdict; }, false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Points"),
           [](const LibraryRow& r) { return QString::number(r.points); },
           [](const LibraryRow& a, const LibraryRow& b) { return a.points < b.points; }, true},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Length"),
           [](const LibraryRow& r) { return QString::number(r.path_length); },
           [](const LibraryRow& a, const LibraryRow& b) { return a.path_length < b.path_length; }, true},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Theorems"), theorems_text,
           [](const LibraryRow& a, const LibraryRow& b) { return before(theorems_text(a), theorems_text(b)); }, false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Saved"),
           [](const LibraryRow& r) { return QLocale().toString(r.saved.toLocalTime().date(), QLocale::ShortFormat); },
           [](const LibraryRow& a, const LibraryRow& b) { return a.saved < b.saved; }, false},
};

/// Everything of a row, as a narrow table does not show it.
QString tip(const LibraryRow& row) {
    QStringList lines{row.title, row.goal, verdict_text(row)};
    if (!row.theorems.isEmpty()) lines << theorems_text(row);
    lines << QLocale().toString(row.saved.toLocalTime(), QLocale::LongFormat);
    return lines.join('\n');
}

} // namespace

void LibraryModel::set_rows(std::vector<LibraryRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    arrange();
    endResetModel();
}

void LibraryModel::arrange() {
    if (!order_) return;
    const auto less = columns[static_cast<std::size_t>(order_->column)].less;
    std::ranges::stable_sort(
        rows_, [&](const LibraryRow& a, const LibraryRow& b) { return order_->descending ? less(b, a) : less(a, b); });
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= columnCount()) return;
    const QModelIndexList before_indices = persistentIndexList();
    std::vector<qint64> ids;
    for (const QModelIndex& index : before_indices) ids.push_back(row(index)->id);
    Q_EMIT layoutAboutToBeChanged();
    order_ = Order{column, order == Qt::DescendingOrder};
    arrange();
    for (qsizetype i = 0; i < before_indices.size(); ++i) {
        const int place = index_of(ids[static_cast<std::size_t>(i)]).row();
        changePersistentIndex(before_indices[i], index(place, before_indices[i].column()));
    }
    Q_EMIT layoutChanged();
}

const LibraryRow* LibraryModel::row(const QModelIndex& index) const {
    return index.isValid() ? &rows_[static_cast<std::size_t>(index.row())] : nullptr;
}

QModelIndex LibraryModel::index_of(qint64 id) const {
    const auto found = std::ranges::find(rows_, id, &LibraryRow::id);
    return found == rows_.end() ? QModelIndex() : index(static_cast<int>(found - rows_.begin()), 0);
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns.size());
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    const LibraryRow* shown = row(index);
    if (!shown) return {};
    const Column& column = columns[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole) return column.text(*shown);
    if (role == Qt::ToolTipRole) return tip(*shown);
    if (role == Qt::TextAlignmentRole && column.number) return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const Column& column = columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return tr(column.title);
    if (role == Qt::TextAlignmentRole) return int((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace porism::ui
