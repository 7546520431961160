// Goals about coordinates of points.
#pragma once

#include "formats/verigeo/affine.h"

#include <string>
#include <string_view>

namespace porism::verigeo {

/// "Find (Length(C,A)^2 - ...)/8" for "Find X(C)": the coordinate by the distances from points with given places, two
/// that have the other coordinate in common, or three that are not on one line. Any other text itself, and that of a
/// point which has a given place, or where too few points have one. Of what is to be proved each coordinate: "Prove
/// X(D) = X(A) + 1", "Prove Vector(A,D) = Vec(5,3)", "Prove D = (5,3)", where one of them is not given.
std::string coordinates_by_distances(std::string_view goal, const Rationals& places);

} // namespace porism::verigeo
