// The method of Levenberg and Marquardt for the equations of a figure (Marquardt, "An algorithm for least-squares
// estimation of nonlinear parameters", 1963).
#pragma once

#include "realize/stated/constraint_system.h"

#include <span>
#include <vector>

namespace porism::realize {

/// At most so much of the magnitude of its terms, and an equation is satisfied; it is too where it fails by no more
/// than its coordinates are rounded, if that is less than can be seen.
inline constexpr double satisfied = 1e-11;

inline constexpr int fit_steps = 60;

/// The greatest of the residuals, each relative to the magnitude of its terms; infinite where one is no number.
double greatest(std::span<const facts::Residual> residuals);

std::vector<std::size_t> equalities_of(const ConstraintSystem& system, std::span<const std::size_t> statements);

/// Whether the order statements among these are seen to hold.
bool all_hold(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> points,
              const Values& values);

/// Whether steps may make what fails smaller by making the terms smaller, as where points come together. Where that
/// costs nothing, figures come to be where their start is not like them; where all but a few points stand it is a trap,
/// and so it is where nothing else is gained by it: then steps go where what fails is less beside its terms.
enum class Collapse { free, costs, gains_nothing };

/// Moves some variables from where they are so that the equalities among these statements hold, and says whether they
/// do; on the way order statements are led to hold, as far as that goes. Residuals are weighed by the magnitude of
/// their terms, so that none has a dimension. A variable that no statement speaks of stays. About n^3 / 3 operations a
/// step, at most `most_steps` steps, and three rounds where order statements do not hold.
bool fit(const ConstraintSystem& system, std::span<const std::size_t> statements,
         std::span<const std::size_t> variables, Values& values, Work& work, Collapse collapse = Collapse::free,
         int most_steps = fit_steps);

} // namespace porism::realize
