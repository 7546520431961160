// The known values among the statements: by kind of quantity, found by their words and points.
#include "scene/question.h"
#include "ui/models/fact_sign.h"
#include "ui/models/facts_model.h"
#include "ui/session/wording.h"

#include <algorithm>
#include <map>

namespace porism::ui {

void FactsModel::add_values() {
    if (!results_ || !results_->values) return;
    std::map<facts::QuantityKind, Group> by_kind;
    const auto& values = *results_->values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!fits_value(values[i])) continue;
        Group& group = by_kind[values[i].quantity.kind()];
        group.quantity = values[i].quantity.kind();
        group.branches.push_back({0, {{no_row, i}}});
        ++group.rows;
    }
    for (auto& [kind, group] : by_kind) groups_.push_back(std::move(group));
    note_valued_rows();
}

void FactsModel::note_valued_rows() {
    std::map<QString, std::size_t> listed;
    for (const Group& group : groups_)
        for (const Branch& branch : group.branches)
            if (group.quantity)
                listed.emplace(notation(said(branch.entries.front()), *results_), branch.entries.front().said);
    for (const proof::FactClass& one : classes_) {
        const std::string_view kind = proof::fact_kinds()[one.kind].name;
        if (kind != "value" && kind != "angle_value") continue;
        for (const std::size_t row : one.rows) {
            const auto& statements = rows_.rows()[row].statements;
            const auto value = listed.find(words_of(statements.front()));
            const auto same = [&](std::size_t each) { return words_of(each) == value->first; };
            if (value != listed.end() && std::ranges::all_of(statements, same)) valued_.emplace(row, value->second);
        }
    }
}

bool FactsModel::fits_value(const workflow::KnownValue& known) const {
    const auto points = known.quantity.points();
    const bool speaks =
        std::ranges::all_of(points_, [&](PointId point) { return std::ranges::find(points, point) != points.end(); });
    if (!speaks || looked_for_.isEmpty()) return speaks;
    const QString words = value_text(known) + ' ' + quantities_title(known.quantity.kind());
    return std::ranges::all_of(looked_for_,
                               [&](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
}

QString FactsModel::value_text(const workflow::KnownValue& known) const {
    const scene::Question question = scene::question_for(known.quantity);
    return QStringLiteral("%1 = %2").arg(notation(known.quantity, results_->scene),
                                         value_words(known.value, in_degrees(question)));
}

const facts::Statement& FactsModel::said(const Entry& entry) const {
    return entry.row == no_row ? (*results_->values)[entry.said].statement : results_->graph->statements[entry.said];
}

QVariant FactsModel::value_data(const workflow::KnownValue& known, int role) const {
    // "AB = 3" is given by whatever statement says so in these words.
    const QString says = notation(known.statement, *results_);
    const bool given = std::ranges::any_of(results_->diagram->givens, [&](const diagram::Given& one) {
        return one.statement == known.statement || notation(one.statement, *results_) == says;
    });
    if (role == Qt::DisplayRole) return known.as_drawn ? value_text(known) + QStringLiteral(" †") : value_text(known);
    if (role == Qt::ToolTipRole)
        return QStringLiteral("%1\n%2").arg(value_text(known), given ? tr("Given")
                                                               : known.as_drawn
                                                                   ? tr("Only as the figure is drawn here: "
                                                                        "what is given has figures with "
                                                                        "other values")
                                                                   : tr("Derived"));
    if (role == Qt::DecorationRole) return fact_sign(given);
    return {};
}

} // namespace porism::ui
