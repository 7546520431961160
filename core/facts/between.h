// What statements of other kinds say of points on a line.
#pragma once

#include "facts/statement.h"

#include <array>
#include <optional>

namespace porism::facts {

/// A, P and B where the statement says that P lies between A and B: AP + PB = AB, or the angle APB is 180 degrees.
std::optional<std::array<PointId, 3>> said_between(const Statement& statement);

/// Three points that the statement says to lie on one line, in no order: collinear, a midpoint and the ends of its
/// segment, one between the others, parallels with a common point.
std::optional<std::array<PointId, 3>> said_on_line(const Statement& statement);

} // namespace porism::facts
