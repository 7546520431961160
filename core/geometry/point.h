// Points, lines and circles over any number type N: double, numbers::Ball, numbers::Exact.
#pragma once

namespace porism::geometry {

/// Also a vector, where a difference of points is meant.
template<class N>
struct Point {
    N x, y;
};

/// a*x + b*y = c; (a, b) is not zero where the line is defined. The direction is (b, -a).
template<class N>
struct Line {
    N a, b, c;
};

/// Centre and squared radius: no root is taken until one is needed.
template<class N>
struct Circle {
    Point<N> centre;
    N squared_radius;
    Point<N> start; ///< a point of the circle, from which point_on_circle counts; known without a root
};

} // namespace porism::geometry
