#include "reason/match/sums.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace porism::reason {
namespace {

constexpr std::size_t no_group = SIZE_MAX;

/// A segment whose length is spoken of elsewhere: places of its ends on the line, the smaller first.
struct Edge {
    std::size_t from, to;
    std::size_t group; ///< of equal lengths
    bool measured;     ///< it, or one that is as long
};

struct Line {
    std::vector<Pt> points; ///< in their order on it
    std::vector<Edge> edges;
};

using Block = std::vector<Edge>;

/// The parts of a graph that hang together by more than one point, those of a single edge left out.
class Blocks {
public:
    explicit Blocks(const Line& line) : edges_(line.edges), at_(line.points.size()), seen_(line.points.size()) {
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            at_[edges_[i].from].push_back(i);
            at_[edges_[i].to].push_back(i);
        }
        for (std::size_t point = 0; point < at_.size(); ++point)
            if (seen_[point] == 0) visit(point, no_group);
    }
    std::vector<Block> take() { return std::move(blocks_); }

private:
    /// The earliest point that is reached from here without going back by the same edge (Hopcroft and Tarjan).
    std::size_t visit(std::size_t point, std::size_t by) {
        std::size_t least = seen_[point] = ++count_;
        for (const std::size_t edge : at_[point]) {
            if (edge == by) continue;
            const std::size_t other = edges_[edge].from + edges_[edge].to - point;
            if (seen_[other] > seen_[point]) continue; // met from there
            path_.push_back(edge);
            if (seen_[other] > 0) {
                least = std::min(least, seen_[other]);
                continue;
            }
            const std::size_t reached = visit(other, edge);
            if (reached >= seen_[point]) close_block(edge);
            least = std::min(least, reached);
        }
        return least;
    }

    void close_block(std::size_t first) {
        const auto begin = std::ranges::find(path_, first);
        if (path_.end() - begin > 1) {
            Block& block = blocks_.emplace_back();
            for (auto edge = begin; edge != path_.end(); ++edge) block.push_back(edges_[*edge]);
        }
        path_.erase(begin, path_.end());
    }

    const std::vector<Edge>& edges_;
    std::vector<std::vector<std::size_t>> at_;
    std::vector<std::size_t> seen_; ///< by point: when it was met, from 1
    std::vector<std::size_t> path_;
    std::vector<Block> blocks_;
    std::size_t count_ = 0;
};

class SumFinder {
public:
    SumFinder(std::span<const Figure> pictures, const Incidence& incidence, std::span<const facts::PointPair> measured,
              const StopToken& stop)
        : pictures_(pictures), incidence_(incidence), measured_(measured.begin(), measured.end()), stop_(stop) {}

    std::vector<Sum> run() {
        group_lengths();
        for (const Incidence::Set& set : incidence_.lines())
            if (set.size() > 2) add_line(set);
        bool changed = true;
        while (changed) changed = leave_out_the_others();
        std::vector<Sum> out;
        for (const Line& line : lines_)
            for (const Block& block : Blocks(line).take()) add_sums(line, block, out);
        if (stop_.stop_requested()) out.clear();
        return out;
    }

private:
    /// Pairs that are equally long in the first picture, told apart by the others.
    void group_lengths() {
        for (const auto& lengths : incidence_.equal_lengths()) {
            const std::size_t first = count_.size();
            std::vector<std::array<Pt, 2>> heads;
            for (const auto& pair : lengths) {
                const auto same =
                    std::ranges::find_if(heads, [&](const auto& head) { return equal_everywhere(head, pair); });
                const std::size_t group = group_[pair] = first + static_cast<std::size_t>(same - heads.begin());
                if (same == heads.end()) heads.push_back(pair);
                if (is_measured(pair)) measured_groups_.insert(group);
            }
            count_.resize(first + heads.size());
        }
    }

    bool is_measured(const std::array<Pt, 2>& pair) const {
        return measured_.contains({PointId(pair[0]), PointId(pair[1])});
    }

    bool equal_everywhere(const std::array<Pt, 2>& a, const std::array<Pt, 2>& b) const {
        return std::ranges::all_of(pictures_, [&](const Figure& picture) {
            return std::abs(picture.log_length(a[0], a[1]) - picture.log_length(b[0], b[1])) <= 2 * seen_equal;
        });
    }

    /// The points of it that lie on the line of the first two in every picture.
    void add_line(const Incidence::Set& set) {
        Line line{{set[0], set[1]}, {}};
        for (std::size_t i = 2; i < set.size(); ++i)
            if (seen_on_line(pictures_, set[0], set[1], set[i])) line.points.push_back(set[i]);
        if (line.points.size() < 3) return;
        const auto places = pictures_.front().points();
        const auto start = places[set[0]], along = places[set[1]] - start;
        std::ranges::sort(line.points, {}, [&](Pt p) { return geometry::dot(places[p] - start, along); });
        add_edges(line);
        lines_.push_back(std::move(line));
    }

    void add_edges(Line& line) const {
        for (std::size_t i = 0; i < line.points.size(); ++i)
            for (std::size_t j = i + 1; j < line.points.size(); ++j) {
                const auto [a, b] = std::minmax(line.points[i], line.points[j]);
                const auto found = group_.find({a, b});
                const std::size_t group = found == group_.end() ? no_group : found->second;
                const bool measured = is_measured({a, b}) || measured_groups_.contains(group);
                if (group != no_group || measured) line.edges.push_back({i, j, group, measured});
            }
    }

    /// Whether anything was left out.
    bool leave_out_the_others() {
        std::ranges::fill(count_, 0);
        std::size_t before = 0, after = 0;
        for (const Line& line : lines_)
            for (const Edge& edge : line.edges) {
                ++before;
                if (edge.group != no_group) ++count_[edge.group];
            }
        for (Line& line : lines_) {
            std::erase_if(line.edges, [&](const Edge& edge) { return !edge.measured && count_[edge.group] < 2; });
            const auto blocks = Blocks(line).take();
            line.edges.clear();
            for (const Block& block : blocks) line.edges.insert(line.edges.end(), block.begin(), block.end());
            after += line.edges.size();
        }
        return after < before && !stop_.stop_requested();
    }

    void add_sums(const Line& line, const Block& block, std::vector<Sum>& out) const {
        const std::size_t first = std::ranges::min_element(block, {}, &Edge::from)->from;
        for (const Edge& edge : block)
            if (edge.from != first && out.size() <= max_sums)
                out.push_back({line.points[first], line.points[edge.from], line.points[edge.to]});
    }

    std::span<const Figure> pictures_;
    const Incidence& incidence_;
    std::set<facts::PointPair> measured_;
    const StopToken& stop_;
    std::map<std::array<Pt, 2>, std::size_t> group_; ///< of pairs, the smaller first
    std::vector<std::size_t> count_;                 ///< of segments by group, of those that are left
    std::set<std::size_t> measured_groups_;
    std::vector<Line> lines_;
};

} // namespace

std::vector<Sum> sums(std::span<const Figure> pictures, const Incidence& incidence,
                      std::span<const facts::PointPair> measured, const StopToken& stop) {
    return SumFinder(pictures, incidence, measured, stop).run();
}

} // namespace porism::reason
