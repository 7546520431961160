#include "paint/places.h"

#include <algorithm>
#include <numeric>

namespace porism::paint {
namespace {

constexpr double over_label = 500, over_line = 100, touching_line = 5, outside = 500;
constexpr double clear_of_lines = 2, clear_of_edges = 2; ///< pixels at size 1
constexpr int sweeps = 6;
/// Labels held against each other, before pairs that meet are left as they are: of hundreds in a crowd nobody reads
/// one.
constexpr std::size_t most_comparisons = 20'000'000;

class Chooser {
public:
    Chooser(std::vector<Placeable>& labels, double gap) : labels_(labels), gap_(gap), placed_(labels.size()) {
        for (std::size_t i = 0; i < labels.size(); ++i) {
            placed_[i] = labels[i].fixed;
            extents_.push_back(extent(labels[i]));
        }
        for (std::size_t i = 0; i < labels.size(); ++i) near_.push_back(neighbours(i));
    }

    void run() {
        const auto order = cramped_first();
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            bool changed = false;
            for (const std::size_t i : order) changed = improve(i) || changed;
            if (!changed) break;
        }
        for (const std::size_t i : order) part(i);
    }

private:
    static Box extent(const Placeable& label) {
        Box all = label.places.front().box;
        for (const LabelPlace& place : label.places) {
            all.low = {std::min(all.low.x, place.box.low.x), std::min(all.low.y, place.box.low.y)};
            all.high = {std::max(all.high.x, place.box.high.x), std::max(all.high.y, place.box.high.y)};
        }
        return all;
    }

    std::vector<std::size_t> neighbours(std::size_t i) const {
        std::vector<std::size_t> out;
        const Box around = extents_[i].grown(gap_);
        for (std::size_t j = 0; j < labels_.size(); ++j)
            if (j != i && around.meets(extents_[j])) out.push_back(j);
        return out;
    }

    std::vector<std::size_t> cramped_first() const {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < labels_.size(); ++i)
            if (!labels_[i].fixed) order.push_back(i);
        std::ranges::stable_sort(
            order, {}, [&](std::size_t i) { return -std::ranges::min(labels_[i].places, {}, &LabelPlace::cost).cost; });
        return order;
    }

    const Box& box(std::size_t i) const { return labels_[i].places[labels_[i].chosen].box; }

    double cost_of(std::size_t i, std::size_t place, std::size_t but) const {
        double cost = labels_[i].places[place].cost;
        const Box wide = labels_[i].places[place].box.grown(gap_);
        compared_ += near_[i].size();
        for (const std::size_t j : near_[i])
            if (j != but && placed_[j] && wide.meets(box(j))) cost += over_label;
        return cost;
    }

    struct Best {
        std::size_t place = 0;
        double cost = HUGE_VAL;
    };
    Best best_of(std::size_t i, std::size_t but) const {
        Best best;
        for (std::size_t place = 0; place < labels_[i].places.size(); ++place) {
            if (labels_[i].places[place].cost >= best.cost) continue;
            const double cost = cost_of(i, place, but);
            if (cost < best.cost) best = {place, cost};
        }
        return best;
    }

    bool improve(std::size_t i) {
        const Best best = best_of(i, i);
        const bool changed = !placed_[i] || best.place != labels_[i].chosen;
        labels_[i].chosen = best.place;
        placed_[i] = true;
        return changed;
    }

    bool is_over() const { return compared_ > most_comparisons; }

    /// Where a label meets another that may go elsewhere, the best places of the two together.
    void part(std::size_t i) {
        for (const std::size_t j : near_[i]) {
            if (is_over()) return;
            if (labels_[j].fixed || !box(i).grown(gap_).meets(box(j))) continue;
            const std::size_t before_i = labels_[i].chosen, before_j = labels_[j].chosen;
            double least = cost_of(i, before_i, i) + cost_of(j, before_j, i);
            std::size_t best_i = before_i, best_j = before_j;
            for (std::size_t place = 0; place < labels_[i].places.size(); ++place) {
                const double own = cost_of(i, place, j);
                if (own >= least || is_over()) continue;
                labels_[i].chosen = place;
                const Best other = best_of(j, j);
                if (own + other.cost >= least) continue;
                least = own + other.cost;
                best_i = place;
                best_j = other.place;
            }
            labels_[i].chosen = best_i;
            labels_[j].chosen = best_j;
        }
    }

    std::vector<Placeable>& labels_;
    double gap_;
    std::vector<bool> placed_;
    std::vector<Box> extents_;
    std::vector<std::vector<std::size_t>> near_;
    mutable std::size_t compared_ = 0;
};

} // namespace

double cost_of_surroundings(const Scenery& scenery, const Box& box, std::span<const Obstacle> strokes,
                            std::span<const Box> cover) {
    const double clear = clear_of_lines * scenery.options.size;
    const Box wide = box.grown(clear);
    const auto touches = [&](const Obstacle& obstacle, double gap) {
        if (cover.empty()) return gap > 0 || crosses(box, obstacle);
        return std::ranges::any_of(cover,
                                   [&](const Box& part) { return crosses(part.moved(box.low).grown(gap), obstacle); });
    };
    double cost = 0;
    for (const Obstacle& obstacle : strokes)
        if (crosses(wide, obstacle) && touches(obstacle, clear))
            cost += (touches(obstacle, 0) ? over_line : touching_line) * obstacle.weight;
    const Box page{{clear_of_edges, clear_of_edges},
                   {scenery.view.width - clear_of_edges, scenery.view.height - clear_of_edges}};
    return page.contains(box) ? cost : cost + outside;
}

void choose_places(std::vector<Placeable>& labels, double gap) {
    Chooser(labels, gap).run();
}

} // namespace porism::paint
