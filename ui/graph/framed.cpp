// Which of several layouts can be read best in a frame.
#include "ui/graph/layout.h"

#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

constexpr std::size_t most_wrapped = 60;
/// How much larger a wrapped layout must come out: rows that belong together are worth something.
constexpr double gain = 1.06;

LayoutOptions close_together(double room) {
    LayoutOptions options;
    options.node_gap = 12;
    options.rank_gap = 24;
    options.room = room;
    return options;
}

} // namespace

double zoom_to_fit(const Layout& layout, const LayoutFrame& frame) {
    return std::min({1.0, frame.width / std::max(1.0, layout.width), frame.height / std::max(1.0, layout.height)});
}

std::optional<Layout> framed_layout(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                                    const LayoutFrame& frame, const Control& control) {
    auto best = layered_layout(nodes, edges, {}, control);
    if (!best || nodes.size() > most_wrapped) return best;
    constexpr std::array zooms{1.0, 0.92, 0.84, 0.77, 0.0};
    for (const double wanted : zooms) {
        if (zoom_to_fit(*best, frame) >= 1) break;
        const double zoom = std::max(wanted, frame.least_zoom);
        auto wrapped = layered_layout(nodes, edges, close_together(frame.width / zoom), control);
        if (!wrapped) return std::nullopt;
        const bool larger = zoom_to_fit(*wrapped, frame) > gain * zoom_to_fit(*best, frame);
        const bool last = wanted == zooms.back() && zoom_to_fit(*best, frame) < frame.least_zoom;
        if (larger || (last && wrapped->width < best->width)) best = std::move(wrapped);
    }
    return best;
}

} // namespace porism::ui
