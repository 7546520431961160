// Vectors of the picture: the few operations that layout needs.
#pragma once

#include "paint/display_list.h"

#include <cmath>

namespace porism::paint {

inline Vec operator+(Vec a, Vec b) {
    return {a.x + b.x, a.y + b.y};
}
inline Vec operator-(Vec a, Vec b) {
    return {a.x - b.x, a.y - b.y};
}
inline Vec operator*(double f, Vec a) {
    return {f * a.x, f * a.y};
}
inline double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}
inline double cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}
inline double length(Vec a) {
    return std::sqrt(dot(a, a)); // pixels need no care for very large or small ones
}
/// Of length 1; the vector must not be zero.
inline Vec unit(Vec a) {
    return (1 / length(a)) * a;
}
inline Vec turned(Vec a) {
    return {-a.y, a.x};
}
inline Vec between(Vec a, Vec b, double t) {
    return a + t * (b - a);
}
/// As seen, counter-clockwise from the right: y points down in pictures.
inline double angle_of(Vec a) {
    return std::atan2(-a.y, a.x);
}
inline Vec at_angle(double angle) {
    return {std::cos(angle), -std::sin(angle)};
}

} // namespace porism::paint
