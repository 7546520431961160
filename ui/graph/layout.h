// Layered layout of a directed acyclic graph: ranks, order within ranks, places, and the bends of the edges.
//
// After Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures" (1981):
// longest-path ranks pulled tight, median and transposition sweeps against crossings (Gansner et al., "A technique for
// drawing directed graphs", 1993), and places by alternating least-squares alignment that keeps the order. Free of Qt,
// so that it runs in any thread; deterministic; O(sweeps * edges) after long edges are cut into one piece per rank.
#pragma once

#include "base/stop.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace porism::ui {

struct LayoutNode {
    double width = 0, height = 0; ///< in the unit in which the result is wanted
};
struct LayoutEdge {
    std::size_t from = 0, to = 0; ///< `from` is drawn above `to`
};
struct LayoutOptions {
    double node_gap = 18; ///< least horizontal gap between boxes of one rank
    double rank_gap = 34; ///< vertical gap between ranks
    double room = 0; ///< a rank that would be wider is wrapped into several, and all keep to it; 0: as wide as it is
    int sweeps = 12; ///< at most; ends earlier when the crossings do not fall any more
};
struct LayoutPoint {
    double x = 0, y = 0;
};
struct Layout {
    std::vector<LayoutPoint> centres; ///< by node
    /// By edge: from the border of `from` to the border of `to`, upright through each rank that it passes.
    std::vector<std::vector<LayoutPoint>> routes;
    std::vector<std::size_t> ranks; ///< by node, 0 at the top
    double width = 0, height = 0;
    std::uint64_t crossings = 0;
};

/// Empty when stopped, or when the edges have a cycle.
std::optional<Layout> layered_layout(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                                     const LayoutOptions& options = {}, const Control& control = {});

/// A frame that a picture is to be read in.
struct LayoutFrame {
    double width = 0, height = 0;
    double least_zoom = 1; ///< below it the letters are too small to read
};

/// The zoom at which the whole of a layout stands in the frame, at most 1.
double zoom_to_fit(const Layout& layout, const LayoutFrame& frame);

/// The layout that is largest when all of it stands in the frame, with its wide ranks wrapped or not; where none can be
/// read so, one that is no wider than the frame. Graphs of more than some 60 nodes are never wrapped: their long edges
/// would take all the room.
std::optional<Layout> framed_layout(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                                    const LayoutFrame& frame, const Control& control = {});

} // namespace porism::ui
