// Equations between quantities as statements.
#pragma once

#include "facts/quantity.h"
#include "facts/statement.h"

#include <optional>
#include <vector>

namespace porism::jgex {

/// Between the rays of an angle below 180 degrees: vertex, then a point of each.
struct Rays {
    PointId vertex, from, to;
};
/// Of an angle, or of the shorter arc between two points.
std::optional<Rays> rays_of(const facts::Quantity& quantity);

/// The statement that says the same in every figure, where there is one; else the equation.
facts::Statement plain(const facts::Statement& statement);
/// The same, or several: equal angles at one vertex with a common arm as an inner bisector, a length or ratio by its
/// square, squares of lengths as a right angle.
std::vector<facts::Statement> in_plain_words(const facts::Statement& statement);

} // namespace porism::jgex
