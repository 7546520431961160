// Why statements have no figure together: a few of them that have none, and each of which can be blamed.
#pragma once

#include "realize/stated/constraint_solver.h"

#include <functional>
#include <span>
#include <vector>

namespace porism::realize {

/// Whether such statements hold together in some figure.
using Satisfiable = std::function<bool(std::span<const std::size_t>)>;

/// Of statements that do not, an irreducible set: they hold together no more, all but any one of them do; the earlier
/// ones are kept where there is a choice of the last. Asks about k log(n/k) times (Junker, "QuickXplain: preferred
/// explanations and relaxations for over-constrained problems", 2004).
std::vector<std::size_t> conflict_among(std::span<const std::size_t> statements, const Satisfiable& satisfiable);

/// Of statements those that tell lengths which no polygon has, or none of a told perimeter, else equations that
/// contradict each other, else comparisons that do (facts/order_consequences.h): an irreducible set. Empty where there
/// are none.
std::vector<std::size_t> never_together(const ConstraintSystem& system, std::span<const std::size_t> statements);

/// Of statements that steps from these values do not bring to hold together, an irreducible set of which that is so:
/// what does not fit together in the figures near by. Others may have it. Empty where there is none, where steps do
/// bring them to hold, and after a stop.
std::vector<std::size_t> conflict_near(const ConstraintSystem& system, std::span<const std::size_t> statements,
                                       const Values& values, Work& work, const Control& control);

/// Of statements for which no figure was found, an irreducible set of which that is as sure as numerics can be: with
/// more searches of its own it has none, by all choices or, where it is of few points, clearly in each trial; or one of
/// them fails in the same way in all figures of the others (forced.h). Without any one of its statements there is a
/// figure. Empty where that cannot be shown, and after a stop.
std::vector<std::size_t> shown_conflict(const ConstraintSystem& system, const Start& start, std::uint64_t seed,
                                        std::span<const std::size_t> statements, Work& work, const Control& control);

} // namespace porism::realize
