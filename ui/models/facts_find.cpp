// Which rows fit the words and points that are looked for, and why.
#include "ui/models/facts_model.h"
#include "ui/session/wording.h"

#include <algorithm>

namespace porism::ui {

FactsModel::Word FactsModel::read(const QString& word) const {
    Word result{word, {}};
    const std::size_t count = results_ ? results_->scene.point_count() : 0;
    std::vector<QString> names;
    for (std::size_t i = 0; i < count; ++i) names.push_back(point_name(results_->scene, PointId(i)));
    for (std::size_t a = 0; a < count; ++a) {
        if (!word.startsWith(names[a], Qt::CaseInsensitive)) continue;
        const QStringView rest = QStringView(word).mid(names[a].size());
        for (std::size_t b = 0; b < count; ++b)
            if (a != b && rest.compare(names[b], Qt::CaseInsensitive) == 0)
                result.lines.push_back({rows_.line_of(PointId(a), PointId(b)), PointId(a), PointId(b)});
    }
    return result;
}

bool FactsModel::matches(const proof::FactRow& row) const {
    return std::ranges::includes(row.points, points_) &&
           std::ranges::all_of(words_, [&](const Word& word) { return contains(row, word); });
}

bool FactsModel::contains(const proof::FactRow& row, const Word& word) const {
    const auto within = [&](const QString& text) { return text.contains(word.text, Qt::CaseInsensitive); };
    const auto named = [&](const LineName& name) { return std::ranges::count(row.lines, name.line) > 0; };
    return std::ranges::any_of(word.lines, named) || (row.whole_class && within(class_text(row))) ||
           std::ranges::any_of(row.statements, [&](std::size_t statement) { return within(words_of(statement)); });
}

/// The first of those that mention most of the points and words that are looked for.
std::size_t FactsModel::best_of(const proof::FactRow& row) const {
    if (points_.empty() && words_.empty()) return row.statements.front();
    return *std::ranges::max_element(row.statements, {}, [&](std::size_t statement) {
        const auto mentioned = results_->graph->statements[statement].points();
        return std::ranges::count_if(points_, [&](PointId p) { return std::ranges::count(mentioned, p) > 0; }) +
               std::ranges::count_if(words_, [&](const Word& word) {
                   return words_of(statement).contains(word.text, Qt::CaseInsensitive);
               });
    });
}

QString FactsModel::why_found(const Entry& entry, const Word& word) const {
    if (text(entry).contains(word.text, Qt::CaseInsensitive)) return {};
    const proof::FactRow& row = rows_.rows()[entry.row];
    if (row.whole_class) return {};
    const auto points = results_->graph->statements[entry.said].points();
    std::vector<std::pair<PointId, PointId>> said;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) said.emplace_back(std::minmax(points[i], points[i + 1]));
    const auto named = [&](const LineName& name) {
        return std::ranges::count(said, std::pair<PointId, PointId>(std::minmax(name.a, name.b))) > 0;
    };
    if (std::ranges::any_of(word.lines, named)) return {};
    const auto words = [&](PointId a, PointId b) {
        return point_name(results_->scene, a) + point_name(results_->scene, b);
    };
    for (const LineName& name : word.lines)
        for (const auto& [a, b] : said)
            if (a != b && rows_.line_of(a, b) == name.line)
                return tr("%1 lies on %2").arg(words(name.a, name.b), words(a, b));
    for (const std::size_t statement : row.statements)
        if (words_of(statement).contains(word.text, Qt::CaseInsensitive)) return tr("also %1").arg(words_of(statement));
    return {};
}

QString FactsModel::text_with_names(const Entry& entry) const {
    QStringList why;
    for (const Word& word : words_)
        if (const QString found = why_found(entry, word); !found.isEmpty()) why += found;
    why.removeDuplicates();
    return why.isEmpty() ? text(entry) : tr("%1  (%2)").arg(text(entry), why.join(QStringLiteral(", ")));
}

} // namespace porism::ui
