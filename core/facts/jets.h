// What is to vanish in a figure, over balls with slopes (numbers/jet.h).
#pragma once

#include "facts/statement.h"
#include "geometry/point.h"
#include "numbers/jet.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace porism::facts {

using JetPoints = std::span<const geometry::Point<numbers::Jet>>;
using JetLetters = std::map<std::string, numbers::Jet, std::less<>>;

/// As `value_in` over doubles (facts/quantity.h); unknown where the points do not tell which of two ways is meant (an
/// angle that may be 0 or 180 degrees), and for a letter without a value.
numbers::Jet value_in(const Quantity& quantity, JetPoints points, const JetLetters& letters);

/// The polynomial of a relation; letters without a value are unknown.
numbers::Jet value_in(const Relation& relation, JetPoints points, const JetLetters& letters);

/// The polynomials of an equality (`residuals` of facts/truth.h), or the difference of the two sides of a relation.
/// None for order statements.
std::vector<numbers::Jet> vanishing(const Statement& statement, JetPoints points, const JetLetters& letters);

} // namespace porism::facts
