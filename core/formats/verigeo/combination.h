// Equations between vectors as sums of numbers times points.
#pragma once

#include "formats/verigeo/evaluate.h"
#include "numbers/exact.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// That is to be zero; the numbers are not, and add up to zero.
using Combination = std::map<std::string, numbers::Rational>;

/// What an equation says that both sides make of points, vectors between them and complex numbers of these by sums and
/// rational numbers; a side that is 0 is the zero vector. Empty where it is no such equation, and where it tells where
/// points are and not only how they lie.
std::optional<Combination> combination_of(const Comparison& comparison);

/// A text that is made so and is a vector, as the numbers of its points, which add up to zero; empty of other text.
std::optional<Combination> vector_in(std::string_view text);

} // namespace porism::verigeo
