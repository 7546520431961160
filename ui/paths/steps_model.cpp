#include "ui/paths/steps_model.h"

#include "ui/session/wording.h"

namespace porism::ui {

void StepsModel::set_path(std::shared_ptr<const Results> results, std::optional<std::size_t> goal) {
    beginResetModel();
    results_ = std::move(results);
    goal_ = goal;
    endResetModel();
}

const proof::Path* StepsModel::path() const {
    if (!results_ || !goal_ || *goal_ >= results_->goals.size()) return nullptr;
    const auto& result = results_->goals[*goal_];
    return result && result->path ? &*result->path : nullptr;
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !path() ? 0 : static_cast<int>(path()->steps.size());
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    const proof::Path* shown = path();
    if (!shown || !index.isValid()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const proof::Step& step = shown->steps[row];
    const auto because = [&] {
        QStringList numbers;
        for (const std::size_t premise : step.premises) numbers << QString::number(premise + 1);
        const QString why = reason(step, *results_);
        return numbers.isEmpty() ? why : tr("%1 (%2)").arg(why, numbers.join(QStringLiteral(", ")));
    };
    switch (role) {
    case number_role:
        return index.row() + 1;
    case claim_role:
        return notation(step.conclusion, *results_);
    case reason_role:
        return because();
    case kind_role:
        return static_cast<int>(step.reason);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("%1. %2: %3").arg(row + 1).arg(notation(step.conclusion, *results_), because());
    case Qt::ToolTipRole:
        return sentence(*shown, row, *results_);
    default:
        return {};
    }
}

} // namespace porism::ui
