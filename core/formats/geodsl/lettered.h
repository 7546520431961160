// Statements about lengths and angles, by the values that statements of the language give to each of these.
#pragma once

#include "facts/statement.h"

#include <functional>
#include <optional>
#include <vector>

namespace porism::geodsl {

/// One that no other relation of the scene has.
using FreshLetter = std::function<facts::Quantity()>;

/// Relations in which each quantity has a value of its own, a number or an expression in letters: "AB = CD" as AB = u
/// and CD = u. Nothing where the statement is none of quantities that have values, or one quantity's already.
std::optional<std::vector<facts::Statement>> lettered(const facts::Statement& statement, const FreshLetter& fresh);

} // namespace porism::geodsl
