#include "ui/verdict/samples_model.h"

#include "ui/verdict/check_words.h"
#include "ui/verdict/reason_words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace porism::ui {
namespace {

constexpr std::array<const char*, 5> sample_headings{
    QT_TRANSLATE_NOOP("porism::ui::SamplesModel", "Outcome"), QT_TRANSLATE_NOOP("porism::ui::SamplesModel", "Sample"),
    QT_TRANSLATE_NOOP("porism::ui::SamplesModel", "First failure"),
    QT_TRANSLATE_NOOP("porism::ui::SamplesModel", "Givens"), QT_TRANSLATE_NOOP("porism::ui::SamplesModel", "Why")};

bool fits(const SampleRow& row, const SamplesModel::Filter& filter) {
    if (filter.outcome && row.outcome != *filter.outcome) return false;
    if (filter.redundant_given && !(row.givens && row.givens->redundant > 0)) return false;
    return !filter.reason || (row.stage == filter.reason->stage && row.check == filter.reason->check);
}

bool begins_with(const std::vector<SampleRow>& rows, const std::vector<SampleRow>& before) {
    return before.size() <= rows.size() &&
           std::ranges::equal(before, std::span(rows).first(before.size()), {}, &SampleRow::number, &SampleRow::number);
}

/// What is worth a look first.
QString givens_words(const GivenCounts& givens) {
    const auto of_all = [&](int count, const QString& word) {
        return SamplesModel::tr("%1 of %2 %3").arg(count).arg(givens.total()).arg(word);
    };
    if (givens.redundant > 0) return of_all(givens.redundant, need_words(Need::redundant));
    if (givens.undecided > 0) return of_all(givens.undecided, need_words(Need::undecided));
    return SamplesModel::tr("all needed");
}

} // namespace

void SamplesModel::set_rows(const std::vector<SampleRow>& rows, const Filter& filter) {
    std::vector<SampleRow> shown;
    std::ranges::copy_if(rows, std::back_inserter(shown), [&](const SampleRow& row) { return fits(row, filter); });
    const int before = static_cast<int>(rows_.size());
    if (!begins_with(shown, rows_)) {
        beginResetModel();
        rows_ = std::move(shown);
        endResetModel();
    } else if (shown.size() > rows_.size()) {
        beginInsertRows({}, before, static_cast<int>(shown.size()) - 1);
        rows_ = std::move(shown);
        endInsertRows();
    } else {
        rows_ = std::move(shown);
    }
    constexpr int column = static_cast<int>(SampleColumn::givens);
    if (before > 0 && before <= rowCount()) Q_EMIT dataChanged(index(0, column), index(before - 1, column));
}

void SamplesModel::set_changed(std::optional<Changed> changed) {
    if (changed_ == changed) return;
    changed_ = changed;
    constexpr int column = static_cast<int>(SampleColumn::outcome);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

std::optional<problem::Outcome> SamplesModel::now(const SampleRow& row) const {
    const bool other = changed_ && changed_->number == row.number && changed_->outcome != row.outcome;
    return other ? std::optional(changed_->outcome) : std::nullopt;
}

const SampleRow* SamplesModel::row(const QModelIndex& index) const {
    return index.isValid() ? &rows_[static_cast<std::size_t>(index.row())] : nullptr;
}

int SamplesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int SamplesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(sample_headings.size());
}

QVariant SamplesModel::data(const QModelIndex& index, int role) const {
    const SampleRow* shown = row(index);
    if (!shown) return {};
    const auto column = static_cast<SampleColumn>(index.column());
    const auto changed = now(*shown);
    if (role == Qt::ToolTipRole && changed && column == SampleColumn::outcome)
        return tr("%1 in the file, %2 as it is open now")
            .arg(outcome_words(shown->outcome), outcome_words(*changed).toLower());
    if (role == Qt::ToolTipRole) return column == SampleColumn::name ? shown->name : shown->message;
    if (role == Qt::ForegroundRole && column == SampleColumn::outcome)
        return outcome_colour(changed.value_or(shown->outcome));
    if (role != Qt::DisplayRole) return {};
    if (column == SampleColumn::outcome && changed) return tr("Now %1").arg(outcome_words(*changed).toLower());
    if (column == SampleColumn::outcome) return outcome_words(shown->outcome);
    if (column == SampleColumn::name) return shown->name;
    if (column == SampleColumn::why) return shown->message;
    if (column == SampleColumn::givens) return shown->givens ? givens_words(*shown->givens) : QString();
    return shown->check.isEmpty() ? QString() : reason_words(shown->stage, shown->check);
}

QVariant SamplesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return tr(sample_headings[static_cast<std::size_t>(section)]);
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace porism::ui
