// The analytic verification of a figure: a proof by interval arithmetic that a true one lies where it is drawn.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "geometry/tolerance.h"
#include "problem/verdict.h"
#include "scene/scene.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::verify {

/// What a check measures, for the documents and for the inspector's list.
struct NumericCheck {
    std::string_view name;
    std::string_view meaning;
};

/// No drawn point of a certified figure is farther from its true place, as a part of the picture: as much as is taken
/// for equal in pictures (geometry::Tolerance).
inline constexpr double certified_radius = geometry::Tolerance{}.equal;

/// figure_certified, redundant_holds, order_certified, in this order; the second once an action that states an equation
/// which the others fix to first order.
std::span<const NumericCheck> analytic_checks();

/// Of the statements of these actions those that were proved, and the proofs checked, from all else that the scene
/// states, without the statements of any of them. May be empty.
using Prover = std::function<std::vector<facts::Statement>(const diagram::Diagram&, std::span<const std::size_t>)>;

/// The checks of the figure in the scene picture (stage "analytic"; realize/exact/existence.h). `figure_certified`
/// passes where all equations that the scene states are proved to hold together near the picture: the independent ones
/// by an interval Newton step, each other one because `prover`, which is asked once where there are any, has proved it.
/// Where these leave something open exact
/// numbers may have such a figure, with its points in the order of the picture (realize/exact/exact_picture.h), which
/// passes all three. An equation that fails in a rigid figure is `failed`. A scene that states nothing passes where its
/// constructions have results over balls. `order_certified` decides over the whole box what is stated of order, what
/// constructions need and guarantee, and that points differ. What cannot be decided is `undecided`, with the reason.
std::vector<problem::Check> check_analytically(const scene::Scene& scene, const diagram::Diagram& diagram,
                                               const Prover& prover = {}, const Control& control = {});

} // namespace porism::verify
