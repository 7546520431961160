// Pictures that show a goal to be false.
#pragma once

#include "diagram/diagram.h"
#include "facts/statement.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace porism::workflow {

struct SeenFalse {
    std::shared_ptr<const diagram::Diagram> figure; ///< with that picture as the one of its scene
    std::size_t number = 0;                         ///< 0: it is the one of the scene
};
/// The first picture of a figure in which a goal is seen to be false; empty where it is in none.
std::optional<SeenFalse> seen_false(const facts::Statement& goal, const diagram::Diagram& diagram);

} // namespace porism::workflow
