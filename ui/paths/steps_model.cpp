#include "ui/paths/steps_model.h"

#include "proof/theorem.h"
#include "ui/session/wording.h"

#include <algorithm>
#include <vector>

namespace porism::ui {
void StepsModel::set_path(std::shared_ptr<const Results> results, std::optional<std::size_t> goal) {
    const proof::Path* next = told_path(results.get(), goal);
    if (path() && next && goal_ == goal && *path() == *next && results_->scene == results->scene) {
        results_ = std::move(results);
        return;
    }
    beginResetModel();
    results_ = std::move(results);
    goal_ = goal;
    claims_ = path() ? claims(*path(), *results_) : QStringList();
    endResetModel();
}

const proof::Path* StepsModel::path() const {
    return told_path(results_.get(), goal_);
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !path() ? 0 : static_cast<int>(path()->steps.size());
}

QString StepsModel::because(std::size_t row) const {
    QStringList numbers;
    std::vector<std::size_t> premises = path()->steps[row].premises;
    std::ranges::sort(premises);
    for (const std::size_t premise : premises) numbers << QString::number(premise + 1);
    const QString why = reason(*path(), row, *results_);
    return numbers.isEmpty() ? why : tr("%1 (%2)").arg(why, numbers.join(QStringLiteral(", ")));
}

QString StepsModel::failure(std::size_t step) const {
    const verify::StepVerdict* verdict = verdict_of(*results_, *goal_, step);
    return !verdict || verdict->holds ? QString() : core_words(verdict->reason);
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    const proof::Path* shown = path();
    if (!shown || !index.isValid()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case number_role:
        return index.row() + 1;
    case claim_role:
        return claims_[index.row()];
    case reason_role:
        return because(row);
    case rule_role:
        return QString::fromStdString(proof::theorem_name(*shown, row));
    case why_role:
        return proof::theorem_name(*shown, row).empty() ? QString() : reason(*shown, row, *results_);
    case failed_role:
        return !failure(row).isEmpty();
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("%1. %2: %3").arg(row + 1).arg(claims_[index.row()], because(row));
    case Qt::ToolTipRole:
        return failure(row).isEmpty() ? sentence(*shown, row, *results_)
                                      : tr("The checker refused this step: %1").arg(failure(row));
    default:
        return {};
    }
}

} // namespace porism::ui
