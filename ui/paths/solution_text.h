// The solution of the current goal as plain text, for reading and for the clipboard.
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace porism::ui {

class Session;

struct SolutionText {
    QString problem;        ///< "Let ABC be a triangle. ... Prove that AH ⊥ BC."
    QStringList steps;      ///< one sentence a step, without numbers
    QStringList conditions; ///< "A, B and C do not lie on one line"
};

/// Of the current goal's path in the latest results; all empty where there is none.
SolutionText solution_of(const Session& session);
/// Problem, numbered steps and conditions, as it is copied.
QString plain_text(const SolutionText& solution);
/// Puts the present solution on the clipboard; false when there is none.
bool copy_solution(const Session& session);

} // namespace porism::ui
