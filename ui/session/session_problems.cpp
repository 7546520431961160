// The rows of the Problems panel, from every place where something can be wrong.
#include "facts/truth.h"
#include "ui/session/session_impl.h"
#include "ui/session/wording.h"
#include "workflow/stated.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::ui {

QString as_sentence(const std::string& clause) {
    QString text = core_words(clause).trimmed();
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith('.') && !text.endsWith('?') && !text.endsWith('!')) text += '.';
    return text;
}

namespace {

std::vector<PointId> points_of(const facts::Statement& statement) {
    std::vector<PointId> points;
    for (const PointId p : statement.points())
        if (std::find(points.begin(), points.end(), p) == points.end()) points.push_back(p);
    return points;
}

/// "class.json:2:12: " of what is wrong in a file.
QString place_in_file(const Error& error) {
    if (!error.place || error.place->source.empty()) return {};
    QString place = QString::fromStdString(error.place->source) + ':';
    for (const int number : {error.place->line, error.place->column})
        if (number > 0) place += QString::number(number) + ':';
    return place + ' ';
}

} // namespace

Problem problem_of(const Error& error) {
    return {Severity::error,
            QString::fromStdString(error.code),
            place_in_file(error) + as_sentence(error.what),
            as_sentence(error.mend),
            {},
            {}};
}

const CheckTold* Session::Impl::shown_contradiction() const {
    const Inspected* found = inspection.inspected();
    if (!found || found->trouble || inspection.outdated()) return nullptr;
    const auto deciding = found->deciding();
    if (!deciding) return nullptr;
    const problem::Check& check = found->verdict.checks[*deciding];
    const bool shown = check.name == "givens_consistent" && check.state == problem::CheckState::failed;
    return shown ? &found->told[*deciding] : nullptr;
}

Problem Session::Impl::figure_problem() const {
    if (const CheckTold* shown = shown_contradiction())
        return {Severity::error,
                QStringLiteral("contradiction"),
                as_sentence(shown->message.toStdString()),
                as_sentence(shown->mend.toStdString()),
                {},
                {}};
    Error why = *version->no_figure;
    const scene::Scene& scene = version->document.scene;
    why.what = workflow::conflict_in_words(why.what, scene, why.actions);
    Problem row = problem_of(why);
    const auto actions = scene.actions();
    // Those before it have a figure together, with it there is none.
    if (version->figure_actions < actions.size()) {
        row.action = version->figure_actions;
        row.points = actions[*row.action].outputs;
    }
    return row;
}

namespace {

// What is said of a goal that is not proved: the first row that fits what pictures and exact numbers show.
struct OpenGoal {
    std::optional<workflow::Sight> sight;
    std::optional<numbers::Decision> exact;
    Severity severity;
    const char* code;
    const char* cause;
    const char* mend; // the reason that was found, where it is null
};
using numbers::Decision;
using workflow::Sight;
constexpr const char* another_goal =
    QT_TRANSLATE_NOOP("porism::ui::Session", "Choose another goal, or change the figure.");
constexpr std::array open_goals{
    OpenGoal{Sight::refuted,
             {},
             Severity::error,
             "goal_false",
             QT_TRANSLATE_NOOP("porism::ui::Session", "The goal is false in the picture: %1."),
             another_goal},
    OpenGoal{{},
             Decision::no,
             Severity::error,
             "goal_false",
             QT_TRANSLATE_NOOP("porism::ui::Session", "The goal is false, by less than the picture shows: %1."),
             another_goal},
    OpenGoal{
        Sight::here,
        {},
        Severity::warning,
        "goal_order",
        QT_TRANSLATE_NOOP("porism::ui::Session",
                          "The goal holds in this picture, but not in others of the same construction: %1."),
        QT_TRANSLATE_NOOP("porism::ui::Session", "Say which order of the points is meant, or choose another goal.")},
    OpenGoal{{},
             Decision::yes,
             Severity::warning,
             "goal_open",
             QT_TRANSLATE_NOOP("porism::ui::Session", "The goal holds exactly in this diagram, but is not proved: %1."),
             nullptr},
    OpenGoal{Sight::unclear,
             {},
             Severity::warning,
             "goal_open",
             QT_TRANSLATE_NOOP("porism::ui::Session", "The pictures are too near to tell whether the goal holds: %1."),
             QT_TRANSLATE_NOOP("porism::ui::Session", "State it with simpler numbers.")},
    OpenGoal{{},
             {},
             Severity::warning,
             "goal_open",
             QT_TRANSLATE_NOOP("porism::ui::Session", "The goal is seen to hold, but not proved: %1."),
             nullptr},
};

} // namespace

bool Session::Impl::refuted(const workflow::GoalResult& goal) const {
    if (goal.sight == Sight::refuted) return true;
    const auto exact = results->exact.find(goal.goal);
    return exact != results->exact.end() && exact->second == Decision::no;
}

Problem Session::Impl::goal_problem(const workflow::GoalResult& goal) const {
    Problem row;
    row.points = points_of(goal.goal);
    const auto exact = results->exact.find(goal.goal);
    const auto decided = exact == results->exact.end() ? numbers::Decision::undecided : exact->second;
    const auto told = std::ranges::find_if(open_goals, [&](const OpenGoal& known) {
        return (!known.sight || *known.sight == goal.sight) && (!known.exact || *known.exact == decided);
    });
    row.severity = told->severity;
    row.code = QString::fromLatin1(told->code);
    row.cause = Session::tr(told->cause).arg(notation(goal.goal, self));
    row.mend = told->mend != nullptr ? Session::tr(told->mend) : as_sentence(goal.reason);
    if (const WhyNoPath* why = self.why_not(goal.goal); why && !why->missing.isEmpty())
        row.mend = Session::tr("First missing link: %1.").arg(why->missing);
    if (facts::flat(goal.goal, self.picture().points))
        row.mend = Session::tr("Its points lie on one line: choose others, or another goal.");
    return row;
}

