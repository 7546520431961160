#include "translate/as_drawn.h"

#include "facts/truth.h"
#include "geometry/vector.h"
#include "scene/catalogue.h"
#include "translate/reading.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using Triangle = std::array<PointId, 3>;

/// Statements of which one holds in every picture where the triangles are not flat, so that the picture tells which.
struct Alternatives {
    std::array<Predicate, 2> predicates;
    std::vector<PointId> points;
};

std::optional<Statement> seen_of(const Alternatives& either, Picture picture) {
    for (const Predicate predicate : either.predicates)
        if (auto statement = facts::make(predicate, either.points); statement && facts::seen(*statement, picture))
            return statement;
    return std::nullopt;
}

/// Triangles with a common side compare their third corners.
std::optional<Statement> sides_taken(const Triangle& first, const Triangle& second, Picture picture) {
    std::vector<PointId> corners, side;
    for (const PointId point : first) (std::ranges::count(second, point) > 0 ? side : corners).push_back(point);
    for (const PointId point : second)
        if (std::ranges::count(first, point) == 0) corners.push_back(point);
    if (side.size() != 2) return std::nullopt;
    corners.insert(corners.end(), side.begin(), side.end());
    return seen_of({{Predicate::same_side_of, Predicate::apart_by}, corners}, picture);
}

bool fixed_by_construction(const Statement& order, const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions()) {
        if (action.states == order) return true;
        for (const scene::Use& use : action.uses) {
            const scene::Construction& row = scene::construction(use.construction);
            for (const auto* patterns : {&row.needs, &row.guarantees})
                if (std::ranges::count(scene::instantiate(*patterns, action.outputs, use), order) > 0) return true;
        }
    }
    return false;
}

/// At the second of three points.
bool is_right(PointId a, PointId vertex, PointId b, Picture picture) {
    const auto at = facts::make(Predicate::perp, {a.index(), vertex.index(), vertex.index(), b.index()});
    return at && facts::seen(*at, picture);
}

/// Equal directed angles are equal ordinary ones where their triangles are oriented alike. Right angles are equal and
/// supplementary however they lie.
Drawn order_of_two(const Arranged& angles, const scene::Scene& scene, Picture picture) {
    const auto& p = angles.points;
    if (is_right(p[1], p[0], p[3], picture) && is_right(p[5], p[4], p[7], picture)) return {};
    const Triangle first{p[0], p[1], p[3]}, second{p[4], p[5], p[7]};
    if (std::ranges::is_permutation(first, second)) return {};
    auto order = sides_taken(first, second, picture);
    if (order && fixed_by_construction(*order, scene)) return {};
    if (order) return {say(*order, scene.names(), picture), order};
    std::vector<PointId> both(first.begin(), first.end());
    both.insert(both.end(), second.begin(), second.end());
    auto against = both;
    std::swap(against[4], against[5]);
    for (const auto& points : {both, against})
        if (order = facts::make(Predicate::sameclock, points); order && facts::seen(*order, picture))
            return {say(*order, scene.names(), picture, both), order};
    return {};
}

/// Its three points are named in the order of the scene, so that the same is said in the same words.
std::string turning_of(const Arranged& angle, Names names, Picture picture) {
    std::array points{angle.points[0], angle.points[1], angle.points[3]};
    std::ranges::sort(points);
    const auto at = [&](std::size_t i) { return picture[points[i].index()]; };
    const auto name = [&](std::size_t i) { return scene::display_name(names[points[i].index()]); };
    const bool left = geometry::cross(at(1) - at(0), at(2) - at(0)) > 0;
    return name(0) + ", " + name(1) + " and " + name(2) + " run " + (left ? "counter-clockwise" : "clockwise");
}

Drawn order_of_one(const Arranged& angle, const scene::Scene& scene, Picture picture) {
    return {turning_of(angle, scene.names(), picture), {}};
}

struct OrderRow {
    Predicate predicate;
    Drawn (*order)(const Arranged&, const scene::Scene&, Picture);
};
constexpr std::array rows{OrderRow{Predicate::eqangle, order_of_two}, OrderRow{Predicate::aconst, order_of_one}};

} // namespace

Drawn as_drawn(const Statement& statement, const scene::Scene& scene, Picture picture, Order order) {
    const auto row = std::ranges::find(rows, statement.predicate(), &OrderRow::predicate);
    if (row == rows.end()) return {};
    const Arranged arranged = arrange(statement, picture, order);
    return arranged.reading == Reading::plain ? Drawn{} : row->order(arranged, scene, picture);
}

std::string turning(const Statement& statement, Names names, Picture picture) {
    if (statement.predicate() != Predicate::aconst) return {};
    const Arranged angle = arrange(statement, picture);
    return angle.reading == Reading::plain ? std::string() : turning_of(angle, names, picture);
}

void add(std::vector<Drawn>& all, Drawn one) {
    const auto same = [&](const Drawn& other) {
        return one.order ? other.order == one.order : other.clause == one.clause;
    };
    if (!one.clause.empty() && std::ranges::none_of(all, same)) all.push_back(std::move(one));
}

} // namespace porism::translate
