// Roles by colour and by a second cue: what a statement or point is at this moment (studio.md's table; Okabe-Ito).
#pragma once

#include "facts/statement.h"

#include <vector>

namespace porism::ui {

class Session;

enum class Role { given, derived, premise, conclusion, goal, proved };

struct Marked {
    facts::Statement statement;
    Role role;
    std::vector<PointId> told = {}; ///< of a step, its angles as its words have them (paint::Lit)
};

/// What all views light up now: for selected steps their premises and conclusion; for selected or hovered statements
/// themselves (as goal, given or derived); with nothing selected the current goal. The strongest role of each statement
/// only.
std::vector<Marked> marked(const Session& session);

} // namespace porism::ui
