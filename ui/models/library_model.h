// Rows of the library as a table.
#pragma once

#include "ui/session/library.h"

#include <QtCore/QAbstractTableModel>
#include <vector>

namespace porism::ui {

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void set_rows(std::vector<LibraryRow> rows);
    const LibraryRow* row(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LibraryRow> rows_;
};

} // namespace porism::ui
