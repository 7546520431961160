#include "reason/match/crossings.h"

namespace porism::reason {

Crossings::Crossings(const Incidence& incidence, std::size_t points)
    : points_(points), line_of_(points * points, no_line) {
    for (const Incidence::Set& set : incidence.lines())
        if (set.size() > 2) lines_.push_back(set);
    std::vector<std::vector<Line>> at(points);
    for (Line line = 0; line < lines_.size(); ++line)
        for (const Pt a : lines_[line]) {
            at[a].push_back(line);
            for (const Pt b : lines_[line]) line_of_[a * points + b] = line;
        }
    crossings_.resize(lines_.size());
    for (std::size_t point = 0; point < points; ++point)
        for (const Line one : at[point])
            for (const Line other : at[point])
                if (one != other) crossings_[one].push_back({other, static_cast<Pt>(point)});
    for (auto& crossings : crossings_) std::ranges::sort(crossings, {}, &Crossing::line);
}

std::optional<Pt> Crossings::crossing(Line one, Line other) const {
    const auto found = std::ranges::lower_bound(crossings_[one], other, {}, &Crossing::line);
    if (found == crossings_[one].end() || found->line != other) return std::nullopt;
    return found->point;
}

std::optional<Pt> Crossings::crossing(Pt a, Pt b, Pt c, Pt d) const {
    const Line one = line_of(a, b), other = line_of(c, d);
    if (one == no_line || other == no_line || one == other) return std::nullopt;
    const auto point = crossing(one, other);
    if (point == a || point == b || point == c || point == d) return std::nullopt;
    return point;
}

} // namespace porism::reason
