// The statements that an equation between quantities says: readings (facts/readings.h) the other way.
#pragma once

#include "facts/readings.h"

#include <vector>

namespace porism::facts {

/// A statement that the relation says, under the conditions.
struct Saying {
    Statement statement;
    std::vector<Statement> conditions; ///< order statements
};

/// Statements of which the relation is a whole reading: AB = CD as cong, AB = 2 CD as rconst, AB = 3 as lconst, squares
/// likewise, AB GH = CD EF as eqratio, AB + BC = AC as sum, ∠ABC = 90 as perp, ∠ABC = ∠DEF and ∠ABC + ∠DEF = 180 as
/// eqangle under either orientation. Empty for others.
std::vector<Saying> sayings(const Relation& relation);

} // namespace porism::facts
