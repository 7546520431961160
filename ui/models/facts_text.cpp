// What the rows of a closure say, where they come from and why they were found.
#include "proof/rules/rule.h"
#include "ui/models/facts_model.h"
#include "ui/session/wording.h"

#include <algorithm>

namespace porism::ui {

bool FactsModel::is_given(const proof::FactRow& row) const {
    const proof::Graph& graph = *results_->graph;
    const std::size_t statement = row.statements.front();
    return statement < graph.first.size() &&
           graph.derivations[graph.first[statement].index()].reason == proof::Reason::given;
}

QString FactsModel::origin(const proof::FactRow& row) const {
    const proof::Graph& graph = *results_->graph;
    const std::size_t statement = row.statements.front();
    if (statement >= graph.first.size()) return {};
    const proof::Derivation& derivation = graph.derivations[graph.first[statement].index()];
    if (derivation.reason == proof::Reason::given)
        return tr("Given: %1").arg(sentence(results_->scene.actions()[derivation.action], results_->scene));
    proof::Step step;
    step.reason = derivation.reason;
    if (derivation.reason == proof::Reason::rule) step.rule = proof::rule(derivation.rule).name;
    return tr("Derived: %1").arg(reason_kind(step));
}

const QString& FactsModel::words_of(std::size_t statement) const {
    QString& kept = texts_[statement];
    if (kept.isEmpty()) kept = notation(results_->graph->statements[statement], *results_);
    return kept;
}

QString FactsModel::class_text(const proof::FactRow& row) const {
    const facts::Statement& first = results_->graph->statements[row.statements.front()];
    if (row.points.size() == first.points().size()) return words_of(row.statements.front());
    QStringList names;
    for (const PointId point : row.points) names += point_name(results_->scene, point);
    const QString last = names.takeLast();
    return (first.predicate() == facts::Predicate::coll ? tr("%1 and %2 lie on one line")
                                                        : tr("%1 and %2 lie on one circle"))
        .arg(names.join(QStringLiteral(", ")), last);
}

QString FactsModel::text(const Entry& entry) const {
    const proof::FactRow& row = rows_.rows()[entry.row];
    if (entry.read) return notation(*entry.read, *results_);
    return row.whole_class ? class_text(row) : words_of(entry.said);
}

QStringList FactsModel::others(const Entry& entry) const {
    const QString own = text(entry);
    QStringList lines;
    for (const std::size_t statement : rows_.rows()[entry.row].statements)
        if (const QString& words = words_of(statement); words != own) lines += words;
    return lines;
}

QString FactsModel::tip(const Entry& entry) const {
    constexpr qsizetype most = 8;
    QStringList also = others(entry);
    const auto more = static_cast<int>(also.size() - most);
    if (more > 0) also = also.mid(0, most) << tr("and %n more", "", more);
    QStringList lines{text(entry), origin(rows_.rows()[entry.row])};
    if (!also.empty()) lines << tr("Found as: %1").arg(also.join(QStringLiteral("; ")));
    if (is_as_drawn(entry))
        lines << tr("† Proved as the points lie here: other pictures of the construction may fail it.");
    else if (!results_->as_drawn && !is_given(rows_.rows()[entry.row]))
        lines << tr("Whether other pictures of the construction fail it is not looked at yet.");
    return lines.join('\n');
}

bool FactsModel::is_as_drawn(const Entry& entry) const {
    const auto& marks = results_->as_drawn;
    const auto marked = [&](std::size_t statement) { return statement < marks->size() && (*marks)[statement]; };
    const proof::FactRow& row = rows_.rows()[entry.row];
    return marks && (row.whole_class ? std::ranges::any_of(row.statements, marked) : marked(entry.said));
}

QString FactsModel::news_title(const News& news) const {
    constexpr std::size_t most = 4;
    QStringList names;
    for (std::size_t i = 0; i < std::min(news.points.size(), most); ++i)
        names += point_name(results_->scene, news.points[i]);
    for (std::size_t i = 0; i < news.stated.size() && news.points.size() + i < most; ++i)
        names += notation(news.stated[i], *results_);
    if (news.points.size() + news.stated.size() > most) names += QStringLiteral("…");
    return names.isEmpty() ? tr("New") : tr("New with %1").arg(names.join(QStringLiteral(", ")));
}

QString FactsModel::class_words(const Branch& branch) const {
    return notation(classes_[branch.one], *results_);
}

QString FactsModel::text_with_names(const Entry& entry) const {
    const QString words = text(entry);
    QStringList why;
    for (const proof::FoundBy& found : search_->found_by(rows_.rows()[entry.row], entry.said, words.toStdString()))
        why += found.also.empty()
                   ? tr("%1 lies on %2").arg(QString::fromStdString(found.name), QString::fromStdString(found.line))
                   : tr("also %1").arg(QString::fromStdString(found.also));
    return why.isEmpty() ? words : tr("%1  (%2)").arg(words, why.join(QStringLiteral(", ")));
}

} // namespace porism::ui
