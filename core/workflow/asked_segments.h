// What a picture draws for what is asked.
#pragma once

#include "scene/json.h"
#include "scene/question.h"

#include <utility>
#include <vector>

namespace porism::workflow {

/// The segments that goals and questions speak of, so that a reader of the problem sees them. Not that points lie on
/// one line or circle: it would be seen.
std::vector<std::pair<PointId, PointId>> asked_segments(const scene::Goals& goals, const scene::Questions& questions);

} // namespace porism::workflow
