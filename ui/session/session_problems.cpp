// The rows of the Problems panel, from every place where something can be wrong.
#include "ui/session/session_impl.h"
#include "ui/session/wording.h"

#include <algorithm>

namespace porism::ui {

QString as_sentence(const std::string& clause) {
    QString text = QString::fromStdString(clause).trimmed();
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith('.') && !text.endsWith('?') && !text.endsWith('!')) text += '.';
    return text;
}

namespace {

QString outputs_of(const scene::Scene& scene, const scene::Action& action) {
    QStringList names;
    for (const PointId p : action.outputs) names += QString::fromStdString(scene::display_name(scene.name(p)));
    return names.join(QLatin1String(", "));
}

// The realiser's errors begin with what cannot be placed: "D cannot be placed: ...", "D falls on E ...".
std::optional<std::size_t> action_named(const QString& what, const scene::Scene& scene) {
    for (std::size_t i = scene.actions().size(); i-- > 0;)
        if (what.startsWith(outputs_of(scene, scene.actions()[i]) + ' ')) return i;
    return std::nullopt;
}

std::vector<PointId> points_of(const facts::Statement& statement) {
    std::vector<PointId> points;
    for (const PointId p : statement.points())
        if (std::find(points.begin(), points.end(), p) == points.end()) points.push_back(p);
    return points;
}

} // namespace

Problem problem_of(const Error& error, const scene::Scene& scene) {
    Problem row;
    row.code = QString::fromStdString(error.code);
    row.cause = as_sentence(error.what);
    row.mend = as_sentence(error.mend);
    row.action = action_named(QString::fromStdString(error.what), scene);
    if (row.action) row.points = scene.actions()[*row.action].outputs;
    return row;
}

std::vector<Problem> Session::Impl::goal_problems() const {
    std::vector<Problem> rows;
    for (const auto& goal : results->goals) {
        if (!goal || goal->solved()) continue;
        const QString words = notation(goal->goal, self);
        Problem row;
        row.points = points_of(goal->goal);
        if (!goal->seen) {
            row.code = QStringLiteral("goal_false");
            row.cause = tr("The goal is false in the picture: %1.").arg(words);
            row.mend = tr("Choose another goal, or change the figure.");
        } else {
            row.severity = Severity::warning;
            row.code = QStringLiteral("goal_open");
            row.cause = tr("The goal is seen to hold, but not proved: %1.").arg(words);
            row.mend = as_sentence(goal->reason);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Problem> Session::problems() const {
    const Impl& s = *impl_;
    std::vector<Problem> rows;
    if (s.version->no_figure) rows.push_back(problem_of(*s.version->no_figure, scene()));
    rows.insert(rows.end(), s.reports.begin(), s.reports.end());
    if (!s.side_file_trouble.isEmpty())
        rows.push_back({Severity::warning,
                        QStringLiteral("side_file"),
                        as_sentence(s.side_file_trouble.toStdString()),
                        tr("Until this is mended, a crash loses what was not saved."),
                        {},
                        {}});
    if (!s.results || s.outdated()) return rows;
    if (s.results->ending == reason::Ending::inconsistent)
        rows.push_back({Severity::error,
                        QStringLiteral("inconsistent"),
                        tr("The givens contradict each other."),
                        as_sentence(s.results->ending_detail.toStdString()),
                        {},
                        {}});
    if (s.results->ending == reason::Ending::limit)
        rows.push_back({Severity::warning,
                        QStringLiteral("limit"),
                        tr("The closure met a limit: not everything was found."),
                        as_sentence(s.results->ending_detail.toStdString()),
                        {},
                        {}});
    const auto goals = s.goal_problems();
    rows.insert(rows.end(), goals.begin(), goals.end());
    return rows;
}

void Session::report(const Error& error) {
    impl_->reports.push_back(problem_of(error, scene()));
    impl_->changed(problems_change);
}

void Session::clear_reports() {
    impl_->reports.clear();
    impl_->changed(problems_change);
}

} // namespace porism::ui
