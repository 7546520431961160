#include "formats/jgex/matching.h"

#include "facts/symmetry.h"

#include <algorithm>

namespace porism::jgex {
namespace {

using facts::Pattern;
using facts::Statement;

std::optional<numbers::Rational> constant_of(const Pattern& pattern, const Binding& binding) {
    return pattern.value ? binding.value : pattern.constant;
}

bool is_bound(const Pattern& pattern, const Binding& binding) {
    return std::ranges::all_of(pattern.slots, [&](std::uint8_t slot) { return binding.points[slot].has_value(); }) &&
           (!pattern.value || binding.value);
}

/// The slots of the pattern as points that stand in this order; nothing where one would be two points.
std::optional<Binding> bound_to(const Pattern& pattern, std::span<const PointId> points, Binding binding) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        auto& slot = binding.points[pattern.slots[i]];
        if (slot && *slot != points[i]) return std::nullopt;
        slot = points[i];
    }
    return binding;
}

/// Whether it speaks of the points that are bound already.
bool may_match(const Pattern& pattern, const Statement& statement, const Binding& binding) {
    const auto points = statement.points();
    if (pattern.predicate != statement.predicate() || points.size() != pattern.slots.size()) return false;
    return std::ranges::all_of(pattern.slots, [&](std::uint8_t slot) {
        const auto& point = binding.points[slot];
        return !point || std::ranges::find(points, *point) != points.end();
    });
}

/// What the number of a row may be where a statement has a constant: a ratio may stand the other way round there, and
/// so may an angle.
std::vector<std::optional<numbers::Rational>> values_for(const Pattern& pattern, const Statement& statement) {
    if (!pattern.value || !statement.constant()) return {std::nullopt};
    const numbers::Rational& constant = *statement.constant();
    if (facts::row(statement.predicate()).constant == facts::ConstantKind::turns_of_pi)
        return {constant, numbers::Rational(1 - constant)};
    return {constant, numbers::Rational(1 / constant)};
}

/// The points of the statement in every order in which it may say the same.
std::vector<std::vector<PointId>> orders_of(const Statement& statement) {
    std::vector<std::vector<PointId>> orders;
    const auto points = statement.points();
    for (const facts::Arrangement& arrangement : facts::arrangements(statement.predicate())) {
        std::vector<PointId> order;
        for (const std::uint8_t place : arrangement) order.push_back(points[place]);
        orders.push_back(order);
        if (!statement.constant()) continue;
        std::ranges::rotate(order, order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2));
        orders.push_back(std::move(order));
    }
    return orders;
}

} // namespace

std::optional<std::vector<PointId>> Binding::all() const {
    std::vector<PointId> out;
    for (const auto& point : points) {
        if (!point) return std::nullopt;
        out.push_back(*point);
    }
    return out;
}

std::optional<Statement> instance(const Pattern& pattern, const Binding& binding) {
    if (!is_bound(pattern, binding)) return std::nullopt;
    std::vector<PointId> points;
    for (const std::uint8_t slot : pattern.slots) points.push_back(*binding.points[slot]);
    return facts::make(pattern.predicate, points, constant_of(pattern, binding));
}

bool each_match(const Pattern& pattern, const Statement& statement, const Binding& binding,
                const std::function<bool(const Binding&)>& found) {
    if (!may_match(pattern, statement, binding)) return false;
    if (is_bound(pattern, binding)) return instance(pattern, binding) == statement && found(binding);
    const auto values = values_for(pattern, statement);
    std::vector<std::vector<std::optional<PointId>>> tried;
    for (const auto& order : orders_of(statement))
        for (const auto& value : values) {
            auto next = bound_to(pattern, order, binding);
            if (!next) continue;
            if (value) next->value = value;
            if (instance(pattern, *next) != statement || std::ranges::find(tried, next->points) != tried.end())
                continue;
            tried.push_back(next->points);
            if (found(*next)) return true;
        }
    return false;
}

bool each_match(std::span<const Pattern> patterns, std::span<const Statement> statements, const Binding& binding,
                const std::function<bool(const Binding&)>& found) {
    if (patterns.empty()) return found(binding);
    return std::ranges::any_of(statements, [&](const Statement& statement) {
        return each_match(patterns.front(), statement, binding, [&](const Binding& next) {
            return each_match(patterns.subspan(1), statements, next, found);
        });
    });
}

} // namespace porism::jgex
