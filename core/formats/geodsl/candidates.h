// Which statements may say the next action of a scene.
#pragma once

#include "formats/geodsl/builder.h"

#include <string>
#include <vector>

namespace porism::geodsl {

struct Statement {
    const StatementRow* row;
    Bound bound;
};
/// Said one after the other: circles are defined before they are spoken of.
using Candidate = std::vector<Statement>;

/// `names`: of the points of the scene as the builder calls them, by number. Whether a candidate says the action is for
/// the builder to tell.
std::vector<Candidate> candidates(const Builder& builder, const scene::Action& action,
                                  const std::vector<std::string>& names);

} // namespace porism::geodsl
