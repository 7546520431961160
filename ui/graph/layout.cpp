#include "ui/graph/layout.h"
#include "ui/graph/ranks.h"

#include <algorithm>
#include <limits>

namespace porism::ui {
namespace {

using Index = std::size_t;

/// Cells that all sweeps together go over, so that a picture which nobody can read whole does not take seconds; from
/// some 60,000 cells on there are fewer sweeps than were asked for.
constexpr Index most_swept = 700'000;
constexpr int least_sweeps = 2;

/// A box of one rank: a node, or the place where a long edge passes.
struct Cell {
    double width = 0, height = 0;
    Index rank = 0;
    double x = 0;
    bool bend = false;
    std::vector<Index> up, down;
};

struct Layers {
    std::vector<Cell> cells;             ///< the nodes first, then the bends
    std::vector<std::uint32_t> position; ///< by cell, within its rank; apart, for the sweeps read little else
    std::vector<std::vector<Index>> ranks;
    std::vector<std::vector<Index>> chains; ///< by edge: its cells from top to bottom
};

Layers cut_into_layers(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                       const std::vector<Index>& rank) {
    Layers layers;
    for (Index i = 0; i < nodes.size(); ++i)
        layers.cells.push_back(Cell{nodes[i].width, nodes[i].height, rank[i], 0, false, {}, {}});
    for (const auto& edge : edges) {
        std::vector<Index> chain{edge.from};
        for (Index r = rank[edge.from] + 1; r < rank[edge.to]; ++r) {
            chain.push_back(layers.cells.size());
            layers.cells.push_back(Cell{2, 0, r, 0, true, {}, {}});
        }
        chain.push_back(edge.to);
        for (Index i = 0; i + 1 < chain.size(); ++i) {
            layers.cells[chain[i]].down.push_back(chain[i + 1]);
            layers.cells[chain[i + 1]].up.push_back(chain[i]);
        }
        layers.chains.push_back(std::move(chain));
    }
    const Index count = rank.empty() ? 0 : *std::max_element(rank.begin(), rank.end()) + 1;
    layers.ranks.resize(count);
    layers.position.resize(layers.cells.size(), 0);
    return layers;
}

void number_positions(Layers& layers, Index rank) {
    std::uint32_t next = 0;
    for (const Index cell : layers.ranks[rank]) layers.position[cell] = next++;
}

/// Depth-first from the top keeps relatives together: a far better start than the order of creation.
void initial_order(Layers& layers) {
    std::vector<bool> placed(layers.cells.size(), false);
    std::vector<Index> stack;
    for (Index root = 0; root < layers.cells.size(); ++root) {
        if (!layers.cells[root].up.empty()) continue;
        stack.push_back(root);
        while (!stack.empty()) {
            const Index cell = stack.back();
            stack.pop_back();
            if (placed[cell]) continue;
            placed[cell] = true;
            layers.ranks[layers.cells[cell].rank].push_back(cell);
            const auto& down = layers.cells[cell].down;
            stack.insert(stack.end(), down.rbegin(), down.rend());
        }
    }
    for (Index r = 0; r < layers.ranks.size(); ++r) number_positions(layers, r);
}

/// Crossings between a rank and the next, by counting inversions with a Fenwick tree (Barth, Juenger and Mutzel, 2004).
std::uint64_t crossings_below(const Layers& layers, Index rank) {
    if (rank + 1 >= layers.ranks.size()) return 0;
    std::vector<std::uint64_t> tree(layers.ranks[rank + 1].size() + 1, 0);
    std::uint64_t seen = 0, crossings = 0;
    std::vector<Index> ends;
    for (const Index cell : layers.ranks[rank]) {
        ends.clear();
        for (const Index child : layers.cells[cell].down) ends.push_back(layers.position[child]);
        for (const Index end : ends) {
            std::uint64_t not_right = 0;
            for (Index i = end + 1; i > 0; i -= i & (~i + 1)) not_right += tree[i];
            crossings += seen - not_right;
        }
        for (const Index end : ends)
            for (Index i = end + 1; i < tree.size(); i += i & (~i + 1)) ++tree[i];
        seen += ends.size();
    }
    return crossings;
}

std::uint64_t all_crossings(const Layers& layers) {
    std::uint64_t sum = 0;
    for (Index r = 0; r < layers.ranks.size(); ++r) sum += crossings_below(layers, r);
    return sum;
}

double median_position(const Layers& layers, const std::vector<Index>& neighbours, double otherwise) {
    if (neighbours.empty()) return otherwise;
    if (neighbours.size() == 1) return layers.position[neighbours.front()];
    std::vector<Index> positions;
    for (const Index n : neighbours) positions.push_back(layers.position[n]);
    std::sort(positions.begin(), positions.end());
    const Index middle = positions.size() / 2;
    if (positions.size() % 2 == 1) return static_cast<double>(positions[middle]);
    return 0.5 * static_cast<double>(positions[middle - 1] + positions[middle]);
}

void sort_by_median(Layers& layers, Index rank, bool downwards) {
    auto& row = layers.ranks[rank];
    std::vector<std::pair<double, Index>> keyed;
    for (const Index cell : row) {
        const auto& neighbours = downwards ? layers.cells[cell].up : layers.cells[cell].down;
        keyed.emplace_back(median_position(layers, neighbours, static_cast<double>(layers.position[cell])), cell);
    }
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (Index i = 0; i < row.size(); ++i) row[i] = keyed[i].second;
    number_positions(layers, rank);
}

std::uint64_t pair_crossings(const Layers& layers, const std::vector<Index>& left, const std::vector<Index>& right) {
    std::uint64_t count = 0;
    for (const Index a : left)
        for (const Index b : right) count += layers.position[a] > layers.position[b] ? 1 : 0;
    return count;
}

/// Exchanges neighbours while that removes crossings.
void transpose(Layers& layers) {
    for (Index r = 0; r < layers.ranks.size(); ++r) {
        auto& row = layers.ranks[r];
        for (Index i = 0; i + 1 < row.size(); ++i) {
            const Cell& a = layers.cells[row[i]];
            const Cell& b = layers.cells[row[i + 1]];
            const auto now = pair_crossings(layers, a.up, b.up) + pair_crossings(layers, a.down, b.down);
            const auto then = pair_crossings(layers, b.up, a.up) + pair_crossings(layers, b.down, a.down);
            if (then >= now) continue;
            std::swap(row[i], row[i + 1]);
            std::swap(layers.position[row[i]], layers.position[row[i + 1]]);
        }
    }
}

std::uint64_t reduce_crossings(Layers& layers, const LayoutOptions& options, const Control& control) {
    auto best = layers.ranks;
    std::uint64_t fewest = all_crossings(layers);
    int without_gain = 0;
    const auto affordable = static_cast<int>(most_swept / std::max<Index>(1, layers.cells.size()));
    const int sweeps = std::min(options.sweeps, std::max(least_sweeps, affordable));
    for (int sweep = 0; sweep < sweeps && fewest > 0 && without_gain < 3 && !control.stopped(); ++sweep) {
        const bool downwards = sweep % 2 == 0;
        for (Index i = 1; i < layers.ranks.size(); ++i)
            sort_by_median(layers, downwards ? i : layers.ranks.size() - 1 - i, downwards);
        transpose(layers);
        const std::uint64_t crossings = all_crossings(layers);
        ++without_gain;
        if (crossings < fewest) {
            fewest = crossings;
            best = layers.ranks;
            without_gain = 0;
        }
    }
    layers.ranks = std::move(best);
    for (Index r = 0; r < layers.ranks.size(); ++r) number_positions(layers, r);
    return fewest;
}

/// The places nearest to the wishes (least squares) that keep the order, the gaps and the room, which lies around 0:
/// pool adjacent violators, then clamp. A row that is wider than the room stands in its middle.
void place_in_order(Layers& layers, const std::vector<Index>& row, const std::vector<double>& wish,
                    const LayoutOptions& options) {
    if (row.empty()) return;
    const double gap = options.node_gap;
    struct Block {
        double sum = 0;
        Index count = 0;
        double mean() const { return sum / static_cast<double>(count); }
    };
    std::vector<double> offset(row.size(), 0);
    for (Index i = 1; i < row.size(); ++i) {
        const Cell& left = layers.cells[row[i - 1]];
        const Cell& right = layers.cells[row[i]];
        const double space = left.bend && right.bend ? gap / 2 : gap;
        offset[i] = offset[i - 1] + 0.5 * (left.width + right.width) + space;
    }
    std::vector<Block> blocks;
    for (Index i = 0; i < row.size(); ++i) {
        blocks.push_back({wish[i] - offset[i], 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().count += last.count;
        }
    }
    const double first = layers.cells[row.front()].width / 2, last = layers.cells[row.back()].width / 2;
    const double room = options.room > 0 ? options.room : std::numeric_limits<double>::infinity();
    const double half = std::max(room, first + offset.back() + last) / 2;
    Index i = 0;
    for (const Block& block : blocks) {
        const double place = std::max(first - half, std::min(block.mean(), half - last - offset.back()));
        for (Index k = 0; k < block.count; ++k, ++i) layers.cells[row[i]].x = place + offset[i];
    }
}

double mean_x(const Layers& layers, const Cell& cell, bool up, bool down) {
    double sum = 0;
    Index count = 0;
    const auto take = [&](const std::vector<Index>& neighbours) {
        for (const Index n : neighbours) sum += layers.cells[n].x;
        count += neighbours.size();
    };
    if (up) take(cell.up);
    if (down) take(cell.down);
    return count == 0 ? cell.x : sum / static_cast<double>(count);
}

void place_cells(Layers& layers, const LayoutOptions& options, const Control& control) {
    for (const auto& row : layers.ranks) place_in_order(layers, row, std::vector<double>(row.size(), 0), options);
    constexpr int rounds = 10;
    for (int round = 0; round < rounds && !control.stopped(); ++round) {
        const bool both = round >= rounds - 2;
        const bool downwards = round % 2 == 0;
        for (Index i = 0; i < layers.ranks.size(); ++i) {
            const auto& row = layers.ranks[downwards ? i : layers.ranks.size() - 1 - i];
            std::vector<double> wish;
            for (const Index cell : row)
                wish.push_back(mean_x(layers, layers.cells[cell], both || downwards, both || !downwards));
            place_in_order(layers, row, wish, options);
        }
    }
}

Layout read_off(const Layers& layers, Index node_count, const LayoutOptions& options) {
    Layout result;
    double left = 0;
    bool any = false;
    for (const Cell& cell : layers.cells) {
        left = any ? std::min(left, cell.x - cell.width / 2) : cell.x - cell.width / 2;
        any = true;
    }
    std::vector<double> middle(layers.ranks.size(), 0), height(layers.ranks.size(), 0);
    double top = 0;
    for (Index r = 0; r < layers.ranks.size(); ++r) {
        for (const Index cell : layers.ranks[r]) height[r] = std::max(height[r], layers.cells[cell].height);
        middle[r] = top + height[r] / 2;
        top += height[r] + options.rank_gap;
    }
    const auto centre = [&](const Cell& cell) { return LayoutPoint{cell.x - left, middle[cell.rank]}; };
    for (Index i = 0; i < node_count; ++i) {
        const Cell& cell = layers.cells[i];
        result.centres.push_back(centre(cell));
        result.ranks.push_back(cell.rank);
    }
    for (const Cell& cell : layers.cells) result.width = std::max(result.width, cell.x - left + cell.width / 2);
    result.height = layers.ranks.empty() ? 0 : top - options.rank_gap;
    for (const auto& chain : layers.chains) {
        std::vector<LayoutPoint> route;
        for (const Index index : chain) {
            const Cell& cell = layers.cells[index];
            const auto [x, y] = centre(cell);
            const double half = (cell.bend ? height[cell.rank] : cell.height) / 2;
            if (index != chain.front()) route.push_back({x, y - half});
            if (index != chain.back()) route.push_back({x, y + half});
        }
        result.routes.push_back(std::move(route));
    }
    return result;
}

} // namespace

std::optional<Layout> layered_layout(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                                     const LayoutOptions& options, const Control& control) {
    const auto rank = options.room > 0 ? ranks_in_room(nodes, edges, options) : assign_ranks(nodes.size(), edges);
    if (!rank) return std::nullopt;
    Layers layers = cut_into_layers(nodes, edges, *rank);
    initial_order(layers);
    const std::uint64_t crossings = reduce_crossings(layers, options, control);
    place_cells(layers, options, control);
    if (control.stopped()) return std::nullopt;
    Layout result = read_off(layers, nodes.size(), options);
    result.crossings = crossings;
    return result;
}

} // namespace porism::ui
