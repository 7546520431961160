// Points on two loci that meet elsewhere too. For the sources of this module only.
#pragma once

#include "scene/scene.h"
#include "translate/say.h"

#include <vector>

namespace porism::translate {

/// The earlier points on both loci of an action, but for one that the action's point falls on: by what the loci say,
/// and in the picture, where there is one.
std::vector<PointId> known_meetings(const scene::Action& action, Picture picture);

} // namespace porism::translate
