#include "formats/verigeo/ways.h"

#include "facts/only_solution.h"
#include "facts/readings.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::verigeo {
namespace {

using facts::Statement;

/// All that a statement says, as equations between quantities.
std::set<facts::Relation> whole_relations(const Statement& statement) {
    if (statement.relation() != nullptr) return {facts::with_only_solution(*statement.relation())};
    std::set<facts::Relation> out;
    for (const facts::Reading& reading : facts::whole_readings(statement))
        if (reading.conditions.empty()) out.insert(facts::with_only_solution(reading.relation));
    return out;
}

std::set<PointId> points_of(const Statement& statement) {
    return {statement.points().begin(), statement.points().end()};
}

bool says_the_same(const Statement& a, const Statement& b) {
    if (a == b) return true;
    if (points_of(a) != points_of(b)) return false; // an envelope may state much
    const auto one = whole_relations(a), other = whole_relations(b);
    return std::ranges::any_of(one, [&](const facts::Relation& relation) { return other.contains(relation); });
}

std::ptrdiff_t stated_of(const SaidGoals& way, const scene::Scene& scene) {
    return std::ranges::count_if(way.goals, [&](const Statement& one) { return is_stated(one, scene); });
}

/// By point; the coordinates of those that have given ones.
std::vector<std::optional<geometry::Point<double>>> given_places(const scene::Scene& scene) {
    std::vector<std::optional<geometry::Point<double>>> out(scene.point_count());
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (action.at[i] && action.at[i]->given)
                out[action.outputs[i].index()] = {numbers::to_double(action.at[i]->x),
                                                  numbers::to_double(action.at[i]->y)};
    return out;
}

/// Whether given coordinates show all of it.
bool is_seen(const std::vector<Statement>& said, const scene::Scene& scene) {
    const auto given = given_places(scene);
    std::vector<geometry::Point<double>> places;
    for (const auto& place : given) places.push_back(place.value_or(geometry::Point<double>{0, 0}));
    return std::ranges::all_of(said, [&](const Statement& one) {
        const auto points = one.points();
        return std::ranges::all_of(points, [&](PointId point) { return given[point.index()].has_value(); }) &&
               facts::seen(one, places);
    });
}

} // namespace

bool is_stated(const Statement& statement, const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
        if (!action.states) return false;
        if (says_the_same(*action.states, statement)) return true;
        if (action.states->predicate() != facts::Predicate::midp) return false;
        const auto at = action.states->points();
        return facts::make(facts::Predicate::cong, std::array{at[0], at[1], at[0], at[2]}) == statement;
    });
}

std::optional<std::size_t> way_by_givens(const scene::Scene& scene, std::span<const SaidGoals> ways) {
    std::optional<std::size_t> best;
    std::ptrdiff_t most = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const std::ptrdiff_t stated = stated_of(ways[i], scene);
        if (stated == 0 || stated < most) continue;
        best = stated > most ? std::optional(i) : std::nullopt;
        most = stated;
    }
    if (best) return best;
    const auto shown = std::ranges::find_if(ways, [&](const SaidGoals& way) { return is_seen(way.goals, scene); });
    if (shown == ways.end()) return std::nullopt;
    return static_cast<std::size_t>(shown - ways.begin());
}

std::optional<std::size_t> most_stated(const scene::Scene& scene, std::span<const SaidGoals> ways,
                                       std::span<const std::size_t> among) {
    const auto best = std::ranges::max_element(among, {}, [&](std::size_t way) { return stated_of(ways[way], scene); });
    return best == among.end() ? std::nullopt : std::optional(*best);
}

} // namespace porism::verigeo
