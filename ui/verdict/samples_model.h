// The samples of a file as a table: outcome, name, first check that failed, what is needed of its givens, why.
#pragma once

#include "ui/session/samples.h"

#include <QtCore/QAbstractTableModel>
#include <optional>
#include <vector>

namespace porism::ui {

enum class SampleColumn { outcome, name, check, givens, why };

class SamplesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Which rows are shown: all, the accepted ones, those with a redundant given, or those of one reason.
    struct Filter {
        std::optional<problem::Outcome> outcome = {};
        bool redundant_given = false;
        std::optional<SampleReason> reason = {};
    };
    /// Where the rows that are there stay the first, they keep their places.
    void set_rows(const std::vector<SampleRow>& rows, const Filter& filter);
    const SampleRow* row(const QModelIndex& index) const;
    /// What a sample is now that it was opened and changed, by its number in the file.
    struct Changed {
        std::size_t number = 0;
        problem::Outcome outcome = problem::Outcome::undecided;
        friend bool operator==(const Changed&, const Changed&) = default;
    };
    /// Told in place of what the file has: "Now accepted". Nothing: no sample is open, or it is as it was.
    void set_changed(std::optional<Changed> changed);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::optional<problem::Outcome> now(const SampleRow& row) const;

    std::vector<SampleRow> rows_;
    std::optional<Changed> changed_;
};

} // namespace porism::ui
