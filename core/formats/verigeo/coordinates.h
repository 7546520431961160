// What equations say of coordinates and of complex numbers, by points that stand at given places.
#pragma once

#include "formats/verigeo/edges.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::verigeo {

/// What an action says linearly of where points are: equations, sums of vectors, midpoints, points that part a segment
/// in a given ratio, parallelograms. Empty of others.
std::optional<Affine> said_of_places(const Action& action, const Ids& ids);
/// Where the author gives points to stand: by coordinates, and by equations that leave a free point one place.
Rationals given_places(const Envelope& envelope);
/// And besides where what is given leaves a point one place by what it says linearly of places.
Rationals places_that_follow(const Envelope& envelope);
/// Whether an author's equation speaks of the axes, or two points are given places: mirrored, the figure is another.
bool is_framed(const Envelope& envelope, const Rationals& given);

/// An ExprConstraint that is linear in coordinates: points on lines, lines that are parallel, and else distances from
/// points at (0, 0), (1, 0) and (0, 1); a point that is another one turned about a third and put farther away: the
/// angle and the ratio. The reason told_by_places where all its points stand so that it holds. Empty of what is not
/// linear.
std::optional<Said> coordinates_said(const Figure& figure, const Action& action);
/// A strict comparison that is linear in the coordinates of one point that stands nowhere yet, where the axes are told
/// by what is given: on which side of a line the point lies. Empty of others.
std::optional<Said> half_plane_said(const Figure& figure, const Action& action);
/// The three points that turn to the left by it, where one is another turned about the third.
std::vector<std::string> turned_by_number(const Figure& figure, const Action& action);

} // namespace porism::verigeo
