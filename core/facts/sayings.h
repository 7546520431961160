// The statements that an equation between quantities says: readings (facts/readings.h) the other way.
#pragma once

#include "facts/readings.h"

#include <optional>
#include <vector>

namespace porism::facts {

/// A statement that the relation says, under the conditions.
struct Saying {
    Statement statement;
    std::vector<Statement> conditions; ///< order statements
};

/// Statements of which the relation is a whole reading: AB = CD as cong, AB = 2 CD as rconst, AB = 3 as lconst, squares
/// likewise, AB GH = CD EF as eqratio, AB + BC = AC as sum, ∠ABC = 90 as perp, ∠ABC = ∠DEF and ∠ABC + ∠DEF = 180 as
/// eqangle under either orientation. And what it says of lines:
///   ∠ABC = ∠DCB                      para A B C D, where these turn in different senses (alternate angles)
///   ∠ABC + ∠DCB = 180                para A B C D, where they turn in the same sense
///   ∠AOC + ∠COB = 180, ∠AOC = ∠BOC   coll A O B, by the same
///   AB + BC = AC                     coll A B C
///   area(A,B,C) = area(A,B,D)        para A B C D, where C and D lie on the same side of AB
///   arc(O,A,B) = 180, arc(O,A,M,B) = 180   coll O A B
/// Empty for others.
std::vector<Saying> sayings(const Relation& relation);

/// How the relation says the statement: as a whole reading of it, or as the first of its sayings that is it.
std::optional<Saying> saying_of(const Relation& relation, const Statement& statement);

} // namespace porism::facts
