#include "reason/value/outright.h"

#include "facts/readings.h"
#include "facts/solving.h"

#include <utility>

namespace porism::reason {

using facts::Quantity;

std::optional<Quantity> value_said_by(const facts::Relation& relation) {
    auto only = facts::only_quantity(relation.polynomial());
    const auto roots = only ? facts::real_roots(relation.polynomial()) : std::nullopt;
    if (!roots) return std::nullopt;
    return only;
}

namespace {
bool is_read_of_a_line(const KnownEquation& known, const Session& session) {
    if (known.reason != proof::Reason::reading) return false;
    const StatementId statement = *known.premises.front().statement;
    return facts::is_flat(session.graph().statements[statement.index()], known.relation);
}
} // namespace

std::optional<ValueAnswer> given_outright(const Equations& equations, const Quantity& quantity,
                                          const Control& control) {
    for (std::size_t i = 0; i < equations.size(); ++i) {
        const facts::Relation& relation = equations[i].relation;
        if (value_said_by(relation) != quantity) continue;
        numbers::Scalar value = facts::real_roots(relation.polynomial())->values.front();
        if (relation != facts::Relation::of(facts::variable(quantity) - facts::constant(value))) continue;
        auto path = equations.path_to(i, control);
        if (path && (proof::length(*path) == 0 || is_read_of_a_line(equations[i], equations.session())))
            return ValueAnswer{std::move(value), *std::move(path)};
    }
    return std::nullopt;
}

} // namespace porism::reason
