// Boxes of labels, and what they keep clear of.
#pragma once

#include "paint/scenery.h"
#include "paint/vec.h"

namespace porism::paint {

/// Upright; `low` is its top left corner.
struct Box {
    Vec low, high;

    static Box about(Vec centre, Vec half) { return {centre - half, centre + half}; }
    Vec centre() const { return between(low, high, 0.5); }
    Box grown(double by) const { return {{low.x - by, low.y - by}, {high.x + by, high.y + by}}; }
    Box moved(Vec by) const { return {low + by, high + by}; }
    bool meets(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y;
    }
    bool contains(Vec p) const { return low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y; }
    bool contains(const Box& other) const { return contains(other.low) && contains(other.high); }
    Vec nearest(Vec p) const;
    /// Squared distance of the farthest corner.
    double farthest(Vec p) const;
    /// Of its middle from the point where it just touches a line through that point across the direction (of length 1).
    static double reach(Vec half, Vec direction);
};

/// Whether a stroke goes through the box.
bool crosses(const Box& box, const Obstacle& obstacle);

} // namespace porism::paint
