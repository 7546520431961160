// How quantities change with the points that they speak of.
#pragma once

#include "facts/quantity.h"
#include "geometry/point.h"

#include <boost/container/small_vector.hpp>
#include <optional>
#include <span>

namespace porism::realize {

/// By point of the quantity, in its order: the derivatives by the coordinates of that point. Angles in degrees.
using QuantitySlopes = boost::container::small_vector<geometry::Point<double>, 6>;

/// Of a length, an angle, its sine, cosine or tangent, an area or a perimeter; empty for others. Not finite where there
/// is no slope: at points that fall together. Areas and angles are without sign, and so are their slopes: where they
/// vanish, those of one side.
std::optional<QuantitySlopes> slopes_of(const facts::Quantity& quantity,
                                        std::span<const geometry::Point<double>> points);

} // namespace porism::realize
