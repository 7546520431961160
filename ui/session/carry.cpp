#include "ui/session/carry.h"

namespace porism::ui {

std::optional<PointId> carried(PointId point, const scene::Scene& from, const scene::Scene& to) {
    if (point.index() >= from.point_count()) return std::nullopt;
    return to.find(from.name(point));
}

namespace {

/// Of an equation the quantities are carried: its points alone do not say which they are.
std::optional<facts::Statement> carried_equation(const facts::Relation& relation, const scene::Scene& from,
                                                 const scene::Scene& to) {
    std::vector<PointId> places(from.point_count());
    for (const PointId p : relation.points()) {
        const auto point = carried(p, from, to);
        if (!point) return std::nullopt;
        places[p.index()] = *point;
    }
    auto renamed = facts::renamed(relation, places);
    return renamed ? std::optional(facts::make(*std::move(renamed))) : std::nullopt;
}

std::optional<facts::Quantity> carried_quantity(const facts::Quantity& quantity, const scene::Scene& from,
                                                const scene::Scene& to) {
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

std::optional<facts::Statement> carried(const facts::Statement& statement, const scene::Scene& from,
                                        const scene::Scene& to) {
    if (const facts::Relation* relation = statement.relation()) return carried_equation(*relation, from, to);
    std::vector<PointId> points;
    for (const PointId p : statement.points()) {
        const auto point = carried(p, from, to);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return facts::make(statement.predicate(), points, statement.constant());
}

scene::Goals carried(const scene::Goals& goals, const scene::Scene& from, const scene::Scene& to) {
    scene::Goals kept;
    for (const auto& goal : goals)
        if (auto statement = carried(goal, from, to)) kept.push_back(*std::move(statement));
    return kept;
}

scene::Questions carried(const scene::Questions& questions, const scene::Scene& from, const scene::Scene& to) {
    scene::Questions kept;
    for (scene::Question question : questions) {
        bool whole = true;
        if (question.quantity) {
            question.quantity = carried_quantity(*question.quantity, from, to);
            whole = question.quantity.has_value();
        }
        for (scene::Term& term : question.terms)
            for (PointId& p : term.points)
                if (const auto point = carried(p, from, to))
                    p = *point;
                else
                    whole = false;
        if (whole) kept.push_back(std::move(question));
    }
    return kept;
}

namespace {

/// The action that places the same point, or states the same.
std::optional<std::size_t> action_like(const scene::Action& action, const scene::Scene& from, const scene::Scene& to) {
    if (!action.states) {
        const auto point = carried(action.outputs.front(), from, to);
        return point ? std::optional(to.action_of(*point)) : std::nullopt;
    }
    const auto statement = carried(*action.states, from, to);
    const auto found = std::ranges::find_if(
        to.actions(), [&](const scene::Action& other) { return statement && other.states == statement; });
    if (found == to.actions().end()) return std::nullopt;
    return static_cast<std::size_t>(found - to.actions().begin());
}

} // namespace

Selection carried(const Selection& selection, const scene::Scene& from, const scene::Scene& to) {
    Selection kept;
    for (const PointId p : selection.points)
        if (const auto point = carried(p, from, to)) kept.points.push_back(*point);
    for (const auto& s : selection.statements)
        if (auto statement = carried(s, from, to)) kept.statements.push_back(*std::move(statement));
    for (const std::size_t a : selection.actions) {
        if (a >= from.actions().size()) continue;
        if (const auto action = action_like(from.actions()[a], from, to)) kept.actions.push_back(*action);
    }
    return kept;
}

} // namespace porism::ui
