// "AD, BE and CF are concurrent".
#pragma once

#include "scene/json.h"

#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// As a goal: that the common point of two of the lines lies on the third; it is constructed where the scene has none.
/// False, with nothing added, where the text is something else.
bool add_concurrent(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into);

} // namespace porism::verigeo
