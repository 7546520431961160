// The samples of a file as a table: outcome, name, first check that failed, why.
#pragma once

#include "ui/session/samples.h"

#include <QtCore/QAbstractTableModel>
#include <optional>
#include <vector>

namespace porism::ui {

enum class SampleColumn { outcome, name, check, why };

class SamplesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Which rows are shown: all, the accepted ones, or those of one reason.
    struct Filter {
        std::optional<problem::Outcome> outcome = {};
        std::optional<SampleReason> reason = {};
    };
    /// Rows are only ever added at the end while the filter stays: then the others keep their places.
    void set_rows(const std::vector<SampleRow>& rows, const Filter& filter);
    const SampleRow* row(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<SampleRow> rows_;
};

} // namespace porism::ui
