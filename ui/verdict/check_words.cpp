#include "ui/verdict/check_words.h"

#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>

namespace porism::ui {
namespace {

struct CheckTitle {
    std::string_view name;
    const char* title;
};
constexpr std::array titles{
    CheckTitle{"figure_exists", QT_TRANSLATE_NOOP("CheckTitle", "The figure exists")},
    CheckTitle{"precondition_holds", QT_TRANSLATE_NOOP("CheckTitle", "Precondition")},
    CheckTitle{"definition_holds", QT_TRANSLATE_NOOP("CheckTitle", "Definition")},
    CheckTitle{"guarantee_holds", QT_TRANSLATE_NOOP("CheckTitle", "Order")},
    CheckTitle{"no_coincidence", QT_TRANSLATE_NOOP("CheckTitle", "Points are apart")},
    CheckTitle{"not_degenerate", QT_TRANSLATE_NOOP("CheckTitle", "The picture is not flat")},
    CheckTitle{"enough_pictures", QT_TRANSLATE_NOOP("CheckTitle", "Independent pictures")},
    CheckTitle{"goal_holds", QT_TRANSLATE_NOOP("CheckTitle", "Goal, seen")},
    CheckTitle{"goal_exact", QT_TRANSLATE_NOOP("CheckTitle", "Goal, exactly")},
    CheckTitle{"equation_holds", QT_TRANSLATE_NOOP("CheckTitle", "Equation, seen")},
    CheckTitle{"equation_exact", QT_TRANSLATE_NOOP("CheckTitle", "Equation, exactly")},
    CheckTitle{"value_seen", QT_TRANSLATE_NOOP("CheckTitle", "Value, seen")},
    CheckTitle{"value_exact", QT_TRANSLATE_NOOP("CheckTitle", "Value, exactly")},
    CheckTitle{"figure_certified", QT_TRANSLATE_NOOP("CheckTitle", "The figure is certified")},
    CheckTitle{"redundant_holds", QT_TRANSLATE_NOOP("CheckTitle", "Redundant equations")},
    CheckTitle{"order_certified", QT_TRANSLATE_NOOP("CheckTitle", "Order, certified")},
    CheckTitle{"branch_as_recorded", QT_TRANSLATE_NOOP("CheckTitle", "The branch that is recorded")},
    CheckTitle{"given_as_told", QT_TRANSLATE_NOOP("CheckTitle", "What the solution takes as given")},
    CheckTitle{"goal_not_given", QT_TRANSLATE_NOOP("CheckTitle", "No given states the goal")},
    CheckTitle{"branch_complete", QT_TRANSLATE_NOOP("CheckTitle", "In every branch")},
    CheckTitle{"givens_consistent", QT_TRANSLATE_NOOP("CheckTitle", "The givens agree")},
    CheckTitle{"goal_proved", QT_TRANSLATE_NOOP("CheckTitle", "Goal, proved")},
    CheckTitle{"question_answered", QT_TRANSLATE_NOOP("CheckTitle", "Question, answered")},
    CheckTitle{"solution_holds", QT_TRANSLATE_NOOP("CheckTitle", "Steps of the solution")},
    CheckTitle{"text_as_asked", QT_TRANSLATE_NOOP("CheckTitle", "What the text asks for")},
    CheckTitle{"text_read", QT_TRANSLATE_NOOP("CheckTitle", "What of the text is read")},
    CheckTitle{"text_shown", QT_TRANSLATE_NOOP("CheckTitle", "What the text says of the figure")},
    CheckTitle{"text_values", QT_TRANSLATE_NOOP("CheckTitle", "Amounts that the text compares")},
    CheckTitle{"text_holds", QT_TRANSLATE_NOOP("CheckTitle", "Claims of the text")},
    CheckTitle{"claim_holds", QT_TRANSLATE_NOOP("CheckTitle", "Claim, seen")},
    CheckTitle{"claim_exact", QT_TRANSLATE_NOOP("CheckTitle", "Claim, exactly")},
    CheckTitle{"claim_proved", QT_TRANSLATE_NOOP("CheckTitle", "Claim, proved")},
    CheckTitle{"claim_read", QT_TRANSLATE_NOOP("CheckTitle", "Claim, read from the figure")},
    CheckTitle{"constraint_holds", QT_TRANSLATE_NOOP("CheckTitle", "Constraint besides the figure")},
    CheckTitle{"goal_read", QT_TRANSLATE_NOOP("CheckTitle", "Reading the goal")},
    CheckTitle{"goal_meant", QT_TRANSLATE_NOOP("CheckTitle", "What the goal calls figures")},
    CheckTitle{"answer_read", QT_TRANSLATE_NOOP("CheckTitle", "Reading the answer")},
    CheckTitle{"answer_fits", QT_TRANSLATE_NOOP("CheckTitle", "The kind of answer")},
    CheckTitle{"answer_holds", QT_TRANSLATE_NOOP("CheckTitle", "The answer that is told")},
    CheckTitle{"told_held", QT_TRANSLATE_NOOP("CheckTitle", "What the file tells")},
};

using problem::CheckState;
constexpr std::array looks{
    CheckLook{CheckState::passed, &Colours::ok, "✓", QT_TRANSLATE_NOOP("CheckState", "passed")},
    CheckLook{CheckState::failed, &Colours::error, "×", QT_TRANSLATE_NOOP("CheckState", "failed")},
    CheckLook{CheckState::undecided, &Colours::warning, "?", QT_TRANSLATE_NOOP("CheckState", "undecided")},
    CheckLook{CheckState::not_run, &Colours::muted, "–", QT_TRANSLATE_NOOP("CheckState", "not run")},
};

struct Now {
    CheckState state;
    const char* words; ///< in the context "CheckState"
};
constexpr std::array nows{
    Now{CheckState::passed, QT_TRANSLATE_NOOP("CheckState", "passes now")},
    Now{CheckState::failed, QT_TRANSLATE_NOOP("CheckState", "fails now")},
    Now{CheckState::undecided, QT_TRANSLATE_NOOP("CheckState", "is undecided now")},
    Now{CheckState::not_run, QT_TRANSLATE_NOOP("CheckState", "is not run now")},
};

QString state_words(CheckState state) {
    return QCoreApplication::translate("CheckState", look_of(state).word);
}

/// "passed as before", "failed before, passes now".
QString beside_before(CheckState before, CheckState now) {
    if (before == now) return QCoreApplication::translate("CheckState", "%1 as before").arg(state_words(now));
    const char* words = std::ranges::find(nows, now, &Now::state)->words;
    return QCoreApplication::translate("CheckState", "%1 before, %2")
        .arg(state_words(before), QCoreApplication::translate("CheckState", words));
}

/// "3.1e-17", or with what it was before where that is another.
QString measured_beside(const problem::Check& before, const problem::Check& now) {
    const QString value = measured(*now.value), old = before.value ? measured(*before.value) : value;
    return old == value ? value : QCoreApplication::translate("CheckState", "%1 (%2 before)").arg(value, old);
}

struct OutcomeLook {
    problem::Outcome outcome;
    QColor Colours::*colour;
    const char* word;
};
constexpr std::array outcomes{
    OutcomeLook{problem::Outcome::accepted, &Colours::ok, QT_TRANSLATE_NOOP("Outcome", "Accepted")},
    OutcomeLook{problem::Outcome::rejected, &Colours::error, QT_TRANSLATE_NOOP("Outcome", "Rejected")},
    OutcomeLook{problem::Outcome::undecided, &Colours::warning, QT_TRANSLATE_NOOP("Outcome", "Undecided")},
};

const OutcomeLook& look_of(problem::Outcome outcome) {
    return *std::ranges::find(outcomes, outcome, &OutcomeLook::outcome);
}

struct NeedLook {
    Need need;
    QColor Colours::*colour;
    const char* word;
};
constexpr std::array needs{
    NeedLook{Need::needed, &Colours::ok, QT_TRANSLATE_NOOP("Need", "needed")},
    NeedLook{Need::redundant, &Colours::muted, QT_TRANSLATE_NOOP("Need", "redundant")},
    NeedLook{Need::undecided, &Colours::warning, QT_TRANSLATE_NOOP("Need", "undecided")},
    NeedLook{Need::missing, &Colours::error, QT_TRANSLATE_NOOP("Need", "missing")},
};

const NeedLook& look_of(Need need) {
    return *std::ranges::find(needs, need, &NeedLook::need);
}

} // namespace

QString check_title(const QString& name) {
    const auto row = std::ranges::find(titles, name.toStdString(), &CheckTitle::name);
    if (row != titles.end()) return QCoreApplication::translate("CheckTitle", row->title);
    QString title = name;
    title.replace('_', ' ');
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

const CheckLook& look_of(problem::CheckState state) {
    return *std::ranges::find(looks, state, &CheckLook::state);
}

QString outcome_words(problem::Outcome outcome) {
    return QCoreApplication::translate("Outcome", look_of(outcome).word);
}

QColor outcome_colour(problem::Outcome outcome) {
    return colours().*look_of(outcome).colour;
}

QString need_words(Need need) {
    return QCoreApplication::translate("Need", look_of(need).word);
}

QColor need_colour(Need need) {
    return colours().*look_of(need).colour;
}

QString measured(double value) {
    return QString::number(value, 'g', 3);
}

QString milliseconds(double cost) {
    return QString::number(cost, 'f', cost < 10 ? 1 : 0);
}

QString again_words(const RanAgain& again, const problem::Check& now) {
    if (!again.trouble.isEmpty())
        return QCoreApplication::translate("CheckState", "Not run again: %1").arg(again.trouble);
    QStringList parts{beside_before(again.before.state, now.state)};
    if (now.value) parts += measured_beside(again.before, now);
    if (now.limit) parts += QCoreApplication::translate("CheckState", "limit %1").arg(measured(*now.limit));
    if (now.cost >= 0) parts += QCoreApplication::translate("CheckState", "%1 ms").arg(milliseconds(now.cost));
    return QCoreApplication::translate("CheckState", "Run again: %1.").arg(parts.join(QStringLiteral(", ")));
}

} // namespace porism::ui
