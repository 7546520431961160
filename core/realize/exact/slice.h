// The part of a figure on which some points depend.
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"

#include <map>
#include <span>
#include <vector>

namespace porism::realize {

struct Slice {
    std::vector<std::uint32_t> instructions;           ///< ascending; with each all its operands
    std::vector<PointId> points;                       ///< ascending
    std::vector<facts::Statement> conditions;          ///< needs and guarantees of the actions that place them
    std::map<std::uint32_t, scene::Coordinates> given; ///< by instruction with inputs: the place that was typed
};

/// The points, all that they are computed from, and what the side conditions of their actions speak of.
Slice slice_of(const scene::Scene& scene, const diagram::Diagram& diagram, std::span<const PointId> points);

} // namespace porism::realize
