#include "ui/paths/asked.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>

namespace porism::ui {
namespace {

using scene::Question;

QString seen_in(std::size_t pictures) {
    const auto count = static_cast<int>(pictures);
    return QCoreApplication::translate("Asked", "seen in %n picture(s)", "", count);
}

QString equation_seen(const scene::Seen& seen, std::size_t pictures) {
    if (seen.sight == scene::Sight::seen) return seen_in(pictures);
    if (seen.sight == scene::Sight::near) return QCoreApplication::translate("Asked", "too near to tell");
    return QCoreApplication::translate("Asked", "false in a picture");
}

QString exact_words(const Asked& found) {
    if (found.exactly == numbers::Decision::no) return QCoreApplication::translate("Asked", "false, by exact numbers");
    QString words = QCoreApplication::translate("Asked", "exact in this diagram");
    if (!found.exact_value) return words;
    return QStringLiteral("%1, %2").arg(value_words(*found.exact_value, in_degrees(found.question)), words);
}

QString value_seen(const Question& question, const scene::Seen& seen, std::size_t pictures) {
    if (seen.sight == scene::Sight::differing)
        return QCoreApplication::translate("Asked", "not determined: the pictures differ");
    const QString value = QString::number(as_counted(question, seen.value), 'g', 9);
    const QString unit = in_degrees(question) ? QStringLiteral("°") : QString();
    return QStringLiteral("%1%2, %3").arg(value, unit, seen_in(pictures));
}

QString seen_words(const Question& question, const Asked* asked, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const scene::Seen seen = scene::seen_in(question, pictures, diagram.letters());
    const bool decided = asked && asked->exactly != numbers::Decision::undecided;
    if (decided && seen.sight == scene::Sight::seen) return exact_words(*asked);
    if (seen.sight == scene::Sight::meaningless)
        return QCoreApplication::translate("Asked", "says nothing: points of it are one, or its numbers too large");
    return scene::row(question.kind).equation ? equation_seen(seen, pictures.size())
                                              : value_seen(question, seen, pictures.size());
}

/// One or two: the width of a panel holds about so many letters.
QString in_lines(const QString& what, const QString& sign, const QString& value) {
    constexpr qsizetype one_line = 34;
    const bool fits = what.size() + sign.size() + value.size() < one_line;
    return what + (fits ? ' ' : '\n') + sign + value;
}

QString question_row(const Session& session, const Question& question, const Asked* asked, bool solved) {
    QString text = question_words(question, session.scene());
    const bool unknown = question.quantity && question.quantity->kind() == facts::QuantityKind::letter;
    if (!unknown) text[0] = text[0].toUpper();
    if (asked && asked->value) return in_lines(text, "= ", value_words(*asked->value, in_degrees(question)));
    const auto diagram = session.diagram();
    const bool whole = diagram && !session.figure_problem() && diagram->point_count() == session.scene().point_count();
    if (solved || !whole) return text;
    return in_lines(text + ':', {}, seen_words(question, asked, *diagram));
}

} // namespace

QString goal_row(const Session& session, std::size_t goal) {
    const Question* question = session.question(goal);
    if (!question) return notation(session.document().goals[goal], session);
    const auto results = session.results();
    const bool present = results && !session.results_outdated() && goal < results->goals.size();
    const bool solved = present && results->goals[goal] && results->goals[goal]->solved();
    return question_row(session, *question, present ? asked_of(*results, goal) : nullptr, solved);
}

} // namespace porism::ui
