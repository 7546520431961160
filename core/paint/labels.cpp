// Where labels stand: beside their points, clear of lines, circles, marks and each other as far as there is room. No
// label stands as near to another point as to its own: where there is no room, it covers lines rather than move away.
#include "paint/glyph_cover.h"
#include "paint/values.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <optional>

namespace porism::paint {
namespace {

constexpr double text_size = 17;
constexpr std::size_t directions = 32;
/// Free space between a point and its label, in pixels at size 1: near is better, far is a way out.
constexpr std::array<double, 6> distances{2, 4.5, 7.5, 11.5, 17, 26};
constexpr std::size_t places = directions * distances.size();
constexpr std::size_t enough = 12; ///< good places, of any ring

// What a place costs.
constexpr double at_other_point = 150, near_other_point = 9;
constexpr double lead = 6; ///< pixels at size 1 by which another point should be farther than the label's own
constexpr std::array<double, 6> distance_cost{0, 3.5, 8, 14, 21, 45};
constexpr double is_good = 9; ///< at most, and nothing is covered
constexpr double change_cost = 2.5;
constexpr double direction_cost = 1.5;

struct Label {
    PointId point;
    std::vector<Run> runs;
    double width = 0, height = 0;
    std::vector<Box> cover;     ///< of its letters, from the top left corner of its box
    std::vector<Obstacle> near; ///< what its box may touch
    std::vector<Vec> near_points;
    std::optional<Vec> by_hand; ///< from the point to the middle of the label
};

/// The names of points.
class Names {
public:
    Names(Scenery& scenery, const GlyphMetrics& metrics, const LabelMemory* memory)
        : s_(scenery), metrics_(metrics), memory_(memory),
          size_(text_size * scenery.options.size * scenery.options.letters) {
        Vec sum;
        for (const Vec p : s_.pixels) sum = sum + p;
        middle_ = s_.pixels.empty() ? Vec{} : (1.0 / static_cast<double>(s_.pixels.size())) * sum;
        for (std::size_t i = 0; i < s_.pixels.size(); ++i)
            if (!s_.hidden[i]) labels_.push_back(label(PointId(i)));
    }

    std::size_t count() const { return labels_.size(); }
    PointId point(std::size_t label) const { return labels_[label].point; }

    Placeable where(std::size_t i) const {
        const Label& label = labels_[i];
        if (label.by_hand) return {{{Box::about(s_.at(label.point) + *label.by_hand, half(label)), 0}}, 0, true};
        Placeable out;
        std::size_t good = 0;
        for (std::size_t place = 0; place < places; ++place) {
            // Far places are a way out where there are few good ones near by.
            if (place % directions == 0 && good >= enough) break;
            const Box where = box(label, place);
            out.places.push_back({where, price(label, place, where)});
            good += out.places.back().cost < is_good ? 1 : 0;
        }
        return out;
    }

    void draw(std::size_t i, const Box& box) {
        const Label& label = labels_[i];
        const double baseline = box.low.y + metrics_.cap_height() * size_;
        Colour halo = s_.colours.background;
        const auto touches = [&](const Obstacle& obstacle) {
            return std::ranges::any_of(label.cover, [&](const Box& part) {
                return crosses(part.moved(box.low).grown(0.1 * size_), obstacle);
            });
        };
        if (std::ranges::none_of(label.near, touches)) halo.alpha = 0;
        Text text{{box.low.x, baseline}, size_, label.runs, s_.colours.ink, halo, {}};
        text.subject = {Subject::Kind::point, label.point, {}};
        s_.add(Layer::label, std::move(text));
    }

private:
    Label label(PointId point) const {
        Label label;
        label.point = point;
        label.runs = label_runs(s_.diagram.names[point.index()]);
        label.width = width(metrics_, label.runs, size_);
        const double low = setting(Run::Level::low).drop * size_ * 0.6;
        label.height = metrics_.cap_height() * size_ + (label.runs.size() > 1 ? low : 0);
        label.cover = glyph_cover(metrics_, label.runs, size_);
        for (Box& part : label.cover) part = part.moved({0, metrics_.cap_height() * size_});
        const double margin = (2 * (distances.back() + 4.5) + lead) * s_.options.size;
        const Box around = Box::about(s_.at(point), {label.width + margin, label.height + margin});
        for (const Obstacle& obstacle : s_.obstacles)
            if (crosses(around, obstacle)) label.near.push_back(obstacle);
        for (std::size_t j = 0; j < s_.pixels.size(); ++j)
            if (j != point.index() && !s_.hidden[j] && around.contains(s_.pixels[j]))
                label.near_points.push_back(s_.pixels[j]);
        const auto by_user = s_.options.label_places.find(s_.diagram.names[point.index()]);
        if (by_user != s_.options.label_places.end())
            label.by_hand = Vec{by_user->second[0] * label.height, -by_user->second[1] * label.height};
        return label;
    }

