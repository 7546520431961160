// What a scene may ask of doubles, and what a figure must keep of what was asked.
#pragma once

#include "realize/figure.h"

namespace porism::realize {

/// Coordinates and numbers that pictures can show. Errors: `coordinates_too_large`, `coordinates_too_remote`,
/// `number_out_of_range`.
Status check_numbers(const scene::Scene& scene);

/// A given place that the figure does not keep: its point is determined by others, or cannot lie there. Error:
/// `given_place`.
Status check_given(const scene::Scene& scene, const Figure& figure);

} // namespace porism::realize
