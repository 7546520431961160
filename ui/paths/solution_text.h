// The solution of the current goal as plain text, for reading and for the clipboard.
#pragma once

#include "ui/session/telling.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <vector>

namespace porism::ui {

class Session;

struct SolutionText {
    QString problem; ///< "Let ABC be a triangle. ... Prove that AH ⊥ BC."
    std::vector<SolutionLine> lines;
    bool numbered = true;   ///< each line with the number of its step
    QStringList conditions; ///< "A, B and C do not lie on one line"
    QString proviso;        ///< the same as a sentence, where there is no list of them
};

/// Of the current goal's path in the latest results; all empty where there is none.
SolutionText solution_of(const Session& session, const Telling& telling);
/// Problem, steps and conditions, as it is copied.
QString plain_text(const SolutionText& solution);
/// Puts the present solution on the clipboard, in the telling that was kept; false when there is none.
bool copy_solution(const Session& session);

} // namespace porism::ui
