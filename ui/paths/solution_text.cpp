#include "ui/paths/solution_text.h"

#include "ui/models/walk.h"
#include "ui/paths/conditions_view.h"
#include "ui/session/session.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace porism::ui {
SolutionText solution_of(const Session& session, const Telling& telling) {
    SolutionText text;
    const workflow::GoalResult* result = session.current_result();
    const auto results = session.results();
    const proof::Path* path = told_path(results.get(), session.current_goal());
    if (!results || !result || !path) return text;
    const Retold retold(*results, *result, asked_of(*results, *session.current_goal()), telling);
    text.problem = retold.problem();
    text.numbered = telling.voice != translate::Voice::connected;
    text.lines = retold.lines(*path);
    if (!retold.lists_conditions())
        text.proviso = retold.proviso();
    else if (result->verdict)
        for (const ConditionRow& row : condition_rows(*result->verdict, *results)) text.conditions << row.text;
    return text;
}

QString plain_text(const SolutionText& solution) {
    if (solution.lines.empty()) return {};
    QString text = solution.problem + QStringLiteral("\n\n");
    const auto width = QString::number(solution.lines.back().step + 1).size();
    for (const SolutionLine& line : solution.lines) {
        if (solution.numbered) text += QString::number(line.step + 1).rightJustified(width) + QStringLiteral(". ");
        text += line.text + '\n';
    }
    if (!solution.proviso.isEmpty()) text += '\n' + solution.proviso + '\n';
    if (!solution.conditions.isEmpty()) {
        text += '\n' + QCoreApplication::translate("Solution", "Provided that:") + '\n';
        for (const QString& condition : solution.conditions) text += QStringLiteral("- ") + condition + '\n';
    }
    return text;
}

bool copy_solution(const Session& session) {
    const QString text = plain_text(solution_of(session, kept_telling()));
    if (text.isEmpty()) return false;
    QGuiApplication::clipboard()->setText(text);
    return true;
}

} // namespace porism::ui
