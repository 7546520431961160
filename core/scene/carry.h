// Carrying what speaks of points and actions over to another scene, by the names of the points.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"

#include <optional>

namespace porism::scene {

/// The point of `to` that has the name which `point` has in `from`.
std::optional<PointId> carried(PointId point, const Scene& from, const Scene& to);
/// The same statement over the points of `to`; none when one of them is gone.
std::optional<facts::Statement> carried(const facts::Statement& statement, const Scene& from, const Scene& to);
/// Goals whose points are still there.
Goals carried(const Goals& goals, const Scene& from, const Scene& to);
/// Questions whose points are still there.
Questions carried(const Questions& questions, const Scene& from, const Scene& to);
/// The action of `to` that places the same point, or states the same.
std::optional<std::size_t> action_like(const Action& action, const Scene& from, const Scene& to);

} // namespace porism::scene
