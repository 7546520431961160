// How a figure is turned on its page.
#pragma once

#include "paint/compose.h"

#include <vector>

namespace porism::paint {

/// How far it may be turned to either side, in radians: in any way where nobody put a point anywhere, a little where
/// points are sketched, to straighten it, and not at all where places are given.
double most_turn(const scene::Scene& scene);

/// The points turned about the origin, counter-clockwise.
std::vector<geometry::Point<double>> turned_by(Points points, double angle);

/// The points turned about the origin by no more than that, so that segments that are drawn lie level or upright, as
/// much of their length as can be; a long one at the bottom, the tip of a first triangle above, and the whole wider
/// than high, rather than otherwise; of an isosceles triangle its base, of a trapezium one of its parallel sides. What
/// is nearly level is so quite. As they are where nothing is clearly better. Quadratic in the segments.
std::vector<geometry::Point<double>> turned_to_stand(const Sketch& sketch, Points points, double limit);

} // namespace porism::paint
