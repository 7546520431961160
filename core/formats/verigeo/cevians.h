// Medians and bisectors that a goal asks for.
#pragma once

#include "scene/json.h"

#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// Asks for "the length of the median from A", "the bisector of ∠A", "the bisector from A to BC": the distance of the
/// corner from the point where the line meets the opposite side. That side is told, or the figure has no other points
/// than the corners of a triangle. The scene gets the point where it has none. False, with nothing added, where the
/// text is something else, and where another point is said to be on the side, which may be that one.
bool add_cevian(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into);

} // namespace porism::verigeo
