// Where labels stand: beside their points, clear of lines, circles, marks and each other as far as there is room. No
// label stands as near to another point as to its own: where there is no room, it covers lines rather than move away.
#include "paint/scenery.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <numeric>

namespace porism::paint {
namespace {

constexpr double text_size = 17;
constexpr int directions = 16;
/// Free space between a point and its label, in pixels at size 1: near is better, far is a way out.
constexpr std::array<double, 3> distances{2, 4.5, 7.5};
constexpr int places = directions * static_cast<int>(distances.size());
constexpr int by_hand = places;
constexpr int sweeps = 3;

// What a place costs.
constexpr double over_label = 60, at_other_point = 150, near_other_point = 9, outside = 80, over_line = 12;
constexpr double touching_line = 5;
constexpr double lead = 6; ///< pixels at size 1 by which another point should be farther than the label's own
constexpr std::array<double, 3> distance_cost{0, 3.5, 8};
constexpr double change_cost = 2.5;
constexpr double direction_cost = 1.5;

struct Box {
    Vec low, high;

    Box grown(double by) const { return {{low.x - by, low.y - by}, {high.x + by, high.y + by}}; }
    bool meets(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y;
    }
    bool contains(Vec p) const { return low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y; }
    Vec nearest(Vec p) const { return {std::clamp(p.x, low.x, high.x), std::clamp(p.y, low.y, high.y)}; }
    /// Squared distance of the farthest corner.
    double farthest(Vec p) const {
        const Vec far{std::max(std::fabs(low.x - p.x), std::fabs(high.x - p.x)),
                      std::max(std::fabs(low.y - p.y), std::fabs(high.y - p.y))};
        return dot(far, far);
    }
};

/// Whether corners of the box lie on both sides of the line through a and b.
bool meets_line(const Box& box, Vec a, Vec b) {
    const Vec d = b - a;
    const Vec centre = between(box.low, box.high, 0.5), half = 0.5 * (box.high - box.low);
    return std::fabs(cross(d, centre - a)) < std::fabs(d.x) * half.y + std::fabs(d.y) * half.x;
}

bool crosses(const Box& box, const Obstacle& obstacle) {
    if (obstacle.radius == 0) {
        const Vec a = obstacle.from, b = obstacle.to;
        if (std::max(a.x, b.x) < box.low.x || std::min(a.x, b.x) > box.high.x || std::max(a.y, b.y) < box.low.y ||
            std::min(a.y, b.y) > box.high.y)
            return false;
        return meets_line(box, a, b);
    }
    const Vec centre = obstacle.from, near = box.nearest(centre) - centre;
    const double squared = obstacle.radius * obstacle.radius;
    return dot(near, near) < squared && squared < box.farthest(centre);
}

struct Label {
    PointId point;
    std::vector<Run> runs;
    double width = 0, height = 0;
    std::vector<const Obstacle*> near; ///< what its box may touch
    std::vector<Vec> near_points;
    std::array<Box, places + 1> boxes{};   ///< by place
    std::array<double, places + 1> cost{}; ///< by place, apart from other labels
    int place = 0;
    Vec offset_by_hand;
};

class Placer {
public:
    Placer(Scenery& scenery, const GlyphMetrics& metrics, LabelMemory* memory)
        : s_(scenery), metrics_(metrics), memory_(memory), size_(text_size * scenery.options.size) {}

    void run() {
        collect();
        for (Label& label : labels_) price(label);
        choose();
        for (const Label& label : labels_) draw(label);
        if (memory_ == nullptr) return;
        memory_->places.assign(s_.pixels.size(), -1);
        for (const Label& label : labels_) memory_->places[label.point.index()] = label.place;
    }

private:
    void collect() {
        Vec sum;
        for (const Vec p : s_.pixels) sum = sum + p;
        middle_ = s_.pixels.empty() ? Vec{} : (1.0 / static_cast<double>(s_.pixels.size())) * sum;
        for (std::size_t i = 0; i < s_.pixels.size(); ++i) {
            if (s_.hidden[i]) continue;
            Label label;
            label.point = PointId(i);
            label.runs = label_runs(s_.diagram.names[i]);
            label.width = width(metrics_, label.runs, size_);
            label.height = metrics_.cap_height() * size_ + (label.runs.size() > 1 ? low_drop * size_ * 0.6 : 0);
            const double margin = (2 * (distances.back() + 4.5) + lead) * s_.options.size;
            const Box around{{s_.pixels[i].x - label.width - margin, s_.pixels[i].y - label.height - margin},
                             {s_.pixels[i].x + label.width + margin, s_.pixels[i].y + label.height + margin}};
            for (const Obstacle& obstacle : s_.obstacles)
                if (crosses(around, obstacle)) label.near.push_back(&obstacle);
            for (std::size_t j = 0; j < s_.pixels.size(); ++j)
                if (j != i && !s_.hidden[j] && around.contains(s_.pixels[j])) label.near_points.push_back(s_.pixels[j]);
            label.place = -1;
            if (const auto it = s_.options.label_places.find(s_.diagram.names[i]);
                it != s_.options.label_places.end()) {
                label.place = by_hand;
                label.offset_by_hand = {it->second[0] * label.height, -it->second[1] * label.height};
            }
            for (int place = 0; place <= places; ++place)
                label.boxes[static_cast<std::size_t>(place)] = box(label, place);
            labels_.push_back(std::move(label));
        }
    }

