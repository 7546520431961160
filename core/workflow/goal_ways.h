// Which of several readings of a goal a figure shows.
#pragma once

#include "formats/verigeo/ways.h"

namespace porism::workflow {

/// The way that is so in all pictures of the figure; of several the one of which most is stated. Where some picture has
/// none of them the goal is false in whichever way, and is read in the one of which most is stated. Nothing where
/// pictures differ in which it is. As verigeo::way_by_givens where the scene has no figure. Realises the scene, within
/// the counted work of realize::realize.
std::optional<std::size_t> way_in_figure(const scene::Scene& scene, std::span<const verigeo::SaidGoals> ways);

} // namespace porism::workflow
