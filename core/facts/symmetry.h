// The symmetries of a predicate's arguments (definition 15).
#pragma once

#include "facts/predicate.h"

#include <cstdint>
#include <span>
#include <vector>

namespace porism::facts {

/// One order of a statement's points: the place that each argument is taken from.
using Arrangement = std::vector<std::uint8_t>;

/// All orders in which a statement of different points says the same, its own first. They are found once for each
/// predicate, by trying; of a predicate with more than six arguments among the orders that keep pairs together.
std::span<const Arrangement> arrangements(Predicate predicate);

} // namespace porism::facts
