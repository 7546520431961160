#include "ui/verdict/checks_model.h"

#include "base/digits.h"
#include "ui/verdict/check_words.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QFont>
#include <algorithm>
#include <array>
#include <optional>

namespace porism::ui {
namespace {

constexpr std::array<const char*, 6> headings{"",
                                              QT_TRANSLATE_NOOP("porism::ui::ChecksModel", "Check"),
                                              QT_TRANSLATE_NOOP("porism::ui::ChecksModel", "Action"),
                                              QT_TRANSLATE_NOOP("porism::ui::ChecksModel", "Measured"),
                                              QT_TRANSLATE_NOOP("porism::ui::ChecksModel", "Limit"),
                                              QT_TRANSLATE_NOOP("porism::ui::ChecksModel", "ms")};

bool is_number(CheckColumn column) {
    return column == CheckColumn::measured || column == CheckColumn::limit || column == CheckColumn::cost;
}

/// Where it did not pass, in as many digits as tell it from the other one.
QString number_beside(double number, std::optional<double> other, const problem::Check& check) {
    if (!other || check.state == problem::CheckState::passed) return ui::measured(number);
    return QString::fromStdString(told_apart(number, *other, 3)[0]);
}

} // namespace

void ChecksModel::set_checks(std::vector<problem::Check> checks, std::vector<CheckTold> told, QStringList actions,
                             bool only_open) {
    beginResetModel();
    checks_ = std::move(checks);
    told_ = std::move(told);
    actions_ = std::move(actions);
    shown_.clear();
    for (std::size_t i = 0; i < checks_.size(); ++i)
        if (!only_open || checks_[i].state != problem::CheckState::passed) shown_.push_back(i);
    endResetModel();
}

void ChecksModel::set_folded(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    const int column = static_cast<int>(CheckColumn::check);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

void ChecksModel::set_check(std::size_t check, problem::Check now, CheckTold told) {
    checks_[check] = std::move(now);
    told_[check] = std::move(told);
    if (const int row = row_of(check); row >= 0) Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

std::optional<std::size_t> ChecksModel::check(int row) const {
    if (row < 0 || row >= rowCount()) return std::nullopt;
    return shown_[static_cast<std::size_t>(row)];
}

int ChecksModel::row_of(std::size_t check) const {
    const auto found = std::ranges::find(shown_, check);
    return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

int ChecksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int ChecksModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(headings.size());
}

QString ChecksModel::title(std::size_t check) const {
    const QString title = check_title(QString::fromStdString(checks_[check].name));
    const QString& about = told_[check].about;
    return about.isEmpty() ? title : title + QStringLiteral(": ") + about;
}

/// Of the scene, or where the file says what was looked at.
QString ChecksModel::action(std::size_t check) const {
    const auto action = checks_[check].action;
    return action ? actions_.value(static_cast<qsizetype>(*action)) : told_[check].place;
}

QString ChecksModel::text(std::size_t check, CheckColumn column) const {
    const problem::Check& row = checks_[check];
    if (column == CheckColumn::state) return QString::fromUtf8(look_of(row.state).sign);
    if (column == CheckColumn::action) return action(check);
    if (column == CheckColumn::check)
        return folded_ && !action(check).isEmpty() ? title(check) + '\n' + action(check) : title(check);
    if (column == CheckColumn::measured) return row.value ? number_beside(*row.value, row.limit, row) : QString();
    if (column == CheckColumn::limit) return row.limit ? number_beside(*row.limit, row.value, row) : QString();
    return row.cost < 0 ? QString() : milliseconds(row.cost);
}

QString ChecksModel::spoken(std::size_t check) const {
    const problem::Check& row = checks_[check];
    QStringList parts{QCoreApplication::translate("CheckState", look_of(row.state).word), title(check)};
    if (!action(check).isEmpty()) parts += action(check);
    if (row.value && row.limit)
        parts += tr("%1 against %2").arg(text(check, CheckColumn::measured), text(check, CheckColumn::limit));
    return parts.join(QStringLiteral(", "));
}

QString ChecksModel::whole(std::size_t check) const {
    QStringList lines{title(check)};
    if (!action(check).isEmpty()) lines += action(check);
    if (!told_[check].message.isEmpty()) lines += told_[check].message;
    return lines.join('\n');
}

QVariant ChecksModel::data(const QModelIndex& index, int role) const {
    const auto shown = check(index.row());
    if (!shown) return {};
    const problem::Check& row = checks_[*shown];
    const auto column = static_cast<CheckColumn>(index.column());
    const bool quiet = row.state == problem::CheckState::not_run;
    if (role == Qt::DisplayRole) return text(*shown, column);
    if (role == Qt::AccessibleTextRole) return spoken(*shown);
    if (role == Qt::ToolTipRole) return whole(*shown);
    if (role == Qt::ForegroundRole && column == CheckColumn::state) return colours().*look_of(row.state).colour;
    if (role == Qt::ForegroundRole && quiet) return colours().muted;
    if (role == Qt::TextAlignmentRole && is_number(column)) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && row.state == problem::CheckState::failed) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant ChecksModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return tr(headings[static_cast<std::size_t>(section)]);
    const bool number = is_number(static_cast<CheckColumn>(section));
    if (role == Qt::TextAlignmentRole) return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace porism::ui
