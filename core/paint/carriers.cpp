#include "paint/carriers.h"

#include <algorithm>
#include <cmath>

namespace porism::paint {
namespace {

/// In pixels: what is nearer cannot be told apart by eye.
constexpr double together = 0.05;

struct Stop {
    double t;
    PointId point;
};

/// Cuts overlapping spans at every end, keeps the heaviest of each stretch, joins neighbours of one weight.
std::vector<Carriers::Span> resolved(const std::vector<Carriers::Span>& spans) {
    std::vector<Stop> stops;
    for (const auto& span : spans) {
        stops.push_back({span.from, span.first});
        stops.push_back({span.to, span.second});
    }
    std::ranges::stable_sort(stops, {}, &Stop::t);
    const auto repeated = std::ranges::unique(stops, [](const Stop& a, const Stop& b) { return b.t - a.t < together; });
    stops.erase(repeated.begin(), repeated.end());

    std::vector<Carriers::Span> result;
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double middle = (stops[i].t + stops[i + 1].t) / 2;
        std::optional<Sketch::Weight> heaviest;
        for (const auto& span : spans)
            if (span.from < middle && middle < span.to)
                heaviest = std::max(heaviest.value_or(span.weight), span.weight);
        if (!heaviest) continue;
        const bool joins =
            !result.empty() && result.back().weight == *heaviest && stops[i].t - result.back().to < together;
        if (joins) {
            result.back().to = stops[i + 1].t;
            result.back().second = stops[i + 1].point;
        } else {
            result.push_back({stops[i].t, stops[i + 1].t, stops[i].point, stops[i + 1].point, *heaviest});
        }
    }
    return result;
}

} // namespace

Carriers::Carriers(std::span<const Sketch::Piece> pieces, std::span<const Vec> pixels) {
    // Longer pieces tell the direction of a line better. Equal lengths stay in order, whatever their last digits.
    std::vector<std::size_t> order(pieces.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto extent = [&](std::size_t i) {
        return -std::round(length(pixels[pieces[i].first.index()] - pixels[pieces[i].second.index()]) / together);
    };
    std::ranges::stable_sort(order, {}, extent);
    for (const std::size_t i : order) {
        const Vec a = pixels[pieces[i].first.index()], b = pixels[pieces[i].second.index()];
        if (length(b - a) > together) add(pieces[i], a, b);
    }
    for (const Sketch::Piece& piece : pieces)
        if (piece.stands_on[0].valid() && piece.stands_on[1].valid()) add_to_foot(piece, pixels);
    for (Carrier& line : lines_) line.spans = resolved(line.spans);
}

void Carriers::add(const Sketch::Piece& piece, Vec a, Vec b) {
    const auto off = [](const Carrier& line, Vec p) { return std::fabs(cross(line.direction, p - line.origin)); };
    auto it = std::ranges::find_if(
        lines_, [&](const Carrier& line) { return off(line, a) < together && off(line, b) < together; });
    if (it == lines_.end()) {
        lines_.push_back({a, unit(b - a), {}});
        it = lines_.end() - 1;
    }
    const double s = dot(a - it->origin, it->direction), t = dot(b - it->origin, it->direction);
    if (s <= t)
        it->spans.push_back({s, t, piece.first, piece.second, piece.weight});
    else
        it->spans.push_back({t, s, piece.second, piece.first, piece.weight});
}

/// As helper lines; where the altitude has no length, it is a side.
void Carriers::add_to_foot(const Sketch::Piece& altitude, std::span<const Vec> pixels) {
    const auto at = [&](PointId point) { return pixels[point.index()]; };
    const Vec top = at(altitude.first), a = at(altitude.stands_on[0]), b = at(altitude.stands_on[1]);
    if (length(at(altitude.second) - top) <= together || length(b - a) <= together) return;
    const Vec along = unit(b - a), foot = a + dot(top - a, along) * along;
    const auto reach = [&](PointId from, PointId other) {
        if (length(foot - at(from)) > together) add({from, other, Sketch::Weight::helper}, at(from), foot);
    };
    reach(altitude.first, altitude.second);
    const double part = dot(foot - a, along);
    if (part < 0) reach(altitude.stands_on[0], altitude.stands_on[1]);
    if (part > length(b - a)) reach(altitude.stands_on[1], altitude.stands_on[0]);
}

const Carriers::Carrier* Carriers::find(Vec p, Vec direction) const {
    constexpr double same_direction = 1e-3;
    for (const Carrier& line : lines_)
        if (std::fabs(cross(line.direction, direction)) < same_direction &&
            std::fabs(cross(line.direction, p - line.origin)) < 4 * together)
            return &line;
    return nullptr;
}

std::optional<Reach> Carriers::reach(Vec p, Vec direction) const {
    const Carrier* line = find(p, direction);
    if (line == nullptr) return std::nullopt;
    const double t = dot(p - line->origin, line->direction);
    double low = t, high = t;
    bool drawn = false;
    const auto grow = [&](const Span& span) {
        if (span.from > high + together || span.to < low - together) return;
        low = std::min(low, span.from);
        high = std::max(high, span.to);
        drawn = true;
    };
    // Spans are sorted: what touches upwards is met on the way up, the rest on the way down.
    for (const Span& span : line->spans) grow(span);
    for (std::size_t i = line->spans.size(); i-- > 0;) grow(line->spans[i]);
    if (!drawn) return std::nullopt;
    const bool same_way = dot(line->direction, direction) > 0;
    return same_way ? Reach{high - t, t - low} : Reach{t - low, high - t};
}

bool Carriers::covers(Vec a, Vec b) const {
    if (length(b - a) < together) return true;
    const Vec direction = unit(b - a);
    const auto found = reach(a, direction);
    return found && found->along >= length(b - a) - 2 * together;
}

} // namespace porism::paint
