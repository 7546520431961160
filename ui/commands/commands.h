// One undo step per intent: what a person can do to the document.
//
// Each makes the document of afterwards and hands it to the session, which refuses it with words where there is no
// figure.
#pragma once

#include "base/result.h"
#include "scene/scene.h"

#include <span>
#include <string>
#include <vector>

namespace porism::ui {

class Session;

/// "foot D": appends one action. `names` are one per output.
Status append_action(Session& session, scene::Action action, std::span<const std::string> names);

/// The actions that would go with this one, in order, itself not among them.
std::vector<std::size_t> dependants(const scene::Scene& scene, std::size_t action);
/// "delete D, E": the action, what depends on it, and the goals that speak of points which are gone.
Status delete_action(Session& session, std::size_t action);

/// "move up D", "move down D": to another place in the list. Where dependencies forbid it, the error names the action
/// in the way.
Status reorder_action(Session& session, std::size_t action, std::size_t to);

/// "move D": moves a movable point by a vector in scene units; strokes that follow each other are one step.
Status nudge_point(Session& session, PointId point, double dx, double dy);

} // namespace porism::ui
