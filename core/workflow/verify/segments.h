// Orders that segments say: a point between two others lies where these do.
#pragma once

#include "workflow/solve/analyse.h"

#include <optional>
#include <string>

namespace porism::workflow {

/// Why two points lie on the same side of a line by the segments on which points are told to lie: a half plane and its
/// edge are convex, and a point between one of the open half plane and one of the closed one is in the open one. The
/// segments that say it, in words; nothing where the statement is another one or they do not say it.
std::optional<std::string> same_side_by_segments(const Analysis& analysis, const facts::Statement& order);

} // namespace porism::workflow
