#include "ui/graph/ranks.h"

#include <algorithm>
#include <tuple>

namespace porism::ui {
namespace {

using Index = std::size_t;

/// Kahn's order; empty when there is a cycle.
std::optional<std::vector<Index>> topological_order(Index count, const std::vector<LayoutEdge>& edges) {
    std::vector<std::vector<Index>> below(count);
    std::vector<Index> waiting(count, 0);
    for (const auto& edge : edges) {
        below[edge.from].push_back(edge.to);
        ++waiting[edge.to];
    }
    std::vector<Index> order;
    for (Index node = 0; node < count; ++node)
        if (waiting[node] == 0) order.push_back(node);
    for (Index next = 0; next < order.size(); ++next)
        for (const Index child : below[order[next]])
            if (--waiting[child] == 0) order.push_back(child);
    if (order.size() != count) return std::nullopt;
    return order;
}

} // namespace

std::optional<std::vector<Index>> assign_ranks(Index count, const std::vector<LayoutEdge>& edges) {
    const auto order = topological_order(count, edges);
    if (!order) return std::nullopt;
    std::vector<std::vector<Index>> parents(count), children(count);
    for (const auto& edge : edges) {
        parents[edge.to].push_back(edge.from);
        children[edge.from].push_back(edge.to);
    }
    std::vector<Index> rank(count, 0);
    for (const Index node : *order)
        for (const Index parent : parents[node]) rank[node] = std::max(rank[node], rank[parent] + 1);
    for (const Index node : *order) {
        if (!parents[node].empty() || children[node].empty()) continue;
        Index nearest = rank[children[node].front()];
        for (const Index child : children[node]) nearest = std::min(nearest, rank[child]);
        rank[node] = nearest - 1;
    }
    return rank;
}

namespace {

/// Fills the rows from the bottom.
class Rows {
public:
    Rows(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges, const LayoutOptions& options,
         std::vector<Index> depth)
        : nodes_(nodes), options_(options), depth_(std::move(depth)), row_(nodes.size(), none), children_(nodes.size()),
          parents_(nodes.size()), waiting_(nodes.size(), 0), ready_since_(nodes.size(), 0) {
        for (const LayoutEdge& edge : edges) {
            children_[edge.from].push_back(edge.to);
            parents_[edge.to].push_back(edge.from);
            ++waiting_[edge.from];
        }
    }

    std::vector<Index> run() {
        Index placed = 0, rows = 0;
        for (; placed < nodes_.size(); ++rows) placed += fill(rows);
        for (Index& row : row_) row = rows - 1 - row;
        return std::move(row_);
    }

private:
    static constexpr Index none = static_cast<Index>(-1);

    /// The nodes of one row: those whose children all stand below, as many as there is room for.
    Index fill(Index row) {
        std::vector<Index> ready;
        for (Index node = 0; node < nodes_.size(); ++node)
            if (row_[node] == none && waiting_[node] == 0) ready.push_back(node);
        // The longest way above first, then those that have waited longest, so that relatives stand together.
        std::ranges::sort(ready, {},
                          [&](Index n) { return std::tuple(-static_cast<long>(depth_[n]), ready_since_[n], n); });
        std::vector<Index> taken;
        double used = open_ * passing();
        for (const Index node : ready) {
            const auto own = static_cast<double>(children_[node].size());
            const double with = used + nodes_[node].width + options_.node_gap - own * passing();
            if (!taken.empty() && with - options_.node_gap > options_.room) continue;
            used = with;
            taken.push_back(node);
        }
        for (const Index node : taken) {
            row_[node] = row;
            open_ += static_cast<double>(parents_[node].size()) - static_cast<double>(children_[node].size());
            for (const Index parent : parents_[node]) {
                ready_since_[parent] = row + 1;
                --waiting_[parent];
            }
        }
        return taken.size();
    }
    /// What an edge takes that passes through a row.
    double passing() const { return 2 + options_.node_gap / 2; }

    const std::vector<LayoutNode>& nodes_;
    const LayoutOptions& options_;
    std::vector<Index> depth_, row_;
    std::vector<std::vector<Index>> children_, parents_;
    std::vector<Index> waiting_, ready_since_;
    double open_ = 0; ///< edges from nodes that have no row yet to nodes that have
};

} // namespace

std::optional<std::vector<Index>> ranks_in_room(const std::vector<LayoutNode>& nodes,
                                                const std::vector<LayoutEdge>& edges, const LayoutOptions& options) {
    const auto order = topological_order(nodes.size(), edges);
    if (!order) return std::nullopt;
    std::vector<std::vector<Index>> below(nodes.size());
    for (const LayoutEdge& edge : edges) below[edge.from].push_back(edge.to);
    std::vector<Index> depth(nodes.size(), 0);
    for (const Index node : *order)
        for (const Index child : below[node]) depth[child] = std::max(depth[child], depth[node] + 1);
    return Rows(nodes, edges, options, std::move(depth)).run();
}

} // namespace porism::ui
