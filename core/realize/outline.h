// The polygons that a scene speaks of: "a quadrilateral" is one whose sides do not cross, where it is free to be.
#pragma once

#include "realize/world.h"

#include <span>
#include <vector>

namespace porism::realize {

/// The corners of a polygon of four sides or more that an action draws, in order. (Each triangle is convex.)
std::vector<Outline> outlines_of(const scene::Action& action);

/// Where a textbook has the corners that an action's steps draw, by step of its only recipe: for those that are more
/// than three of one outline and its own points; a lesser polygon is known by three of its corners.
std::vector<Corner> corners_drawn(const scene::Action& action);

/// Of corners in order: 0 where they are convex, otherwise more for each corner that is turned in, and still more for
/// each two sides that cross.
double bentness(std::span<const Point> corners);

/// The corner of a polygon that stands upright on its first side, from (0, 0) to (1, 0): with its corners on a circle.
Point place_of(const Corner& corner);

} // namespace porism::realize
