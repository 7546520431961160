// The steps of one path as rows: number, claim, reason.
#pragma once

#include "proof/trace.h"
#include "ui/session/results.h"

#include <QtCore/QAbstractListModel>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

class StepsModel final : public QAbstractListModel {
    Q_OBJECT
public:
    /// Of a step by a rule rule_role is the rule's name and why_role what begins the reason and names it; else both are
    /// empty.
    enum Role { number_role = Qt::UserRole + 1, claim_role, reason_role, failed_role, rule_role, why_role };
    using QAbstractListModel::QAbstractListModel;

    /// Shows the path of `goal` in `results`; nothing where there is none. The rows stay when the path is the same as
    /// before.
    void set_path(std::shared_ptr<const Results> results, std::optional<std::size_t> goal);
    const proof::Path* path() const;
    std::optional<std::size_t> goal() const { return goal_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString because(std::size_t row) const;
    /// What the checker said against a step; empty where it holds or was not looked at.
    QString failure(std::size_t step) const;

    std::shared_ptr<const Results> results_;
    std::optional<std::size_t> goal_;
    QStringList claims_; ///< by step
};

} // namespace porism::ui
