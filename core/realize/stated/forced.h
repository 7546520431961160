// Statements that others force to fail, told from figures of those.
#pragma once

#include "realize/stated/constraint_solver.h"

#include <functional>
#include <span>
#include <vector>

namespace porism::realize {

/// Of statements for which no figure was found, one that is off by the same in every figure of some others (or by one
/// of two amounts, where they leave a choice), and those others, none of which can go without it being off by more
/// amounts than that. Figures are drawn at random, without the sketch. Ascending; empty where there are none, where
/// the figures have too many variables to be sure, and after a stop.
std::vector<std::size_t> forced_failure(const ConstraintSystem& system, const Start& start, std::uint64_t seed,
                                        std::span<const std::size_t> statements, Work& work, const Control& control);

} // namespace porism::realize