    static Vec half(const Label& label) { return {label.width / 2, label.height / 2}; }

    static Vec direction_of(std::size_t place) {
        return at_angle(2 * std::numbers::pi * static_cast<double>(place % directions) / directions);
    }

    Box box(const Label& label, std::size_t place) const {
        const Vec at = s_.at(label.point);
        const Vec half = Names::half(label);
        const Vec u = direction_of(place);
        const double free = free_space(place);
        // The box just touches the circle of free space: its nearest corner or side decides.
        double far = free + Box::reach(half, u);
        for (int i = 0; i < 4; ++i) far -= length(Box::about(at + far * u, half).nearest(at) - at) - free;
        return Box::about(at + far * u, half);
    }

    /// Between the point and the box of its label, in pixels.
    double free_space(std::size_t place) const { return (4.5 + distances[place / directions]) * s_.options.size; }

    int remembered(PointId point) const {
        return memory_ != nullptr && point.index() < memory_->places.size() ? memory_->places[point.index()] : -1;
    }

    double price(const Label& label, std::size_t place, const Box& where) const {
        const Vec away = s_.at(label.point) - middle_;
        const int before = remembered(label.point);
        double cost = distance_cost[place / directions] + cost_of_surroundings(s_, where, label.near, label.cover);
        for (const Vec p : label.near_points)
            cost += cost_of_other_point(length(where.nearest(p) - p), free_space(place));
        if (length(away) > 1) cost += direction_cost * (1 - dot(direction_of(place), unit(away)));
        if (before >= 0 && static_cast<std::size_t>(before) != place) cost += change_cost;
        return cost;
    }

    /// A label that is as near to another point as to its own is read as that one's.
    double cost_of_other_point(double distance, double own) const {
        const double ahead = (distance - own) / (lead * s_.options.size);
        return ahead <= 0 ? at_other_point : near_other_point * std::max(0.0, 1 - ahead);
    }

    Scenery& s_;
    const GlyphMetrics& metrics_;
    const LabelMemory* memory_;
    double size_;
    Vec middle_;
    std::vector<Label> labels_;
};

void draw_value(Scenery& scenery, const ValueLabel& label) {
    Formula formula = label.placed();
    Colour halo = scenery.colours.background;
    const Box& box = label.where.places[label.where.chosen].box;
    const bool clear =
        std::ranges::none_of(scenery.obstacles, [&](const Obstacle& obstacle) { return crosses(box, obstacle); });
    if (clear) halo.alpha = 0;
    for (Text& text : formula.texts) {
        text.halo = halo;
        text.subject = label.subject;
        scenery.add(Layer::label, std::move(text));
    }
    for (Line& line : formula.lines) {
        line.subject = label.subject;
        scenery.add(Layer::label, line);
    }
}

} // namespace

void add_labels(Scenery& scenery, const GlyphMetrics& metrics, LabelMemory* memory) {
    constexpr double gap = 1.5;
    std::vector<ValueLabel> values;
    if (scenery.options.values) values = value_labels(scenery, metrics);
    Names names(scenery, metrics, memory);
    const std::size_t named = scenery.options.labels ? names.count() : 0;
    std::vector<Placeable> all;
    for (std::size_t i = 0; i < named; ++i) all.push_back(names.where(i));
    for (const ValueLabel& value : values) all.push_back(value.where);
    choose_places(all, gap * scenery.options.size);
    for (std::size_t i = 0; i < named; ++i) names.draw(i, all[i].places[all[i].chosen].box);
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i].where.chosen = all[named + i].chosen;
        draw_value(scenery, values[i]);
    }
    if (memory == nullptr || named == 0) return;
    memory->places.assign(scenery.pixels.size(), -1);
    for (std::size_t i = 0; i < named; ++i) memory->places[names.point(i).index()] = static_cast<int>(all[i].chosen);
}

} // namespace porism::paint
