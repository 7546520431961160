// The equation of a relation row as the row has it: the order of its terms is the one in which it is taught.
#pragma once

#include "proof/rules/rule.h"

#include <string_view>

namespace porism::proof {

/// "length(a,c)^2 + length(b,c)^2 = length(a,b)^2", over the letters of the row; sums of products, whose factors
/// may be sums in brackets, as facts/relation.h reads them. Empty for a row without an equation.
std::string_view relation_as_written(const Rule& row);

} // namespace porism::proof