namespace {

// The same of a question: what the pictures show decides what would help.
struct OpenQuestion {
    workflow::Sight sight;
    bool equation;
    Severity severity;
    const char* cause;
    const char* mend;
};
constexpr const char* not_answered = QT_TRANSLATE_NOOP("porism::ui::Session", "The question is not answered: %1.");
constexpr const char* not_determined =
    QT_TRANSLATE_NOOP("porism::ui::Session", "The figure does not determine what is asked for: %1.");
constexpr std::array open_questions{
    OpenQuestion{Sight::here, false, Severity::warning, not_determined,
                 QT_TRANSLATE_NOOP("porism::ui::Session", "Give a length or an angle more, or ask for a ratio.")},
    OpenQuestion{Sight::refuted, true, Severity::error,
                 QT_TRANSLATE_NOOP("porism::ui::Session", "The equation is false in the picture: %1."),
                 QT_TRANSLATE_NOOP("porism::ui::Session", "Ask for another one, or change the figure.")},
};

} // namespace

Problem Session::Impl::question_problem(const Asked& asked, const workflow::GoalResult& answer) const {
    Problem row;
    row.code = QStringLiteral("question_open");
    row.points = scene::points_of(asked.question);
    const bool equation = scene::row(asked.question.kind).equation;
    const auto told = std::ranges::find_if(open_questions, [&](const OpenQuestion& known) {
        return known.sight == answer.sight && known.equation == equation;
    });
    const bool known = told != open_questions.end();
    row.severity = known ? told->severity : Severity::warning;
    row.cause = Session::tr(known ? told->cause : not_answered).arg(question_words(asked.question, self.scene()));
    row.mend = known ? Session::tr(told->mend) : as_sentence(answer.reason);
    if (const WhyNoPath* why = self.why_not(asked.question); why && !why->missing.isEmpty())
        row.mend = Session::tr("First missing link: %1.").arg(why->missing);
    return row;
}

std::vector<Problem> Session::Impl::goal_problems() const {
    std::vector<Problem> rows;
    for (std::size_t i = 0; i < results->goals.size(); ++i) {
        const auto& goal = results->goals[i];
        if (!goal || goal->solved()) continue;
        const Asked* asked = asked_of(*results, i);
        rows.push_back(asked ? question_problem(*asked, *goal) : goal_problem(*goal));
    }
    return rows;
}

Problem Session::Impl::contradiction_problem() const {
    Problem row;
    row.code = QStringLiteral("inconsistent");
    QStringList said, actions;
    for (const facts::Statement& statement : results->contradiction) {
        said << notation(statement, *results);
        std::ranges::copy(points_of(statement), std::back_inserter(row.points));
        const auto& givens = results->diagram->givens;
        const auto given = std::ranges::find(givens, statement, &diagram::Given::statement);
        if (given == givens.end()) continue;
        const QString words = sentence(results->scene.actions()[given->action], results->scene);
        if (!actions.contains(words)) actions << words;
        row.action = std::max(row.action.value_or(0), given->action);
    }
    row.cause = Session::tr("The givens contradict each other: %1.").arg(said.join(Session::tr(" and ")));
    row.mend = actions.empty() ? Session::tr("Change or remove one of the actions that they follow from.")
                               : Session::tr("Change or remove one of these: %1.").arg(actions.join("; "));
    return row;
}

Problem Session::Impl::senseless_problem(const verify::SenselessGiven& given) const {
    Problem row;
    row.severity = Severity::warning;
    row.code = QStringLiteral("senseless");
    row.cause = Session::tr("%1 does not hold: %2.").arg(notation(given.statement, *results), core_words(given.why));
    row.mend = Session::tr("Nothing follows from it. Change or remove what says it: %1.")
                   .arg(sentence(results->scene.actions()[given.action], results->scene));
    row.action = given.action;
    row.points = points_of(given.statement);
    return row;
}

std::optional<Problem> Session::figure_problem() const {
    return impl_->version->no_figure ? std::optional(impl_->figure_problem()) : std::nullopt;
}

std::vector<Problem> Session::problems() const {
    const Impl& s = *impl_;
    std::vector<Problem> rows;
    if (s.version->no_figure) rows.push_back(s.figure_problem());
    rows.insert(rows.end(), s.reports.begin(), s.reports.end());
    if (const auto& trouble = s.library.trouble()) rows.push_back(problem_of(*trouble));
    if (!s.side_file_trouble.isEmpty())
        rows.push_back({Severity::warning,
                        QStringLiteral("side_file"),
                        as_sentence(s.side_file_trouble.toStdString()),
                        tr("Make the folder writable or free some space, then start again; until then save by hand: a "
                           "crash loses what was not saved."),
                        {},
                        {}});
    if (!s.results || s.outdated()) return rows;
    if (s.results->ending == reason::Ending::inconsistent)
        rows.push_back(s.contradiction_problem());
    else
        for (const auto& given : s.results->senseless) rows.push_back(s.senseless_problem(given));
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
    impl_->reports.push_back(problem_of(error));
    impl_->changed(problems_change);
}

void Session::clear_reports() {
    impl_->reports.clear();
    impl_->changed(problems_change);
}

} // namespace porism::ui
