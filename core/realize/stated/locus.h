// Lines and circles on which a point must stand, and where they meet: what locks a point in closed form.
#pragma once

#include "realize/world.h"

#include <functional>
#include <optional>
#include <vector>

namespace porism::realize {

/// Coordinates in which a figure is about as large as 1, so that coefficients can be compared.
struct Frame {
    Point origin;
    double unit = 1;
    Point from(const Point& p) const { return {(p.x - origin.x) / unit, (p.y - origin.y) / unit}; }
    Point to(const Point& p) const { return {origin.x + unit * p.x, origin.y + unit * p.y}; }
};

/// round (x^2 + y^2) + dot(normal, (x, y)) + constant = 0 in a frame: a circle, or a line where `round` is 0.
struct Locus {
    double round = 0;
    Point normal{0, 0};
    double constant = 0;
};
/// A point is to stand on all of them.
using Loci = std::vector<Locus>;

/// What vanishes where a point, given in the coordinates of the figure, may stand.
using Curve = std::function<double(const Point&)>;
/// The locus of a curve, from its values at a few points; empty where it is neither a line nor a circle.
std::optional<Locus> locus_of(const Curve& curve, const Frame& frame);

/// The common points of two loci, in the frame: none, one or two. Loci that touch, as far as rounding can tell, have
/// one, which then stands on the line of the centres. None where both are the same.
std::vector<Point> common_points(const Locus& first, const Locus& second);

/// The point of a locus that is nearest to another one; empty where the locus has no points or all are equally near.
std::optional<Point> nearest_on(const Locus& locus, const Point& to);

} // namespace porism::realize
