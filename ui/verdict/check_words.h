// What the inspector calls the checks of a verdict, and how their states look.
#pragma once

#include "problem/verdict.h"
#include "ui/session/inspection.h"

#include <QtCore/QString>
#include <QtGui/QColor>

namespace porism::ui {

struct Colours;

/// "Definition": the check of a stable name in a few words; a name that has none without its underscores.
QString check_title(const QString& name);
/// "What is given does not hold": what is so where it fails or is left open.
QString check_fault(const QString& name);
/// Colour, sign and word of a state: the colour is never the only cue.
struct CheckLook {
    problem::CheckState state;
    QColor Colours::*colour;
    const char* sign;
    const char* word; ///< in the context "CheckState"
};
const CheckLook& look_of(problem::CheckState state);

/// "Accepted", "Rejected", "Undecided", and the colour of each.
QString outcome_words(problem::Outcome outcome);
QColor outcome_colour(problem::Outcome outcome);

/// "needed", "redundant", "undecided": what a given is for a goal, and the colour of each.
QString need_words(Need need);
QColor need_colour(Need need);

/// "3.2e-05", "4": what was measured, or what it is held against.
QString measured(double value);
/// "0.3", "12": what a check cost.
QString milliseconds(double cost);
/// "Run again: passed as before, 3.1e-17, limit 1e-09, 12 ms.": what came of a check beside what it was, or why it
/// could not be run.
QString again_words(const RanAgain& again, const problem::Check& now);

} // namespace porism::ui