    Box box(const Label& label, int place) const {
        const Vec at = s_.at(label.point);
        const Vec half{label.width / 2, label.height / 2};
        Vec centre = at + label.offset_by_hand;
        if (place != by_hand) {
            const Vec u = at_angle(2 * std::numbers::pi * (place % directions) / directions);
            const double free = free_space(place);
            // The box just touches the circle of free space: its nearest corner or side decides.
            double far = free + std::fabs(u.x) * half.x + std::fabs(u.y) * half.y;
            for (int i = 0; i < 4; ++i) {
                const Vec c = at + far * u;
                const Box b{c - half, c + half};
                far -= length(b.nearest(at) - at) - free;
            }
            centre = at + far * u;
        }
        return {centre - half, centre + half};
    }

    /// Between the point and the box of its label, in pixels.
    double free_space(int place) const {
        return (4.5 + distances[static_cast<std::size_t>(place / directions)]) * s_.options.size;
    }

    void price(Label& label) const {
        const Vec at = s_.at(label.point);
        const Vec away = at - middle_;
        const int remembered = memory_ != nullptr && label.point.index() < memory_->places.size()
                                   ? memory_->places[label.point.index()]
                                   : -1;
        const Box page{{2, 2}, {s_.view.width - 2, s_.view.height - 2}};
        for (int place = 0; place < places; ++place) {
            const Box& b = label.boxes[static_cast<std::size_t>(place)];
            const Box clear = b.grown(2 * s_.options.size);
            double cost = distance_cost[static_cast<std::size_t>(place / directions)];
            for (const Obstacle* obstacle : label.near) {
                if (crosses(clear, *obstacle))
                    cost += (crosses(b, *obstacle) ? over_line : touching_line) * obstacle->weight;
            }
            for (const Vec p : label.near_points)
                cost += cost_of_other_point(length(b.nearest(p) - p), free_space(place));
            if (!page.contains(b.low) || !page.contains(b.high)) cost += outside;
            if (length(away) > 1) {
                const Vec u = at_angle(2 * std::numbers::pi * (place % directions) / directions);
                cost += direction_cost * (1 - dot(u, unit(away)));
            }
            if (remembered >= 0 && remembered != place) cost += change_cost;
            label.cost[static_cast<std::size_t>(place)] = cost;
        }
        label.cost[by_hand] = 0;
    }

    /// A label that is as near to another point as to its own is read as that one's.
    double cost_of_other_point(double distance, double own) const {
        const double ahead = (distance - own) / (lead * s_.options.size);
        return ahead <= 0 ? at_other_point : near_other_point * std::max(0.0, 1 - ahead);
    }

    /// The most cramped label first; then each again in view of the others.
    void choose() {
        std::vector<std::size_t> order(labels_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto least = [&](std::size_t i) {
            return -*std::ranges::min_element(labels_[i].cost.begin(), labels_[i].cost.end() - 1);
        };
        std::ranges::stable_sort(order, {}, least);
        bool changed = true;
        for (int sweep = 0; sweep < sweeps && changed; ++sweep) {
            changed = false;
            for (const std::size_t i : order) changed = improve(i) || changed;
        }
    }

    bool improve(std::size_t i) {
        Label& label = labels_[i];
        if (label.place == by_hand) return false;
        std::vector<Box> others;
        const Box around = Box{s_.at(label.point), s_.at(label.point)}.grown(2 * label.width + 60 * s_.options.size);
        for (std::size_t j = 0; j < labels_.size(); ++j) {
            if (j == i || labels_[j].place < 0) continue;
            const Box other = labels_[j].boxes[static_cast<std::size_t>(labels_[j].place)].grown(1.5 * s_.options.size);
            if (other.meets(around)) others.push_back(other);
        }
        int best = 0;
        double least = HUGE_VAL;
        for (int place = 0; place < places; ++place) {
            double cost = label.cost[static_cast<std::size_t>(place)];
            if (cost >= least) continue;
            const Box& b = label.boxes[static_cast<std::size_t>(place)];
            for (const Box& other : others)
                if (b.meets(other)) cost += over_label;
            if (cost >= least) continue;
            least = cost;
            best = place;
        }
        const bool changed = best != label.place;
        label.place = best;
        return changed;
    }

    void draw(const Label& label) {
        const Box& b = label.boxes[static_cast<std::size_t>(label.place)];
        const double baseline = b.low.y + metrics_.cap_height() * size_;
        Colour halo = s_.colours.background;
        const Box wide = b.grown(0.1 * size_);
        if (std::ranges::none_of(label.near, [&](const Obstacle* obstacle) { return crosses(wide, *obstacle); }))
            halo.alpha = 0;
        Text text{{b.low.x, baseline}, size_, label.runs, s_.colours.ink, halo, {}};
        text.subject = {Subject::Kind::point, label.point, {}};
        s_.add(Layer::label, std::move(text));
    }

    Scenery& s_;
    const GlyphMetrics& metrics_;
    LabelMemory* memory_;
    double size_;
    Vec middle_;
    std::vector<Label> labels_;
};

} // namespace

void add_labels(Scenery& scenery, const GlyphMetrics& metrics, LabelMemory* memory) {
    Placer(scenery, metrics, memory).run();
}

} // namespace porism::paint
