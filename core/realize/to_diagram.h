// A finished figure as the value that the later stages take.
#pragma once

#include "realize/figure.h"

namespace porism::realize {

/// The inputs of the points that were placed so far and stand where they are given to the letter: free points alone,
/// what is put on a line meets its place to the last digits.
std::vector<diagram::GivenInput> given_inputs(const scene::Scene& scene, const diagram::Program& program);

/// The pictures of its worlds, its program and what its scene gives.
diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure);
/// The same where other points are one, too: all that are.
diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure,
                            std::vector<diagram::Coincidence> coincidences);

} // namespace porism::realize
