#include "translate/telling.h"

#include "proof/rules/rule.h"
#include "translate/quantity_text.h"

#include <algorithm>

namespace porism::translate {

using facts::Predicate;
using facts::Statement;
using proof::Step;

namespace {

/// Points of the statement that two directed angles are equal, at the vertices of those two angles; empty where the
/// statement says something else.
std::vector<PointId> at_vertices_of(const facts::Quantity& one, const facts::Quantity& other,
                                    const Statement& statement) {
    const auto a = one.points(), b = other.points();
    for (const auto& [first, second] : {std::pair{b[0], b[2]}, std::pair{b[2], b[0]}}) {
        std::vector order{a[1], a[0], a[1], a[2], b[1], first, b[1], second};
        const auto said = facts::make(Predicate::eqangle, order);
        if (said && *said == statement) return order;
    }
    return {};
}

/// Of equal directed angles, as the step that reads an equation from them names the points; empty of other steps.
std::vector<PointId> order_of_reading(const Step& step, std::span<const Step> path) {
    if (step.reason != proof::Reason::reading || step.premises.size() != 1 || !step.conclusion.relation()) return {};
    const Statement& premise = path[step.premises.front()].conclusion;
    const auto quantities = step.conclusion.relation()->quantities();
    const bool angles = quantities.size() == 2 && std::ranges::all_of(quantities, [](const facts::Quantity& each) {
                            return each.kind() == facts::QuantityKind::angle;
                        });
    if (!angles || premise.predicate() != Predicate::eqangle) return {};
    return at_vertices_of(quantities[0], quantities[1], premise);
}

} // namespace

Telling::Telling(const proof::Path& path, const scene::Scene& scene, Picture picture, const std::set<Statement>* shown)
    : path_(&path), scene_(&scene), picture_(picture), shown_(shown) {
    for (const Step& step : path.steps) {
        const auto theorem = this->theorem(step);
        if (!theorem || theorem->binding.empty()) continue;
        const proof::Rule& row = proof::rule(theorem->rule);
        if (row.relation && proof::relation_of(row, theorem->binding) == step.conclusion)
            equations_.emplace(step.conclusion, say_as_written(row, theorem->binding, scene.names()));
        for (const facts::Pattern& pattern : row.hypotheses) {
            const auto hypothesis = facts::instantiate(pattern, theorem->binding);
            if (!hypothesis) continue;
            auto order = order_in(row, theorem->binding, *hypothesis);
            if (!order.empty()) orders_.emplace(*hypothesis, std::move(order));
        }
    }
}

std::vector<PointId> order_in(const proof::Rule& row, std::span<const PointId> binding, const Statement& statement) {
    std::vector<PointId> order;
    if (statement.predicate() != Predicate::eqangle) return order;
    const auto said = std::ranges::find_if(row.hypotheses, [&](const facts::Pattern& pattern) {
        return facts::instantiate(pattern, binding) == statement;
    });
    if (said == row.hypotheses.end()) return order;
    for (const std::uint8_t slot : said->slots) order.push_back(binding[slot]);
    return order;
}

std::optional<proof::Theorem> Telling::theorem(const Step& step) const {
    if (was_shown(step)) return std::nullopt;
    std::vector<Statement> premises;
    for (std::size_t i = 0; i < step.premises.size(); ++i) premises.push_back(premise(step, i));
    return proof::theorem_of(step, premises);
}

Order Telling::order(const Statement& statement) const {
    const auto found = orders_.find(statement);
    return found == orders_.end() ? Order{} : Order(found->second);
}

std::string Telling::say(const Statement& statement) const {
    if (const auto written = equations_.find(statement); written != equations_.end()) return written->second;
    return translate::say(statement, scene_->names(), picture_, order(statement));
}

bool Telling::reads_angles_as_said(const Step& step) const {
    const auto order = order_of_reading(step, path_->steps);
    return !order.empty() && translate::arrange(premise(step, 0), picture_, order).reading != Reading::plain;
}

Arranged Telling::arrange(const Statement& statement) const {
    return translate::arrange(statement, picture_, order(statement));
}

Drawn Telling::as_drawn(const Statement& statement) const {
    return translate::as_drawn(statement, *scene_, picture_, order(statement));
}

std::vector<std::size_t> numbers_of(const Step& step) {
    std::vector<std::size_t> numbers;
    for (const std::size_t index : step.premises) numbers.push_back(index + 1);
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace porism::translate
