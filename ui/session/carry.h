// Carrying what speaks of points over to another version of the scene, by name.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"
#include "ui/session/selection.h"

#include <optional>

namespace porism::ui {

/// The point of `to` that has the name which `point` has in `from`.
std::optional<PointId> carried(PointId point, const scene::Scene& from, const scene::Scene& to);
/// The same statement over the points of `to`; none when one of them is gone.
std::optional<facts::Statement> carried(const facts::Statement& statement, const scene::Scene& from,
                                        const scene::Scene& to);
/// Goals whose points are still there.
scene::Goals carried(const scene::Goals& goals, const scene::Scene& from, const scene::Scene& to);
/// Questions whose points are still there.
scene::Questions carried(const scene::Questions& questions, const scene::Scene& from, const scene::Scene& to);
/// What is still there of a selection; steps are dropped.
Selection carried(const Selection& selection, const scene::Scene& from, const scene::Scene& to);

} // namespace porism::ui
