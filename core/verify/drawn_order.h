// Of a figure that somebody drew, the pictures in which what a value is asked of lies as it was drawn.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "realize/realize.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <optional>

namespace porism::verify {

/// A drawing shows on which side the points of a question lie, and which of its angles are acute: a value of a drawn
/// figure is asked in that order (definition 13c, "shown in the picture"). Where the pictures of such a diagram show
/// different values, the diagram with those alone that keep the order of the points behind the question (scene/drawn.h,
/// realize/exact/same_order.h), and with more of them where they are fewer than two. Nothing where the pictures agree,
/// where the figure is not drawn, and where none in its order is found. `options` are those with which it was realised.
/// Costs up to eight realisations.
std::optional<diagram::Diagram> in_drawn_order(const scene::Scene& scene, const scene::Question& question,
                                               const diagram::Diagram& diagram, const realize::Options& options,
                                               const Control& control);

} // namespace porism::verify
