// Equations between quantities that statements say of any figure, whatever else holds in it.
#pragma once

#include "facts/statement.h"

#include <span>
#include <vector>

namespace porism::realize {

/// What statements say as equations between quantities without condition: relations, and what is read of others
/// (facts/readings.h); of two terms also the squares; of perpendicular lines that the squares of the distances between
/// their points differ alike. Each as it is said, so that some may come twice.
std::vector<facts::Relation> equations_said(const facts::Statement& statement);

/// That the angles of a triangle make 180 degrees, of each triangle all three angles of which the equations have.
std::vector<facts::Relation> angle_sums(std::span<const facts::Relation> equations);

} // namespace porism::realize
