#include "ui/paths/asked.h"

#include "geometry/tolerance.h"
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

QString equation_seen(const std::vector<double>& failures) {
    const double worst = *std::ranges::max_element(failures);
    if (worst <= geometry::Tolerance{}.equal) return seen_in(failures.size());
    if (worst < geometry::Tolerance{}.clear) return QCoreApplication::translate("Asked", "too near to tell");
    return QCoreApplication::translate("Asked", "false in a picture");
}

QString value_seen(const Question& question, const std::vector<double>& values) {
    const bool one =
        std::ranges::all_of(values, [&](double v) { return scene::same_value(question.kind, v, values.front()); });
    if (!one) return QCoreApplication::translate("Asked", "not determined: the pictures differ");
    const bool angle = scene::row(question.kind).angles;
    const QString value = QString::number(angle ? values.front() * 180 : values.front(), 'g', 9);
    return QStringLiteral("%1%2, %3").arg(value, angle ? QStringLiteral("°") : QString(), seen_in(values.size()));
}

QString line(const Question& question, const Session& session) {
    QString text = question_words(question, session.scene());
    text[0] = text[0].toUpper();
    if (!session.diagram() || session.diagram()->point_count() < session.scene().point_count()) return text;
    std::vector<double> values;
    for (const auto points : session.diagram()->pictures()) values.push_back(scene::value_in(question, points));
    const bool equation = scene::row(question.kind).equation;
    return QStringLiteral("%1: %2").arg(text, equation ? equation_seen(values) : value_seen(question, values));
}

} // namespace

QString asked_text(const Session& session) {
    QStringList lines;
    for (const Question& question : session.document().questions) lines += line(question, session);
    return lines.join(QLatin1Char('\n'));
}

} // namespace porism::ui
