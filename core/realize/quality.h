// How good a picture is: pleasant for the scene picture, free of accidents for the generic ones.
#pragma once

#include "realize/world.h"

#include <span>

namespace porism::realize {

/// 0 for a picture with nothing against it: points far from each other and from the lines and circles that they are not
/// on, no thin angles, a main triangle that is clearly neither right nor isosceles, nothing far outside. Grows without
/// bound. The world must be at the end of the plan. About n^2 + n * lines.
double badness(const Plan& plan, const World& world);

/// How many pairs of distances or directions lie between seen equal and seen different (geometry::Tolerance), and one
/// for points that crowd: 0 for a picture in which sight can be trusted. About n^2 log n.
int accidents(std::span<const Point> points);

} // namespace porism::realize
