// Carrying a selection over to another version of the scene, by name (scene/carry.h).
#pragma once

#include "scene/carry.h"
#include "ui/session/selection.h"

namespace porism::ui {

using scene::carried;

/// What is still there of a selection; steps are dropped.
Selection carried(const Selection& selection, const scene::Scene& from, const scene::Scene& to);

} // namespace porism::ui
