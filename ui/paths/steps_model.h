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
    enum Role { number_role = Qt::UserRole + 1, claim_role, reason_role, kind_role };
    using QAbstractListModel::QAbstractListModel;

    /// Shows the path of `goal` in `results`; nothing where there is none.
    void set_path(std::shared_ptr<const Results> results, std::optional<std::size_t> goal);
    const proof::Path* path() const;
    std::optional<std::size_t> goal() const { return goal_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const Results> results_;
    std::optional<std::size_t> goal_;
};

} // namespace porism::ui
