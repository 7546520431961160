#include "realize/stated/feet.h"

#include <algorithm>

namespace porism::realize {
namespace {

using Line = std::vector<PointId>;

bool is_on(const Line& line, PointId point) {
    return std::ranges::count(line, point) > 0;
}

/// The points of it and of all lines that share two with it are one line.
void add_line(std::vector<Line>& lines, Line added) {
    const auto same = [&](const Line& line) {
        return std::ranges::count_if(added, [&](PointId point) { return is_on(line, point); }) > 1;
    };
    for (auto one = std::ranges::find_if(lines, same); one != lines.end(); one = std::ranges::find_if(lines, same)) {
        for (const PointId point : *one)
            if (!is_on(added, point)) added.push_back(point);
        lines.erase(one);
    }
    lines.push_back(std::move(added));
}

std::vector<Line> lines_in(std::span<const Stated> stated) {
    std::vector<Line> lines;
    for (const Stated& one : stated) {
        const auto points = one.statement.points();
        if (one.statement.predicate() == facts::Predicate::coll) add_line(lines, {points.begin(), points.end()});
        if (one.statement.predicate() != facts::Predicate::perp) continue;
        add_line(lines, {points[0], points[1]});
        add_line(lines, {points[2], points[3]});
    }
    return lines;
}

/// Of the perpendicular from a point to a line.
struct Foot {
    const Line* line;
    PointId from, foot;
};

/// A pair of a perpendicular is one to the line of the other where one of its points lies on it.
void add_foot(std::vector<Foot>& feet, std::span<const Line> lines, std::span<const PointId> pair,
              std::span<const PointId> other) {
    const auto line =
        std::ranges::find_if(lines, [&](const Line& one) { return is_on(one, other[0]) && is_on(one, other[1]); });
    const bool on[] = {is_on(*line, pair[0]), is_on(*line, pair[1])};
    if (on[0] == on[1]) return;
    feet.push_back({&*line, on[0] ? pair[1] : pair[0], on[0] ? pair[0] : pair[1]});
}

} // namespace

std::vector<std::pair<PointId, PointId>> feet_in_one_place(std::span<const Stated> stated) {
    const std::vector<Line> lines = lines_in(stated);
    std::vector<Foot> feet;
    for (const Stated& one : stated) {
        if (one.statement.predicate() != facts::Predicate::perp) continue;
        const auto points = one.statement.points();
        add_foot(feet, lines, points.first(2), points.last(2));
        add_foot(feet, lines, points.last(2), points.first(2));
    }
    std::vector<std::pair<PointId, PointId>> pairs;
    for (std::size_t i = 0; i < feet.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (feet[i].line == feet[k].line && feet[i].from == feet[k].from && feet[i].foot != feet[k].foot)
                pairs.emplace_back(std::min(feet[i].foot, feet[k].foot), std::max(feet[i].foot, feet[k].foot));
    std::ranges::sort(pairs);
    const auto rest = std::ranges::unique(pairs);
    pairs.erase(rest.begin(), rest.end());
    return pairs;
}

} // namespace porism::realize
