// Orders turned round.
#pragma once

#include "facts/statement.h"

#include <optional>

namespace porism::diagnose {

/// The order that holds of points where this one clearly fails: the other side of a line, the other kind of angle, the
/// other sense of turning. Empty for what is no such order.
std::optional<facts::Statement> opposite(const facts::Statement& order);

} // namespace porism::diagnose
