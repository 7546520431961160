// What lengths and angles say of the order of points on a line.
#pragma once

#include "facts/statement.h"

#include <array>
#include <optional>

namespace porism::facts {

/// A, P and B where the statement says that P lies between A and B: AP + PB = AB, or the angle APB is 180 degrees.
std::optional<std::array<PointId, 3>> said_between(const Statement& statement);

} // namespace porism::facts
