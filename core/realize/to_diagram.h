// A finished figure as the value that the later stages take.
#pragma once

#include "realize/figure.h"

namespace porism::realize {

/// The pictures of its worlds, its program and what its scene gives.
diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure);

} // namespace porism::realize
