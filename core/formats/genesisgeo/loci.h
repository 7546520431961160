// Which line or circle a statement is for one of its points.
#pragma once

#include "scene/scene.h"

#include <optional>

namespace porism::genesisgeo {

/// The use of a locus of the catalogue that gives just this statement when it places `point`, the other points being
/// there already. Empty where the statement does not speak of the point, speaks of it alone, or is none of these loci.
std::optional<scene::Use> locus_for(const facts::Statement& statement, PointId point);
/// The same of a construction that determines the point by this statement alone, as a midpoint.
std::optional<scene::Use> point_for(const facts::Statement& statement, PointId point);

} // namespace porism::genesisgeo
