// Whether a fault is one: told without any of the checks, by formulas of its own over balls of 256 bits on the true
// figure, and by exact fractions. What changes nothing is no fault.
#pragma once

#include "faults/fault.h"

namespace porism::faults {

inline constexpr int oracle_bits = 256;
/// Relative; a ball must be as far from zero as this before something counts as false.
inline constexpr double oracle_limit = 1e-9;

/// Certainly false in this picture. False of what cannot be told, and of predicates that there is no formula for.
bool is_false(const facts::Statement& statement, std::span<const geometry::Point<numbers::Ball>> points);

/// How many figures are drawn, each with a second picture, to see whether what is asked depends on the order of points.
inline constexpr std::uint64_t orders_drawn = 8;
/// Whether in one of them, of the same branch, a goal is certainly false or a value another one: such a problem is not
/// good, whatever was proved under its conditions.
bool depends_on_order(const Good& good);

/// Whether the sample is really faulty, as its basis says. `good` is the one that it was made from.
bool is_fault(const Good& good, const Faulty& faulty);

} // namespace porism::faults
