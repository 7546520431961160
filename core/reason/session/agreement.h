// Whether what is given can hold together at all (definition 14).
#pragma once

#include "diagram/diagram.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::reason {

/// Givens whose equations contradict each other though the diagram shows them all: it does so only where the points of
/// a pair fall together, and an equation that takes the direction or the length of that pair says nothing. Their names
/// denote different points, so the equations are taken at their word here. The support, in the order of the actions;
/// empty where they agree, and where every pair is one of different points (then the closure's own tables tell).
std::optional<std::vector<facts::Statement>> disagreeing_givens(const diagram::Diagram& diagram);

/// "these statements contradict each other: aconst a b c d 60o, aconst a b c d 45o"
std::string contradiction_words(std::span<const facts::Statement> statements, std::span<const std::string> names);

} // namespace porism::reason
