#include "ui/models/shape.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

using Place = geometry::Point<double>;
double cross(Place o, Place p, Place q) {
    return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
}

double between(Place p, Place q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

} // namespace

double distance(const Shape& shape, Place to) {
    if (shape.circle) return between(nearest(shape, to), to);
    const double ux = shape.b.x - shape.a.x, uy = shape.b.y - shape.a.y;
    const double t = ((to.x - shape.a.x) * ux + (to.y - shape.a.y) * uy) / std::max(ux * ux + uy * uy, 1e-300);
    const double s = std::clamp(t, 0.0, 1.0);
    return between({shape.a.x + s * ux, shape.a.y + s * uy}, to);
}

bool same_curve(const Shape& l, const Shape& r) {
    if (l.circle != r.circle) return false;
    const double size = l.circle ? l.radius : between(l.a, l.b);
    const double close = 1e-7 * size;
    if (l.circle) return between(l.a, r.a) < close && std::abs(l.radius - r.radius) < close;
    return between(nearest(l, r.a), r.a) < close && between(nearest(l, r.b), r.b) < close;
}

Place nearest(const Shape& shape, Place to) {
    const double dx = to.x - shape.a.x, dy = to.y - shape.a.y;
    if (shape.circle) {
        const double d = std::hypot(dx, dy);
        if (d == 0) return {shape.a.x + shape.radius, shape.a.y};
        return {shape.a.x + dx / d * shape.radius, shape.a.y + dy / d * shape.radius};
    }
    const double ux = shape.b.x - shape.a.x, uy = shape.b.y - shape.a.y;
    const double t = (dx * ux + dy * uy) / (ux * ux + uy * uy);
    return {shape.a.x + t * ux, shape.a.y + t * uy};
}

Shape through(Place p, Place q, Place r) {
    const double twice = 2 * cross(p, q, r);
    const double size = std::max({std::hypot(q.x - p.x, q.y - p.y), std::hypot(r.x - p.x, r.y - p.y), 1e-12});
    if (std::abs(twice) < 1e-9 * size * size) {
        const bool far = std::hypot(q.x - p.x, q.y - p.y) > std::hypot(r.x - p.x, r.y - p.y);
        return {false, p, far ? q : r, 0};
    }
    const auto square = [&](Place a) { return (a.x - p.x) * (a.x - p.x) + (a.y - p.y) * (a.y - p.y); };
    const double x = (square(q) * (r.y - p.y) - square(r) * (q.y - p.y)) / twice;
    const double y = (square(r) * (q.x - p.x) - square(q) * (r.x - p.x)) / twice;
    return {true, {p.x + x, p.y + y}, {}, std::hypot(x, y)};
}

} // namespace porism::ui
