// Equations between vectors as sums of numbers times points.
#pragma once

#include "formats/verigeo/evaluate.h"
#include "numbers/exact.h"

#include <map>
#include <optional>
#include <string>

namespace porism::verigeo {

/// That is to be zero; the numbers are not, and add up to zero.
using Combination = std::map<std::string, numbers::Rational>;

/// What an equation says that both sides make of points, vectors between them and complex numbers of these by sums and
/// rational numbers. Empty where it is no such equation, and where it tells where points are and not only how they lie.
std::optional<Combination> combination_of(const Comparison& comparison);

} // namespace porism::verigeo
