// The checks of a verdict as a table: state, check, action, what was measured beside what it is held against, and what
// it cost.
#pragma once

#include "ui/session/inspection.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>
#include <vector>

namespace porism::ui {

enum class CheckColumn { state, check, action, measured, limit, cost };

class ChecksModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `told` has a row for each check; `actions` are what the actions of the scene are called, in its order. With
    /// `only_open` checks that passed are left out.
    void set_checks(std::vector<problem::Check> checks, std::vector<CheckTold> told, QStringList actions,
                    bool only_open);
    /// Whether the action stands below the check, for a table that has no room for its column.
    void set_folded(bool folded);
    /// Another result of one check. Its row stays, whether or not what passed is left out.
    void set_check(std::size_t check, problem::Check now, CheckTold told);
    /// The check of a row, counted in the verdict; nothing out of range.
    std::optional<std::size_t> check(int row) const;
    const problem::Check& at(std::size_t check) const { return checks_[check]; }
    /// The row of a check of the verdict; -1 where it is left out.
    int row_of(std::size_t check) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString title(std::size_t check) const;
    QString action(std::size_t check) const;
    QString text(std::size_t check, CheckColumn column) const;
    QString spoken(std::size_t check) const;
    /// Of a row what its columns have no room for.
    QString whole(std::size_t check) const;

    std::vector<problem::Check> checks_;
    std::vector<CheckTold> told_;
    QStringList actions_;
    bool folded_ = false;
    std::vector<std::size_t> shown_; ///< checks, one per row
};

} // namespace porism::ui
