// What a scene says of lines.
#pragma once

#include "realize/figure.h"

#include <vector>

namespace porism::realize {

/// All that the actions before `supposed_from` state, and by coll that three points lie on a line, one of which is
/// constructed or given, where they do in all worlds of the figure, which is that of its constructions.
std::vector<facts::Statement> lines_said_in(const scene::Scene& scene, const Figure& figure, std::size_t supposed_from);

} // namespace porism::realize
