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
    const char *title, *fault; ///< the check, and what is so where it does not pass
};
constexpr std::array titles{
    CheckTitle{"figure_exists", QT_TRANSLATE_NOOP("CheckTitle", "The figure exists"),
               QT_TRANSLATE_NOOP("CheckTitle", "There is no figure")},
    CheckTitle{"precondition_holds", QT_TRANSLATE_NOOP("CheckTitle", "Precondition"),
               QT_TRANSLATE_NOOP("CheckTitle", "A construction cannot be made")},
    CheckTitle{"definition_holds", QT_TRANSLATE_NOOP("CheckTitle", "Definition"),
               QT_TRANSLATE_NOOP("CheckTitle", "What is given does not hold")},
    CheckTitle{"guarantee_holds", QT_TRANSLATE_NOOP("CheckTitle", "Order"),
               QT_TRANSLATE_NOOP("CheckTitle", "The order of points is another")},
    CheckTitle{"no_coincidence", QT_TRANSLATE_NOOP("CheckTitle", "Points are apart"),
               QT_TRANSLATE_NOOP("CheckTitle", "Points fall together")},
    CheckTitle{"not_degenerate", QT_TRANSLATE_NOOP("CheckTitle", "The picture is not flat"),
               QT_TRANSLATE_NOOP("CheckTitle", "The picture is flat")},
    CheckTitle{"enough_pictures", QT_TRANSLATE_NOOP("CheckTitle", "Independent pictures"),
               QT_TRANSLATE_NOOP("CheckTitle", "Too few independent pictures")},
    CheckTitle{"goal_holds", QT_TRANSLATE_NOOP("CheckTitle", "Goal, seen"),
               QT_TRANSLATE_NOOP("CheckTitle", "A goal is not seen to hold")},
    CheckTitle{"goal_exact", QT_TRANSLATE_NOOP("CheckTitle", "Goal, exactly"),
               QT_TRANSLATE_NOOP("CheckTitle", "A goal is not exact")},
    CheckTitle{"equation_holds", QT_TRANSLATE_NOOP("CheckTitle", "Equation, seen"),
               QT_TRANSLATE_NOOP("CheckTitle", "An equation is not seen to hold")},
    CheckTitle{"equation_exact", QT_TRANSLATE_NOOP("CheckTitle", "Equation, exactly"),
               QT_TRANSLATE_NOOP("CheckTitle", "An equation is not exact")},
    CheckTitle{"value_seen", QT_TRANSLATE_NOOP("CheckTitle", "Value, seen"),
               QT_TRANSLATE_NOOP("CheckTitle", "A value differs, or is not seen")},
    CheckTitle{"value_exact", QT_TRANSLATE_NOOP("CheckTitle", "Value, exactly"),
               QT_TRANSLATE_NOOP("CheckTitle", "A value is not exact")},
    CheckTitle{"figure_certified", QT_TRANSLATE_NOOP("CheckTitle", "The figure is certified"),
               QT_TRANSLATE_NOOP("CheckTitle", "The figure is not certified")},
    CheckTitle{"redundant_holds", QT_TRANSLATE_NOOP("CheckTitle", "Redundant equations"),
               QT_TRANSLATE_NOOP("CheckTitle", "A redundant equation is not proved")},
    CheckTitle{"order_certified", QT_TRANSLATE_NOOP("CheckTitle", "Order, certified"),
               QT_TRANSLATE_NOOP("CheckTitle", "An order is not certified")},
    CheckTitle{"branch_as_recorded", QT_TRANSLATE_NOOP("CheckTitle", "The branch that is recorded"),
               QT_TRANSLATE_NOOP("CheckTitle", "Another branch than the recorded one")},
    CheckTitle{"given_as_told", QT_TRANSLATE_NOOP("CheckTitle", "What the solution takes as given"),
               QT_TRANSLATE_NOOP("CheckTitle", "The solution takes as given what is not")},
    CheckTitle{"goal_not_given", QT_TRANSLATE_NOOP("CheckTitle", "No given states the goal"),
               QT_TRANSLATE_NOOP("CheckTitle", "A given states the goal")},
    CheckTitle{"branch_complete", QT_TRANSLATE_NOOP("CheckTitle", "In every branch"),
               QT_TRANSLATE_NOOP("CheckTitle", "Not so in every branch")},
    CheckTitle{"givens_consistent", QT_TRANSLATE_NOOP("CheckTitle", "The givens agree"),
               QT_TRANSLATE_NOOP("CheckTitle", "The givens contradict each other")},
    CheckTitle{"goal_proved", QT_TRANSLATE_NOOP("CheckTitle", "Goal, proved"),
               QT_TRANSLATE_NOOP("CheckTitle", "A goal is not proved")},
    CheckTitle{"question_answered", QT_TRANSLATE_NOOP("CheckTitle", "Question, answered"),
               QT_TRANSLATE_NOOP("CheckTitle", "A question is not answered")},
    CheckTitle{"solution_holds", QT_TRANSLATE_NOOP("CheckTitle", "Steps of the solution"),
               QT_TRANSLATE_NOOP("CheckTitle", "A step of the solution does not hold")},
    CheckTitle{"text_as_asked", QT_TRANSLATE_NOOP("CheckTitle", "What the text asks for"),
               QT_TRANSLATE_NOOP("CheckTitle", "The text asks for something else")},
    CheckTitle{"text_read", QT_TRANSLATE_NOOP("CheckTitle", "What of the text is read"),
               QT_TRANSLATE_NOOP("CheckTitle", "A text is not read whole")},
    CheckTitle{"text_shown", QT_TRANSLATE_NOOP("CheckTitle", "What the text says of the figure"),
               QT_TRANSLATE_NOOP("CheckTitle", "The text says of the figure what is not so")},
    CheckTitle{"text_values", QT_TRANSLATE_NOOP("CheckTitle", "Amounts that the text compares"),
               QT_TRANSLATE_NOOP("CheckTitle", "The text compares amounts wrongly")},
    CheckTitle{"text_holds", QT_TRANSLATE_NOOP("CheckTitle", "Claims of the text"),
               QT_TRANSLATE_NOOP("CheckTitle", "A claim of the text does not hold")},
    CheckTitle{"claim_holds", QT_TRANSLATE_NOOP("CheckTitle", "Claim, seen"),
               QT_TRANSLATE_NOOP("CheckTitle", "A claim is not seen to hold")},
    CheckTitle{"claim_exact", QT_TRANSLATE_NOOP("CheckTitle", "Claim, exactly"),
               QT_TRANSLATE_NOOP("CheckTitle", "A claim is not exact")},
    CheckTitle{"claim_proved", QT_TRANSLATE_NOOP("CheckTitle", "Claim, proved"),
               QT_TRANSLATE_NOOP("CheckTitle", "A claim is not proved")},
    CheckTitle{"claim_read", QT_TRANSLATE_NOOP("CheckTitle", "Claim, read from the figure"),
               QT_TRANSLATE_NOOP("CheckTitle", "A claim is not seen in the figure")},
    CheckTitle{"constraint_holds", QT_TRANSLATE_NOOP("CheckTitle", "Constraint besides the figure"),
               QT_TRANSLATE_NOOP("CheckTitle", "A constraint besides the figure is open")},
    CheckTitle{"goal_read", QT_TRANSLATE_NOOP("CheckTitle", "Reading the goal"),
               QT_TRANSLATE_NOOP("CheckTitle", "The goal is not read")},
    CheckTitle{"goal_meant", QT_TRANSLATE_NOOP("CheckTitle", "What the goal calls figures"),
               QT_TRANSLATE_NOOP("CheckTitle", "The goal calls a figure what it is not")},
    CheckTitle{"answer_read", QT_TRANSLATE_NOOP("CheckTitle", "Reading the answer"),
               QT_TRANSLATE_NOOP("CheckTitle", "The answer is not read")},
    CheckTitle{"answers_agree", QT_TRANSLATE_NOOP("CheckTitle", "The author's answer and the solver's"),
               QT_TRANSLATE_NOOP("CheckTitle", "The author and the solver answer differently")},
    CheckTitle{"answer_fits", QT_TRANSLATE_NOOP("CheckTitle", "The kind of answer"),
               QT_TRANSLATE_NOOP("CheckTitle", "The answer is of another kind")},
    CheckTitle{"answer_holds", QT_TRANSLATE_NOOP("CheckTitle", "The answer that is told"),
               QT_TRANSLATE_NOOP("CheckTitle", "The answer is wrong, or open")},
    CheckTitle{"told_held", QT_TRANSLATE_NOOP("CheckTitle", "What the file tells"),
               QT_TRANSLATE_NOOP("CheckTitle", "What the file tells was not held")},
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

namespace {

QString in_words(const QString& name, const char* CheckTitle::*words) {
    const auto row = std::ranges::find(titles, name.toStdString(), &CheckTitle::name);
    if (row != titles.end()) return QCoreApplication::translate("CheckTitle", (*row).*words);
    QString title = name;
    title.replace('_', ' ');
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

} // namespace

QString check_title(const QString& name) {
    return in_words(name, &CheckTitle::title);
}

QString check_fault(const QString& name) {
    return in_words(name, &CheckTitle::fault);
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
