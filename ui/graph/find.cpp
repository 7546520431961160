#include "ui/graph/find.h"

#include "base/text.h"
#include "proof/fact_search.h"
#include "ui/graph/fold.h"

#include <algorithm>

namespace porism::ui {

GraphSearch::GraphSearch(const proof::Path& path, const About& about) : claims_(claims(path, about)) {
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        said_.statements.push_back(path.steps[i].conclusion);
        theorems_ += node_count(path.steps[i]) > 1 ? reason(path, i, about) : QString();
    }
    rows_ = proof::FactRows(said_);
    const auto names = about.scene.names();
    names_.assign(names.begin(), names.end());
    for (std::size_t i = 0; i < names_.size(); ++i)
        shown_names_.push_back(point_name(about.scene, PointId(i)).toStdString());
}

proof::FactRow GraphSearch::row_of(std::size_t step) const {
    const auto points = said_.statements[step].points();
    proof::FactRow row{{step}, {points.begin(), points.end()}, {}};
    std::ranges::sort(row.points);
    const auto repeated = std::ranges::unique(row.points);
    row.points.erase(repeated.begin(), repeated.end());
    if (const auto known = rows_.row_of(said_.statements[step])) row.lines = rows_.rows()[*known].lines;
    return row;
}

bool GraphSearch::is_name(const QString& word) const {
    const std::string small = word.toLower().toStdString();
    std::vector<std::string> names;
    for (const auto& all : {names_, shown_names_})
        for (const std::string& name : all) names.push_back(lower_case(name));
    return std::ranges::any_of(names, [&](const std::string& first) {
        if (!small.starts_with(first)) return false;
        const std::string rest = small.substr(first.size());
        return rest.empty() || (rest != first && std::ranges::count(names, rest) > 0);
    });
}

Fits GraphSearch::fits(const QString& words) const {
    const QStringList split = words.simplified().split(' ', Qt::SkipEmptyParts);
    if (split.empty()) return {};
    const proof::FactSearch search({rows_, said_, names_, [this](PointId p) { return shown_names_[p.index()]; },
                                    [this](std::size_t i) { return claims_[static_cast<qsizetype>(i)].toStdString(); }},
                                   split.join(' ').toStdString(), {});
    const bool named = std::ranges::any_of(split, [this](const QString& word) { return is_name(word); });
    Fits out;
    for (std::size_t i = 0; i < said_.statements.size(); ++i) {
        const auto said = [&] { return claims_[static_cast<qsizetype>(i)].toStdString(); };
        out.statements.push_back(search.fits(row_of(i), said));
        const QString& theorem = theorems_[static_cast<qsizetype>(i)];
        const auto has = [&](const QString& word) { return theorem.contains(word, Qt::CaseInsensitive); };
        out.theorems.push_back(!named && std::ranges::all_of(split, has));
    }
    return out;
}

} // namespace porism::ui
