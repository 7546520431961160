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

/// The same of several patterns, each of which is one of the statements. What is bound is not looked for.
bool each_match(std::span<const facts::Pattern> patterns, std::span<const facts::Statement> statements,
                const Binding& binding, const std::function<bool(const Binding&)>& found);

} // namespace porism::jgex
