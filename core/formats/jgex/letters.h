// Letters of goals: text has those alone that something in the scene speaks of.
#pragma once

#include "base/result.h"
#include "scene/scene.h"

#include <span>

namespace porism::jgex {

/// Error `goal_letter`, with the pointer of the first goal in which a letter stands that nothing in the scene speaks
/// of: it is worth nothing in a figure.
Status check_letters(std::span<const facts::Statement> goals, const scene::Scene& scene);

} // namespace porism::jgex
