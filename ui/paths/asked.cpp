#include "ui/paths/asked.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

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
    const scene::Seen seen = scene::seen_in(question, pictures);
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
