// The small signs of geometry: squares of right angles, ticks of equal lengths, arcs of equal angles, arrows of
// parallels.
#pragma once

#include "paint/scenery.h"

#include <optional>
#include <span>

namespace porism::paint {

/// How a sign is drawn and on which layer.
struct SignStyle {
    Stroke stroke;
    Layer layer = Layer::mark;
    Subject subject = {};
};

/// A square in the corner at `vertex` between two directions of length 1 at right angles; nothing if a leg is shorter
/// than twice the smallest square that can be seen, or if these two lines are marked there already.
void add_right_angle(Scenery& scenery, Vec vertex, Vec first, Vec second, double first_leg, double second_leg,
                     const SignStyle& style);
/// The sign of two lines through `vertex`, one of them in that direction; null where they have none.
const RightAngle* right_angle_at(const Scenery& scenery, Vec vertex, Vec direction);
/// Whether the sign of that class of equal lengths, so many arcs in a corner or so many arrow heads on a segment can be
/// seen; where they cannot, they are not drawn.
bool fits(const Scenery& scenery, const Bearer& bearer, int count);
/// The sign of a class of equal lengths, by its number from 1: so many short strokes across the middle of a segment, or
/// rings on it from the fifth class on, moved aside if a point is drawn near; where a point lies on the segment, on a
/// bow from end to end, since signs on it would be those of a part.
void add_ticks(Scenery& scenery, Vec a, Vec b, int number, const SignStyle& style);
/// Numbers in small discs on a segment or its bow, side by side: open discs for one side of an equation, full ones for
/// the other.
void add_names(Scenery& scenery, Vec a, Vec b, std::span<const TermLabel> names, const SignStyle& style);
/// The outermost of `count` arcs of an angle, from the ray to `first` to the ray to `second`, the shorter way: the one
/// that is drawn there, else one with room for them outside of those of corners beside or within this one, so that no
/// two are seen as one.
Arc arc_of_angle(const Scenery& scenery, Vec vertex, Vec first, Vec second, int count, const SignStyle& style);
/// `count` such arcs; `tinted` fills the sector.
void add_angle(Scenery& scenery, Vec vertex, Vec first, Vec second, int count, const SignStyle& style, bool tinted);
/// Keeps the room up to that radius, in pixels, for the value in a corner: arcs of corners that this one is a part of
/// are drawn outside of it, where their sides are long enough.
void keep_free(Scenery& scenery, const Arc& arc, double radius);
/// A bow from end to end where a point lies on the segment; empty, and nothing drawn, where none does.
std::optional<Arc> add_bow(Scenery& scenery, Vec a, Vec b, const SignStyle& style);
/// `count` arrow heads in the middle of a segment, pointing from a to b.
void add_arrows(Scenery& scenery, Vec a, Vec b, int count, const SignStyle& style);

/// Where the line ab meets the line cd; empty for parallels.
std::optional<Vec> meet(Vec a, Vec b, Vec c, Vec d);

} // namespace porism::paint
