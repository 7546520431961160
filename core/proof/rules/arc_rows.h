// Relation rows that say the same of any number of arcs which make up a circle.
#pragma once

#include "proof/rules/rule_table.h"

#include <span>

namespace porism::proof {

/// From three arcs on.
std::span<const RuleText> rows_of_arcs();

} // namespace porism::proof
