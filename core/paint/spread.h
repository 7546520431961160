// Where the points of a figure stand that nobody put anywhere.
#pragma once

#include "paint/compose.h"

#include <vector>

namespace porism::paint {

/// The points of the scene's picture; where the scene has no coordinates at all and was not solved for, moved along
/// what is free of it, so that points keep a distance from each other and from lines on which they do not lie. It is
/// the same figure: each branch is, and so are the orders of points, the sides of lines, and which angles are acute.
/// The same diagram gives the same points. At most some 60 evaluations of the figure.
std::vector<geometry::Point<double>> well_spread(const scene::Scene& scene, const diagram::Diagram& diagram,
                                                 const Sketch& sketch);

/// How cramped points are, and how nearly special: less is better. Of figures that are as large as each other, the
/// squares of the inverse distances between points, and of points from the segments that are drawn beside them; and
/// something for each corner that is nearly a right one, and for each two sides that are nearly equal, without being
/// so; more of such sides of a parallelogram, and of the parallel ones of a trapezium.
double crampedness(const Sketch& sketch, Points points);

} // namespace porism::paint
