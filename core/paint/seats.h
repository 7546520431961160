// Where along a segment a sign stands, so that it can be seen: beside points, and not on lines that cross there.
#pragma once

#include "paint/scenery.h"

#include <optional>
#include <span>

namespace porism::paint {

/// The middle of a sign, and the direction (of length 1) of what it stands on.
struct Seat {
    Vec at, along;
};

/// What a sign takes to either side of its middle, in pixels: on the line that bears it, and across that.
struct SeatSize {
    double along, across;
};

/// Whether a point lies between the ends of a segment: a sign on it would be one of a part.
bool has_point_inside(const Scenery& scenery, Vec a, Vec b);

/// From a to b beside the segment, on the side that has more room.
Arc bow_over(const Scenery& scenery, Vec a, Vec b, const Stroke& stroke);

/// On the segment: the first of the places (parts of the way from a to b) that is free of points and of other lines;
/// else the first that is free of points; else the first at all. None where on each of them a line runs along the
/// sign, over it: a stroke could not be seen.
std::optional<Seat> seat_on(const Scenery& scenery, Vec a, Vec b, std::span<const double> places, SeatSize size);

/// The same of a sign that is one of the length: on the bow over the segment where a point lies inside.
std::optional<Seat> seat_of_length(const Scenery& scenery, Vec a, Vec b, std::span<const double> places, SeatSize size);

} // namespace porism::paint
