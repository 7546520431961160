// Orders turned round.
#pragma once

#include "facts/statement.h"

#include <optional>

namespace porism::diagnose {

/// The order that holds of points where this one clearly fails: the other side of a line, the other kind of angle, the
/// other sense of turning. Empty for what is no such order.
std::optional<facts::Statement> opposite(const facts::Statement& order);

/// What holds of points that stay apart where a condition fails: the order turned round, and that lines are parallel.
std::optional<facts::Statement> denial(const facts::Statement& condition);

} // namespace porism::diagnose
