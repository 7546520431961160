// Statements held against patterns: which points stand for the slots.
#pragma once

#include "facts/statement.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::jgex {

/// What stands for the slots of a table's row, as far as it is known, and for its number.
struct Binding {
    std::vector<std::optional<PointId>> points; ///< by slot
    std::optional<numbers::Rational> value = {};
    /// Nothing while a slot is open.
    std::optional<std::vector<PointId>> all() const;
};

/// Nothing where a slot of the pattern is open, or it cannot be meant.
std::optional<facts::Statement> instance(const facts::Pattern& pattern, const Binding& binding);

/// Each binding that goes on from this one so that the pattern is the statement; true from `found` ends the search, and
/// is returned.
bool each_match(const facts::Pattern& pattern, const facts::Statement& statement, const Binding& binding,
                const std::function<bool(const Binding&)>& found);

/// Statements, and which of them speak of a point. They must outlive it.
class StatementsByPoint {
public:
    explicit StatementsByPoint(std::span<const facts::Statement> statements);
    std::span<const facts::Statement> all() const { return statements_; }
    /// By their numbers, ascending.
    const std::vector<std::size_t>& about(PointId point) const;

private:
    std::span<const facts::Statement> statements_;
    std::vector<std::vector<std::size_t>> about_;
};

/// Each binding that goes on from this one so that each pattern is one of the statements, in the order of these. The
/// pattern of which most is bound is looked for first, among the statements about one of its points: the work is that
/// of the statements which have something to do with what is bound.
std::vector<Binding> matches(std::span<const facts::Pattern> patterns, const StatementsByPoint& statements,
                             const Binding& start);

} // namespace porism::jgex
