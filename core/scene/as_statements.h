// Constructions in statements: what a construction says, of points that are free otherwise.
#pragma once

#include "scene/scene.h"

#include <optional>
#include <vector>

namespace porism::scene {

/// Of the points that an action places, statements that leave them as free as its constructions do, in the same figures
/// up to the branches of these: equalities, then the orders that tell such figures from others. Empty for a free point;
/// nothing where statements cannot tell (which way a quarter turn goes) or the action states something itself.
std::optional<std::vector<facts::Statement>> as_statements(const Action& action);

/// The same as patterns over the points of a row in the order of its slots; null where statements cannot tell.
const std::vector<facts::Pattern>* statement_patterns(ConstructionId row);

} // namespace porism::scene
