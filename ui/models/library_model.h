// Rows of the library as a table: title, goal, verdict, points, length, theorems, saved.
#pragma once

#include "ui/session/library.h"

#include <QtCore/QAbstractTableModel>
#include <optional>
#include <vector>

namespace porism::ui {

enum class LibraryColumn { title, goal, verdict, points, length, theorems, saved };

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void set_rows(std::vector<LibraryRow> rows);
    /// Null for an invalid index.
    const LibraryRow* row(const QModelIndex& index) const;
    /// Index of a problem's first cell; invalid if it is not among the rows.
    QModelIndex index_of(qint64 id) const;
    /// Rows stay in the order of this column when they are set anew. From the start: newest first.
    void sort(int column, Qt::SortOrder order) override;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Order {
        int column;
        bool descending;
    };
    void arrange();

    std::vector<LibraryRow> rows_;
    std::optional<Order> order_;
};

} // namespace porism::ui
