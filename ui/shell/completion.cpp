#include "ui/shell/completion.h"

#include "facts/predicate.h"
#include "facts/quantity.h"
#include "scene/catalogue.h"
#include "scene/question.h"
#include "ui/session/wording.h"

#include <QtCore/QRegularExpression>
#include <algorithm>

namespace porism::ui {

namespace {

enum class Part { names, construction, goal, quantity };

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

QString text_of(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QStringList words_of_questions() {
    QStringList words;
    for (const scene::QuestionRow& row : scene::question_table()) words += text_of(row.name);
    return words;
}

QStringList all_words(Part part) {
    QStringList words;
    if (part == Part::quantity)
        for (const facts::QuantityRow& row : facts::quantity_table())
            if (!row.name.empty()) words += text_of(row.name);
    if (part == Part::construction) {
        for (const scene::Construction& row : scene::catalogue()) words += QString::fromStdString(row.name);
    } else if (part == Part::goal) {
        for (const facts::PredicateRow& row : facts::predicate_table())
            if (!row.order) words += text_of(row.name);
        words += words_of_questions();
    } else if (part == Part::names) {
        words = words_of_questions();
    }
    return words;
}

QString common_start(const QStringList& words) {
    QString common = words.value(0);
    for (const QString& word : words)
        while (!word.startsWith(common)) common.chop(1);
    return common;
}

/// A line may be a question by itself; names of points are short.
constexpr qsizetype least_of_question = 2;

bool asks_a_quantity(const Clause& clause, const QString& before) {
    const bool asks = clause.part == Part::goal || (clause.part == Part::names && clause.start == 0);
    return asks && before == text_of(scene::row(scene::QuestionKind::compute).name);
}

QString help(const QString& word, std::string_view arguments, std::string_view meaning) {
    return QStringLiteral("%1 %2:  %3").arg(word, text_of(arguments), text_of(meaning));
}

/// Of a statement or a question: the second word of "compute area" says more than the first.
std::optional<QString> help_of_goal(const QStringList& words) {
    const QString& first = words.front();
    if (const auto predicate = facts::predicate_by_name(first.toStdString()))
        return help(first, facts::row(*predicate).arguments, facts::row(*predicate).meaning);
    const auto question = scene::question_by_name(first.toStdString());
    if (!question) return std::nullopt;
    const auto kind = words.size() > 1 ? facts::quantity_by_name(words[1].toStdString()) : std::nullopt;
    if (*question == scene::QuestionKind::compute && kind)
        return help(words[0] + ' ' + words[1], facts::row(*kind).arguments, facts::row(*kind).meaning);
    return help(first, scene::row(*question).arguments, scene::row(*question).meaning);
}

} // namespace

Completion completion_at(const QString& line, qsizetype cursor) {
    Completion found;
    found.start = cursor;
    while (found.start > 0 && is_letter(line[found.start - 1])) --found.start;
    Clause clause = clause_at(line, cursor);
    const QString before = line.mid(clause.start, found.start - clause.start).trimmed();
    const QString typed = line.mid(found.start, cursor - found.start);
    if (asks_a_quantity(clause, before))
        clause.part = Part::quantity;
    else if (!before.isEmpty() || (clause.part == Part::names && typed.size() < least_of_question))
        return found;
    for (const QString& word : all_words(clause.part))
        if (word.startsWith(typed)) found.words += word;
    found.common = common_start(found.words);
    return found;
}

std::optional<QString> slots_at(const QString& line, qsizetype cursor) {
    const Clause clause = clause_at(line, cursor);
    static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9_]+"));
    const QStringList words = line.mid(clause.start).trimmed().split(between);
    if (clause.part == Part::goal) return help_of_goal(words);
    if (clause.part == Part::names) return scene::asks(line.toStdString()) ? help_of_goal(words) : std::nullopt;
    const auto id = scene::construction_by_name(words.front().toStdString());
    if (!id) return std::nullopt;
    const scene::Construction& row = scene::construction(*id);
    return signature(row) + QStringLiteral(":  ") + sentence(row);
}

namespace {

/// What stands before the "=" of the clause that begins there.
QStringList outputs_before(const QString& line, qsizetype start) {
    const QString before = line.left(std::max(qsizetype{0}, start));
    const qsizetype equals = before.lastIndexOf('='),
                    begin = std::max(before.lastIndexOf(';', equals), before.lastIndexOf('|', equals));
    return equals < 0 ? QStringList()
                      : before.mid(begin + 1, equals - begin - 1).simplified().split(' ', Qt::SkipEmptyParts);
}

QList<Slot> slots_of(const scene::Construction& row, bool with_outputs) {
    QList<Slot> out;
    for (const scene::Slot& slot : row.slots)
        if (with_outputs || slot.kind != scene::SlotKind::output)
            out += Slot{QString::fromStdString(slot.letter), {}, false, slot.kind != scene::SlotKind::number};
    return out;
}

} // namespace

QList<Slot> open_slots_at(const QString& line, qsizetype cursor) {
    const Clause clause = clause_at(line, cursor);
    if (clause.part != Part::construction) return {};
    const QString typed = line.mid(clause.start, cursor - clause.start);
    QStringList words = typed.simplified().split(' ', Qt::SkipEmptyParts);
    const auto id = words.isEmpty() ? std::nullopt : scene::construction_by_name(words.front().toStdString());
    const bool between_words = !typed.isEmpty() && typed.back().isSpace();
    if (!id || (words.size() == 1 && !between_words)) return {};
    words.removeFirst();
    const QStringList outputs = outputs_before(line, clause.start);
    const bool with_outputs = !words.isEmpty() && outputs.contains(words.front());
    QList<Slot> out = slots_of(scene::construction(*id), with_outputs);
    const qsizetype current = between_words ? words.size() : words.size() - 1;
    for (qsizetype i = 0; i < out.size(); ++i) {
        out[i].word = words.value(i);
        out[i].current = i == current;
    }
    return out;
}

} // namespace porism::ui
