// The combinations of the branches that a scene leaves open. For the sources of this module only.
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::diagnose {

/// By action: whether it is behind these points and nothing says its branch, neither one that is written nor
/// coordinates.
std::vector<bool> open_branches(const scene::Scene& scene, std::span<const PointId> points);

/// The first figure of a scene; empty where it has none.
using FirstFigure = std::function<std::optional<diagram::Diagram>(const scene::Scene&)>;
/// A scene with some of its open branches written in, and its first figure, whose branches are a combination that was
/// not met before. False ends the walk.
using AtBranching = std::function<bool(const scene::Scene&, const diagram::Diagram&)>;

/// Every combination of the open branches that has a figure, that of the scene itself first: by those that first differ
/// from one of them at each action in turn.
void each_branching(const scene::Scene& scene, const std::vector<bool>& open, const FirstFigure& first,
                    const AtBranching& at);

} // namespace porism::diagnose
