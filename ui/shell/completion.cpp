#include "ui/shell/completion.h"

#include "facts/predicate.h"
#include "scene/catalogue.h"
#include "ui/session/wording.h"

#include <QtCore/QRegularExpression>
#include <algorithm>

namespace porism::ui {

namespace {

enum class Part { names, construction, goal };

bool is_letter(QChar c) {
    return c.isLetterOrNumber() || c == '_';
}

// Where the clause under the cursor begins, and what stands there.
struct Clause {
    Part part = Part::names;
    qsizetype start = 0;
};

Clause clause_at(const QString& line, qsizetype cursor) {
    Clause clause;
    for (qsizetype i = 0; i < std::min(cursor, line.size()); ++i) {
        const QChar c = line[i];
        const bool in_goals = clause.part == Part::goal;
        if (c == '?')
            clause = {Part::goal, i + 1};
        else if (c == ';')
            clause = {in_goals ? Part::goal : Part::names, i + 1};
        else if (c == '|')
            clause = {Part::names, i + 1};
        else if (!in_goals && (c == '=' || (c == ',' && clause.part == Part::construction)))
            clause = {Part::construction, i + 1};
    }
    return clause;
}

QStringList all_words(Part part) {
    QStringList words;
    if (part == Part::construction) {
        for (const scene::Construction& row : scene::catalogue()) words += QString::fromStdString(row.name);
    } else if (part == Part::goal) {
        for (const facts::PredicateRow& row : facts::predicate_table())
            if (!row.order) words += QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()));
    }
    return words;
}

QString common_start(const QStringList& words) {
    QString common = words.value(0);
    for (const QString& word : words)
        while (!word.startsWith(common)) common.chop(1);
    return common;
}

} // namespace

Completion completion_at(const QString& line, qsizetype cursor) {
    Completion found;
    found.start = cursor;
    while (found.start > 0 && is_letter(line[found.start - 1])) --found.start;
    const Clause clause = clause_at(line, cursor);
    const bool first_word = line.mid(clause.start, found.start - clause.start).trimmed().isEmpty();
    if (!first_word) return found;
    const QString typed = line.mid(found.start, cursor - found.start);
    for (const QString& word : all_words(clause.part))
        if (word.startsWith(typed)) found.words += word;
    found.common = common_start(found.words);
    return found;
}

std::optional<QString> slots_at(const QString& line, qsizetype cursor) {
    const Clause clause = clause_at(line, cursor);
    if (clause.part == Part::names) return std::nullopt;
    const QString word =
        line.mid(clause.start).trimmed().section(QRegularExpression(QStringLiteral("[^A-Za-z0-9_]")), 0, 0);
    if (clause.part == Part::goal) {
        const auto predicate = facts::predicate_by_name(word.toStdString());
        if (!predicate) return std::nullopt;
        const auto& row = facts::row(*predicate);
        const auto text = [](std::string_view s) {
            return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
        };
        return QStringLiteral("%1 %2:  %3").arg(word, text(row.arguments), text(row.meaning));
    }
    const auto id = scene::construction_by_name(word.toStdString());
    if (!id) return std::nullopt;
    const scene::Construction& row = scene::construction(*id);
    return signature(row) + QStringLiteral(":  ") + sentence(row);
}

} // namespace porism::ui
