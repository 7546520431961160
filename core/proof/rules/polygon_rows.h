// Relation rows that say one thing of polygons of any number of corners: perimeters, areas of regular ones, angle sums.
#pragma once

#include "proof/rules/rule_table.h"

#include <cstddef>
#include <span>

namespace porism::proof {

inline constexpr std::size_t most_polygon_corners = 12;

/// Perimeters from five corners on (with fewer: relations_area.cpp); areas of regular polygons, and angle sums of
/// convex ones, as far as they are not written by hand (relations_polygon.cpp, relations_angle.cpp).
std::span<const RuleText> rows_of_polygons();

} // namespace porism::proof
