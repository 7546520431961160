#include "ui/models/library_model.h"

#include <QtCore/QLocale>
#include <array>

namespace porism::ui {
namespace {

struct Column {
    const char* title;
    QVariant (*value)(const LibraryRow&);
    bool number;
};

constexpr std::array columns{
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Title"),
           [](const LibraryRow& r) { return QVariant(r.title); }, false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Goal"), [](const LibraryRow& r) { return QVariant(r.goal); },
           false},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Points"),
           [](const LibraryRow& r) { return QVariant(r.points); }, true},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Length"),
           [](const LibraryRow& r) { return QVariant(r.path_length); }, true},
    Column{QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Theorems"),
           [](const LibraryRow& r) { return QVariant(r.theorems.join(QStringLiteral(", "))); }, false},
    Column{
        QT_TRANSLATE_NOOP("porism::ui::LibraryModel", "Saved"),
        [](const LibraryRow& r) { return QVariant(QLocale().toString(r.saved.toLocalTime(), QLocale::ShortFormat)); },
        false},
};

} // namespace

void LibraryModel::set_rows(std::vector<LibraryRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

const LibraryRow* LibraryModel::row(const QModelIndex& index) const {
    return index.isValid() ? &rows_[static_cast<std::size_t>(index.row())] : nullptr;
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
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return column.value(*shown);
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
