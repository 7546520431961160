#include "diagnose/misfit.h"

#include "diagnose/sample.h"
#include "diagnose/told_number.h"
#include "realize/realize.h"
#include "realize/stated/possible.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <ranges>
#include <set>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;

std::vector<Statement> stated_by(const scene::Scene& scene, std::span<const std::size_t> actions) {
    std::vector<Statement> out;
    for (const std::size_t action : actions)
        if (const auto& states = scene.actions()[action].states) out.push_back(*states);
    return out;
}

std::optional<Misfit> too_long(std::span<const Statement> statements) {
    const auto lengths = realize::told_lengths(statements);
    const auto broken = realize::broken_polygon(lengths);
    if (broken.empty()) return std::nullopt;
    const auto longest = lengths[std::ranges::max(broken, {}, [&](std::size_t side) { return lengths[side].length; })];
    double others = -longest.length;
    for (const std::size_t side : broken) others += lengths[side].length;
    const std::array ends{longest.from, longest.to};
    return Misfit{{*Quantity::of(QuantityKind::length, ends)}, longest.length, others, Misfit::Limit::at_most};
}

/// An angle that a statement tells, right ones too, in degrees.
struct ToldAngle {
    Quantity angle;
    double value;
};

std::optional<ToldAngle> right_angle(const Statement& perpendicular) {
    if (perpendicular.predicate() != Predicate::perp) return std::nullopt;
    const auto p = perpendicular.points();
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {2U, 3U})
            if (p[i] == p[j]) {
                const std::array points{p[1 - i], p[i], p[5 - j]};
                return ToldAngle{*Quantity::of(QuantityKind::angle, points), 90};
            }
    return std::nullopt;
}

std::optional<ToldAngle> told_angle(const Statement& statement) {
    if (auto right = right_angle(statement)) return right;
    if (statement.relation() == nullptr) return std::nullopt;
    const auto quantities = statement.relation()->quantities();
    const auto told = told_number(statement, Measure::angle);
    if (!told || quantities.size() != 1 || quantities.front().kind() != QuantityKind::angle) return std::nullopt;
    return ToldAngle{quantities.front(), told->said};
}

std::optional<Misfit> angles_of_a_triangle(std::span<const Statement> statements) {
    std::map<std::set<PointId>, std::map<PointId, ToldAngle>> triangles; ///< the angles by their vertices
    for (const Statement& statement : statements)
        if (const auto told = told_angle(statement)) {
            const auto points = told->angle.points();
            triangles[{points.begin(), points.end()}].emplace(points[1], *told);
        }
    constexpr double half_turn = 180, doubles = 1e-9;
    for (const auto& [corners, angles] : triangles) {
        Misfit out{{}, 0, half_turn, angles.size() == 3 ? Misfit::Limit::angle_sum : Misfit::Limit::two_angles};
        for (const auto& [vertex, told] : angles) {
            out.quantities.push_back(told.angle);
            out.value += told.value;
        }
        const bool misses = angles.size() == 3   ? std::abs(out.value - half_turn) > doubles
                            : angles.size() == 2 ? out.value >= half_turn - doubles
                                                 : false;
        if (misses) return out;
    }
    return std::nullopt;
}

scene::Scene without(const scene::Scene& scene, std::size_t action) {
    std::vector<bool> keep(scene.actions().size(), true);
    keep[action] = false;
    return kept({scene}, keep).scene;
}

/// The quantities of which a statement tells something; of a quotient both.
std::vector<Quantity> quantities_of(const Statement& statement) {
    if (const facts::Relation* relation = statement.relation()) return relation->quantities();
    std::vector<Quantity> out;
    const auto points = statement.points();
    const bool lengths = statement.predicate() == Predicate::lconst || statement.predicate() == Predicate::rconst;
    for (std::size_t i = 0; lengths && i + 1 < points.size(); i += 2)
        out.push_back(*Quantity::of(QuantityKind::length, points.subspan(i, 2)));
    return out;
}

/// Another value in the figure of the others, where that shows one.
std::optional<Misfit> against_others(const scene::Scene& others, const Statement& statement, const ToldNumber& told,
                                     const Control& control) {
    const auto quantities = quantities_of(statement);
    if (quantities.empty()) return std::nullopt;
    realize::Options options;
    options.explain = false;
    const auto figure = realize::realize(others, options, control);
    const auto value = figure ? shown_by_all(*figure, told) : std::nullopt;
    if (!value) return std::nullopt;
    Misfit out{{quantities.front()}, told.said, *value, Misfit::Limit::forced};
    out.per.assign(quantities.begin() + 1, quantities.end());
    return out;
}

std::optional<Misfit> forced_otherwise(const scene::Scene& scene, std::span<const std::size_t> conflict,
                                       const Control& control) {
    constexpr int most = 3;
    int looked_at = 0;
    for (const std::size_t action : conflict | std::views::reverse)
        for (const Measure measure : {Measure::length, Measure::angle, Measure::ratio}) {
            const auto& states = scene.actions()[action].states;
            const auto told = states ? told_number(*states, measure) : std::nullopt;
            if (!told || looked_at++ >= most) continue;
            if (auto out = against_others(without(scene, action), *states, *told, control)) return out;
        }
    return std::nullopt;
}

} // namespace

std::optional<Misfit> misfit_told(const scene::Scene& scene, std::span<const std::size_t> conflict) {
    const auto statements = stated_by(scene, conflict);
    auto out = too_long(statements);
    return out ? out : angles_of_a_triangle(statements);
}

std::optional<Misfit> misfit(const scene::Scene& scene, std::span<const std::size_t> conflict, const Control& control) {
    auto out = misfit_told(scene, conflict);
    return out ? out : forced_otherwise(scene, conflict, control);
}

} // namespace porism::diagnose
