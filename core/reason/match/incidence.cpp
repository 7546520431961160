#include "reason/match/incidence.h"

namespace porism::reason {
namespace {

bool by_key(const Spokes::Spoke& a, const Spokes::Spoke& b) {
    return a.key != b.key ? a.key < b.key : a.to < b.to;
}

/// Cuts a sorted range where neighbours are not seen equal; `circular` joins the last piece to the first across 1 = 0.
template<class Item, class Key>
std::vector<std::vector<Item>> clusters(std::span<const Item> sorted, Key key, bool circular) {
    std::vector<std::vector<Item>> out;
    for (const Item& item : sorted) {
        if (out.empty() || key(item) - key(out.back().back()) > seen_equal) out.emplace_back();
        out.back().push_back(item);
    }
    if (circular && out.size() > 1 && key(out.front().front()) + 1 - key(out.back().back()) <= seen_equal) {
        out.front().insert(out.front().end(), out.back().begin(), out.back().end());
        out.pop_back();
    }
    return out;
}

double spoke_key(const Spokes::Spoke& spoke) {
    return spoke.key;
}

} // namespace

Spokes::Spokes(const Figure& figure, Pt from) {
    for (Pt to = 0; to < figure.size(); ++to) {
        if (to == from) continue;
        by_direction_.push_back({figure.direction(from, to), to});
        by_length_.push_back({figure.log_length(from, to), to});
    }
    std::ranges::sort(by_direction_, by_key);
    std::ranges::sort(by_length_, by_key);
}

Incidence::Incidence(const Figure& figure, const StopToken& stop) : figure_(figure) {
    for (Pt from = 0; from < figure.size(); ++from) spokes_.emplace_back(figure, from);
    find_lines(figure.size());
    find_directions();
    find_circles(stop);
    find_radii(figure.size());
    find_secants();
    find_equal_lengths();
}

// A line is found at its smallest point.
void Incidence::find_lines(Pt points) {
    lines_at_.resize(points);
    for (Pt from = 0; from < points; ++from) {
        for (const auto& cluster : clusters(spokes_[from].by_direction(), spoke_key, true)) {
            Set line{from};
            for (const Spokes::Spoke& spoke : cluster) line.push_back(spoke.to);
            std::ranges::sort(line);
            if (line.front() != from) continue;
            for (const Pt point : line) lines_at_[point].push_back(lines_.size());
            line_directions_.push_back(cluster.front().key);
            lines_.push_back(std::move(line));
        }
    }
}

void Incidence::find_directions() {
    std::vector<std::size_t> order(lines_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto direction = [&](std::size_t line) { return line_directions_[line]; };
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return direction(a) != direction(b) ? direction(a) < direction(b) : a < b;
    });
    const auto classes = clusters(std::span<const std::size_t>(order), direction, true);
    for (const auto& lines : classes)
        if (lines.size() > 1) parallels_.push_back(lines);
    // Both run upwards: the class at right angles to one in the lower half of the turn is in the upper half.
    const auto apart = [&](std::size_t i, std::size_t j) {
        return direction(classes[j].front()) - direction(classes[i].front());
    };
    for (std::size_t i = 0, first = 0; i < classes.size(); ++i) {
        while (first < classes.size() && apart(i, first) < 0.5 - 2 * seen_equal) ++first;
        for (std::size_t j = first; j < classes.size() && apart(i, j) <= 0.5 + 2 * seen_equal; ++j) {
            for (const std::size_t a : classes[i])
                for (const std::size_t b : classes[j]) perpendiculars_.push_back({a, b});
        }
    }
}

bool Incidence::perpendicular(std::size_t line, std::size_t other) const {
    return std::abs(turn_distance(line_directions_[line] - line_directions_[other] - 0.5)) <= 2 * seen_equal;
}

// A circle is found at its two smallest points: the others see them under one angle.
void Incidence::find_circles(const StopToken& stop) {
    std::vector<Spokes::Spoke> angles;
    const auto points = figure_.size();
    for (Pt a = 0; a < points && !stop.stop_requested(); ++a) {
        for (Pt b = a + 1; b < points; ++b) {
            angles.clear();
            for (Pt p = 0; p < points; ++p) {
                if (p == a || p == b) continue;
                const double angle = figure_.direction(p, a) - figure_.direction(p, b);
                const double turns = angle - std::floor(angle);
                if (turns > 16 * seen_equal && turns < 1 - 16 * seen_equal) angles.push_back({turns, p});
            }
            std::ranges::sort(angles, by_key);
            for (const auto& cluster : clusters(std::span<const Spokes::Spoke>(angles), spoke_key, false)) {
                if (cluster.size() < 2) continue;
                Set circle{a, b};
                for (const Spokes::Spoke& spoke : cluster) circle.push_back(spoke.to);
                std::ranges::sort(circle);
                if (circle[0] == a && circle[1] == b) circles_.push_back(std::move(circle));
            }
        }
    }
}

void Incidence::find_radii(Pt points) {
    for (Pt centre = 0; centre < points; ++centre) {
        for (const auto& cluster : clusters(spokes_[centre].by_length(), spoke_key, false)) {
            if (cluster.size() < 2) continue;
            Set rim;
            for (const Spokes::Spoke& spoke : cluster) rim.push_back(spoke.to);
            std::ranges::sort(rim);
            radii_.push_back({centre, std::move(rim)});
        }
    }
}

void Incidence::find_secants() {
    for (const Radii& radii : radii_)
        for (std::size_t i = 0; i < radii.rim.size(); ++i)
            for (std::size_t j = i + 1; j < radii.rim.size(); ++j)
                add_secants(radii.centre, radii.rim[i], radii.rim[j]);
    std::ranges::stable_sort(secants_, {}, &Secant::log_power);
}

void Incidence::add_secants(Pt centre, Pt a, Pt b) {
    spokes_[a].each_in_direction(figure_.direction(a, b), [&](Pt p) {
        if (p == a || p == b || p == centre) return;
        secants_.push_back({p, centre, a, b, figure_.log_length(p, a) + figure_.log_length(p, b)});
    });
}

void Incidence::find_equal_lengths() {
    struct Length {
        double key;
        std::array<Pt, 2> pair;
    };
    std::vector<Length> lengths;
    for (Pt b = 0; b < figure_.size(); ++b)
        for (Pt a = 0; a < b; ++a) lengths.push_back({figure_.log_length(a, b), {a, b}});
    std::ranges::sort(
        lengths, [](const Length& x, const Length& y) { return x.key != y.key ? x.key < y.key : x.pair < y.pair; });
    for (const auto& cluster : clusters(
             std::span<const Length>(lengths), [](const Length& l) { return l.key; }, false)) {
        if (cluster.size() < 2) continue;
        auto& group = equal_lengths_.emplace_back();
        for (const Length& length : cluster) group.push_back(length.pair);
    }
}

} // namespace porism::reason
