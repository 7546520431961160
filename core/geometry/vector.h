// Vectors of the plane, which are also complex numbers: the few operations from which the rest is built.
#pragma once

#include "geometry/point.h"

namespace porism::geometry {

template<class N>
Point<N> operator-(const Point<N>& p, const Point<N>& q) {
    return {p.x - q.x, p.y - q.y};
}
template<class N>
Point<N> operator+(const Point<N>& p, const Point<N>& q) {
    return {p.x + q.x, p.y + q.y};
}
template<class N>
Point<N> operator*(const N& factor, const Point<N>& p) {
    return {factor * p.x, factor * p.y};
}
template<class N>
N dot(const Point<N>& u, const Point<N>& v) {
    return u.x * v.x + u.y * v.y;
}
/// Twice the signed area of the triangle 0, u, v: positive if v lies to the left of u.
template<class N>
N cross(const Point<N>& u, const Point<N>& v) {
    return u.x * v.y - u.y * v.x;
}
template<class N>
N squared_length(const Point<N>& u) {
    return dot(u, u);
}
/// Turned by a right angle, counter-clockwise.
template<class N>
Point<N> turned(const Point<N>& u) {
    return {-u.y, u.x};
}
/// The product of complex numbers: directions add up, lengths multiply.
template<class N>
Point<N> product(const Point<N>& u, const Point<N>& v) {
    return {u.x * v.x - u.y * v.y, u.x * v.y + u.y * v.x};
}
/// u times the conjugate of v: the direction of u minus that of v.
template<class N>
Point<N> quotient_direction(const Point<N>& u, const Point<N>& v) {
    return {dot(u, v), cross(v, u)};
}

} // namespace porism::geometry
