#include "workflow/verify/orders/told_orders.h"

#include "facts/comparison.h"
#include "facts/order_consequences.h"
#include "facts/plain_comparison.h"
#include "facts/readings.h"
#include "translate/say.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace porism::workflow {
namespace {

using facts::Statement;

/// What is given, and what is known because of how points are placed, each once: those first.
struct Told {
    std::vector<Statement> statements;
    std::size_t given = 0;

    explicit Told(const Analysis& analysis) {
        for (const scene::Action& action : analysis.scene.actions())
            if (action.states) add(*action.states);
        given = statements.size();
        for (const diagram::Given& one : analysis.diagram->givens) add(one.statement);
        for (const diagram::Given& one : analysis.diagram->guarantees) add(one.statement);
    }
    void add(const Statement& statement) {
        if (statements.size() < most_told_orders && std::ranges::count(statements, statement) == 0)
            statements.push_back(statement);
    }
};

/// Whether three points are told not to lie on one line: so, or because an angle between them is spoken of.
bool is_told_open(const Told& told, const Statement& open) {
    const auto names_angle = [&](const facts::Quantity& quantity) {
        return quantity.kind() == facts::QuantityKind::angle &&
               std::ranges::is_permutation(quantity.points(), open.points());
    };
    return std::ranges::any_of(told.statements, [&](const Statement& one) {
        const facts::Relation* relation = one.relation() != nullptr ? one.relation() : one.compared();
        return one == open || (relation != nullptr && std::ranges::any_of(relation->quantities(), names_angle));
    });
}

/// Whether the angles that are compared are those of triangles.
bool speaks_of_triangles(const Told& told, const Statement& comparison) {
    return std::ranges::all_of(facts::conditions_of(*comparison.compared()), [&](const Statement& condition) {
        return condition.predicate() != facts::Predicate::ncoll || is_told_open(told, condition);
    });
}

/// What holds where the comparison does not; empty of one that says of two amounts that they differ.
std::optional<Statement> opposite(const Statement& comparison) {
    const Statement plain = facts::plainest(comparison);
    const facts::ComparisonRow* row = facts::comparison_row(plain.predicate());
    const bool is_one = row != nullptr && row->side != 0;
    return is_one ? std::optional(facts::opposite(*row, *plain.compared())) : std::nullopt;
}

} // namespace

std::optional<std::string> follows_from_told(const Analysis& analysis, const Statement& comparison) {
    if (comparison.predicate() == facts::Predicate::unequal) {
        for (const auto side : {facts::Predicate::less_than, facts::Predicate::greater_than})
            if (auto why = follows_from_told(analysis, *facts::make(side, comparison.compared()->polynomial())))
                return why;
        return std::nullopt;
    }
    const auto against = opposite(comparison);
    const Told told(analysis);
    if (!against || (comparison.compared() != nullptr && !speaks_of_triangles(told, comparison))) return std::nullopt;
    std::vector<Statement> all = told.statements;
    all.push_back(*against);
    const auto broken = facts::impossible_in_order(all);
    if (broken.empty() || broken.back() != told.statements.size()) return std::nullopt;
    std::vector<std::string> given, placed;
    for (const std::size_t one : broken)
        if (one < told.statements.size())
            (one < told.given ? given : placed).push_back(translate::say(all[one], analysis.scene.names()));
    if (given.empty() && placed.empty()) return "it holds in every triangle";
    if (given.empty()) return fmt::format("{} by construction", fmt::join(placed, " and "));
    const std::string said = fmt::format("{} {} given", fmt::join(given, " and "), given.size() > 1 ? "are" : "is");
    return placed.empty() ? said : fmt::format("{}, and {} by construction", said, fmt::join(placed, " and "));
}

} // namespace porism::workflow
