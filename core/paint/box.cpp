#include "paint/box.h"

#include <algorithm>

namespace porism::paint {
namespace {

/// Whether corners of the box lie on both sides of the line through a and b.
bool meets_line(const Box& box, Vec a, Vec b) {
    const Vec d = b - a;
    const Vec half = 0.5 * (box.high - box.low);
    return std::fabs(cross(d, box.centre() - a)) < std::fabs(d.x) * half.y + std::fabs(d.y) * half.x;
}

} // namespace

Vec Box::nearest(Vec p) const {
    return {std::clamp(p.x, low.x, high.x), std::clamp(p.y, low.y, high.y)};
}

double Box::farthest(Vec p) const {
    const Vec far{std::max(std::fabs(low.x - p.x), std::fabs(high.x - p.x)),
                  std::max(std::fabs(low.y - p.y), std::fabs(high.y - p.y))};
    return dot(far, far);
}

double Box::reach(Vec half, Vec direction) {
    return std::fabs(direction.x) * half.x + std::fabs(direction.y) * half.y;
}

bool crosses(const Box& box, const Obstacle& obstacle) {
    if (obstacle.radius == 0) {
        const Vec a = obstacle.from, b = obstacle.to;
        if (std::max(a.x, b.x) < box.low.x || std::min(a.x, b.x) > box.high.x || std::max(a.y, b.y) < box.low.y ||
            std::min(a.y, b.y) > box.high.y)
            return false;
        return meets_line(box, a, b);
    }
    const Vec centre = obstacle.from, near = box.nearest(centre) - centre;
    const double squared = obstacle.radius * obstacle.radius;
    return dot(near, near) < squared && squared < box.farthest(centre);
}

} // namespace porism::paint
