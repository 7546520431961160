#include "ui/graph/layout.h"
#include "ui/graph/ranks.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace porism::ui {
namespace {

using Index = std::size_t;

/// Cells that all sweeps together go over, so that a picture which nobody can read whole does not take seconds; from
/// some 60,000 cells on there are fewer sweeps than were asked for.
constexpr Index most_swept = 700'000;
constexpr int least_sweeps = 2;

using CellId = std::uint32_t;

/// A box of one rank: a node, or the place where a long edge passes.
struct Cell {
    double width = 0, height = 0;
    Index rank = 0;
    bool bend = false;
};

/// Of each cell those that it is joined to in a neighbouring rank, one behind the other in one place: a deep graph has
/// some ten bends for each node, and the sweeps read nothing else.
class Neighbours {
public:
    void fill(Index cells, const std::vector<std::pair<CellId, CellId>>& links) {
        first_.assign(cells + 1, 0);
        for (const auto& link : links) ++first_[link.first + 1];
        for (Index i = 0; i < cells; ++i) first_[i + 1] += first_[i];
        all_.resize(links.size());
        std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
        for (const auto& [cell, other] : links) all_[next[cell]++] = other;
    }
    std::span<const CellId> operator[](CellId cell) const {
        return std::span(all_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
    }

private:
    std::vector<std::uint32_t> first_;
    std::vector<CellId> all_;
};

struct Layers {
    std::vector<Cell> cells;             ///< the nodes first, then the bends
    std::vector<std::uint32_t> position; ///< by cell, within its rank
    std::vector<double> x;               ///< by cell
    Neighbours up, down;
    std::vector<std::vector<CellId>> ranks;
    std::vector<std::vector<CellId>> chains; ///< by edge: its cells from top to bottom
};

Layers cut_into_layers(const std::vector<LayoutNode>& nodes, const std::vector<LayoutEdge>& edges,
                       const std::vector<Index>& rank) {
    Layers layers;
    for (Index i = 0; i < nodes.size(); ++i) layers.cells.push_back({nodes[i].width, nodes[i].height, rank[i], false});
    std::vector<std::pair<CellId, CellId>> downwards, upwards;
    for (const auto& edge : edges) {
        std::vector<CellId> chain{static_cast<CellId>(edge.from)};
        for (Index r = rank[edge.from] + 1; r < rank[edge.to]; ++r) {
            chain.push_back(static_cast<CellId>(layers.cells.size()));
            layers.cells.push_back({2, 0, r, true});
        }
        chain.push_back(static_cast<CellId>(edge.to));
        for (Index i = 0; i + 1 < chain.size(); ++i) {
            downwards.emplace_back(chain[i], chain[i + 1]);
            upwards.emplace_back(chain[i + 1], chain[i]);
        }
        layers.chains.push_back(std::move(chain));
    }
    const Index count = rank.empty() ? 0 : *std::max_element(rank.begin(), rank.end()) + 1;
    layers.ranks.resize(count);
    layers.position.resize(layers.cells.size(), 0);
    layers.x.resize(layers.cells.size(), 0);
    layers.down.fill(layers.cells.size(), downwards);
    layers.up.fill(layers.cells.size(), upwards);
    return layers;
}

void number_positions(Layers& layers, Index rank) {
    std::uint32_t next = 0;
    for (const CellId cell : layers.ranks[rank]) layers.position[cell] = next++;
}

/// Depth-first from the top keeps relatives together: a far better start than the order of creation.
void initial_order(Layers& layers) {
    std::vector<bool> placed(layers.cells.size(), false);
    std::vector<CellId> stack;
    for (CellId root = 0; root < layers.cells.size(); ++root) {
        if (!layers.up[root].empty()) continue;
        stack.push_back(root);
        while (!stack.empty()) {
            const CellId cell = stack.back();
            stack.pop_back();
            if (placed[cell]) continue;
            placed[cell] = true;
            layers.ranks[layers.cells[cell].rank].push_back(cell);
            const auto down = layers.down[cell];
            stack.insert(stack.end(), down.rbegin(), down.rend());
        }
    }
    for (Index r = 0; r < layers.ranks.size(); ++r) number_positions(layers, r);
}

/// Crossings between a rank and the next, by counting inversions with a Fenwick tree (Barth, Juenger and Mutzel, 2004),
/// whose room is `tree`.
std::uint64_t crossings_below(const Layers& layers, Index rank, std::vector<std::uint32_t>& tree) {
    if (rank + 1 >= layers.ranks.size()) return 0;
    tree.assign(layers.ranks[rank + 1].size() + 1, 0);
    std::uint64_t seen = 0, crossings = 0;
    for (const CellId cell : layers.ranks[rank]) {
        const auto ends = layers.down[cell];
        for (const CellId child : ends) {
            std::uint64_t not_right = 0;
            for (std::uint32_t i = layers.position[child] + 1; i > 0; i -= i & (~i + 1)) not_right += tree[i];
            crossings += seen - not_right;
        }
        for (const CellId child : ends)
            for (std::uint32_t i = layers.position[child] + 1; i < tree.size(); i += i & (~i + 1)) ++tree[i];
        seen += ends.size();
    }
    return crossings;
}

std::uint64_t all_crossings(const Layers& layers) {
    std::uint64_t sum = 0;
    std::vector<std::uint32_t> tree;
    for (Index r = 0; r < layers.ranks.size(); ++r) sum += crossings_below(layers, r, tree);
    return sum;
}

double median_position(const Layers& layers, std::span<const CellId> neighbours, double otherwise) {
    if (neighbours.empty()) return otherwise;
    if (neighbours.size() == 1) return layers.position[neighbours.front()];
    std::vector<std::uint32_t> positions;
    for (const CellId n : neighbours) positions.push_back(layers.position[n]);
    std::sort(positions.begin(), positions.end());
    const Index middle = positions.size() / 2;
    if (positions.size() % 2 == 1) return positions[middle];
    return 0.5 * (static_cast<double>(positions[middle - 1]) + positions[middle]);
}

void sort_by_median(Layers& layers, Index rank, bool downwards) {
    auto& row = layers.ranks[rank];
    const Neighbours& neighbours = downwards ? layers.up : layers.down;
    std::vector<std::pair<double, CellId>> keyed;
    keyed.reserve(row.size());
    for (const CellId cell : row)
        keyed.emplace_back(median_position(layers, neighbours[cell], layers.position[cell]), cell);
    if (std::ranges::is_sorted(keyed, {}, &std::pair<double, CellId>::first)) return;
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (Index i = 0; i < row.size(); ++i) row[i] = keyed[i].second;
    number_positions(layers, rank);
}

std::uint64_t pair_crossings(const Layers& layers, std::span<const CellId> left, std::span<const CellId> right) {
    std::uint64_t count = 0;
    for (const CellId a : left)
        for (const CellId b : right) count += layers.position[a] > layers.position[b] ? 1 : 0;
    return count;
}

/// Exchanges neighbours while that removes crossings.
void transpose(Layers& layers) {
    for (Index r = 0; r < layers.ranks.size(); ++r) {
        auto& row = layers.ranks[r];
        for (Index i = 0; i + 1 < row.size(); ++i) {
            const CellId a = row[i], b = row[i + 1];
            const auto now = pair_crossings(layers, layers.up[a], layers.up[b]) +
                             pair_crossings(layers, layers.down[a], layers.down[b]);
            if (now == 0) continue;
            const auto then = pair_crossings(layers, layers.up[b], layers.up[a]) +
                              pair_crossings(layers, layers.down[b], layers.down[a]);
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
void place_in_order(Layers& layers, const std::vector<CellId>& row, const std::vector<double>& wish,
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
        for (Index k = 0; k < block.count; ++k, ++i) layers.x[row[i]] = place + offset[i];
    }
}

double mean_x(const Layers& layers, CellId cell, bool up, bool down) {
    double sum = 0;
    Index count = 0;
    const auto take = [&](std::span<const CellId> neighbours) {
        for (const CellId n : neighbours) sum += layers.x[n];
        count += neighbours.size();
    };
    if (up) take(layers.up[cell]);
    if (down) take(layers.down[cell]);
    return count == 0 ? layers.x[cell] : sum / static_cast<double>(count);
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
            for (const CellId cell : row) wish.push_back(mean_x(layers, cell, both || downwards, both || !downwards));
            place_in_order(layers, row, wish, options);
        }
    }
}

Layout read_off(const Layers& layers, Index node_count, const LayoutOptions& options) {
    Layout result;
    double left = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < layers.cells.size(); ++i) left = std::min(left, layers.x[i] - layers.cells[i].width / 2);
    std::vector<double> middle(layers.ranks.size(), 0), height(layers.ranks.size(), 0);
    double top = 0;
    for (Index r = 0; r < layers.ranks.size(); ++r) {
        for (const CellId cell : layers.ranks[r]) height[r] = std::max(height[r], layers.cells[cell].height);
        middle[r] = top + height[r] / 2;
        top += height[r] + options.rank_gap;
    }
    const auto centre = [&](Index cell) { return LayoutPoint{layers.x[cell] - left, middle[layers.cells[cell].rank]}; };
    for (Index i = 0; i < node_count; ++i) {
        result.centres.push_back(centre(i));
        result.ranks.push_back(layers.cells[i].rank);
    }
    for (Index i = 0; i < layers.cells.size(); ++i)
        result.width = std::max(result.width, layers.x[i] - left + layers.cells[i].width / 2);
    result.height = layers.ranks.empty() ? 0 : top - options.rank_gap;
    for (const auto& chain : layers.chains) {
        std::vector<LayoutPoint> route;
        for (const CellId index : chain) {
            const Cell& cell = layers.cells[index];
            const auto [x, y] = centre(index);
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
