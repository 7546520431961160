// Figures in which loci touch: there slopes depend on each other, the steps of a search come only half way each, and
// where they end the figure holds to all digits while its coordinates have half of them.
#pragma once

#include "realize/stated/constraint_system.h"

#include <cstdint>
#include <span>

namespace porism::realize {

enum class Settled : std::uint8_t {
    yes,
    unclear, ///< slopes depend on each other more and more, and where it ends is not told
    no, ///< what is stated fails by more than rounding: what nearly touches is no figure, however little is missing
};

/// Moves a figure that satisfies these statements, and near which slopes come to depend on each other, to where they
/// do: the slopes along a kernel vector vanish there too, and with them as further equations the place is a simple one
/// (deflation: Leykin, Verschelde, Zhao, "Newton's method with deflation for isolated singularities of polynomial
/// systems", 2006). Other figures stay as they are. About n^3 operations where slopes are clear of each other, some
/// hundreds of n^3 where the figure touches.
Settled settle_touching(const ConstraintSystem& system, std::span<const std::size_t> statements, Values& values,
                        Work& work);

} // namespace porism::realize
