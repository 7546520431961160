#include "ui/paths/asked.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <algorithm>

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

/// "90°", where it is decided which value is asked for.
QString exact_value(const AskedExactly& exactly) {
    const bool angle = scene::row(exactly.question.kind).angles;
    return QString::fromStdString(exactly.value->text()) + (angle ? QStringLiteral("°") : QString());
}

/// Of the version of the document that is shown; null where exact numbers say nothing of the question.
const AskedExactly* exactly(const Question& question, const Session& session) {
    const auto results = session.results();
    if (!results || results->scene_revision != session.scene_revision()) return nullptr;
    const auto found = std::ranges::find(results->asked, question, &AskedExactly::question);
    const bool decided = found != results->asked.end() && found->decision != numbers::Decision::undecided;
    return decided ? &*found : nullptr;
}

QString exact_words(const AskedExactly& found) {
    if (found.decision == numbers::Decision::no) return QCoreApplication::translate("Asked", "false, by exact numbers");
    const QString words = QCoreApplication::translate("Asked", "exact in this diagram");
    return found.value ? QStringLiteral("%1, %2").arg(exact_value(found), words) : words;
}

QString value_seen(const scene::QuestionRow& asked, const scene::Seen& seen, std::size_t pictures) {
    if (seen.sight == scene::Sight::differing)
        return QCoreApplication::translate("Asked", "not determined: the pictures differ");
    const QString value = QString::number(asked.angles ? seen.value * 180 : seen.value, 'g', 9);
    return QStringLiteral("%1%2, %3").arg(value, asked.angles ? QStringLiteral("°") : QString(), seen_in(pictures));
}

QString line(const Question& question, const Session& session) {
    QString text = question_words(question, session.scene());
    text[0] = text[0].toUpper();
    if (!session.diagram() || session.diagram()->point_count() < session.scene().point_count()) return text;
    const auto pictures = session.diagram()->pictures();
    const scene::Seen seen = scene::seen_in(question, pictures, session.diagram()->letters());
    const AskedExactly* found = seen.sight == scene::Sight::seen ? exactly(question, session) : nullptr;
    if (found) return QStringLiteral("%1: %2").arg(text, exact_words(*found));
    if (seen.sight == scene::Sight::meaningless)
        return QStringLiteral("%1: %2").arg(
            text, QCoreApplication::translate("Asked", "says nothing: points of it are one, or its numbers too large"));
    const scene::QuestionRow& asked = scene::row(question.kind);
    return QStringLiteral("%1: %2").arg(text, asked.equation ? equation_seen(seen, pictures.size())
                                                             : value_seen(asked, seen, pictures.size()));
}

} // namespace

QString asked_text(const Session& session) {
    QStringList lines;
    for (const Question& question : session.document().questions) lines += line(question, session);
    return lines.join(QLatin1Char('\n'));
}

} // namespace porism::ui
