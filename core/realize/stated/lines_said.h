// What a scene says of lines.
#pragma once

#include "realize/figure.h"

#include <vector>

namespace porism::realize {

/// All that the actions before `supposed_from` state, and by coll that three points lie on a line, one of which is
/// constructed or given, where they do in all worlds of the figure, which is that of its constructions.
std::vector<facts::Statement> lines_said_in(const scene::Scene& scene, const Figure& figure, std::size_t supposed_from);

/// The same of each three points of a drawn scene that its sketch shows on a line: what is drawn so is meant so
/// (definition 8); of few points. O(n^3).
std::vector<facts::Statement> lines_drawn_in(const scene::Scene& scene);

} // namespace porism::realize
