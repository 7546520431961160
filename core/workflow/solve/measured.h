// What a picture shows where a statement fails in it.
#pragma once

#include "facts/statement.h"
#include "geometry/point.h"

#include <span>
#include <string>

namespace porism::workflow {

/// "∠(AD, BC) = 83.2°, not 90°", "AB = 1.24, CD = 1.31"; empty for statements without a measure of this kind.
std::string measured(const facts::Statement& statement, std::span<const geometry::Point<double>> points,
                     std::span<const std::string> names);

} // namespace porism::workflow
