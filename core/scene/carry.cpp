#include "scene/carry.h"

#include <algorithm>

namespace porism::scene {

std::optional<PointId> carried(PointId point, const Scene& from, const Scene& to) {
    if (point.index() >= from.point_count()) return std::nullopt;
    return to.find(from.name(point));
}

namespace {

/// Of what is said of quantities these are carried: its points alone do not say which they are.
std::optional<facts::Statement> carried_quantities(const facts::Statement& statement, const Scene& from,
                                                   const Scene& to) {
    std::vector<PointId> places(from.point_count());
    for (const PointId p : statement.points()) {
        const auto point = carried(p, from, to);
        if (!point) return std::nullopt;
        places[p.index()] = *point;
    }
    return facts::renamed(statement, places);
}

std::optional<facts::Quantity> carried_quantity(const facts::Quantity& quantity, const Scene& from, const Scene& to) {
    if (quantity.points().empty()) return quantity;
    std::vector<PointId> points;
    for (const PointId p : quantity.points()) {
        const auto point = carried(p, from, to);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return facts::Quantity::of(quantity.kind(), points);
}

} // namespace

std::optional<facts::Statement> carried(const facts::Statement& statement, const Scene& from, const Scene& to) {
    if (statement.compared() != nullptr) return carried_quantities(statement, from, to);
    std::vector<PointId> points;
    for (const PointId p : statement.points()) {
        const auto point = carried(p, from, to);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return facts::make(statement.predicate(), points, statement.constant());
}

Goals carried(const Goals& goals, const Scene& from, const Scene& to) {
    Goals kept;
    for (const auto& goal : goals)
        if (auto statement = carried(goal, from, to)) kept.push_back(*std::move(statement));
    return kept;
}

Questions carried(const Questions& questions, const Scene& from, const Scene& to) {
    Questions kept;
    for (Question question : questions) {
        bool whole = true;
        if (question.quantity) {
            question.quantity = carried_quantity(*question.quantity, from, to);
            whole = question.quantity.has_value();
        }
        for (Term& term : question.terms)
            for (PointId& p : term.points)
                if (const auto point = carried(p, from, to))
                    p = *point;
                else
                    whole = false;
        if (whole) kept.push_back(std::move(question));
    }
    return kept;
}

std::optional<std::size_t> action_like(const Action& action, const Scene& from, const Scene& to) {
    if (!action.states) {
        const auto point = carried(action.outputs.front(), from, to);
        return point ? std::optional(to.action_of(*point)) : std::nullopt;
    }
    const auto statement = carried(*action.states, from, to);
    const auto found =
        std::ranges::find_if(to.actions(), [&](const Action& other) { return statement && other.states == statement; });
    if (found == to.actions().end()) return std::nullopt;
    return static_cast<std::size_t>(found - to.actions().begin());
}

} // namespace porism::scene
