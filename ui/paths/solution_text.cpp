#include "ui/paths/solution_text.h"

#include "ui/models/walk.h"
#include "ui/paths/conditions_view.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace porism::ui {

SolutionText solution_of(const Session& session) {
    SolutionText text;
    const workflow::GoalResult* result = session.current_result();
    const auto results = session.results();
    const proof::Path* path = told_path(results.get(), session.current_goal());
    if (!results || !result || !path) return text;
    const Asked* asked = asked_of(*results, *session.current_goal());
    text.problem = asked ? problem_text({}, *results) + ' ' + question_sentence(asked->question, results->scene)
                         : problem_text({result->goal}, *results);
    text.steps = sentences(*path, *results);
    if (result->verdict)
        for (const ConditionRow& row : condition_rows(*result->verdict, *results)) text.conditions << row.text;
    return text;
}

QString plain_text(const SolutionText& solution) {
    if (solution.steps.isEmpty()) return {};
    QString text = solution.problem + QStringLiteral("\n\n");
    const auto width = QString::number(solution.steps.size()).size();
    for (qsizetype i = 0; i < solution.steps.size(); ++i)
        text += QString::number(i + 1).rightJustified(width) + QStringLiteral(". ") + solution.steps[i] + '\n';
    if (!solution.conditions.isEmpty()) {
        text += '\n' + QCoreApplication::translate("Solution", "Provided that:") + '\n';
        for (const QString& condition : solution.conditions) text += QStringLiteral("- ") + condition + '\n';
    }
    return text;
}

bool copy_solution(const Session& session) {
    const QString text = plain_text(solution_of(session));
    if (text.isEmpty()) return false;
    QGuiApplication::clipboard()->setText(text);
    return true;
}

} // namespace porism::ui
