// Clauses of a problem line: `points = construction[, construction]`.
#pragma once

#include "formats/jgex/source_line.h"
#include "scene/scene.h"

namespace porism::jgex {

/// Reads one clause and appends it to the scene; the scene is unchanged where there is an error.
Status read_clause(scene::Scene& scene, const SourceLine& line, const Piece& clause, bool auxiliary);

} // namespace porism::jgex
