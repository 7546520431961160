// What constructions need, as statements.
#pragma once

#include "scene/scene.h"

#include <vector>

namespace porism::scene {

/// What an action needs besides points that differ: the preconditions of its rows, and that two lines which meet in the
/// point are not parallel. Empty where it states something.
std::vector<facts::Statement> needed_by(const Action& action);

} // namespace porism::scene
