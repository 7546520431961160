// In which power of the unit of length quantities are measured, and what of them counts as nothing.
#pragma once

#include "facts/quantity.h"

#include <optional>
#include <span>

namespace porism::facts {

/// 1 of a length, 2 of an area, 0 of an angle or a ratio; empty for a letter, which may be any of these.
std::optional<int> dimension(QuantityKind kind);

/// The least size that a value of that kind has beside others: one that vanishes (the cosine of 90 degrees, a letter)
/// has no size of its own that an error could be held against. 0 for what never vanishes.
double least_size(QuantityKind kind);
/// The same in a picture, where points that lie on a line have an angle and an area that vanish.
double least_size(const Quantity& quantity, std::span<const geometry::Point<double>> points);

} // namespace porism::facts
