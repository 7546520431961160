// The ranks of a layered layout: which node stands in which row.
#pragma once

#include "ui/graph/layout.h"

namespace porism::ui {

/// Longest path from the sources, then each node without a parent is pulled down to just above its nearest child. By
/// node, 0 at the top; empty when there is a cycle.
std::optional<std::vector<std::size_t>> assign_ranks(std::size_t count, const std::vector<LayoutEdge>& edges);

/// Ranks that are no wider than `options.room` with all that passes through them, as far as single nodes allow: filled
/// from the bottom, the nodes with the longest way above them first (after Coffman and Graham, "Optimal scheduling for
/// two-processor systems", 1972). Empty when there is a cycle.
std::optional<std::vector<std::size_t>>
ranks_in_room(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges, const LayoutOptions& options);

} // namespace porism::ui
