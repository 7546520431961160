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

StatementsByPoint::StatementsByPoint(std::span<const Statement> statements) : statements_(statements) {
    for (std::size_t i = 0; i < statements.size(); ++i)
        for (const PointId point : statements[i].points()) {
            if (point.index() >= about_.size()) about_.resize(point.index() + 1);
            auto& about = about_[point.index()];
            if (about.empty() || about.back() != i) about.push_back(i);
        }
}

const std::vector<std::size_t>& StatementsByPoint::about(PointId point) const {
    static const std::vector<std::size_t> none;
    return point.index() < about_.size() ? about_[point.index()] : none;
}

namespace {

class Matching {
public:
    Matching(std::span<const Pattern> patterns, const StatementsByPoint& statements)
        : patterns_(patterns), statements_(statements), by_(patterns.size()) {}

    std::vector<Binding> from(const Binding& start) {
        go_on(start);
        std::ranges::stable_sort(found_, {}, &Found::by);
        std::vector<Binding> out;
        for (Found& one : found_) out.push_back(std::move(one.binding));
        return out;
    }

private:
    struct Found {
        std::vector<std::optional<std::size_t>> by; ///< the statement that each pattern is
        Binding binding;
    };

    void go_on(const Binding& binding) {
        const auto next = most_bound(binding);
        if (!next) return found_.push_back({by_, binding});
        const Pattern& pattern = patterns_[*next];
        const auto take = [&](std::size_t statement) {
            by_[*next] = statement;
            each_match(pattern, statements_.all()[statement], binding, [&](const Binding& bound) {
                go_on(bound);
                return false;
            });
            by_[*next] = std::nullopt;
        };
        if (const auto* about = fewest_about(pattern, binding))
            std::ranges::for_each(*about, take);
        else
            for (std::size_t i = 0; i < statements_.all().size(); ++i) take(i);
    }

    /// Of the patterns that are none yet.
    std::optional<std::size_t> most_bound(const Binding& binding) const {
        std::optional<std::size_t> best;
        std::ptrdiff_t most = -1;
        for (std::size_t i = 0; i < patterns_.size(); ++i) {
            if (by_[i]) continue;
            const auto bound = std::ranges::count_if(
                patterns_[i].slots, [&](std::uint8_t slot) { return binding.points[slot].has_value(); });
            if (bound > most) best = i;
            most = std::max(most, bound);
        }
        return best;
    }

    /// The statements about one of the points that are bound; null where none is.
    const std::vector<std::size_t>* fewest_about(const Pattern& pattern, const Binding& binding) const {
        const std::vector<std::size_t>* fewest = nullptr;
        for (const std::uint8_t slot : pattern.slots)
            if (const auto& point = binding.points[slot]) {
                const auto& about = statements_.about(*point);
                if (fewest == nullptr || about.size() < fewest->size()) fewest = &about;
            }
        return fewest;
    }

    std::span<const Pattern> patterns_;
    const StatementsByPoint& statements_;
    std::vector<std::optional<std::size_t>> by_;
    std::vector<Found> found_;
};

} // namespace

std::vector<Binding> matches(std::span<const Pattern> patterns, const StatementsByPoint& statements,
                             const Binding& start) {
    return Matching(patterns, statements).from(start);
}

} // namespace porism::jgex
