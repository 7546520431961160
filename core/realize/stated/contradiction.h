// Equations of which a sum says that a number which is not zero is.
#pragma once

#include "facts/relation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace porism::realize {

/// By what part of its numbers an equation of what was measured may miss; and one of numbers that are meant as they are
/// written, by the digits of a double.
inline constexpr double digits_measured = 1e-9, digits_of_double = 1e-13;

/// Of equations those of which a sum of multiples contradicts itself, whatever their quantities are worth: x = AB and x
/// + 1 = AB. All of them count. By their numbers, ascending; empty where there are none. Products of quantities are
/// taken for quantities of their own; what misses by less than `digits` of its numbers does not count. Elimination:
/// cubic.
std::vector<std::size_t> contradicting(std::span<const facts::Relation> equations, double digits = digits_measured);

} // namespace porism::realize
