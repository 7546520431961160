// What given places decide of a statement that no step of a proof leads to.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "facts/statement.h"
#include "scene/scene.h"

namespace porism::workflow {

/// Whether the places of its points are given or follow from such, so that there is one figure of them, and the
/// statement holds there by exact numbers. `diagram` is of the scene.
bool holds_by_places(const facts::Statement& statement, const scene::Scene& scene, const diagram::Diagram& diagram,
                     const Control& control = {});

} // namespace porism::workflow
