// How the studio says things: statements, actions, steps, rules. One place for all panels; through the text templates of the core.
#pragma once

#include "facts/statement.h"
#include "proof/trace.h"
#include "scene/scene.h"

#include <QtCore/QString>

namespace porism::ui {

/// "AD ⊥ BC", "∠(AB, CD) = ∠(EF, GH)": short notation for lists and nodes.
QString notation(const facts::Statement& statement, const scene::Scene& scene);
/// "AD is perpendicular to BC".
QString sentence(const facts::Statement& statement, const scene::Scene& scene);
/// "D is the foot of the perpendicular from A to BC".
QString sentence(const scene::Action& action, const scene::Scene& scene);
/// The reason of a step in a few words: "by construction", "Similar triangles (AA)", "adding directions".
QString reason(const proof::Step& step, const scene::Scene& scene);
/// A step as a line of a solution, with its reasons by number: "AD is perpendicular to BC, since ... (2, 3)".
QString sentence(const proof::Path& path, std::size_t step, const scene::Scene& scene);
/// "foot D": what Undo says of an action.
QString undo_text(const scene::Action& action, const scene::Scene& scene);

} // namespace porism::ui
