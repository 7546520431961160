// The analytic verification of a figure: a proof by interval arithmetic that a true one lies where it is drawn.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "scene/scene.h"
#include "verify/numeric.h"

#include <span>
#include <vector>

namespace porism::verify {

/// No drawn point of a certified figure is farther from its true place, as a part of the picture: as much as is taken
/// for equal in pictures (geometry::Tolerance).
inline constexpr double certified_radius = geometry::Tolerance{}.equal;

/// figure_certified, redundant_holds, order_certified, in this order; the second once an action that states an equation
/// which the others fix to first order.
std::span<const NumericCheck> analytic_checks();

/// The checks of the figure in the scene picture (stage "analytic"; realize/existence.h). `figure_certified` passes
/// where all equations that the scene states are proved to hold together near the picture: the independent ones by an
/// interval Newton step, each other one because it is among `proved`, statements that the caller has checked to follow
/// from those before them. An equation that fails in a rigid figure is `failed`. A scene that states nothing passes
/// where its constructions have results over balls. `order_certified` decides over the whole box what is stated of
/// order, what constructions need and guarantee, and that points differ. What cannot be decided is `undecided`, with
/// the reason.
std::vector<problem::Check> check_analytically(const scene::Scene& scene, const diagram::Diagram& diagram,
                                               std::span<const facts::Statement> proved = {},
                                               const Control& control = {});

} // namespace porism::verify
