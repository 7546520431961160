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

/// Why three points are not on one line: two of three that are told to be different points of a line stand with a point
/// beside that line, and so does the third. The segments that say it, in words, as above; nothing of what is told
/// itself.
std::optional<std::string> not_flat_by_segments(const Analysis& analysis, const facts::Statement& order);

} // namespace porism::workflow
