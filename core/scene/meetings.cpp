#include "scene/meetings.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace porism::scene {
namespace {

bool is(const Use& use, std::string_view row) {
    return construction(use.construction).name == row;
}

Action other_point(const Action& action, std::string_view row, std::vector<PointId> inputs) {
    Action other = action;
    other.uses = {Use{*construction_by_name(row), std::move(inputs), {}}};
    other.branch.reset();
    return other;
}

std::optional<Action> of_line(const Action& action, const Use& line, const Use& circle, const KnownCircles& known) {
    const PointId centre = circle.points[0], through = circle.points[1];
    std::array ends{line.points[0], line.points[1]};
    const bool first = known.on_one(centre, ends[0], through), second = known.on_one(centre, ends[1], through);
    if (first == second) return std::nullopt;
    if (first) std::swap(ends[0], ends[1]);
    return other_point(action, "intersection_lc", {ends[0], centre, ends[1]});
}

/// By a point that one of them is named with, where there is such.
std::optional<PointId> common_point(const Action& action, const Use& one, const Use& two, const KnownCircles& known) {
    for (const auto& [a, b] : {std::pair(&one, &two), std::pair(&two, &one)})
        if (known.on_one(a->points[0], b->points[1], a->points[1])) return b->points[1];
    std::vector<PointId> common;
    std::ranges::set_intersection(known.points_of(one.points[0], one.points[1]),
                                  known.points_of(two.points[0], two.points[1]), std::back_inserter(common));
    std::erase_if(common, [&](PointId point) { return !action.outputs.empty() && point >= action.outputs.front(); });
    return common.size() == 1 ? std::optional(common.front()) : std::nullopt;
}

std::optional<Action> of_circles(const Action& action, const Use& one, const Use& two, const KnownCircles& known) {
    const auto common = common_point(action, one, two, known);
    if (!common) return std::nullopt;
    return other_point(action, "intersection_cc", {one.points[0], two.points[0], *common});
}

} // namespace

KnownCircles::KnownCircles(std::span<const Action> actions) {
    for (const Action& action : actions) learn(action);
}

void KnownCircles::learn(const Action& action) {
    for (const facts::Statement& given : said_by(action, &Construction::gives)) {
        const auto points = given.points();
        if (given.predicate() == facts::Predicate::circle) {
            join(points[0], points[1], points[2]);
            join(points[0], points[1], points[3]);
        }
        if (given.predicate() != facts::Predicate::cong) continue;
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (points[a] == points[b]) join(points[a], points[1 - a], points[5 - b]);
    }
}

void KnownCircles::join(PointId centre, PointId a, PointId b) {
    auto& circles = circles_[centre];
    const auto circle_of = [&](PointId point) {
        return std::ranges::find_if(
            circles, [&](const auto& circle) { return std::ranges::find(circle, point) != circle.end(); });
    };
    if (circle_of(a) == circles.end()) circles.push_back({a});
    const auto one = circle_of(a), other = circle_of(b);
    if (one == other) return;
    if (other == circles.end()) {
        one->push_back(b);
        return;
    }
    const auto [earlier, later] = std::minmax(one, other);
    earlier->insert(earlier->end(), later->begin(), later->end());
    circles.erase(later);
}

bool KnownCircles::on_one(PointId centre, PointId a, PointId b) const {
    if (a == b) return true;
    const auto found = circles_.find(centre);
    return found != circles_.end() && std::ranges::any_of(found->second, [&](const auto& circle) {
               return std::ranges::find(circle, a) != circle.end() && std::ranges::find(circle, b) != circle.end();
           });
}

std::vector<PointId> KnownCircles::points_of(PointId centre, PointId point) const {
    std::vector<PointId> out{point};
    if (const auto found = circles_.find(centre); found != circles_.end())
        for (const auto& circle : found->second)
            if (std::ranges::find(circle, point) != circle.end()) out = circle;
    std::ranges::sort(out);
    return out;
}

std::optional<Action> second_intersection(const Action& action, const KnownCircles& known) {
    if (action.uses.size() != 2) return std::nullopt;
    const Use &one = action.uses[0], &two = action.uses[1];
    if (is(one, "on_line") && is(two, "on_circle")) return of_line(action, one, two, known);
    if (is(one, "on_circle") && is(two, "on_line")) return of_line(action, two, one, known);
    if (is(one, "on_circle") && is(two, "on_circle")) return of_circles(action, one, two, known);
    return std::nullopt;
}

} // namespace porism::scene
