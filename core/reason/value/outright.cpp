#include "reason/value/outright.h"

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

std::optional<ValueAnswer> given_outright(const Equations& equations, const Quantity& quantity,
                                          const Control& control) {
    for (std::size_t i = 0; i < equations.size(); ++i) {
        const facts::Relation& relation = equations[i].relation;
        if (value_said_by(relation) != quantity) continue;
        numbers::Scalar value = facts::real_roots(relation.polynomial())->values.front();
        if (relation != facts::Relation::of(facts::variable(quantity) - facts::constant(value))) continue;
        auto path = equations.path_to(i, control);
        if (path && proof::length(*path) == 0) return ValueAnswer{std::move(value), *std::move(path)};
    }
    return std::nullopt;
}

} // namespace porism::reason
