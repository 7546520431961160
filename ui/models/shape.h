// Lines and circles of a figure as shapes in the plane.
#pragma once

#include "geometry/point.h"

namespace porism::ui {

/// A segment (and the line that it lies on), or a circle.
struct Shape {
    bool circle = false;
    geometry::Point<double> a{0, 0}; ///< one end, or the centre
    geometry::Point<double> b{0, 0}; ///< the other end
    double radius = 0;
    friend bool operator==(const Shape& l, const Shape& r) {
        return l.circle == r.circle && l.a.x == r.a.x && l.a.y == r.a.y && l.b.x == r.b.x && l.b.y == r.b.y &&
               l.radius == r.radius;
    }
};

/// To what is drawn: segment or circle.
double distance(const Shape& shape, geometry::Point<double> to);
/// Whether two shapes lie on the same line or circle.
bool same_curve(const Shape& left, const Shape& right);
/// The place of the whole line or circle nearest to a point.
geometry::Point<double> nearest(const Shape& shape, geometry::Point<double> to);
/// The line or circle through three places, seen as a line when they are nearly so.
Shape through(geometry::Point<double> p, geometry::Point<double> q, geometry::Point<double> r);

} // namespace porism::ui
