// Lines and circles of the figure that a click can mean: their shape, and the construction that puts a point on them.
#pragma once

#include "diagram/diagram.h"
#include "paint/compose.h"
#include "scene/scene.h"
#include "ui/models/shape.h"

#include <optional>
#include <utility>
#include <vector>

namespace porism::ui {

struct Curve {
    Shape shape;
    scene::Use locus;                                ///< "on this curve", as an action says it
    std::optional<std::pair<PointId, PointId>> line; ///< two points of the scene on it, when it is a line through such
};

/// What the sketch draws, as curves; each line once for every segment that is drawn of it.
std::vector<Curve> curves_of(const paint::Sketch& sketch, const diagram::Picture& picture);

} // namespace porism::ui
